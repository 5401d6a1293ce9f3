// What can be done here, found by its name: every action that concerns more than the words at the caret.
import { Icon } from '@sheaf/ui/icon/icon'
import type { Action, ActionContext } from '../../actions/action'
import { allActions } from '../../actions/all'
import { shortcutName } from '../../actions/use-shortcuts'
import { ranked } from '../../matching/rank'
import styles from './quick-find.module.css'

/** Before a query that asks for actions alone. */
const ACTIONS_SIGN = '>'
export const asksForActions = (query: string): boolean => query.trimStart().startsWith(ACTIONS_SIGN)

/** Beside pages a few; all of them where nothing else is asked for. */
const MOST = 6

export function actionsFor(query: string, context: ActionContext): readonly Action[] {
  const words = query.trim()
  if (words === '') return []
  const possible = allActions.filter(action => !action.inText && !action.isUnbuilt && action.when?.(context) !== false)
  const find = (name: string): readonly Action[] => ranked(name, possible, action => ({ name: action.label() }))
  if (!asksForActions(query)) return find(words).slice(0, MOST)
  const name = words.slice(ACTIONS_SIGN.length).trim()
  return name === '' ? possible : find(name)
}

interface ActionRowProps {
  readonly id: string
  readonly action: Action
  readonly isActive: boolean
  readonly onActive: () => void
  readonly onRun: () => void
}

export function ActionRow({ id, action, isActive, onActive, onRun }: ActionRowProps) {
  const shortcut = shortcutName(action)
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.row}
      onMouseMove={onActive}
      onMouseDown={event => event.preventDefault()}
      onClick={onRun}
    >
      <span className={styles.icon} aria-hidden="true">
        <Icon of={action.icon} />
      </span>
      <span className={styles.words}>{action.label()}</span>
      {shortcut && (
        <kbd className={styles.keys} dir="ltr">
          {shortcut}
        </kbd>
      )}
    </div>
  )
}
