// set, update, unset: the last writer in the server's order wins, per path. `ifValue` turns a set into a guarded one.
import { SheafError } from '../errors'
import { holdsText } from '../kinds/block-kind'
import { recordOf } from '../records/all'
import { exact, type Json, json, jsonObject, optional } from '../validation/checks'
import { defineOperation, type OperationContext, type OperationOf } from './define'
import { changeAtPath, fieldAt, pathOf, requiresField, requiresMerge } from './field-path'
import { readPath } from './json-path'
import type { Pointer } from './record-id'
import { sameJson } from './same-json'
import { anyRecord, type SpaceState } from './space-state'
import { editedBy } from './tree'
import type { UndoOf } from './undo'

interface SetUndo extends UndoOf<'set'> {
  readonly pointer: Pointer
  readonly path: readonly string[]
  readonly old: Json | undefined
  readonly mine: Json | undefined
}

export const set = defineOperation({
  command: 'set',
  args: exact({ value: json, ifValue: optional(json) }),
  requires(operation, state, context) {
    const { args, pointer } = operation
    const present = readPath(state.get(pointer.table, pointer.id), pathOf(operation)) ?? null
    if (args.ifValue !== undefined && !sameJson(present, args.ifValue)) throw new SheafError('OperationConflictError')
    return requiresField(operation, state, context)
  },
  apply(state, _texts, operation, context) {
    if (!keepsTraits(state, operation, context)) return
    changeAtPath(state, operation, () => operation.args.value, edited(operation, context))
  },
  capture: captureField,
  revert(draft, { pointer, path, old, mine }: SetUndo) {
    const { view } = draft.space
    if (!anyRecord(view, pointer) || !sameJson(fieldAt(view, pointer, path) ?? null, mine ?? null)) return
    if (old === undefined) draft.unset(pointer, path)
    else draft.set(pointer, path, old)
  },
})

export const update = defineOperation({
  command: 'update',
  args: exact({ value: jsonObject }),
  requires: requiresMerge,
  apply(state, _texts, operation, context) {
    changeAtPath(
      state,
      operation,
      present => ({ ...(present as object | undefined), ...operation.args.value }),
      edited(operation, context),
    )
  },
  /** Key by key: each is taken back by itself. */
  capture(state, operation): () => readonly SetUndo[] {
    const {
      pointer,
      args: { value },
    } = operation
    const at = pathOf(operation)
    const before = (fieldAt(state, pointer, at) ?? {}) as Readonly<Record<string, Json>>
    return () =>
      Object.entries(value).map(([key, mine]) => ({
        undo: 'set',
        pointer,
        path: [...at, key],
        old: before[key],
        mine,
      }))
  },
})

export const unset = defineOperation({
  command: 'unset',
  args: exact({}),
  requires: requiresField,
  apply: (state, _texts, operation, context) =>
    changeAtPath(state, operation, () => undefined, edited(operation, context)),
  capture: captureField,
})

function captureField(state: SpaceState, operation: OperationOf<unknown>): () => readonly SetUndo[] {
  const { pointer } = operation
  const path = pathOf(operation)
  const old = fieldAt(state, pointer, path)
  return () => [{ undo: 'set', pointer, path, old, mine: fieldAt(state, pointer, path) }]
}

/**
 * A type never changes between kinds of heads, nor into or out of a page: text or children would be hidden. Text and code are
 * both text: whoever writes in one goes on in the other.
 */
function keepsTraits(
  state: SpaceState,
  operation: OperationOf<{ value: unknown }>,
  context: OperationContext,
): boolean {
  if (operation.pointer.table !== 'block' || operation.path?.[0] !== 'type' || operation.path.length > 1) return true
  const block = state.block(operation.pointer.id)
  if (!block || typeof operation.args.value !== 'string') return false
  const before = context.kinds.traits(block.type)
  const after = context.kinds.traits(operation.args.value)
  return (before.head === after.head || (holdsText(before) && holdsText(after))) && before.page === after.page
}

const edited = (operation: OperationOf<unknown>, context: OperationContext): Readonly<Record<string, unknown>> =>
  recordOf(operation.pointer.table).isEdited ? editedBy(context) : {}
