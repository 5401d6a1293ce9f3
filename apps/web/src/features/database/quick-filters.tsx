// Quick filters: conditions that stand ready above a view, one for each property that was made one, and-ed with the view's filter.
// Pressing one opens its value at once; a second button clears it.
import { operatorsOf } from '@sheaf/catalog/properties/askable'
import { type Condition, needsNoValue } from '@sheaf/core/collection/query'
import type { Property } from '@sheaf/core/collection/schema'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useDatabase } from '@sheaf/editor/host/database'
import { Button, IconButton } from '@sheaf/ui/button/button'
import { SelectField } from '@sheaf/ui/field/select-field'
import { iconByName } from '@sheaf/ui/icon/by-name'
import { ChevronDownIcon, CloseIcon, Icon, PlusIcon } from '@sheaf/ui/icon/icon'
import { Menu } from '@sheaf/ui/menu/menu'
import { MenuItem } from '@sheaf/ui/menu/menu-item'
import { Popover } from '@sheaf/ui/popover/popover'
import { t } from '../../i18n/t'
import { ChoiceList } from './choice-list'
import { conditionWords, isAsked } from './condition-words'
import { comparedBy, formOf, quickCondition } from './filter-tree'
import { FilterValue } from './filter-value'
import { fittingCondition } from './fitting-condition'
import { operatorName } from './operator-words'
import { QuantifierField } from './quantifier-field'
import styles from './quick-filters.module.css'
import { RowChoiceList } from './row-choice-list'
import { useAsked } from './use-asked'
import { chosenIn, rowsChosenIn, useChoices } from './use-choices'

export function QuickFilters() {
  const { fields, properties, deeds } = useDatabase()
  const held = fields.query.quick_filters ?? {}
  const shown = properties.filter(({ id }) => held[id])
  if (shown.length === 0) return null
  const put = (id: string, condition: Condition | null): void => {
    const { [id]: _before, ...others } = held
    deeds.ask('quick_filters', condition ? { ...others, [id]: condition } : others)
  }
  return (
    <div className={styles.chips} role="group" aria-label={t('Quick filters')}>
      {shown.map(property => (
        <Chip
          key={property.id}
          property={property}
          condition={held[property.id] as Condition}
          onChange={next => put(property.id, next)}
        />
      ))}
      <AddQuickFilter />
    </div>
  )
}

interface ChipProps {
  readonly property: Property
  readonly condition: Condition
  /** Null: it is no quick filter any more. */
  readonly onChange: (condition: Condition | null) => void
}

function Chip({ property, condition, onChange }: ChipProps) {
  const { kinds } = useDatabase()
  const { locale } = useBlockHost()
  const about = useAsked(property).property
  const choices = useChoices(about, condition.value)
  const asked = isAsked(condition)
  const words = asked ? conditionWords(condition, about, { kinds, locale, choices }) : ''
  const icon = kinds.get(property.type)?.icon
  return (
    <span className={styles.chip} data-on={asked ? '' : undefined}>
      <Popover
        title={property.name}
        trigger={
          <button type="button" className={styles.press}>
            {icon && <Icon of={iconByName(icon)} />}
            <span className={styles.words} dir="auto">
              {words ? t('{property}: {value}', { property: property.name, value: words }) : property.name}
            </span>
            {!asked && <Icon of={ChevronDownIcon} />}
          </button>
        }
      >
        <ChipEditor property={property} condition={condition} onChange={onChange} />
      </Popover>
      {asked && (
        <IconButton
          label={t('Clear the filter by {property}', { property: property.name })}
          icon={<Icon of={CloseIcon} />}
          onClick={() => onChange(quickCondition(kinds, property))}
        />
      )}
    </span>
  )
}

function ChipEditor({ property: own, condition, onChange }: ChipProps) {
  const { kinds } = useDatabase()
  const { property, isOfMany } = useAsked(own)
  const choices = useChoices(property, condition.value)
  const rowsOf = rowsChosenIn(kinds, property)
  const form = formOf(kinds, property)
  const operators = operatorsOf(kinds, property)
  const { value: _value, ...bare } = condition
  const set = (value: Condition['value']): void => onChange(value === undefined ? bare : { ...condition, value })
  const isList = (form === 'choice' || form === 'list') && !needsNoValue(condition.operator)
  return (
    <div className={styles.editor}>
      {isOfMany && <QuantifierField condition={condition} onChange={onChange} />}
      <SelectField
        label={t('Comparison')}
        labelHidden
        value={condition.operator}
        choices={[
          ...(operators.includes(condition.operator) ? [] : [{ value: condition.operator, label: t('Choose') }]),
          ...operators.map(value => ({ value, label: operatorName(value, form) })),
        ]}
        onChange={operator => onChange(comparedBy(condition, operator, form))}
      />
      {isList && rowsOf && operators.includes(condition.operator) ? (
        <RowChoiceList
          label={own.name}
          collection={rowsOf}
          chosen={chosenIn(condition.value)}
          onChange={chosen => set(chosen.length > 0 ? [...chosen] : undefined)}
        />
      ) : isList && operators.includes(condition.operator) ? (
        <ChoiceList
          label={own.name}
          choices={choices}
          chosen={chosenIn(condition.value)}
          onChange={chosen => set(chosen.length > 0 ? [...chosen] : undefined)}
        />
      ) : isList ? null : (
        <FilterValue
          key={condition.operator}
          condition={fittingCondition(condition, form)}
          property={property}
          onChange={set}
        />
      )}
      <Button variant="quiet" size="small" onClick={() => onChange(null)}>
        {t('Remove the quick filter')}
      </Button>
    </div>
  )
}

/** Another property becomes a quick filter. */
export function AddQuickFilter() {
  const { fields, properties, kinds, deeds } = useDatabase()
  const held = fields.query.quick_filters ?? {}
  const free = properties.filter(one => !held[one.id] && operatorsOf(kinds, one).length > 0)
  if (free.length === 0) return null
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="small" icon={<Icon of={PlusIcon} />}>
          {t('Quick filter')}
        </Button>
      }
    >
      {free.map(property => (
        <MenuItem
          key={property.id}
          icon={<Icon of={iconByName(kinds.get(property.type)?.icon ?? '')} />}
          label={property.name}
          onSelect={() => deeds.ask('quick_filters', { ...held, [property.id]: quickCondition(kinds, property) })}
        />
      ))}
    </Menu>
  )
}
