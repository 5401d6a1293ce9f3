// How a chart looks: colours, labels, lines, and how parts stand together.

import { useDatabaseActions, useViewFields } from '@sheaf/database/contract/database-hooks'
import { colorNames } from '@sheaf/editor/colors/content-color'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { SelectField } from '@sheaf/ui/field/select-field'
import { SwitchField } from '@sheaf/ui/field/switch-field'
import {
  axisSides,
  type ChartLook,
  colorThemes,
  donutLabels,
  gridLines,
  groupStyles,
  legendPlaces,
} from './chart-format'

export function ChartStyleSettings({ look }: { readonly look: ChartLook }) {
  const { t } = useBlockHost()
  const actions = useDatabaseActions()
  const fields = useViewFields()
  const { type } = look
  if (type === 'number') return null
  const isRing = type === 'donut'
  const isStacked = !isRing && fields.query.sub_group !== undefined
  const choice = <Word extends string>(
    label: string,
    name: string,
    value: Word,
    words: readonly Word[],
    names: Readonly<Record<Word, string>>,
  ) => (
    <SelectField
      label={label}
      value={value}
      choices={words.map(word => ({ value: word, label: names[word] }))}
      onChange={word => actions.setFormat(name, word)}
    />
  )
  const flag = (label: string, name: string, checked: boolean, whenOn = true) => (
    <SwitchField label={label} checked={checked} onChange={on => actions.setFormat(name, on === whenOn)} />
  )
  const sides = { both: t('Both'), x: t('X axis'), y: t('Y axis'), none: t('None') }
  const lines = { both: t('Both'), horizontal: t('Horizontal'), vertical: t('Vertical'), none: t('None') }
  return (
    <>
      {choice(t('Colors'), 'color_theme', look.theme, colorThemes, {
        auto: t('Option colors'),
        colorful: t('Colorful'),
        teal: t('Teal'),
        ...colorNames(t),
      })}
      {!isStacked && type !== 'line' && flag(t('Color by value'), 'color_by_value', look.isColoredByValue)}
      {isStacked &&
        choice(t('Group style'), 'group_style', look.groupStyle, groupStyles, {
          normal: t('Stacked'),
          percent: t('Percentage'),
          side_by_side: t('Side by side'),
        })}
      {(isRing || isStacked) &&
        choice(t('Legend'), 'legend', look.legend, legendPlaces, {
          bottom: t('Bottom'),
          side: t('Side'),
          off: t('None'),
        })}
      {isRing
        ? choice(t('Slice labels'), 'donut_labels', look.donutLabels, donutLabels, {
            none: t('None'),
            value: t('Value'),
            name: t('Name'),
            name_and_value: t('Name and value'),
          })
        : flag(t('Data labels'), 'data_labels', look.hasDataLabels)}
      {!isRing && choice(t('Axis labels'), 'axis_labels', look.axisLabels, axisSides, sides)}
      {!isRing && choice(t('Grid lines'), 'grid_lines', look.gridLines, gridLines, lines)}
      {!isRing && flag(t('Cumulative'), 'cumulative', look.isCumulative)}
      {type === 'line' && flag(t('Smooth line'), 'smooth_line', look.isSmooth)}
      {type === 'line' && flag(t('Fill area under line'), 'hide_line_fill_area', look.isFilled, false)}
    </>
  )
}
