// A recording on the page, in the browser's own player.
import './audio.css'
import type { BlockProps } from '@sheaf/editor/views/block-view'
import { VolumeIcon } from '@sheaf/ui/icon/icon'
import { nameOfSource, webAddress, written } from '../../media/media-fields'
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
      ask={{
        title: t('Add audio'),
        icon: VolumeIcon,
        accept: 'audio/*',
        linkLabel: t('Audio link'),
        readLink: text => webAddress(text, true),
        linkProblem: t('Paste a link, such as https://example.com/talk.mp3'),
        onLink: given => media.change([['properties', 'source', written(given)]]),
      }}
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
