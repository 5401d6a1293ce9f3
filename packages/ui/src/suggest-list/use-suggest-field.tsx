// A field that chooses from a list while it keeps the focus: arrows go through the options, Enter chooses. The field names the active
// one to screen readers. Enter that comes before the answer to what was typed waits for it, with all that is typed behind it: it is not
// meant for what the list showed before.
import { type KeyboardEvent, useId, useState } from 'react'
import { useKeyWait } from '../held-keys/use-key-wait'
import { activeAfter, activeOf, optionId } from './active-option'

export function useSuggestField<O extends { readonly id: string }>(
  options: readonly O[],
  onEnter: (option: O, event: KeyboardEvent) => void,
  isAsking = false,
) {
  const id = useId()
  const [picked, setPicked] = useState<string | null>(null)
  const chosen = activeOf(options, picked)
  const active = chosen?.id ?? null
  const waitWith = useKeyWait(isAsking)
  const onKeyDown = (event: KeyboardEvent): void => {
    // These keys are the input method's own then.
    if (event.nativeEvent.isComposing) return
    const next = activeAfter(
      options.map(option => option.id),
      active,
      event.key,
    )
    if (next !== null) setPicked(next)
    else if (event.key === 'Enter') {
      // Whoever has picked one by the arrows means that one.
      if (isAsking && chosen?.id !== picked) waitWith(event)
      else if (chosen) onEnter(chosen, event)
    } else return
    event.preventDefault()
  }
  return {
    /** Of the text field. */
    field: {
      role: 'combobox',
      'aria-expanded': true,
      'aria-controls': id,
      'aria-activedescendant': active === null ? undefined : optionId(id, active),
      'aria-autocomplete': 'list',
      autoComplete: 'off',
      onKeyDown,
    },
    /** Of a `SuggestList`, or what is like one. */
    list: { id, active, onActive: setPicked },
    /** Makes the first one active: the words have changed. */
    startOver: () => setPicked(null),
  } as const
}
