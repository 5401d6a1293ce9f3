// Values of every type, and the little world that their words need: for tests.
import type { Property } from '@sheaf/core/collection/schema'
import { type Uuid, uuid } from '@sheaf/core/ids'
import type { PropertyKind, RowFields, WordContext } from '@sheaf/core/kinds/property-kind'
import type { Json } from '@sheaf/core/validation/checks'
import { catalogProperties } from './all'

export const ann: Uuid = uuid('a0000000-0000-4000-8000-000000000001')
export const bob: Uuid = uuid('a0000000-0000-4000-8000-000000000002')
export const pageOne: Uuid = uuid('b0000000-0000-4000-8000-000000000001')
export const pageTwo: Uuid = uuid('b0000000-0000-4000-8000-000000000002')
export const fileId: Uuid = uuid('c0000000-0000-4000-8000-000000000001')
export const collection: Uuid = uuid('d0000000-0000-4000-8000-000000000001')

const people: ReadonlyMap<string, string> = new Map([
  [ann, 'Ann "Q" Müller'],
  [bob, 'بوب'],
])
const pages: ReadonlyMap<string, string> = new Map([
  [pageOne, 'Tea, for “two” 🍵'],
  [pageTwo, 'Plan'],
])
const addresses = new Map([
  ['ann@example.org', ann],
  ['bob@example.org', bob],
])
const idOf = (names: ReadonlyMap<string, string>, words: string): string | null =>
  [...names].find(([, name]) => name.toLowerCase() === words.toLowerCase())?.[0] ?? null

export const context: WordContext = {
  names: {
    person: id => people.get(id) ?? '',
    page: id => pages.get(id) ?? '',
    findPerson: words => addresses.get(words) ?? idOf(people, words),
    findPage: (words, from) => (from === collection ? idOf(pages, words) : null),
  },
  locale: 'en-US',
  zone: 'Europe/Berlin',
  now: Date.parse('2026-11-15T19:00:00Z'),
  prefix: 'TASK',
}
export const row: RowFields = {
  id: pageOne,
  created_time: Date.parse('2026-01-02T03:04:00Z'),
  created_by_id: ann,
  last_edited_time: Date.parse('2026-02-03T04:05:00Z'),
  last_edited_by_id: bob,
  number: 12,
}
export const options = [
  { id: 'o1', name: 'Tea', color: 'green' },
  { id: 'o2', name: 'שלום, "x" 🍵', color: 'pink', description: 'Said when one comes' },
]
const settings: Readonly<Record<string, Readonly<Record<string, Json>>>> = {
  select: { options },
  multi_select: { options },
  relation: { collection_id: collection },
}

export const kindOf = (type: string): PropertyKind => {
  const kind = catalogProperties.get(type)
  if (!kind) throw new Error(`no kind ${type}`)
  return kind
}
export const propertyOf = (type: string, more: Readonly<Record<string, Json>> = {}): Property => ({
  ...kindOf(type).settings,
  ...settings[type],
  ...more,
  id: 'p1',
  name: `It's "a" 🍵 שדה`,
  type,
  order: 1,
})

/** Values whose words say all of them. */
export const wordy: Readonly<Record<string, readonly Json[]>> = {
  title: [[['Tea for two']], [['  a\nb, "c" שלום 🍵']]],
  text: [[['Tea for two']], [['line\nline, "quoted" 🍵 שלום']]],
  number: [0, 12, -1234.5, 0.07, 1e21, 1e-7, 123456789.123],
  select: ['o1', 'o2'],
  multi_select: [['o1'], ['o2', 'o1']],
  status: ['not_started', 'done'],
  date: [
    { start: '2026-05-03' },
    { start: '2026-05-03', end: '2026-05-09' },
    { start: '2026-05-03T14:05', zone: 'Europe/Berlin' },
    { start: '2026-05-03T23:00', end: '2026-05-04T01:30', zone: 'Europe/Berlin' },
    { start: '1066-10-14' },
  ],
  person: [[ann], [bob, ann]],
  files: [
    [{ name: 'a.png', url: 'https://example.org/a.png' }],
    [
      { name: 'Plan, "new"', url: 'https://example.org/b%20c.pdf?x=1' },
      { name: 'a.png', url: 'https://example.org/a.png' },
    ],
  ],
  checkbox: [true],
  url: ['https://example.org/a?b=c#d', 'example.org'],
  email: ['ann@example.org'],
  phone_number: ['+49 (30) 123-456'],
  relation: [[pageOne], [pageTwo, pageOne]],
  place: [
    { lat: 52.52, lon: -13.405 },
    { lat: 0, lon: 0, name: 'Null Island' },
    { lat: 1, lon: 2, name: 'Café', address: 'Main St 1, X' },
    { lat: 1, lon: 2, address: 'Main St 1' },
  ],
}
/** Values that words do not say all of, or that are not there in words at all. */
export const wordless: Readonly<Record<string, readonly Json[]>> = {
  text: [[['bold', [['b']]], [' and '], ['‣', [['u', ann]]]]],
  date: [{ start: '2026-05-03', reminder: { amount: 1, unit: 'day' } }],
  files: [[{ name: 'plan.pdf', fileId }]],
  verification: [{ state: 'verified', by: ann, at: 1_700_000_000_000, until: 1_900_000_000_000 }],
}
export const samplesOf = (type: string): readonly Json[] => [...(wordy[type] ?? []), ...(wordless[type] ?? [])]
