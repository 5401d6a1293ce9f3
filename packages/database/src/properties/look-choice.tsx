// How one property is shown in this view and in no other: as its kind lets a view choose, and on cards, how wide.

import type { PropertyLook } from '@sheaf/core/kinds/property-kind'
import type { ShownProperty } from '@sheaf/core/kinds/view-kind'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { IconButton } from '@sheaf/ui/button/button'
import { SelectField } from '@sheaf/ui/field/select-field'
import { Icon, SlidersIcon } from '@sheaf/ui/icon/icon'
import { Popover } from '@sheaf/ui/popover/popover'
import type { ShownColumn } from '../contract/database'
import { useDatabase } from '../contract/database-hooks'
import type { Translate } from '../host/translate'
import styles from './look-choice.module.css'

interface LookChoiceProps {
  readonly column: ShownColumn
  /** The view draws cards. */
  readonly hasCards: boolean
}

export function LookChoice({ column, hasCards }: LookChoiceProps) {
  const { t, t: tData } = useBlockHost()
  const { actions, schema } = useDatabase('actions', 'schema')
  const { property, kind } = column
  const own = schema[property.id] ?? property
  const looks = [...kind.looks(own), ...(hasCards ? [cardWidth(t)] : [])]
  if (looks.length === 0) return null
  return (
    <Popover
      title={t('{property} in this view', { property: property.name })}
      trigger={
        <IconButton
          size="small"
          label={t('{property} display options', { property: property.name })}
          icon={<Icon of={SlidersIcon} />}
        />
      }
    >
      <div className={styles.looks}>
        {looks.map(({ name, label, choices }) => (
          <SelectField
            key={name}
            label={tData(label)}
            value={chosen(column, name)}
            choices={[
              { value: '', label: t('Default') },
              ...choices.map(choice => ({ value: choice.value, label: tData(choice.label) })),
            ]}
            onChange={value => actions.showProperty(property.id, { [name]: value || undefined })}
          />
        ))}
      </div>
    </Popover>
  )
}

const chosen = (column: ShownColumn, name: string): string => {
  const value = column[name as keyof ShownProperty]
  return typeof value === 'string' ? value : ''
}

const cardWidth = (t: Translate): PropertyLook => ({
  name: 'card_property_width_mode',
  label: t('Width on cards'),
  choices: [
    { value: 'full_line', label: t('Full line') },
    { value: 'inline', label: t('Inline') },
  ],
})
