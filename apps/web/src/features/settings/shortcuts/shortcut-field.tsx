// A combination of keys that a person may choose: pressed, it listens for the next one. Escape leaves it as it is.
import { Button } from '@sheaf/ui/button/button'
import { type KeyboardEvent, useState } from 'react'
import type { Action } from '../../../actions/action'
import { allActions } from '../../../actions/all'
import { actionsOf } from '../../../actions/find-action'
import { combinationOf, isClipboardPress } from '../../../actions/press'
import { nameOf, onApple } from '../../../actions/shortcut'
import { usualShortcuts } from '../../../actions/shortcuts-of'
import { t } from '../../../i18n/t'
import { Problem } from '../setting'
import styles from '../settings.module.css'

interface ShortcutFieldProps {
  readonly label: string
  readonly action: Action
  readonly chosen: string | undefined
  /** Null: the usual one again. */
  readonly onChoose: (combination: string | null) => void
}

export function ShortcutField({ label, action, chosen, onChoose }: ShortcutFieldProps) {
  const apple = onApple()
  const [isListening, setListening] = useState(false)
  const [taken, setTaken] = useState<string>()
  const shown = nameOf(chosen ?? usualShortcuts(action, apple)[0] ?? '', apple)
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isListening || event.key === 'Tab') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') return setListening(false)
    const combination = combinationOf(event.nativeEvent, apple)
    if (!combination) return
    const other = actionsOf(allActions, event.nativeEvent, apple).find(one => one.id !== action.id)
    if (other || isClipboardPress(event.nativeEvent, apple)) {
      setTaken(other?.label() ?? t('the clipboard'))
      return
    }
    setTaken(undefined)
    setListening(false)
    onChoose(combination)
  }
  return (
    <div className={styles.shortcut}>
      <Button
        size="small"
        aria-label={isListening ? t('{label}: press the new keys', { label }) : `${label}: ${shown}`}
        aria-pressed={isListening}
        onClick={() => {
          setTaken(undefined)
          setListening(!isListening)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setListening(false)}
      >
        {isListening ? t('Press keys…') : <kbd dir="ltr">{shown}</kbd>}
      </Button>
      {chosen && (
        <Button size="small" variant="quiet" onClick={() => onChoose(null)}>
          {t('Reset')}
        </Button>
      )}
      {taken && <Problem>{t('Already used by “{name}”', { name: taken })}</Problem>}
    </div>
  )
}
