// Emoji for a comment, beside the button that asks for them.
import { IconButton } from '@sheaf/ui/button/button'
import { Floating } from '@sheaf/ui/floating/floating'
import { Icon, SmileIcon } from '@sheaf/ui/icon/icon'
import { useState } from 'react'
import { t } from '../../i18n/t'
import { useCommentParts } from './comment-parts'

export function EmojiButton({ onChoose }: { readonly onChoose: (emoji: string) => void }) {
  const { EmojiPicker } = useCommentParts()
  const [at, setAt] = useState<HTMLElement | null>(null)
  return (
    <>
      <IconButton
        label={t('Add emoji')}
        aria-haspopup="dialog"
        aria-expanded={at !== null}
        icon={<Icon of={SmileIcon} />}
        onClick={event => setAt(event.currentTarget)}
      />
      {at && (
        <Floating anchor={at} takesFocus label={t('Emoji')} onClose={() => setAt(null)}>
          <EmojiPicker
            onChoose={emoji => {
              setAt(null)
              onChoose(emoji)
            }}
          />
        </Floating>
      )}
    </>
  )
}
