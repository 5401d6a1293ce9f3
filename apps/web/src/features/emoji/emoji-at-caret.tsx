// The picker of all emoji, for the place in the text where it was asked for.
import { putInline } from '@sheaf/editor/commands/inline-equation'
import { caretSpan } from '@sheaf/editor/commands/inline-marks'
import { Floating } from '@sheaf/ui/floating/floating'
import { useState } from 'react'
import type { PageEditing } from '../../editing/page-editing'
import { t } from '../../i18n/t'
import { EmojiPicker } from './emoji-picker'

interface EmojiAtCaretProps {
  readonly editing: PageEditing
  readonly onClose: () => void
}

export function EmojiAtCaret({ editing, onClose }: EmojiAtCaretProps) {
  const { inline, core } = editing.editor
  const { head } = core.state.selection
  const [anchor] = useState(() => inline.anchorOf(head, head))
  const close = (): void => {
    onClose()
    inline.focus()
  }
  return (
    <Floating anchor={anchor} takesFocus label={t('Emoji')} onClose={close}>
      <EmojiPicker
        onChoose={emoji => {
          // The caret has stayed in the text, and goes along with what others write there.
          const span = caretSpan(core)
          if (span) putInline(span, emoji)(core)
          close()
        }}
      />
    </Floating>
  )
}
