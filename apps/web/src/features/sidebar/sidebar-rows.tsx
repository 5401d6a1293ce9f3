// The rows above and below the sections: each is an action, in this order.
import { Icon } from '@sheaf/ui/icon/icon'
import type { Action, ActionContext } from '../../actions/action'
import { openHome, quickFind } from '../../actions/start-actions'
import { shortcutName } from '../../actions/use-shortcuts'
import styles from './sidebar.module.css'

export const rowsAbove: readonly Action[] = [quickFind, openHome]

export function SidebarRows({ rows, context }: { readonly rows: readonly Action[]; readonly context: ActionContext }) {
  const shown = rows.filter(row => row.when?.(context) !== false)
  if (shown.length === 0) return null
  return (
    <div className={styles.rows}>
      {shown.map(row => (
        <button key={row.id} type="button" onClick={() => row.run(context)}>
          <Icon of={row.icon} />
          <span className={styles.rowWord}>{row.label()}</span>
          <kbd className={styles.rowKeys} dir="ltr" aria-hidden="true">
            {shortcutName(row)}
          </kbd>
        </button>
      ))}
    </div>
  )
}
