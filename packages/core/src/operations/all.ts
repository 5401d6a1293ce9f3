// Every command, in one list. The wire form, the checks and the reducer are derived from it.

import type { TextIndex } from '../text/text-store'
import { create } from './create'
import { createBlock } from './create-block'
import type { OperationContext, OperationDefinition, OperationOf } from './define'
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

export const allOperations = [
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
] as const

type Definition = (typeof allOperations)[number]
export type Command = Definition['command']
export type ArgsOf<C extends Command> =
  Extract<Definition, { command: C }> extends OperationDefinition<C, infer A> ? A : never
export type Operation = {
  [C in Command]: {
    readonly command: C
    readonly pointer: Pointer
    readonly path?: readonly string[]
    readonly args: ArgsOf<C>
  }
}[Command]

const byCommand = new Map<string, OperationDefinition<string, never>>(
  allOperations.map(definition => [definition.command, definition as unknown as OperationDefinition<string, never>]),
)

export function definitionOf(command: string): OperationDefinition<string, never> {
  const definition = byCommand.get(command)
  if (!definition) throw new Error(`no operation ${command}`)
  return definition
}

/** The reducer: one operation on the state. Texts hold the operation's own update already. */
export const applyOperation = (
  state: SpaceState,
  texts: TextIndex,
  operation: Operation,
  context: OperationContext,
): void => definitionOf(operation.command).apply(state, texts, operation as unknown as OperationOf<never>, context)
