// A film on the page: the browser's own player for files, and the provider's, when asked for, for the rest.
import './video.css'
import type { BlockProps } from '@sheaf/editor/views/block-view'
import { VideoIcon } from '@sheaf/ui/icon/icon'
import { askForFile } from '../../media/ask-for-file'
import { nameOfSource, numberField, plainField } from '../../media/media-fields'
import { MediaFrame } from '../../media/media-frame'
import { playerSource } from '../../media/player-source'
import { FramePoster } from '../../media/remote-frame'
import { useMedia } from '../../media/use-media'
import { videoFrame } from './video-frame'

const LEAST_PX = 160
const USUAL_RATIO = 9 / 16

export function VideoBlock({ id }: BlockProps) {
  const media = useMedia(id)
  const { source, host, block } = media
  const { t } = host
  const frame = videoFrame(source)
  const ratio = numberField(block?.format, 'block_aspect_ratio') ?? USUAL_RATIO
  const name = plainField(block?.properties, 'caption') || nameOfSource(source)
  return (
    <MediaFrame
      media={media}
      isFile={!frame}
      {...(frame && { address: source })}
      resize={{ axis: 'width', least: LEAST_PX, usual: null }}
      ask={askForFile(media, {
        title: t('Add a video'),
        icon: VideoIcon,
        accept: 'video/*',
        linkLabel: t('Video link'),
        linkHint: t('Upload a file or paste a YouTube, Vimeo, or Loom link'),
        linkProblem: t('Paste a link, such as https://youtu.be/…'),
      })}
    >
      <div className="sheaf-video" style={{ aspectRatio: `1 / ${ratio}` }}>
        {frame ? (
          <FramePoster url={frame} title={name} action={t('Play video')} detail={hostOf(source)} />
        ) : (
          // biome-ignore lint/a11y/useMediaCaption: films of people come without tracks
          <video controls playsInline {...playerSource(host.files.urlOf(source))} aria-label={name} />
        )}
      </div>
    </MediaFrame>
  )
}
const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : '')
