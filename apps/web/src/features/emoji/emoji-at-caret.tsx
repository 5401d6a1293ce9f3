// The picker of all emoji, for the place in the text where it was asked for.
import { putInline } from '@sheaf/editor/commands/inline-equation'
import type { TextSpan } from '@sheaf/editor/input/trigger'
import { Floating } from '@sheaf/ui/floating/floating'
import { useState } from 'react'
import type { PageStage } from '../../editing/page-stage'
import { t } from '../../i18n/t'
import { EmojiPicker } from './emoji-picker'

interface EmojiAtCaretProps {
  readonly stage: PageStage
  readonly span: TextSpan
  readonly onClose: () => void
}

export function EmojiAtCaret({ stage, span, onClose }: EmojiAtCaretProps) {
  const { inline, core } = stage.editor
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
          putInline(span, emoji)(core)
          close()
        }}
      />
    </Floating>
  )
}
