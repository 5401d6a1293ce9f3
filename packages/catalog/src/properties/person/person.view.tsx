// People, chosen among those of the workspace.
import type { Property } from '@sheaf/core/collection/schema'
import type { EditProps, PropertyView } from '@sheaf/database/contract/database'
import { useDatabaseActions, useDatabasePeople } from '@sheaf/database/contract/database-hooks'
import styles from '@sheaf/database/lists/picker.module.css'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { SelectField } from '@sheaf/ui/field/select-field'
import { idsOf } from '../cells'
import { PeoplePicker } from '../people-picker'
import { PersonChip } from '../person-chip'
import { ShowPeople } from '../stamp-views'

function Edit({ cell, property, typed, onChange, onDone }: EditProps) {
  const { t } = useBlockHost()
  const people = useDatabasePeople()
  const isSingle = property['limit'] === 1
  return (
    <PeoplePicker
      label={property.name}
      people={people}
      chosen={idsOf(cell)}
      Chip={PersonChip}
      isSingle={isSingle}
      hint={isSingle ? t('Choose one person') : t('Choose any number of people')}
      typed={typed}
      onChange={ids => onChange(ids.length > 0 ? ids : null)}
      onDone={onDone}
    />
  )
}

function Settings({ property }: { readonly property: Property }) {
  const { t } = useBlockHost()
  const actions = useDatabaseActions()
  return (
    <div className={styles.settings}>
      <SelectField
        label={t('Limit')}
        value={property['limit'] === 1 ? 'one' : 'many'}
        choices={[
          { value: 'many', label: t('No limit') },
          { value: 'one', label: t('1 person') },
        ]}
        onChange={value => actions.changeProperty(property, { limit: value === 'one' ? 1 : null })}
      />
    </div>
  )
}

export const personView: PropertyView = { type: 'person', Show: ShowPeople, edit: 'popover', Edit, Settings }
