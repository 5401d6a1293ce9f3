// Every shortcut, as the person's keyboard names it, from the one list of actions.
import { Dialog } from '@sheaf/ui/dialog/dialog'
import { actionGroups } from '../../actions/action'
import { allActions } from '../../actions/all'
import { nameOfGroup } from '../../actions/group-names'
import { nameOf, onApple } from '../../actions/shortcut'
import { shortcutsOf } from '../../actions/shortcuts-of'
import { t } from '../../i18n/t'
import styles from './shortcuts-dialog.module.css'

export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const apple = onApple()
  return (
    <Dialog
      open
      size="large"
      title={t('Keyboard shortcuts')}
      closeLabel={t('Close')}
      onOpenChange={isOpen => !isOpen && onClose()}
    >
      <div className={styles.groups}>
        {actionGroups.map(group => (
          <section key={group} className={styles.group} aria-labelledby={`shortcuts-${group}`}>
            <h3 id={`shortcuts-${group}`} className={styles.name}>
              {nameOfGroup(group)}
            </h3>
            <dl className={styles.list}>
              {allActions
                .filter(action => action.group === group && !action.isHidden && shortcutsOf(action, apple).length > 0)
                .map(action => (
                  <div key={action.id} className={styles.row}>
                    <dt>{action.label()}</dt>
                    <dd className={styles.keys} dir="ltr">
                      {shortcutsOf(action, apple).map(shortcut => (
                        <kbd key={shortcut} dir="ltr">
                          {nameOf(shortcut, apple)}
                        </kbd>
                      ))}
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
