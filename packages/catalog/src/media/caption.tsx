// The caption of a picture or code block: rich text. Mod+Alt+M moves the caret into it; an empty one shows only while it is edited.
import type { Uuid } from '@sheaf/core/ids'
import { readRichText } from '@sheaf/core/text/read-rich-text'
import { plainText, type RichText } from '@sheaf/core/text/rich-text'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useBlock, useEditable } from '@sheaf/editor/host/use-block'
import { CAPTION_EVENT } from '@sheaf/editor/views/caption-event'
import { type RefObject, useEffect, useState } from 'react'

interface CaptionProps {
  readonly id: Uuid
  /** An element inside the block. */
  readonly box: RefObject<HTMLElement | null>
  /** A figure has one of its own kind. */
  readonly as?: 'figcaption' | 'div'
}

export function Caption({ id, box, as: Element = 'figcaption' }: CaptionProps) {
  const { t, FieldText } = useBlockHost()
  const words = readRichText(useBlock(id)?.properties?.['caption'])
  const isEditable = useEditable()
  const [isWriting, setWriting] = useState(false)
  useEffect(() => {
    // The listener is on the page, since the element around a block may be created again while its content stays.
    const ask = ({ target }: Event): void => {
      if (box.current?.closest('.sheaf-block') === target) setWriting(true)
    }
    document.addEventListener(CAPTION_EVENT, ask)
    return () => document.removeEventListener(CAPTION_EVENT, ask)
  }, [box])
  if (words.length === 0 && !(isWriting && isEditable)) return null
  return (
    <Element className="sheaf-caption">
      <FieldText
        block={id}
        field="caption"
        meanwhile={<PlainWords of={words} />}
        writing={{
          label: t('Caption'),
          placeholder: t('Write a caption'),
          isAsked: isWriting,
          onEnter: () => setWriting(true),
          onLeave: () => setWriting(false),
        }}
      />
    </Element>
  )
}

/** At once, and as high as what takes their place. */
export const PlainWords = ({ of }: { readonly of: RichText }) => (
  <div className="sheaf-field-text" dir="auto">
    {plainText(of)}
  </div>
)
