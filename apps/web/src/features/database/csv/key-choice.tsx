// By which property a file is merged: rows that say the same there are changed, all others are added.
import { catalogProperties } from '@sheaf/catalog/properties/all'
import type { PropertyId } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import { collectionIn } from '@sheaf/database/answer/database-records'
import { keysFor } from '@sheaf/database/csv/merge-rows'
import { SelectField } from '@sheaf/ui/field/select-field'
import { useSession } from '../../../data/hooks'
import { t } from '../../../i18n/t'
import styles from './csv.module.css'
import type { ImportShape } from './import-shape'

const NONE = ''

interface KeyChoiceProps {
  readonly shape: ImportShape
  readonly collectionId: Uuid
  readonly onChange: (key: PropertyId | null) => void
}

export function KeyChoice({ shape, collectionId, onChange }: KeyChoiceProps) {
  const { replica } = useSession()
  const keys = keysFor(shape, collectionIn(replica, collectionId)?.schema ?? {}, catalogProperties)
  const chosen = keys.find(({ id }) => id === shape.key)
  if (keys.length === 0) return null
  return (
    <div className={styles.key}>
      <SelectField
        label={t('Match existing rows by')}
        value={chosen?.id ?? NONE}
        choices={[
          { value: NONE, label: t('Don’t match, add every row') },
          ...keys.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={id => onChange(id === NONE ? null : id)}
      />
      {chosen && (
        <p className={styles.quiet}>
          {t('Rows with the same {property} are updated. Cells that are empty in the file stay as they are.', {
            property: chosen.name,
          })}
        </p>
      )}
    </div>
  )
}
