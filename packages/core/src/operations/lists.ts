// Ordered lists. listInsert and listRemove act on lists of ids with set semantics (an insert also moves); keyedSet and
// keyedRemove act on lists of objects addressed by key, never by index.
import type { Uuid } from '../ids'
import { exact, type Json, json, list as listOf, optional, string } from '../validation/checks'
import { ANCHORS, type Anchor, atEnd, insertAt } from './anchor'
import { anchor } from './anchor-check'
import { defineOperation } from './define'
import { changeAtPath, requiresField } from './field-path'
import { recordId } from './record-id'

export const listInsert = defineOperation({
  command: 'listInsert',
  args: exact({ id: recordId, at: anchor }),
  requires: requiresField,
  apply: (state, _texts, operation) =>
    changeAtPath(state, operation, present => insertAt(ids(present), operation.args.id, operation.args.at)),
})

export const listRemove = defineOperation({
  command: 'listRemove',
  args: exact({ id: recordId }),
  requires: requiresField,
  apply: (state, _texts, operation) =>
    changeAtPath(state, operation, present => ids(present).filter(id => id !== operation.args.id)),
})

/** As an anchor, of items whose keys need be no ids. */
const keyAnchor = exact({ after: listOf(string, { max: ANCHORS }), before: listOf(string, { max: ANCHORS }) })

export const keyedSet = defineOperation({
  command: 'keyedSet',
  args: exact({ key: string, value: json, at: optional(keyAnchor) }),
  requires: requiresField,
  apply(state, _texts, operation) {
    const { key, value, at } = operation.args
    changeAtPath(state, operation, present => {
      const items = list(present)
      const known = items.some(item => keyOf(item) === key)
      if (known && !at) return items.map(item => (keyOf(item) === key ? value : item))
      const byKey = new Map<string, Json>(items.map(item => [keyOf(item), item]))
      byKey.set(key, value)
      const order = insertAt(items.map(keyOf) as Uuid[], key as Uuid, (at as Anchor | undefined) ?? atEnd)
      return order.map(k => byKey.get(k) as Json)
    })
  },
})

export const keyedRemove = defineOperation({
  command: 'keyedRemove',
  args: exact({ key: string }),
  requires: requiresField,
  apply: (state, _texts, operation) =>
    changeAtPath(state, operation, present => list(present).filter(item => keyOf(item) !== operation.args.key)),
})

/** What an item of a keyed list is called by: its id, else whom it concerns, else its type. */
export function keyOf(item: Json): string {
  const fields = item as {
    readonly id?: string
    readonly user_id?: string
    readonly group_id?: string
    readonly type?: string
  } | null
  return fields?.id ?? fields?.user_id ?? fields?.group_id ?? fields?.type ?? ''
}

const ids = (value: unknown): Uuid[] => (Array.isArray(value) ? (value as Uuid[]) : [])
const list = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : [])
