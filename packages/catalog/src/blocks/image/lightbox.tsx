// The images of a page, one at a time and as large as the screen. Arrows go from one to the next, plus and minus zoom.

import type { Uuid } from '@sheaf/core/ids'
import { readRichText } from '@sheaf/core/text/read-rich-text'
import type { BlockHost } from '@sheaf/editor/host/block-host'
import { useBlock } from '@sheaf/editor/host/use-block'
import { IconButton } from '@sheaf/ui/button/button'
import { FullDialog } from '@sheaf/ui/dialog/full-dialog'
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon, Icon } from '@sheaf/ui/icon/icon'
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { PlainWords } from '../../media/caption'
import { plainField, sourceOf } from '../../media/media-fields'
import { useZoom, ZoomButtons } from '../../media/zoom'

const zooms = [1, 1.5, 2, 3, 4] as const
const PAGE_PX = 1080
const LARGE_PX = 2560

interface LightboxProps {
  readonly host: BlockHost
  readonly first: Uuid
  readonly onClose: () => void
}

export function Lightbox({ host, first, onClose }: LightboxProps) {
  const { t } = host
  const [images] = useState(() => imagesOf(host))
  const [at, setAt] = useState(() => Math.max(0, images.indexOf(first)))
  const zoom = useZoom(zooms, 0)
  const closing = useRef<HTMLButtonElement>(null)
  const shown = images[at] ?? first
  const properties = useBlock(shown)?.properties
  const caption = readRichText(properties?.['caption'])
  const go = (by: number): void => {
    setAt(Math.max(0, Math.min(images.length - 1, at + by)))
    zoom.to(0)
  }
  const press = (event: KeyboardEvent): void => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const act: Readonly<Record<string, () => void>> = {
      ArrowRight: () => go(forward),
      ArrowLeft: () => go(-forward),
      '+': () => zoom.by(1),
      '=': () => zoom.by(1),
      '-': () => zoom.by(-1),
    }
    const does = act[event.key]
    if (!does || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    does()
  }
  return (
    <FullDialog
      title={t('Image {number} of {count}', { number: at + 1, count: images.length })}
      open
      onOpenChange={open => !open && onClose()}
      onKeyDown={press}
      initialFocus={closing}
    >
      {/* At the ends buttons are only said to be off: one that is disabled would drop the focus. */}
      <div className="sheaf-lightbox-bar">
        <span aria-live="polite">{t('{number} of {count}', { number: at + 1, count: images.length })}</span>
        <ZoomButtons zoom={zoom} t={t} />
        <IconButton
          label={t('Previous image')}
          icon={<Icon of={ChevronLeftIcon} mirrored />}
          aria-disabled={at === 0}
          onClick={() => go(-1)}
        />
        <IconButton
          label={t('Next image')}
          icon={<Icon of={ChevronRightIcon} mirrored />}
          aria-disabled={at >= images.length - 1}
          onClick={() => go(1)}
        />
        <button ref={closing} type="button" className="sheaf-lightbox-close" aria-label={t('Close')} onClick={onClose}>
          <Icon of={CloseIcon} />
        </button>
      </div>
      {/* Scrolled by the keyboard when the image is larger than the screen. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable */}
      <div className="sheaf-lightbox-viewport" tabIndex={zoom.isLeast ? -1 : 0} role="group" aria-label={t('Image')}>
        <LargeImage
          key={shown}
          // The picture of the page is loaded already; the large one replaces it once it is loaded.
          small={host.files.urlOf(sourceOf(properties), { width: PAGE_PX })}
          large={host.files.urlOf(sourceOf(properties), { width: LARGE_PX })}
          alt={plainField(properties, 'alt_text')}
          data-zoomed={!zoom.isLeast || undefined}
          style={{ '--zoom': zoom.factor } as object}
          onDoubleClick={() => zoom.to(zoom.isLeast ? 2 : 0)}
        />
      </div>
      {caption.length > 0 && (
        <div key={shown} className="sheaf-lightbox-caption">
          <host.FieldText block={shown} field="caption" meanwhile={<PlainWords of={caption} />} />
        </div>
      )}
    </FullDialog>
  )
}

type LargeImageProps = ComponentProps<'img'> & { readonly small: string; readonly large: string }

function LargeImage({ small, large, alt, ...rest }: LargeImageProps) {
  const [src, setSrc] = useState(small)
  useEffect(() => {
    const coming = new Image()
    const show = (): void => setSrc(large)
    coming.addEventListener('load', show)
    coming.src = large
    return () => coming.removeEventListener('load', show)
  }, [large])
  return <img {...rest} className="sheaf-lightbox-image" src={src} alt={alt} />
}

/** In reading order; pages inside the page have their own. */
function imagesOf({ replica, pageId }: BlockHost): readonly Uuid[] {
  const found: Uuid[] = []
  const walk = (id: Uuid): void => {
    for (const child of replica.view.content(id)) {
      const block = replica.block(child)
      if (!block?.alive) continue
      if (block.type === 'image' && sourceOf(block.properties)) found.push(child)
      if (!replica.options.kinds.traits(block.type).page) walk(child)
    }
  }
  walk(pageId)
  return found
}
