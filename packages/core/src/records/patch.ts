// Changes of a record's value, as they stand in the log and travel: by field, inside objects by key, in lists of ids by edits.
// Applying the difference of two values to the first gives the second, and nothing handed in is ever changed.
import type { Uuid } from '../ids'
import type { Json } from '../validation/checks'
import type { Table } from './all'
import { applyListEdit, diffList, type ListEdit } from './list-edit'

export type Change =
  | { readonly set: string; readonly value: Json }
  | { readonly unset: string }
  /** Keys of an object field. */
  | { readonly object: string; readonly put: Readonly<Record<string, Json>>; readonly drop: readonly string[] }
  | ({ readonly list: string } & ListEdit)

export const fieldOf = (change: Change): string =>
  'set' in change ? change.set : 'unset' in change ? change.unset : 'list' in change ? change.list : change.object

export interface RecordPatch {
  readonly table: Table
  readonly id: Uuid
  readonly version: number
  /** The version it applies to; 0 for a record that is new. */
  readonly last_version: number
  readonly changes: readonly Change[]
}

/** A record's value, as far as patches look at it. */
export type PatchValue = Readonly<Record<string, unknown>>

/** Said by the patch itself, so no change repeats them. */
const patchFields: ReadonlySet<string> = new Set(['id', 'version', 'last_version'])

/** What changes one value into the other, apart from id and versions. Without a value before: all of it. */
export function diffValue(before: PatchValue | undefined, after: PatchValue): Change[] {
  const old = before ?? {}
  const changes: Change[] = []
  for (const field of new Set([...Object.keys(old), ...Object.keys(after)])) {
    if (patchFields.has(field)) continue
    const change = diffField(field, own(old, field), own(after, field))
    if (change) changes.push(change)
  }
  return changes
}

/** The value with the changes made; its id and versions are those of the value before. Throws when a list edit does not fit. */
export function applyChanges(before: PatchValue | undefined, changes: readonly Change[]): Record<string, unknown> {
  const fields = new Map<string, unknown>(Object.entries(before ?? {}))
  for (const change of changes) {
    if ('set' in change) fields.set(change.set, change.value)
    else if ('unset' in change) fields.delete(change.unset)
    else if ('list' in change) fields.set(change.list, applyListEdit(idsIn(fields.get(change.list)), change))
    else {
      const held = fields.get(change.object)
      const entries = new Map<string, unknown>(Object.entries(isObject(held) ? held : {}))
      for (const key of change.drop) entries.delete(key)
      for (const [key, value] of Object.entries(change.put)) entries.set(key, value)
      fields.set(change.object, Object.fromEntries(entries))
    }
  }
  return Object.fromEntries(fields)
}

export const patchOf = (
  table: Table,
  before: PatchValue | undefined,
  after: PatchValue & { readonly id: Uuid; readonly version: number },
): RecordPatch => ({
  table,
  id: after.id,
  version: after.version,
  last_version: (before?.['version'] as number | undefined) ?? 0,
  changes: diffValue(before, after),
})

/** The value after the patch, or null when it was made for another version: then the record has to be fetched. */
export function applyPatch(before: PatchValue | undefined, patch: RecordPatch): Record<string, unknown> | null {
  const { id, version, last_version } = patch
  if (((before?.['version'] as number | undefined) ?? 0) !== last_version) return null
  return { ...applyChanges(before, patch.changes), id, version, last_version }
}

function diffField(field: string, before: unknown, after: unknown): Change | null {
  if (isSame(before, after)) return null
  if (after === undefined) return { unset: field }
  if (Array.isArray(before) && Array.isArray(after)) {
    const edit = diffList(before, after)
    if (edit) return { list: field, ...edit }
  }
  if (isObject(before) && isObject(after)) return { object: field, ...diffObject(before, after) }
  return { set: field, value: after as Json }
}

function diffObject(before: PatchValue, after: PatchValue): { put: Record<string, Json>; drop: string[] } {
  const isThere = ([, value]: readonly [string, unknown]): boolean => value !== undefined
  const put = Object.entries(after).filter(entry => isThere(entry) && !isSame(own(before, entry[0]), entry[1]))
  const drop = Object.entries(before).filter(entry => isThere(entry) && own(after, entry[0]) === undefined)
  return { put: Object.fromEntries(put) as Record<string, Json>, drop: drop.map(([key]) => key) }
}

/** Equality of JSON, whatever the order of keys; a key without a value counts as absent. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => isSame(item, b[i]))
  if (!isObject(a) || !isObject(b)) return false
  return (
    Object.keys(a).every(key => isSame(a[key], own(b, key))) &&
    Object.keys(b).every(key => b[key] === undefined || own(a, key) !== undefined)
  )
}

const own = (object: PatchValue, key: string): unknown => (Object.hasOwn(object, key) ? object[key] : undefined)
const isObject = (value: unknown): value is PatchValue =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const idsIn = (value: unknown): readonly Uuid[] => (Array.isArray(value) ? (value as readonly Uuid[]) : [])
