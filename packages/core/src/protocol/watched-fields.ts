// Fields whose values before a change somebody who follows the log needs: to tell what became of a date, or who is new in a list. What leads
// back to them is worked out at the commit, where the record before is known, and stays with the entry; readers are never told.
import type { Table } from '../records/all'
import { type Change, diffValue, type PatchValue } from '../records/patch'
import type { Json } from '../validation/checks'
import type { EntryItem } from './log-entry'

/** By table and field: all of it, or these keys of an object. */
export type WatchedFields = { readonly [T in Table]?: Readonly<Record<string, true | readonly string[]>> }

/** What any of them watches. */
export function allWatched(lists: readonly WatchedFields[]): WatchedFields {
  const all: Partial<Record<Table, Record<string, true | readonly string[]>>> = {}
  for (const list of lists)
    for (const [table, fields] of Object.entries(list)) {
      const known = (all[table as Table] ??= {})
      for (const [field, keys] of Object.entries(fields)) {
        const before = known[field]
        known[field] = keys === true || before === true ? true : [...new Set([...(before ?? []), ...keys])]
      }
    }
  return all
}

/** Changes that lead from the one value back to the other, of what is watched; undefined where nothing of it has changed. */
export function changesBack(
  fields: Readonly<Record<string, true | readonly string[]>> | undefined,
  before: PatchValue,
  after: PatchValue,
): readonly Change[] | undefined {
  if (!fields) return undefined
  const back = diffValue(watchedPart(fields, after), watchedPart(fields, before))
  return back.length > 0 ? back : undefined
}

function watchedPart(fields: Readonly<Record<string, true | readonly string[]>>, value: PatchValue): PatchValue {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, keys]): [string, unknown][] => {
      const held = value[field]
      if (held === undefined) return []
      if (keys === true || typeof held !== 'object' || held === null) return [[field, held]]
      return [[field, Object.fromEntries(Object.entries(held).filter(([key]) => keys.includes(key)))]]
    }),
  )
}

/**
 * What a watched field, or a key of one, held before the entry: null for nothing. Undefined: the entry did not change it, or nobody
 * watched it when it was committed. A list of ids that changed in part is told by its edits alone, in `before`.
 */
export function valueBefore({ before, last_version }: EntryItem, field: string, key?: string): Json | undefined {
  if (last_version === 0) return null
  for (const change of before ?? []) {
    if ('set' in change && change.set === field) return key === undefined ? change.value : keyOf(change.value, key)
    if ('unset' in change && change.unset === field) return null
    if ('object' in change && change.object === field) {
      if (key === undefined) return undefined
      if (Object.hasOwn(change.put, key)) return change.put[key]
      if (change.drop.includes(key)) return null
    }
  }
  return undefined
}

const keyOf = (value: Json, key: string): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.hasOwn(value, key)
    ? ((value as Readonly<Record<string, Json>>)[key] ?? null)
    : null
