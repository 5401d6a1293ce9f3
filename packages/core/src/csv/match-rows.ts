// Which rows of a file are in the database already, matched by the text of one property, and which values differ. Cells that the file
// leaves empty are not changed.
import { type PropertyId, TITLE } from '../collection/schema'
import type { Uuid } from '../ids'
import { nameKey } from '../names/name-key'
import { plainText, type RichText } from '../text/rich-text'
import type { Json } from '../validation/checks'

type Values = Readonly<Record<PropertyId, Json>>

/** An existing row, with the columns of the file. */
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
interface ChangedRow {
  readonly row: Uuid
  readonly key: string
  /** The new values. */
  readonly values: Values
  readonly before: Values
}
export interface RowMatch {
  readonly added: readonly Values[]
  readonly changed: readonly ChangedRow[]
  readonly unchanged: number
  /** Rows of the file whose key another row of the file has too. */
  readonly repeated: number
  /** Rows that are left alone because one before them has their key. */
  readonly twins: number
}

/** As it is written, but for spaces: two keys that differ in case may be two things. */
const exactly = (words: string): string => words.normalize().trim().replaceAll(/\s+/g, ' ')
const loosely = (words: string): string => nameKey(exactly(words))

/**
 * Of several existing rows with one key the first is used; of several in the file the last. A key without an exact match also matches the
 * only row whose key differs in case. Rows without a key are new.
 */
export function matchRows(key: PropertyId, given: readonly GivenRow[], known: readonly KnownRow[]): RowMatch {
  const byKey = new Map<string, KnownRow>()
  const twinsOf = new Map<Uuid, number>()
  const byName = new Map<string, KnownRow | null>()
  for (const row of known) {
    const words = exactly(row.key)
    if (words === '') continue
    const first = byKey.get(words)
    if (first) twinsOf.set(first.id, (twinsOf.get(first.id) ?? 0) + 1)
    else {
      byKey.set(words, row)
      byName.set(loosely(words), byName.has(loosely(words)) ? null : row)
    }
  }
  const keyless: Values[] = []
  const fresh = new Map<string, Values>()
  const found = new Map<Uuid, { readonly row: KnownRow; values: Values }>()
  let repeated = 0
  for (const { key: said, values } of given) {
    const words = exactly(said)
    if (words === '') {
      keyless.push(values)
      continue
    }
    const row = byKey.get(words) ?? byName.get(loosely(words))
    const before = row ? found.get(row.id)?.values : fresh.get(words)
    if (before) repeated++
    const all = { ...before, ...values }
    if (row) found.set(row.id, { row, values: all })
    else fresh.set(words, all)
  }
  const changed = [...found.values()].flatMap(({ row, values }): ChangedRow[] => {
    // What it is known by stays as it is written there.
    const others = Object.entries(values).filter(
      ([property, value]) => property !== key && !isSame(property, value, row.values[property]),
    )
    if (others.length === 0) return []
    const before = others.flatMap(([property]) => {
      const value = row.values[property]
      return value === undefined ? [] : [[property, value] as const]
    })
    return [{ row: row.id, key: row.key, values: Object.fromEntries(others), before: Object.fromEntries(before) }]
  })
  const twins = [...found.keys()].reduce((sum, id) => sum + (twinsOf.get(id) ?? 0), 0)
  return { added: [...fresh.values(), ...keyless], changed, unchanged: found.size - changed.length, repeated, twins }
}

/** Words with other marks are the same words: a file says nothing of marks. */
function isSame(property: PropertyId, value: Json, before: Json | undefined): boolean {
  if (before === undefined) return false
  if (property === TITLE || isRich(value)) return wordsIn(value) === wordsIn(before)
  return stable(value) === stable(before)
}
const isRich = (value: Json): boolean =>
  Array.isArray(value) && value.length > 0 && value.every(part => Array.isArray(part) && typeof part[0] === 'string')
const wordsIn = (value: Json): string => (isRich(value) ? plainText(value as RichText) : stable(value))

/** The same however its fields are ordered. */
const stable = (value: Json): string =>
  JSON.stringify(value, (_name, held: unknown) =>
    typeof held === 'object' && held !== null && !Array.isArray(held)
      ? Object.fromEntries(Object.entries(held).sort(([a], [b]) => (a < b ? -1 : 1)))
      : held,
  )
