// Rules of the binding, each switched off by itself: the simulation is worth something only as far as it notices them.

import { Draft } from '@sheaf/core/actions/draft'
import type { Uuid } from '@sheaf/core/ids'
import type { Operation } from '@sheaf/core/operations/all'
import type { OperationContext } from '@sheaf/core/operations/define'
import { SpaceState } from '@sheaf/core/operations/space-state'
import { ranges } from '@sheaf/core/operations/text-place'
import type { TableRecord } from '@sheaf/core/records/all'
import { keyOfSlice } from '@sheaf/core/text/slice'
import { TextStore } from '@sheaf/core/text/text-store'
import { Reducer } from '@sheaf/sync/reducer'
import { EditorCore } from '../editor-core'

// Replaces a method of a class; the methods meant are private ones too.
type Loose = Record<string, (...args: never[]) => unknown>
type Fault = (original: (...args: never[]) => unknown) => (...args: never[]) => unknown
const fault =
  (owner: { readonly prototype: object }, method: string, replace: Fault): (() => () => void) =>
  () => {
    const prototype = owner.prototype as Loose
    const original = prototype[method]
    if (!original) throw new Error(`no method ${method}`)
    prototype[method] = replace(original)
    return () => {
      prototype[method] = original
    }
  }

/** By name; each returns what switches the rule on again. */
export const faults: Readonly<Record<string, () => () => void>> = {
  'changes of others are not shown': fault(EditorCore, 'changed', () => () => undefined),
  'an undo may take a split marker': fault(
    TextStore,
    'insertMarker',
    original =>
      function (this: TextStore, id: never, index: number, marker: never) {
        const edit = (original as TextStore['insertMarker']).call(this, id, index, marker)
        const at = { client: this.yDoc(id).clientID + 2 ** 31, clock: 0, length: 1 }
        return { ...edit, undo: { kind: 'inserted', ids: [at] } }
      },
  ),
  'a deletion covers markers': fault(
    Draft,
    'removeText',
    original =>
      function (this: Draft, block: Uuid, from: number, to: number) {
        const { space } = this
        const all = ranges(space, block, from, to)
        const [first, last] = [all[0], all.at(-1)]
        if (!first || !last || first === last || last.text !== first.text || last.index < first.index)
          return original.call(this, block as never, from as never, to as never)
        const edit = space.texts.remove(first.text, first.index, last.index + last.length - first.index)
        return (this as unknown as { took(text: string, edit: unknown): void }).took(first.text, edit)
      },
  ),
  'restored letters come back in the order they are asked for': fault(
    TextStore,
    'behindCopies',
    () => (_open: unknown, _client: number, _clock: number, gap: number) => gap,
  ),
  'a block claims its slices with every change': fault(
    SpaceState,
    'put',
    original =>
      function (this: SpaceState, record: TableRecord) {
        original.call(this, record as never)
        const { owners } = this as unknown as { owners: Map<string, string> }
        for (const slice of (record.table === 'block' && record.value.crdt_data?.title) || [])
          owners.set(keyOfSlice(slice), record.value.id)
      },
  ),
}

/** Rules that keep what one writes while another works at the same block. */
export const lossFaults: Readonly<Record<string, () => () => void>> = {
  'an empty block goes with what is just being written in it': fault(
    Draft,
    'trash',
    original =>
      function (this: Draft, id: never) {
        return original.call(this, id)
      },
  ),
  'a block goes with what its owner had not seen': fault(
    Reducer,
    'perform',
    original =>
      function (this: Reducer, state: SpaceState, operation: Operation, context: OperationContext) {
        const everything = (id: Uuid): string[] => [
          ...state.slices(id).map(keyOfSlice),
          ...state.content(id).flatMap(everything),
        ]
        const careless =
          operation.command === 'trashBlock'
            ? { ...operation, args: { ...operation.args, seen: everything(operation.pointer.id) } }
            : operation
        return original.call(this, state as never, careless as never, context as never)
      },
  ),
}
