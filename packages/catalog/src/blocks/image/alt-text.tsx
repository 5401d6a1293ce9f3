// What a picture shows, for those who do not see it.
import { Button } from '@sheaf/ui/button/button'
import { TextArea } from '@sheaf/ui/field/text-area'
import { Popover } from '@sheaf/ui/popover/popover'
import { type FormEvent, type RefObject, useState } from 'react'
import { plainField, written } from '../../media/media-fields'
import type { Media } from '../../media/use-media'

interface AltTextProps {
  readonly media: Media
  readonly anchor: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

export function AltText({ media, anchor, onClose }: AltTextProps) {
  const { t } = media.host
  const kept = plainField(media.block?.properties, 'alt_text')
  const [text, setText] = useState(kept)
  const keep = (event: FormEvent): void => {
    event.preventDefault()
    const words = text.trim()
    if (words !== kept) media.change([['properties', 'alt_text', words === '' ? null : written(words)]])
    onClose()
  }
  return (
    <Popover title={t('Alt text')} open onOpenChange={open => !open && onClose()} anchor={anchor} align="center">
      <form className="sheaf-media-link" onSubmit={keep}>
        <TextArea
          label={t('Alt text')}
          labelHidden
          hint={t('Describes the image for people who can’t see it.')}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <Button type="submit" variant="primary">
          {t('Save')}
        </Button>
      </form>
    </Popover>
  )
}
