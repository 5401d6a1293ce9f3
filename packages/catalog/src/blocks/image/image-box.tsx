// A picture on the page: loaded in the width it is shown in, with its height reserved until it is loaded.
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import './image.css'
import type { BlockProps } from '@sheaf/editor/views/block-view'
import { ratioOfAddress, ratioOfFile } from '@sheaf/editor/views/picture-size'
import { IconButton } from '@sheaf/ui/button/button'
import { holdUntilFocus } from '@sheaf/ui/held-keys/hold-until-focus'
import { Icon, ImageIcon, MaximizeIcon, TextIcon } from '@sheaf/ui/icon/icon'
import { MenuItem } from '@sheaf/ui/menu/menu-item'
import { useRef, useState } from 'react'
import { numberField, plainField, webAddress, written } from '../../media/media-fields'
import { MediaFrame } from '../../media/media-frame'
import { type Media, useMedia } from '../../media/use-media'
import { AltText } from './alt-text'

const Lightbox = onDemand(async () => (await import('./lightbox')).Lightbox).Part

const widths = [640, 1080, 1440, 2560] as const
const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog]') !== null
const LEAST_PX = 64
const PAGE_PX = 720

export function ImageBlock({ id }: BlockProps) {
  const media = useMedia(id)
  const { t, files } = media.host
  const [isLarge, setLarge] = useState(false)
  const [isDescribing, setDescribing] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const keepSource = async (source: string): Promise<void> => {
    const ratio = await ratioOfAddress(files.urlOf(source, { width: widths[0] }))
    media.change([
      ['properties', 'source', written(source)],
      ['format', 'block_aspect_ratio', ratio],
    ])
  }
  const view = (): void => {
    setLarge(true)
    holdUntilFocus(() => setLarge(false), isInDialog)
  }
  const measure = async (file: File): Promise<void> => {
    const ratio = await ratioOfFile(file)
    if (ratio !== null) media.change([['format', 'block_aspect_ratio', ratio]])
  }
  return (
    <>
      <MediaFrame
        media={media}
        isFile
        resize={{ axis: 'width', least: LEAST_PX, usual: null }}
        ask={{
          title: t('Add an image'),
          icon: ImageIcon,
          accept: 'image/*',
          linkLabel: t('Image link'),
          readLink: text => webAddress(text, true),
          linkProblem: t('Paste a link, such as https://example.com/image.png'),
          onLink: source => void keepSource(source),
          onFile: file => void measure(file),
        }}
        buttons={<IconButton label={t('View')} icon={<Icon of={MaximizeIcon} />} onClick={view} />}
        rows={
          media.isEditable && (
            <MenuItem icon={<Icon of={TextIcon} />} label={t('Alt text')} onSelect={() => setDescribing(true)} />
          )
        }
      >
        <div ref={place}>
          <Picture media={media} onOpen={view} />
        </div>
      </MediaFrame>
      {isDescribing && <AltText media={media} anchor={place} onClose={() => setDescribing(false)} />}
      {isLarge && <Lightbox host={media.host} first={id} onClose={() => setLarge(false)} />}
    </>
  )
}

function Picture({ media, onOpen }: { readonly media: Media; readonly onOpen: () => void }) {
  const { block, source, host, isEditable } = media
  const [failed, setFailed] = useState('')
  const ratio = numberField(block?.format, 'block_aspect_ratio')
  const width = numberField(block?.format, 'block_width')
  const alt = plainField(block?.properties, 'alt_text')
  const url = host.files.urlOf(source, { width: widths[1] })
  if (failed === source)
    return <p className="sheaf-media-row">{host.t('Can’t load this image. It may have been deleted.')}</p>
  return (
    // The toolbar has the same for the keyboard; a press on the picture itself selects the block.
    <img
      className="sheaf-image"
      alt={alt}
      src={url}
      srcSet={srcSetOf(media)}
      sizes={`(max-width: ${PAGE_PX}px) 100vw, ${Math.round(width ?? PAGE_PX)}px`}
      loading="lazy"
      decoding="async"
      draggable={false}
      style={ratio ? { aspectRatio: `1 / ${ratio}` } : {}}
      onError={() => setFailed(source)}
      onDoubleClick={onOpen}
      onClick={isEditable ? undefined : onOpen}
    />
  )
}

/** Nothing where an address is shown as it is. */
function srcSetOf({ host, source }: Media): string | undefined {
  const urls = widths.map(width => host.files.urlOf(source, { width }))
  return new Set(urls).size > 1 ? urls.map((url, i) => `${url} ${widths[i]}w`).join(', ') : undefined
}
