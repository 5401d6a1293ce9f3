// Another site in a frame, with a height that people can change.
import './embeds.css'
import type { BlockProps } from '@sheaf/editor/views/block-view'
import { CodeIcon } from '@sheaf/ui/icon/icon'
import { plainField, webAddress, written } from '../../media/media-fields'
import { MediaFrame } from '../../media/media-frame'
import { RemoteFrame } from '../../media/remote-frame'
import { useMedia } from '../../media/use-media'
import { frameAddress } from './embed-frame'
import { embedServices } from './embed-list'

const LEAST_PX = 96
const USUAL_PX = 420

export function EmbedBlock({ id }: BlockProps) {
  const media = useMedia(id)
  const { source, host, block } = media
  const { t, t: tData } = host
  const frame = frameAddress(source)
  const label = embedServices.find(({ type }) => type === block?.type)?.label ?? ''
  // Strings of the catalog are messages too; they are extracted from the table.
  const name: string = label && tData(label)
  const hostName = URL.canParse(source) ? new URL(source).hostname : ''
  const title = plainField(block?.properties, 'caption') || `${name} · ${hostName}`
  return (
    <MediaFrame
      media={media}
      address={source}
      name={title}
      resize={frame ? { axis: 'height', least: LEAST_PX, usual: USUAL_PX } : null}
      ask={{
        title: block?.type === 'embed' ? t('Embed a website') : t('Embed from {service}', { service: name }),
        icon: CodeIcon,
        accept: null,
        linkLabel: t('Link to embed'),
        readLink: text => {
          const address = webAddress(text, true)
          return address && frameAddress(address) ? address : null
        },
        linkProblem: t('Enter a link that starts with https://'),
        onLink: given => media.change([['properties', 'source', written(given)]]),
      }}
    >
      {frame ? (
        <RemoteFrame url={frame} title={title} />
      ) : (
        <a className="sheaf-embed-link" href={source} target="_blank" rel="noopener noreferrer">
          {source}
        </a>
      )}
    </MediaFrame>
  )
}
