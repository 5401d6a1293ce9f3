// Words written in the cell's own place. Leaving writes them; Escape leaves things as they were. Words that cannot be a value stay
// where they are, marked, until they are put right or given up.

import type { EditProps } from '@sheaf/database/contract/database'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { joinClasses } from '@sheaf/ui/join-classes'
import { type ComponentProps, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import styles from './inline-editor.module.css'
import { inlineAction } from './inline-keys'

interface InlineEditorProps extends Pick<EditProps, 'typed' | 'onDone' | 'onCancel'> {
  readonly label: string
  /** What stands there now. */
  readonly words: string
  /** False: these words are no value. Not called where nothing was changed. */
  readonly onWrite: (words: string) => boolean
  readonly isMultiline?: boolean
  readonly isAtEnd?: boolean
  readonly inputMode?: ComponentProps<'input'>['inputMode']
}

export function InlineEditor({
  label,
  words,
  typed,
  onWrite,
  onDone,
  onCancel,
  isMultiline = false,
  isAtEnd = false,
  inputMode,
}: InlineEditorProps) {
  const { t } = useBlockHost()
  const [draft, setDraft] = useState(typed ?? words)
  // Somebody else may write the same cell meanwhile: who changed nothing here takes nothing back there.
  const [begunWith] = useState(words)
  const isChanged = typed === null ? draft !== begunWith : draft !== words
  const [isRefused, setRefused] = useState(false)
  const isOver = useRef(false)
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const keep = useRef(() => {})
  useEffect(() => {
    keep.current = () => {
      if (!isOver.current && isChanged) onWrite(draft)
    }
  })
  useEffect(() => {
    const control = field.current
    control?.focus()
    control?.setSelectionRange(control.value.length, control.value.length)
    // Scrolled out of a long table, a cell goes without a blur; what was written in it must not go with it.
    return () => {
      if (!control?.isConnected) keep.current()
    }
  }, [])
  const finish: EditProps['onDone'] = next => {
    if (isOver.current) return
    if (isChanged && !onWrite(draft)) {
      setRefused(true)
      return
    }
    isOver.current = true
    onDone(next)
  }
  const leave = (): void => {
    if (isOver.current) return
    isOver.current = true
    if (isChanged && !onWrite(draft)) onCancel()
    else onDone()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    // What is written here is no affair of the table's keys.
    event.stopPropagation()
    const { key, shiftKey, altKey, nativeEvent } = event
    const action = inlineAction({ key, shiftKey, altKey, isComposing: nativeEvent.isComposing }, isMultiline)
    if (action === null) {
      if (isMultiline && key === 'Enter' && altKey && !nativeEvent.isComposing) breakLine(field, setDraft)
      return
    }
    event.preventDefault()
    if (action !== 'cancel') return finish(action)
    isOver.current = true
    onCancel()
  }
  const control = {
    className: joinClasses(styles.editor, isAtEnd && styles.end),
    dir: 'auto',
    value: draft,
    'aria-label': label,
    'aria-invalid': isRefused || undefined,
    title: isRefused ? t('This value isn’t valid. Correct it or press Esc.') : undefined,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      setDraft(event.currentTarget.value)
      setRefused(false)
    },
    onBlur: leave,
    onKeyDown,
  }
  return isMultiline ? (
    <textarea ref={field} rows={1} {...control} />
  ) : (
    <input ref={field} type="text" autoComplete="off" inputMode={inputMode} {...control} />
  )
}

/** Alt+Enter, as in spreadsheets: browsers do nothing of their own with it. */
function breakLine(field: RefObject<HTMLTextAreaElement | null>, setDraft: (words: string) => void): void {
  const control = field.current
  if (!control) return
  control.setRangeText('\n', control.selectionStart, control.selectionEnd, 'end')
  setDraft(control.value)
}
