// What undoes an operation: plain data, captured around the operation and checked against the present when it is used, so that
// an undo never takes back another person's work. Text is undone by character identity (text/text-store.ts).
import type { Uuid } from '../ids'
import { sliceKey } from '../text/slice'
import type { TextUndo } from '../text/text-store'
import type { Json } from '../validation/checks'
import type { Operation } from './all'
import { type Anchor, anchorOf, atEnd } from './anchor'
import { pathOf } from './field-path'
import { readPath } from './json-path'
import { keyOf } from './lists'
import type { Pointer } from './record-id'
import { type Related, relatedTo, replacedBy } from './relate'
import { beginningOf, type RowBeginning } from './row-beginning'
import { sameJson } from './same-json'
import type { SpaceState } from './space-state'
import { anchorInTree, type ParentRef, parentOf } from './tree'

type Path = readonly string[]

export type Inverse =
  | { readonly undo: 'text'; readonly text: Uuid; readonly item: TextUndo }
  | { readonly undo: 'create'; readonly id: Uuid; readonly began?: RowBeginning | undefined }
  | { readonly undo: 'move'; readonly id: Uuid; readonly from: ParentRef; readonly at: Anchor; readonly to: ParentRef }
  | { readonly undo: 'split'; readonly id: Uuid }
  | {
      readonly undo: 'merge'
      readonly id: Uuid
      readonly parent: ParentRef
      readonly at: Anchor
      readonly children: readonly Uuid[]
    }
  | { readonly undo: 'unmerge'; readonly id: Uuid; readonly into: Uuid }
  | { readonly undo: 'trash'; readonly id: Uuid }
  | { readonly undo: 'restore'; readonly id: Uuid }
  | {
      readonly undo: 'set'
      readonly pointer: Pointer
      readonly path: Path
      readonly old: Json | undefined
      readonly mine: Json | undefined
    }
  | {
      readonly undo: 'listInsert'
      readonly pointer: Pointer
      readonly path: Path
      readonly id: Uuid
      readonly at: Anchor | null
    }
  | {
      readonly undo: 'listRemove'
      readonly pointer: Pointer
      readonly path: Path
      readonly id: Uuid
      readonly at: Anchor
    }
  | {
      readonly undo: 'keyed'
      readonly pointer: Pointer
      readonly path: Path
      readonly key: string
      readonly old: Json | undefined
      readonly mine: Json | undefined
      readonly at: Anchor
    }
  | { readonly undo: 'relate'; readonly id: Uuid; readonly made: Related; readonly gone: readonly Related[] }
  | { readonly undo: 'unrelate'; readonly id: Uuid; readonly gone: Related; readonly at: Anchor }
  | { readonly undo: 'home'; readonly id: Uuid; readonly from: Uuid; readonly to: Uuid }

/** Call before the operation; the result is called after it and gives what undoes it. Text edits bring their own undo. */
export function captureInverse(state: SpaceState, operation: Operation): () => readonly Inverse[] {
  const { id } = operation.pointer
  switch (operation.command) {
    case 'createBlock':
      return state.block(id) ? none : () => [created(state, id)]
    case 'moveBlock': {
      const block = state.block(id)
      if (!block?.alive) return none
      const from = parentOf(block)
      const at = anchorInTree(state, id)
      return () => [{ undo: 'move', id, from, at, to: parentOf(state.mustBlock(id)) }]
    }
    case 'splitBlock': {
      const revived = state.block(id) !== undefined
      const holder = state.owner(sliceKey(operation.args.text, operation.args.marker))
      return () => {
        if (!state.block(id)?.alive) return []
        return revived && holder !== undefined ? [{ undo: 'unmerge', id, into: holder }] : [{ undo: 'split', id }]
      }
    }
    case 'mergeBlock': {
      const block = state.block(id)
      if (!block?.alive) return none
      const parent = parentOf(block)
      const at = anchorInTree(state, id)
      const children = state.content(id)
      return () => (state.block(id)?.alive === false ? [{ undo: 'merge', id, parent, at, children }] : [])
    }
    case 'trashBlock':
      // Trashing what another person has trashed already is nothing to undo.
      if (!state.block(id)?.alive) return none
      return () => (state.block(id)?.alive === false ? [{ undo: 'trash', id }] : [])
    case 'restoreBlock': {
      // A block that had gone because it was empty goes again only if it is empty then too.
      if (state.block(id)?.alive !== false) return none
      const empty = state.block(id)?.crdt_data?.trash?.empty ?? false
      return () => [empty ? created(state, id) : { undo: 'restore', id }]
    }
    case 'set':
    case 'unset': {
      const old = read(state, operation)
      return () => [
        { undo: 'set', pointer: operation.pointer, path: pathOf(operation), old, mine: read(state, operation) },
      ]
    }
    case 'update': {
      const before = (read(state, operation) ?? {}) as Record<string, Json>
      return () =>
        Object.entries(operation.args.value).map(([key, mine]) => ({
          undo: 'set',
          pointer: operation.pointer,
          path: [...pathOf(operation), key],
          old: before[key],
          mine,
        }))
    }
    case 'listInsert':
    case 'listRemove': {
      const ids = (read(state, operation) ?? []) as readonly Uuid[]
      const at = ids.includes(operation.args.id) ? anchorOf(ids, operation.args.id) : null
      const base = { pointer: operation.pointer, path: pathOf(operation), id: operation.args.id }
      if (operation.command === 'listInsert') return () => [{ undo: 'listInsert', ...base, at }]
      return at ? () => [{ undo: 'listRemove', ...base, at }] : none
    }
    case 'keyedSet':
    case 'keyedRemove': {
      const items = (read(state, operation) ?? []) as readonly Json[]
      const { key } = operation.args
      const keys = items.map(keyOf) as Uuid[]
      const at = keys.includes(key as Uuid) ? anchorOf(keys, key as Uuid) : atEnd
      const find = (list: readonly Json[]): Json | undefined => list.find(item => keyOf(item) === key)
      const before = find(items)
      return () => [
        {
          undo: 'keyed',
          pointer: operation.pointer,
          path: pathOf(operation),
          key,
          old: before,
          mine: find((read(state, operation) ?? []) as readonly Json[]),
          at,
        },
      ]
    }
    case 'relate': {
      const { property, row: other } = operation.args
      const made: Related = { row: id, property, other }
      if (relatedTo(state, id, property).includes(other)) return none
      const gone = replacedBy(state, made)
      return () => (relatedTo(state, id, property).includes(other) ? [{ undo: 'relate', id, made, gone }] : [])
    }
    case 'unrelate': {
      const { property, row: other } = operation.args
      const rows = relatedTo(state, id, property)
      if (!rows.includes(other)) return none
      const at = anchorOf(rows, other)
      return () => [{ undo: 'unrelate', id, gone: { row: id, property, other }, at }]
    }
    case 'moveCollection': {
      const home = (): Uuid | undefined => state.bare('collection', id)?.['parent_id']
      const from = home()
      return () => (from && from !== home() ? [{ undo: 'home', id, from, to: operation.args.to }] : [])
    }
    // A text edit brings its own undo; what was said to others is deleted by hand, never by undoing what was typed.
    case 'editText':
    case 'create':
      return none
  }
}

const none = (): readonly Inverse[] => []

const created = (state: SpaceState, id: Uuid): Inverse => ({ undo: 'create', id, began: beginningOf(state.block(id)) })

function read(state: SpaceState, operation: Pick<Operation, 'pointer' | 'path'>): Json | undefined {
  return readPath(state.get(operation.pointer.table, operation.pointer.id), pathOf(operation)) as Json | undefined
}

/** Operations that take a field change back where the value is still the author's; empty where it is not. */
export function revertField(state: SpaceState, inverse: Extract<Inverse, { pointer: Pointer }>): readonly Operation[] {
  const { pointer, path } = inverse
  if (!state.get(pointer.table, pointer.id)) return []
  const now = read(state, { pointer, path })
  switch (inverse.undo) {
    case 'set':
      if (!sameJson(now ?? null, inverse.mine ?? null)) return []
      return inverse.old === undefined
        ? [{ command: 'unset', pointer, path, args: {} }]
        : [{ command: 'set', pointer, path, args: { value: inverse.old } }]
    case 'listInsert':
      if (!((now ?? []) as readonly Uuid[]).includes(inverse.id)) return []
      if (inverse.at === null) return [{ command: 'listRemove', pointer, path, args: { id: inverse.id } }]
      return [{ command: 'listInsert', pointer, path, args: { id: inverse.id, at: inverse.at } }]
    case 'listRemove':
      if (((now ?? []) as readonly Uuid[]).includes(inverse.id)) return []
      return [{ command: 'listInsert', pointer, path, args: { id: inverse.id, at: inverse.at } }]
    case 'keyed': {
      const present = ((now ?? []) as readonly Json[]).find(item => keyOf(item) === inverse.key)
      if (!sameJson(present ?? null, inverse.mine ?? null)) return []
      if (inverse.old === undefined) return [{ command: 'keyedRemove', pointer, path, args: { key: inverse.key } }]
      return [{ command: 'keyedSet', pointer, path, args: { key: inverse.key, value: inverse.old, at: inverse.at } }]
    }
  }
}
