// A recording on the page, in the browser's own player.
import './audio.css'
import type { BlockProps } from '@sheaf/editor/views/block-view'
import { VolumeIcon } from '@sheaf/ui/icon/icon'
import { askForFile } from '../../media/ask-for-file'
import { nameOfSource } from '../../media/media-fields'
import { MediaFrame } from '../../media/media-frame'
import { playerSource } from '../../media/player-source'
import { useMedia } from '../../media/use-media'

export function AudioBlock({ id }: BlockProps) {
  const media = useMedia(id)
  const { source, host } = media
  const { t } = host
  return (
    <MediaFrame
      media={media}
      isFile
      resize={null}
      ask={askForFile(media, {
        title: t('Add audio'),
        icon: VolumeIcon,
        accept: 'audio/*',
        linkLabel: t('Audio link'),
        linkProblem: t('Paste a link, such as https://example.com/talk.mp3'),
      })}
    >
      <div className="sheaf-audio">
        <span className="sheaf-audio-name" dir="auto">
          {nameOfSource(source)}
        </span>
        {/* biome-ignore lint/a11y/useMediaCaption: recordings of people come without tracks */}
        <audio controls {...playerSource(host.files.urlOf(source))} aria-label={nameOfSource(source)} />
      </div>
    </MediaFrame>
  )
}
