// Which rows of a file are in the database already, by the words of one property, and what the file says otherwise about them. What a
// file leaves empty stays as it is.
import { type Property, type PropertyId, TITLE } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import { plainText, type RichText } from '@sheaf/core/text/rich-text'
import type { Json } from '@sheaf/core/validation/checks'

type Values = Readonly<Record<PropertyId, Json>>

/** A row that is there, as far as the file speaks of it. */
export interface KnownRow {
  readonly id: Uuid
  /** What it says in the property that rows are matched by. */
  readonly key: string
  readonly values: Values
}
export interface GivenRow {
  readonly key: string
  readonly values: Values
}
export interface ChangedRow {
  readonly row: Uuid
  readonly key: string
  /** What comes to stand there. */
  readonly values: Values
  readonly before: Values
}
export interface RowMatch {
  readonly added: readonly Values[]
  readonly changed: readonly ChangedRow[]
  readonly unchanged: number
}

export const wordsOfKey = (words: string): string => words.trim().normalize()

/** Of several rows with one key the first that is there counts; said twice in the file, the last counts. */
export function matchRows(given: readonly GivenRow[], known: readonly KnownRow[]): RowMatch {
  const byKey = new Map<string, KnownRow>()
  for (const row of known) {
    const key = wordsOfKey(row.key)
    if (key !== '' && !byKey.has(key)) byKey.set(key, row)
  }
  const added: Values[] = []
  const found = new Map<Uuid, { readonly row: KnownRow; values: Values }>()
  for (const { key, values } of given) {
    const row = byKey.get(wordsOfKey(key))
    if (!row) added.push(values)
    else found.set(row.id, { row, values: { ...found.get(row.id)?.values, ...values } })
  }
  const changed = [...found.values()].flatMap(({ row, values }): ChangedRow[] => {
    const others = Object.entries(values).filter(([property, value]) => !isSame(property, value, row.values[property]))
    if (others.length === 0) return []
    const before = others.flatMap(([property]) => {
      const value = row.values[property]
      return value === undefined ? [] : [[property, value] as const]
    })
    return [{ row: row.id, key: row.key, values: Object.fromEntries(others), before: Object.fromEntries(before) }]
  })
  return { added, changed, unchanged: found.size - changed.length }
}

/** Words with other marks are the same words: a file says nothing of marks. */
function isSame(property: PropertyId, value: Json, before: Json | undefined): boolean {
  if (before === undefined) return false
  if (property === TITLE || isRich(value)) return wordsIn(value) === wordsIn(before)
  return stable(value) === stable(before)
}
const isRich = (value: Json): boolean =>
  Array.isArray(value) && value.length > 0 && value.every(part => Array.isArray(part) && typeof part[0] === 'string')
const wordsIn = (value: Json): string => (isRich(value) ? plainText(value as unknown as RichText) : stable(value))

/** The same however its fields are ordered. */
const stable = (value: Json): string =>
  JSON.stringify(value, (_name, held: unknown) =>
    typeof held === 'object' && held !== null && !Array.isArray(held)
      ? Object.fromEntries(Object.entries(held).sort(([a], [b]) => (a < b ? -1 : 1)))
      : held,
  )

/** Whether the words of such a property tell rows apart. */
export const canBeKey = ({ type }: Property): boolean => KEY_TYPES.has(type)
const KEY_TYPES: ReadonlySet<string> = new Set([
  TITLE,
  'text',
  'number',
  'url',
  'email',
  'phone_number',
  'unique_id',
  'date',
  'select',
])
