// Ordered lists. listInsert and listRemove act on lists of ids with set semantics (an insert also moves); keyedSet and
// keyedRemove act on lists of objects addressed by key, never by index.
import type { Uuid } from '../ids'
import { exact, type Json, json, list as listOf, optional, string } from '../validation/checks'
import { ANCHORS, type Anchor, anchorOf, atEnd, insertAt } from './anchor'
import { anchor } from './anchor-check'
import { defineOperation, type OperationOf } from './define'
import { changeAtPath, fieldAt, pathOf, requiresField } from './field-path'
import { type Pointer, recordId } from './record-id'
import { sameJson } from './same-json'
import { anyRecord, type SpaceState } from './space-state'
import { nothingToUndo, type UndoDraft, type UndoOf } from './undo'

interface FieldPlace {
  readonly pointer: Pointer
  readonly path: readonly string[]
}
interface InsertUndo extends UndoOf<'listInsert'>, FieldPlace {
  readonly id: Uuid
  /** Where it was before. Null: it was not in the list. */
  readonly at: Anchor | null
}
interface RemoveUndo extends UndoOf<'listRemove'>, FieldPlace {
  readonly id: Uuid
  readonly at: Anchor
}
interface KeyedUndo extends UndoOf<'keyedSet'>, FieldPlace {
  readonly key: string
  readonly old: Json | undefined
  readonly mine: Json | undefined
  readonly at: Anchor
}

/** Null for a record that has gone. */
const listNow = ({ space: { view } }: UndoDraft, { pointer, path }: FieldPlace): unknown =>
  anyRecord(view, pointer) ? (fieldAt(view, pointer, path) ?? []) : null

export const listInsert = defineOperation({
  command: 'listInsert',
  args: exact({ id: recordId, at: anchor }),
  requires: requiresField,
  apply: (state, _texts, operation) =>
    changeAtPath(state, operation, present => insertAt(ids(present), operation.args.id, operation.args.at)),
  capture(state, operation): () => readonly InsertUndo[] {
    const { pointer } = operation
    const { id } = operation.args
    const path = pathOf(operation)
    const present = ids(fieldAt(state, pointer, path))
    const at = present.includes(id) ? anchorOf(present, id) : null
    return () => [{ undo: 'listInsert', pointer, path, id, at }]
  },
  revert(draft, undo: InsertUndo) {
    const { pointer, path, id, at } = undo
    if (!ids(listNow(draft, undo)).includes(id)) return
    if (at === null) draft.removeFromList(pointer, path, id)
    else draft.insertInList(pointer, path, id, at)
  },
})

export const listRemove = defineOperation({
  command: 'listRemove',
  args: exact({ id: recordId }),
  requires: requiresField,
  apply: (state, _texts, operation) =>
    changeAtPath(state, operation, present => ids(present).filter(id => id !== operation.args.id)),
  capture(state, operation): () => readonly RemoveUndo[] {
    const { pointer } = operation
    const { id } = operation.args
    const path = pathOf(operation)
    const present = ids(fieldAt(state, pointer, path))
    if (!present.includes(id)) return nothingToUndo
    const at = anchorOf(present, id)
    return () => [{ undo: 'listRemove', pointer, path, id, at }]
  },
  revert(draft, undo: RemoveUndo) {
    const now = listNow(draft, undo)
    if (now !== null && !ids(now).includes(undo.id)) draft.insertInList(undo.pointer, undo.path, undo.id, undo.at)
  },
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
  capture: captureKeyed,
  revert(draft, undo: KeyedUndo) {
    const { pointer, path, key, old, mine, at } = undo
    const now = listNow(draft, undo)
    if (now === null || !sameJson(itemIn(now, key) ?? null, mine ?? null)) return
    if (old === undefined) draft.removeItem(pointer, path, key)
    else draft.setItem(pointer, path, key, old, at)
  },
})

export const keyedRemove = defineOperation({
  command: 'keyedRemove',
  args: exact({ key: string }),
  requires: requiresField,
  apply: (state, _texts, operation) =>
    changeAtPath(state, operation, present => list(present).filter(item => keyOf(item) !== operation.args.key)),
  capture: captureKeyed,
})

function captureKeyed(state: SpaceState, operation: OperationOf<{ readonly key: string }>): () => readonly KeyedUndo[] {
  const { pointer } = operation
  const { key } = operation.args
  const path = pathOf(operation)
  const before = fieldAt(state, pointer, path)
  const keys = list(before).map(keyOf) as Uuid[]
  const at = keys.includes(key as Uuid) ? anchorOf(keys, key as Uuid) : atEnd
  const old = itemIn(before, key)
  return () => [{ undo: 'keyedSet', pointer, path, key, old, mine: itemIn(fieldAt(state, pointer, path), key), at }]
}

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

const itemIn = (value: unknown, key: string): Json | undefined => list(value).find(item => keyOf(item) === key)
const ids = (value: unknown): Uuid[] => (Array.isArray(value) ? (value as Uuid[]) : [])
const list = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : [])
