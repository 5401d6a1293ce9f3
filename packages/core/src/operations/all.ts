// Every operation, in one list. The wire form, the checks, the reducer and undo are derived from it.
import type { TextIndex } from '../text/text-store'
import type { Check } from '../validation/checks'
import { create } from './create'
import { createBlock } from './create-block'
import type { OperationContext, OperationDefinition, Requirement } from './define'
import { editText } from './edit-text'
import { keyedRemove, keyedSet, listInsert, listRemove } from './lists'
import { mergeBlock } from './merge-block'
import { moveBlock } from './move-block'
import { moveCollection } from './move-collection'
import type { Pointer } from './record-id'
import { relate, unrelate } from './relate'
import { restoreBlock } from './restore-block'
import { set, unset, update } from './set'
import type { SpaceState } from './space-state'
import { splitBlock } from './split-block'
import { trashBlock } from './trash-block'
import { nothingToUndo, type UndoDraft, type UndoOf } from './undo'

const operations = {
  set,
  update,
  unset,
  listInsert,
  listRemove,
  keyedSet,
  keyedRemove,
  createBlock,
  moveBlock,
  trashBlock,
  restoreBlock,
  splitBlock,
  mergeBlock,
  create,
  moveCollection,
  relate,
  unrelate,
  editText,
}

type Operations = typeof operations
export type Command = keyof Operations
type Args = {
  [C in Command]: Operations[C] extends { readonly args: Check<infer A> } ? A : never
}
type Captured = {
  [C in Command]: Operations[C] extends OperationDefinition<C, Args[C], infer U, infer _R> ? U : never
}
type Reverted = {
  [C in Command]: Operations[C] extends OperationDefinition<C, Args[C], infer _U, infer R> ? R : never
}
export type ArgsOf<C extends Command> = Args[C]
export type Operation<C extends Command = Command> = {
  [K in C]: {
    readonly command: K
    readonly pointer: Pointer
    readonly path?: readonly string[]
    readonly args: Args[K]
  }
}[C]
/** What undoes an operation. */
export type Inverse<C extends Command = Command> = { [K in C]: UndoOf<K> & Reverted[K] }[C]

const definitions: { readonly [C in Command]: OperationDefinition<C, Args[C], Inverse & Captured[C], Reverted[C]> } =
  operations

export const commands = Object.keys(operations) as Command[]
export const isCommand = (name: string): name is Command => Object.hasOwn(operations, name)

/** What an operation may be given. */
export const argsCheck = (command: Command): Check<unknown> => definitions[command].args

/** What an operation requires by itself; throws where it makes no sense whoever asks. */
export const requiredByOperation = <C extends Command>(
  operation: Operation<C>,
  state: SpaceState,
  context: OperationContext,
): readonly Requirement[] => definitions[operation.command].requires(operation, state, context)

/** The reducer: one operation on the state. Texts hold the operation's own update already. */
export function applyOperation<C extends Command>(
  state: SpaceState,
  texts: TextIndex,
  operation: Operation<C>,
  context: OperationContext,
): void {
  const definition = definitions[operation.command]
  if (!definition) throw new Error(`no operation ${operation.command}`)
  definition.apply(state, texts, operation, context)
}

/** Call before the operation; the result is called after it and gives what undoes it. */
export const captureInverse = <C extends Command>(
  state: SpaceState,
  operation: Operation<C>,
): (() => readonly Inverse[]) => definitions[operation.command].capture?.(state, operation) ?? nothingToUndo

/** Takes back what is still the author's to take back. */
export const revertInverse = <C extends Command>(draft: UndoDraft, inverse: Inverse<C>): void =>
  definitions[inverse.undo].revert?.(draft, inverse)
