// What a condition compares with, asked for as the property's form and the operator want it.

import { type Condition, type DateValue, type DateWindow, needsNoValue } from '@sheaf/core/collection/query'
import type { Property } from '@sheaf/core/collection/schema'
import { formOf } from '@sheaf/core/kinds/property-kind'
import type { Json } from '@sheaf/core/validation/checks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button } from '@sheaf/ui/button/button'
import { Field } from '@sheaf/ui/field/field'
import { SelectField } from '@sheaf/ui/field/select-field'
import { Menu } from '@sheaf/ui/menu/menu'
import { MenuCheckItem } from '@sheaf/ui/menu/menu-item'
import { Popover } from '@sheaf/ui/popover/popover'
import { useState } from 'react'
import { useDatabase } from '../contract/database-hooks'
import styles from '../filters/filter-editor.module.css'
import { directionName, directions, relativeDays, relativeName, unitName, units } from './operator-words'
import { RowChoiceList } from './row-choice-list'
import { chosenIn, rowsChosenIn, useChoices } from './use-choices'

interface ValueProps {
  readonly condition: Condition
  readonly property: Property
  readonly onChange: (value: Json | undefined) => void
}

export function FilterValue({ condition, property, onChange }: ValueProps) {
  const { t } = useBlockHost()
  const { kinds } = useDatabase('kinds')
  const { operator, value } = condition
  if (needsNoValue(operator)) return null
  switch (formOf(kinds, property)) {
    case 'flag':
      return (
        <SelectField
          label={t('Value')}
          labelHidden
          value={value === undefined ? '' : value === false ? 'no' : 'yes'}
          choices={[
            ...(value === undefined ? [{ value: '', label: t('Choose') }] : []),
            { value: 'yes', label: t('Checked') },
            { value: 'no', label: t('Unchecked') },
          ]}
          onChange={next => onChange(next === 'yes')}
        />
      )
    case 'date':
      return <DateValueField condition={condition} onChange={onChange} />
    case 'choice':
    case 'list':
      return <ChoiceValue condition={condition} property={property} onChange={onChange} />
    case 'number':
      return operator === 'between' ? (
        <NumberSpanField condition={condition} onChange={onChange} />
      ) : (
        <Field
          label={t('Value')}
          labelHidden
          inputMode="decimal"
          defaultValue={typeof value === 'number' ? String(value) : ''}
          onChange={event => onChange(numberIn(event.currentTarget.value))}
        />
      )
    default:
      return (
        <Field
          label={t('Value')}
          labelHidden
          placeholder={t('Type a value')}
          defaultValue={typeof value === 'string' ? value : ''}
          onChange={event => onChange(event.currentTarget.value === '' ? undefined : event.currentTarget.value)}
        />
      )
  }
}

/** Options, people or rows: any of those that are ticked. */
function ChoiceValue({ condition, property, onChange }: ValueProps) {
  const { t } = useBlockHost()
  const { kinds } = useDatabase('kinds')
  const choices = useChoices(property, condition.value)
  const chosen = chosenIn(condition.value)
  const names = chosen.map(id => choices.find(one => one.id === id)?.name ?? '').filter(Boolean)
  const trigger = (
    <Button variant="secondary" className={styles.value}>
      {names.join(', ') || t('Choose')}
    </Button>
  )
  const rowsOf = rowsChosenIn(kinds, property)
  if (rowsOf)
    return (
      <Popover title={property.name} trigger={trigger}>
        <RowChoiceList
          label={property.name}
          collection={rowsOf}
          chosen={chosen}
          onChange={next => onChange(next.length > 0 ? [...next] : undefined)}
        />
      </Popover>
    )
  return (
    <Menu trigger={trigger}>
      {choices.map(({ id, name }) => (
        <MenuCheckItem
          key={id}
          label={name}
          checked={chosen.includes(id)}
          onChange={isChosen => {
            const next = isChosen ? [...chosen, id] : chosen.filter(one => one !== id)
            onChange(next.length > 0 ? next : undefined)
          }}
        />
      ))}
    </Menu>
  )
}

function numberIn(words: string): number | undefined {
  const number = Number(words.trim().replace(',', '.'))
  return words.trim() === '' || Number.isNaN(number) ? undefined : number
}

/** Asked once both ends are there: until then only this field knows of the one. */
function NumberSpanField({ condition, onChange }: Omit<ValueProps, 'property'>) {
  const { t } = useBlockHost()
  const { start, end } = (condition.value ?? {}) as { readonly start?: number; readonly end?: number }
  const [ends, setEnds] = useState({ start: start?.toString() ?? '', end: end?.toString() ?? '' })
  const set = (change: Partial<typeof ends>): void => {
    const next = { ...ends, ...change }
    setEnds(next)
    const [from, to] = [numberIn(next.start), numberIn(next.end)]
    onChange(from === undefined || to === undefined ? undefined : { start: from, end: to })
  }
  return (
    <span className={styles.ends}>
      <Field
        label={t('From')}
        labelHidden
        placeholder={t('From')}
        inputMode="decimal"
        value={ends.start}
        onChange={event => set({ start: event.currentTarget.value })}
      />
      <Field
        label={t('To')}
        labelHidden
        placeholder={t('To')}
        inputMode="decimal"
        value={ends.end}
        onChange={event => set({ end: event.currentTarget.value })}
      />
    </span>
  )
}

function DateValueField({ condition, onChange }: Omit<ValueProps, 'property'>) {
  const { t } = useBlockHost()
  const { operator, value } = condition
  if (operator === 'within') {
    const { direction, count, unit } = (value ?? { direction: 'this', count: 1, unit: 'week' }) as DateWindow
    const set = (change: Partial<DateWindow>): void => onChange({ direction, count, unit, ...change })
    return (
      <span className={styles.several}>
        <SelectField
          label={t('Direction')}
          labelHidden
          value={direction}
          choices={directions.map(one => ({ value: one, label: directionName(t, one) }))}
          onChange={next => set({ direction: next, ...(next === 'this' ? { count: 1 } : {}) })}
        />
        {direction !== 'this' && (
          <Field
            label={t('Amount')}
            labelHidden
            type="number"
            min={1}
            max={999}
            value={count}
            onChange={event =>
              set({ count: Math.min(999, Math.max(1, Math.round(Number(event.currentTarget.value)) || 1)) })
            }
          />
        )}
        <SelectField
          label={t('Unit')}
          labelHidden
          value={unit}
          choices={units.map(one => ({ value: one, label: unitName(t, one, count) }))}
          onChange={next => set({ unit: next })}
        />
      </span>
    )
  }
  if (operator === 'between') {
    const { start, end } = (value ?? {}) as { readonly start?: DateValue; readonly end?: DateValue }
    const day = (given: DateValue | undefined): string => (given && 'at' in given ? given.at.slice(0, 10) : '')
    const set = (from: string, to: string): void =>
      onChange(from && to ? { start: { at: from }, end: { at: to } } : undefined)
    return (
      <span className={styles.several}>
        <Field
          label={t('From')}
          labelHidden
          type="date"
          value={day(start)}
          onChange={event => set(event.currentTarget.value, day(end) || event.currentTarget.value)}
        />
        <Field
          label={t('To')}
          labelHidden
          type="date"
          value={day(end)}
          onChange={event => set(day(start) || event.currentTarget.value, event.currentTarget.value)}
        />
      </span>
    )
  }
  const given = value as DateValue | undefined
  const isExact = given !== undefined && 'at' in given
  return (
    <span className={styles.several}>
      <SelectField
        label={t('Day')}
        labelHidden
        value={isExact ? 'exact' : (given?.relative ?? '')}
        choices={[
          ...(given === undefined ? [{ value: '', label: t('Choose') }] : []),
          ...relativeDays.map(one => ({ value: one as string, label: relativeName(t, one) })),
          { value: 'exact', label: t('Exact date') },
        ]}
        onChange={next => onChange(next === 'exact' ? { at: today() } : { relative: next })}
      />
      {isExact && (
        <Field
          label={t('Date')}
          labelHidden
          type="date"
          value={given.at.slice(0, 10)}
          onChange={event => event.currentTarget.value && onChange({ at: event.currentTarget.value })}
        />
      )}
    </span>
  )
}
const today = (): string => new Intl.DateTimeFormat('en-CA').format(new Date())
