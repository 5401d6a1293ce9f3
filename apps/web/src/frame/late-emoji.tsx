// The picker of emoji for whatever shows it among other things. Until it is here the keys wait for its field.
import { holdUntilFocus } from '@sheaf/ui/held-keys/hold-until-focus'
import { isWritable } from '@sheaf/ui/held-keys/is-writable'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { useEffect } from 'react'

function Coming() {
  useEffect(() => void holdUntilFocus(() => {}, isWritable), [])
  return null
}

export const EmojiPicker = onDemand(
  async () => (await import('../features/emoji/emoji-picker')).EmojiPicker,
  <Coming />,
).Part
