// A cell as its words alone, for rows that go by too fast to be read: nothing in it can be pressed, and nothing draws it again.
import { MEANING, type Property } from '@sheaf/core/collection/schema'
import { useDatabaseHost } from '../host/database-host'
import styles from './cell.module.css'

export function PassingCell({ property, words }: { readonly property: Property; readonly words: () => string }) {
  const view = useDatabaseHost().propertyViewOf(property.type)
  const align = property[MEANING]?.form === 'number' ? 'end' : view?.align
  return (
    <div className={styles.cell} data-place="table" data-align={align}>
      {/* What is pressed is shown by no words. */}
      {view && view.edit !== 'press' && (
        <span className={styles.passing} dir="auto">
          {words()}
        </span>
      )}
    </div>
  )
}
