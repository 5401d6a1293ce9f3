// What can be chosen about a chart, with only what its type can show.

import { useDatabase, useDatabaseActions } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Field } from '@sheaf/ui/field/field'
import { SelectField } from '@sheaf/ui/field/select-field'
import { SwitchField } from '@sheaf/ui/field/switch-field'
import { TextArea } from '@sheaf/ui/field/text-area'
import styles from './chart.module.css'
import { chartHeights, chartSorts, chartTypes, readChartLook } from './chart-format'
import { ChartStyleSettings } from './chart-style-settings'
import { MeasureSettings } from './measure-settings'
import { ReferenceLines } from './reference-lines'

export function ChartSettings() {
  const { t } = useBlockHost()
  const { fields, actions, GroupSettings } = useDatabase('fields', 'actions', 'GroupSettings')
  const look = readChartLook(fields.format)
  const hasAxes = look.type !== 'donut' && look.type !== 'number'
  const typeNames = {
    column: t('Columns'),
    bar: t('Horizontal bar'),
    line: t('Line'),
    donut: t('Donut'),
    number: t('Number'),
  }
  const sortNames = {
    x: t('X axis'),
    y_ascending: t('Low to high'),
    y_descending: t('High to low'),
  }
  const heightNames = {
    small: t('Small'),
    medium: t('Medium'),
    large: t('Large'),
    extra_large: t('Extra large'),
  }
  const choices = <Word extends string>(words: readonly Word[], names: Readonly<Record<Word, string>>) =>
    words.map(value => ({ value, label: names[value] }))
  return (
    <div className={styles.settings}>
      <SelectField
        label={t('Chart type')}
        value={look.type}
        choices={choices(chartTypes, typeNames)}
        onChange={type => actions.setFormat('chart_type', type)}
      />
      {look.type !== 'number' && (
        <GroupSettings
          label={look.type === 'donut' ? t('Slices') : t('X axis')}
          group={fields.query.group}
          onChange={next => actions.setQuery('group', next)}
        />
      )}
      <MeasureSettings />
      {hasAxes && (
        <GroupSettings
          label={t('Group by')}
          group={fields.query.sub_group}
          onChange={next => actions.setQuery('sub_group', next)}
        />
      )}
      {look.type !== 'number' && (
        <SelectField
          label={t('Sort')}
          value={look.sort}
          choices={choices(chartSorts, sortNames)}
          onChange={sort => actions.setFormat('chart_sort', sort)}
        />
      )}
      <ChartStyleSettings look={look} />
      <SelectField
        label={t('Height')}
        value={look.height}
        choices={choices(
          chartHeights.toSorted((a, b) => rank(a) - rank(b)),
          heightNames,
        )}
        onChange={height => actions.setFormat('height', height)}
      />
      {hasAxes && (
        <>
          <div className={styles.pair}>
            <EndField label={t('Y axis min')} name="y_min" value={look.yMin} />
            <EndField label={t('Y axis max')} name="y_max" value={look.yMax} />
          </div>
          <ReferenceLines lines={look.references} />
        </>
      )}
      <SwitchField label={t('Title')} checked={look.hasTitle} onChange={on => actions.setFormat('hide_title', !on)} />
      <TextArea
        key={look.caption}
        label={t('Caption')}
        rows={2}
        maxLength={1000}
        defaultValue={look.caption}
        onBlur={event => {
          const words = event.currentTarget.value.trim()
          if (words !== look.caption) actions.setFormat('caption', words || null)
        }}
      />
    </div>
  )
}
const heightOrder = ['small', 'medium', 'large', 'extra_large']
const rank = (height: string): number => heightOrder.indexOf(height)

/** An end of the axis; empty: as the values need it. */
function EndField({
  label,
  name,
  value,
}: {
  readonly label: string
  readonly name: string
  readonly value: number | null
}) {
  const { t } = useBlockHost()
  const actions = useDatabaseActions()
  return (
    <Field
      key={value}
      label={label}
      type="number"
      step="any"
      placeholder={t('Automatic')}
      defaultValue={value ?? ''}
      onBlur={event => {
        const next = event.currentTarget.value === '' ? null : event.currentTarget.valueAsNumber
        if (next !== value && !Number.isNaN(next)) actions.setFormat(name, next)
      }}
    />
  )
}
