// The picker of all emoji, for the icon of a block.
import { Floating } from '@sheaf/ui/floating/floating'
import type { PageEditing, Panel } from '../../editing/page-editing'
import { t } from '../../i18n/t'
import { EmojiPicker } from './emoji-picker'

interface EmojiForBlockProps {
  readonly editing: PageEditing
  readonly panel: Extract<Panel, { name: 'icon' }>
}

export function EmojiForBlock({ editing, panel }: EmojiForBlockProps) {
  const { at, chosen } = panel
  // The focus that it gives back leaves it, which closes it once more.
  const close = (): void => {
    if (editing.panel.get() === panel) editing.closePanel()
  }
  const choose = (icon: string | null): void => {
    close()
    chosen(icon)
  }
  return (
    <Floating anchor={at} takesFocus label={t('Emoji')} onClose={close}>
      <EmojiPicker onChoose={choose} onRemove={() => choose(null)} />
    </Floating>
  )
}
