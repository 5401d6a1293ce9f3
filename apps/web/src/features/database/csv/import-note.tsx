// Told above a database whose import did not come to its end, or is still under way on another device.
import { endImport, IMPORT_MARK } from '@sheaf/core/actions/database/import-rows'
import type { Uuid } from '@sheaf/core/ids'
import { useEditable } from '@sheaf/editor/host/use-block'
import { Button } from '@sheaf/ui/button/button'
import { useRecord, useSession } from '../../../data/hooks'
import { t } from '../../../i18n/t'
import styles from './csv.module.css'

export function ImportNote({ blockId }: { readonly blockId: Uuid }) {
  const session = useSession()
  const isEditable = useEditable()
  const count = useRecord('block', blockId)?.format?.[IMPORT_MARK]
  if (typeof count !== 'number') return null
  return (
    <div className={styles.note} role="status">
      <p>
        {t(
          'Importing {count, plural, one {# row} other {# rows}}. If no import is running, it was interrupted and some rows are missing.',
          { count },
        )}
      </p>
      {isEditable && (
        <Button size="small" onClick={() => session.client.commit(draft => endImport(draft, blockId))}>
          {t('Dismiss')}
        </Button>
      )}
    </div>
  )
}
