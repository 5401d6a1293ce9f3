// Where a relation leads, whether it leads back, and to how many rows.
import type { Property } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import { useDatabase } from '@sheaf/database/contract/database-hooks'
import styles from '@sheaf/database/lists/picker.module.css'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Field } from '@sheaf/ui/field/field'
import { SelectField } from '@sheaf/ui/field/select-field'
import { SwitchField } from '@sheaf/ui/field/switch-field'
import { CollectionField } from './collection-field'
import { stringIn } from './read-json'
import { useCollections } from './use-collections'

export function RelationSettings({ property }: { readonly property: Property }) {
  const { t, databases } = useBlockHost()
  const { collectionId, name, actions } = useDatabase('collectionId', 'name', 'actions')
  const collections = useCollections()
  const present = stringIn(property['collection_id'])
  const related = collections.all?.find(({ id }) => id === present)
  const isTwoWay = property['kind'] === 'dual'
  const back = related?.properties.find(({ id }) => id === property['synced_property'])
  const set = (to: string, backName: string | null): void =>
    databases.setRelation(collectionId, property.id, { collectionId: to as Uuid, backName })
  return (
    <div className={styles.settings}>
      <CollectionField
        label={t('Related to')}
        collections={collections}
        value={present}
        nameOf={known =>
          known.id === collectionId
            ? t('{name} (this database)', { name: known.name || t('Untitled') })
            : known.name || t('Untitled')
        }
        onChange={to => set(to, isTwoWay ? (back?.name ?? name) : null)}
      />
      {present !== '' && (
        <>
          <SelectField
            label={t('Limit')}
            value={property['limit'] === 1 ? 'one' : 'many'}
            choices={[
              { value: 'many', label: t('No limit') },
              { value: 'one', label: t('1 row') },
            ]}
            onChange={value => actions.changeProperty(property, { limit: value === 'one' ? 1 : null })}
          />
          <SwitchField
            label={t('Show on related database')}
            hint={t('A property in “{name}” links back here', { name: related?.name || t('Untitled') })}
            checked={isTwoWay}
            onChange={isWanted => set(present, isWanted ? name || property.name : null)}
          />
          {isTwoWay && back && (
            <Field
              key={back.name}
              label={t('Name of linked property')}
              defaultValue={back.name}
              maxLength={200}
              onBlur={({ currentTarget: { value } }) => {
                const words = value.trim()
                if (words !== '' && words !== back.name) set(present, words)
              }}
            />
          )}
        </>
      )}
    </div>
  )
}
