// What becomes of a value of every type in every other: properties change their type and say what is lost.
import type { Json } from '@sheaf/core/validation/checks'
import { describe, expect, it } from 'vitest'
import { allPropertyKinds } from './all'
import { type Conversion, canConvert, convertProperty } from './convert'
import {
  ann,
  bob,
  collection,
  context,
  fileId,
  kindOf,
  pageOne,
  pageTwo,
  propertyOf,
  row,
} from './property-samples.fixture'

const convert = (
  from: string,
  to: string,
  value: Json | undefined,
  more: Readonly<Record<string, Json>> = {},
): Conversion =>
  convertProperty(
    { kind: kindOf(from), property: propertyOf(from, more) },
    kindOf(to),
    [{ row, value }],
    context,
    to === 'relation' ? { collection_id: collection } : {},
  )
const lossOf = ({ lost, partly }: Conversion): string => (lost > 0 ? 'lost' : partly > 0 ? 'partly' : 'kept')
const wordsOf = (to: string, { property, values }: Conversion): string => {
  const value = values.get(row.id)
  return value === null || value === undefined
    ? ''
    : kindOf(to).plain(kindOf(to).read(value, property, row, context.now), property, context)
}

const samples: Readonly<Record<string, Json>> = {
  text: [['Call '], ['12', [['b']]], [' apples']],
  number: 1234.5,
  select: 'o1',
  multi_select: ['o1', 'o2'],
  status: 'done',
  date: { start: '2026-05-03T14:05', end: '2026-05-03T15:00', zone: 'Europe/Berlin' },
  person: [ann, bob],
  files: [
    { name: 'a.png', url: 'https://example.org/a.png' },
    { name: 'plan.pdf', fileId },
  ],
  checkbox: true,
  url: 'https://example.org/a',
  email: 'ann@example.org',
  phone_number: '+49 30 123456',
  relation: [pageTwo, pageOne],
  place: { lat: 52.5, lon: 13.4, name: 'Café' },
  verification: { state: 'verified', by: ann, at: 1_700_000_000_000, until: 1_900_000_000_000 },
}
type Rule = readonly [loss: 'kept' | 'partly', words: string]
const everyWord = (...rule: Rule): Readonly<Record<string, Rule>> =>
  Object.fromEntries(['text', 'select', 'multi_select', 'status'].map(to => [to, rule]))
const span = 'May 3, 2026 2:05 PM → 3:00 PM'

/** Pairs that are not here lose everything. */
const rules: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  // The bold is lost in all of them.
  text: { ...everyWord('partly', 'Call 12 apples'), number: ['partly', '12'] },
  number: { ...everyWord('kept', '1234.5'), checkbox: ['partly', 'Yes'], phone_number: ['kept', '1234.5'] },
  select: everyWord('kept', 'Tea'),
  multi_select: {
    text: ['kept', 'Tea, "שלום, ""x"" 🍵"'],
    select: ['partly', 'Tea'],
    status: ['partly', 'Tea'],
  },
  status: { ...everyWord('kept', 'Done'), checkbox: ['partly', 'Yes'] },
  date: { ...everyWord('kept', span), multi_select: ['kept', `"${span}"`] },
  person: {
    text: ['kept', 'Ann "Q" Müller, بوب'],
    select: ['partly', 'Ann "Q" Müller'],
    multi_select: ['kept', 'Ann "Q" Müller, بوب'],
    status: ['partly', 'Ann "Q" Müller'],
  },
  // A file of ours has no address that words could say.
  files: {
    text: ['partly', 'https://example.org/a.png, plan.pdf'],
    select: ['partly', 'https://example.org/a.png'],
    multi_select: ['partly', 'https://example.org/a.png, plan.pdf'],
    status: ['partly', 'https://example.org/a.png'],
    url: ['partly', 'https://example.org/a.png'],
  },
  checkbox: { ...everyWord('kept', 'Yes'), number: ['kept', '1'], status: ['kept', 'Done'] },
  url: { ...everyWord('kept', 'https://example.org/a'), files: ['kept', 'https://example.org/a'] },
  email: { ...everyWord('kept', 'ann@example.org'), person: ['kept', 'Ann "Q" Müller'] },
  phone_number: { ...everyWord('kept', '+49 30 123456'), number: ['partly', '49'] },
  relation: {
    text: ['kept', 'Plan, "Tea, for “two” 🍵"'],
    select: ['partly', 'Plan'],
    multi_select: ['kept', 'Plan, "Tea, for “two” 🍵"'],
    status: ['partly', 'Plan'],
  },
  place: { ...everyWord('kept', 'Café (52.5, 13.4)'), multi_select: ['kept', '"Café (52.5, 13.4)"'] },
  verification: everyWord('partly', 'Verified'),
}
const stored = allPropertyKinds.filter(
  ({ source, form, type }) => source === 'stored' && form !== 'none' && type !== 'title',
)
const pairs = stored.flatMap(from => stored.filter(to => canConvert(from, to)).map(to => [from.type, to.type] as const))

it('has a sample of every type', () => {
  expect(Object.keys(samples).sort()).toEqual(stored.map(({ type }) => type).sort())
})
it.each(pairs)('%s becomes %s by its rule', (from, to) => {
  const made = convert(from, to, samples[from])
  const rule = rules[from]?.[to]
  expect([lossOf(made), wordsOf(to, made)]).toEqual(rule ?? ['lost', ''])
  expect(made.property).toMatchObject({ id: 'p1', name: propertyOf(from).name, type: to, order: 1 })
  for (const value of made.values.values()) if (value !== null) expect(kindOf(to).value.judge(value)).toBeNull()
})
it.each(
  stored.flatMap(from =>
    allPropertyKinds.filter(({ source }) => source !== 'stored').map(to => [from.type, to.type] as const),
  ),
)('%s is lost in %s, which nobody writes', (from, to) => {
  const made = convert(from, to, samples[from])
  expect(lossOf(made)).toBe('lost')
  expect(made.values.get(row.id)).toBeNull()
})

describe('a text says what it is', () => {
  it.each<[words: string, to: string, value: Json | null, loss: string]>([
    ['12', 'number', 12, 'kept'],
    ['$1,234.50', 'number', 1234.5, 'kept'],
    ['2026-05-03', 'date', { start: '2026-05-03' }, 'kept'],
    ['due May 3, 2026', 'date', { start: '2026-05-03' }, 'partly'],
    ['yes', 'checkbox', true, 'kept'],
    ['no', 'checkbox', null, 'kept'],
    ['https://example.org', 'url', 'https://example.org', 'kept'],
    ['see https://example.org/a.', 'url', 'https://example.org/a', 'partly'],
    ['Ann <ann@example.org>', 'email', 'ann@example.org', 'partly'],
    ['ann@example.org', 'person', [ann], 'kept'],
    ['Ann <ann@example.org>, nobody', 'person', [ann], 'partly'],
    ['call +49 30 123456 now', 'phone_number', '+49 30 123456', 'partly'],
    ['Tea, for “two” 🍵', 'relation', [pageOne], 'kept'],
    ['plan, nothing', 'relation', [pageTwo], 'partly'],
    ['52.5, 13.4', 'place', { lat: 52.5, lon: 13.4 }, 'kept'],
    ['95, 13.4', 'place', null, 'lost'],
    ['https://example.org/a.png', 'files', [{ name: 'a.png', url: 'https://example.org/a.png' }], 'kept'],
  ])('%s → %s', (words, to, value, loss) => {
    const made = convert('text', to, [[words]])
    expect([made.values.get(row.id), lossOf(made)]).toEqual([value, loss])
  })
})

describe('options', () => {
  it('keep their ids, colours and descriptions between select, multi-select and status', () => {
    const options = propertyOf('select')['options']
    expect(convert('select', 'multi_select', 'o2')).toMatchObject({ property: { options } })
    expect(convert('select', 'multi_select', 'o2').values.get(row.id)).toEqual(['o2'])
    expect(convert('multi_select', 'status', ['o2', 'o1']).values.get(row.id)).toBe('o2')
    expect(convert('status', 'select', 'done').property['options']).toEqual(propertyOf('status')['options'])
  })
  it('are made once for rows that say the same', () => {
    const made = convertProperty(
      { kind: kindOf('text'), property: propertyOf('text') },
      kindOf('select'),
      ['Tea', 'tea ', 'Coffee'].map((words, i) => ({ row: { ...row, id: `${i}` as typeof row.id }, value: [[words]] })),
      context,
    )
    expect((made.property['options'] as { name: string }[]).map(({ name }) => name)).toEqual(['Tea', 'Coffee'])
    const [first, second, third] = made.values.values()
    expect(first).toBe(second)
    expect(third).not.toBe(first)
  })
  it('that are gone are nothing to lose', () => {
    expect(lossOf(convert('select', 'text', 'gone'))).toBe('kept')
    expect(convert('select', 'text', 'gone').values.get(row.id)).toBeNull()
  })
})

describe('what is not stored becomes values', () => {
  it.each<[from: string, to: string, value: Json]>([
    ['created_time', 'date', { start: '2026-01-02T04:04', zone: 'Europe/Berlin' }],
    ['created_time', 'text', [['January 2, 2026 4:04 AM']]],
    ['created_by', 'person', [ann]],
    ['last_edited_by', 'text', [['بوب']]],
    ['unique_id', 'text', [['TASK-12']]],
    ['unique_id', 'number', 12],
  ])('%s → %s', (from, to, value) => {
    const made = convert(from, to, undefined)
    expect([made.values.get(row.id), lossOf(made)]).toEqual([value, 'kept'])
  })
  it('by the cell that the engine computed', () => {
    const made = convertProperty(
      { kind: kindOf('formula'), property: propertyOf('formula', { format: 'euro' }) },
      kindOf('number'),
      [{ row, value: undefined, cell: 4.5 }],
      context,
    )
    expect(made.values.get(row.id)).toBe(4.5)
    expect(made.property['format']).toBe('euro')
  })
})

describe('losses are told', () => {
  it('of a reminder', () => {
    const value = { start: '2026-05-03', reminder: { amount: 1, unit: 'day' } }
    expect(lossOf(convert('date', 'text', value))).toBe('partly')
    expect(lossOf(convert('date', 'text', { start: '2026-05-03' }))).toBe('kept')
  })
  it('of digits that a format hides', () => {
    expect(lossOf(convert('number', 'text', 1.239, { format: 'euro' }))).toBe('partly')
    expect(lossOf(convert('number', 'text', 1.24, { format: 'euro' }))).toBe('kept')
  })
  it('of people and rows whose names may not be seen', () => {
    expect(lossOf(convert('person', 'text', [ann, pageOne]))).toBe('partly')
    expect(lossOf(convert('person', 'text', [pageOne]))).toBe('lost')
  })
  it('but not of a box that is not ticked', () => {
    const made = convert('checkbox', 'date', undefined)
    expect([lossOf(made), made.values.size]).toEqual(['kept', 0])
    expect(wordsOf('select', convert('checkbox', 'select', undefined))).toBe('No')
    expect(wordsOf('status', convert('checkbox', 'status', undefined))).toBe('Not started')
    expect(convert('checkbox', 'number', undefined).values.get(row.id)).toBe(0)
  })
  it('and words do not change with the day on which they are read', () => {
    const made = convert('date', 'text', { start: '2026-11-16' }, { date_format: 'relative', time_format: 'hidden' })
    expect(wordsOf('text', made)).toBe('November 16, 2026')
  })
  it('of nothing where there is nothing', () => {
    expect(convert('text', 'number', undefined)).toMatchObject({ lost: 0, partly: 0 })
    expect(convert('text', 'number', undefined).values.size).toBe(0)
  })
})

it('text keeps its marks, and an address becomes a link', () => {
  expect(convert('url', 'text', 'https://example.org').values.get(row.id)).toEqual([
    ['https://example.org', [['a', 'https://example.org']]],
  ])
})
it('the title of a row is never converted', () => {
  expect(canConvert(kindOf('title'), kindOf('text'))).toBe(false)
  expect(canConvert(kindOf('text'), kindOf('title'))).toBe(false)
})
