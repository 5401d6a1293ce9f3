// The words under a picture: a field that grows with its text, kept when it is left. Mod+Alt+M brings the caret here.
import { CAPTION_EVENT } from '@sheaf/editor/views/caption-event'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { plainField, written } from './media-fields'
import type { Media } from './use-media'

export function Caption({
  media,
  box,
}: {
  readonly media: Media
  /** An element inside the block. */
  readonly box: RefObject<HTMLElement | null>
}) {
  const kept = plainField(media.block?.properties, 'caption')
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    const block = box.current?.closest('.sheaf-block')
    const ask = (): void => setAsked(true)
    block?.addEventListener(CAPTION_EVENT, ask)
    return () => block?.removeEventListener(CAPTION_EVENT, ask)
  }, [box])
  if (kept === '' && !(isAsked && media.isEditable)) return null
  if (!media.isEditable)
    return (
      <figcaption className="sheaf-caption" dir="auto">
        {kept}
      </figcaption>
    )
  return (
    <figcaption className="sheaf-caption">
      <CaptionField media={media} kept={kept} isAsked={isAsked} onLeave={() => setAsked(false)} />
    </figcaption>
  )
}

interface FieldProps {
  readonly media: Media
  readonly kept: string
  readonly isAsked: boolean
  readonly onLeave: () => void
}

function CaptionField({ media, kept, isAsked, onLeave }: FieldProps) {
  const { t } = media.host
  const field = useRef<HTMLTextAreaElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  useEffect(() => {
    if (isAsked) field.current?.focus()
  }, [isAsked])
  const shown = typed ?? kept
  const keep = (): void => {
    if (typed !== null && typed.trim() !== kept) media.change([['properties', 'caption', captionValue(typed)]])
    setTyped(null)
    onLeave()
  }
  const leave = (event: KeyboardEvent): void => {
    if ((event.key !== 'Enter' || event.shiftKey) && event.key !== 'Escape') return
    if (event.nativeEvent.isComposing) return
    event.preventDefault()
    keep()
    media.host.focus(media.id)
  }
  return (
    // The same text, unseen, under the field: the field is as high as it is.
    <div className="sheaf-caption-field" data-text={shown || t('Write a caption')}>
      <textarea
        ref={field}
        rows={1}
        dir="auto"
        value={shown}
        aria-label={t('Caption')}
        placeholder={t('Write a caption')}
        onChange={event => setTyped(event.target.value)}
        onBlur={keep}
        onKeyDown={leave}
      />
    </div>
  )
}
const captionValue = (text: string) => (text.trim() === '' ? null : written(text.trim()))
