// Which operators, aggregations and groupings every type has: the lists of reference/databases.md 2, 3 and 5.
import { MEANING } from '@sheaf/core/collection/schema'
import { expect, it } from 'vitest'
import { allPropertyKinds } from './all'
import { kindOf } from './property-samples.fixture'

const words = (text: string): readonly string[] => (text === '' ? [] : text.split(' '))
const text = 'equals does_not_equal contains does_not_contain starts_with ends_with is_empty is_not_empty'
const number =
  'equals does_not_equal greater_than less_than greater_than_or_equal_to less_than_or_equal_to between is_empty is_not_empty'
const date = 'equals before after on_or_before on_or_after between within is_empty is_not_empty'
const list = 'contains does_not_contain is_empty is_not_empty'
const choice = 'equals does_not_equal is_empty is_not_empty'
const numbers = 'sum average median min max range'
const dates = 'earliest_date latest_date date_range'
const flags = 'checked unchecked percent_checked percent_unchecked'
const days = 'relative day week month quarter year'

const table: readonly (readonly [type: string, operators: string, aggregations: string, groupings: string])[] = [
  ['title', text, '', 'exact letter'],
  ['text', text, '', 'exact letter'],
  ['number', number, numbers, 'exact'],
  ['select', choice, '', 'option'],
  ['multi_select', list, '', 'option'],
  ['status', choice, '', 'option group'],
  ['date', date, dates, days],
  ['person', list, '', 'exact'],
  ['files', 'is_empty is_not_empty', '', ''],
  ['checkbox', 'equals does_not_equal', flags, 'exact'],
  ['url', text, '', 'exact letter'],
  ['email', text, '', 'exact letter'],
  ['phone_number', text, '', 'exact letter'],
  ['relation', list, '', 'exact'],
  ['unique_id', number, '', ''],
  ['place', list, '', 'exact'],
  ['verification', 'equals does_not_equal', '', 'option'],
  ['created_time', date, dates, days],
  ['created_by', list, '', 'exact'],
  ['last_edited_time', date, dates, days],
  ['last_edited_by', list, '', 'exact'],
  ['last_visited_time', date, dates, days],
]
const everyForm = words('count count_values unique empty not_empty percent_empty percent_not_empty')

it.each(table)('%s', (type, operators, aggregations, groupings) => {
  const kind = kindOf(type)
  expect([...kind.operators].sort()).toEqual([...words(operators)].sort())
  expect([...kind.aggregations].sort()).toEqual([...everyForm, ...words(aggregations)].sort())
  expect(kind.groupings).toEqual(words(groupings))
})
it('is said of all types but the computed, which take those of their form, and the button, which has none', () => {
  const rest = allPropertyKinds.map(({ type }) => type).filter(type => !table.some(([known]) => known === type))
  expect(rest).toEqual(['formula', 'rollup', 'button'])
  expect([kindOf('button').operators, kindOf('button').aggregations]).toEqual([[], []])
})
it.each(['number', 'flag', 'date', 'list', 'text'] as const)(
  'a computed property has the form %s that is derived for it, whatever an old copy says',
  form => {
    for (const type of ['formula', 'rollup']) {
      const kind = kindOf(type)
      const property = { id: 'f', name: 'f', type, order: 1, result_form: 'date', [MEANING]: { form } }
      expect(typeof kind.form === 'function' && kind.form(property)).toBe(form)
    }
  },
)
