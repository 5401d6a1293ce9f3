// A transaction: operations that happen together or not at all. `clientId` and the contiguous counter `n` make it exactly-once.
import { SheafError } from '../errors'
import type { Uuid } from '../ids'
import { limits } from '../limits'
import { type Check, custom, exact, integer, json, list, optional } from '../validation/checks'
import { isReservedKey } from '../validation/reserved-keys'
import { validate } from '../validation/validate'
import { argsCheck, type Command, commands, isCommand, type Operation } from './all'
import { pointer } from './pointer-check'
import { recordId } from './record-id'

export interface Transaction {
  readonly id: Uuid
  readonly clientId: Uuid
  readonly n: number
  readonly spaceId: Uuid
  /** The author's clock; kept for history, never used for order. */
  readonly authoredAt: number
  readonly operations: readonly Operation[]
  readonly undoOf?: Uuid
  /** It is part of an import into this collection. More than that no client says of how it came about. */
  readonly importOf?: Uuid
}

const command = custom<Command>(
  (value): value is Command => typeof value === 'string' && isCommand(value),
  `one of ${commands.map(name => `"${name}"`).join(', ')}`,
  { enum: commands },
)
const pathPart = custom<string>(
  (value): value is string =>
    typeof value === 'string' && value.length > 0 && value.length <= limits.pathPartMaxLength && !isReservedKey(value),
  'a key',
  { type: 'string', minLength: 1, maxLength: limits.pathPartMaxLength },
)
const path = list(pathPart, { max: limits.pathMaxDepth })
const operationShape = exact({ command, pointer, path: optional(path), args: optional(json) })

const transactionShape = exact({
  id: recordId,
  clientId: recordId,
  n: integer,
  spaceId: recordId,
  authoredAt: integer,
  operations: list(operationShape, { max: limits.operationsPerTransaction }),
  undoOf: optional(recordId),
  importOf: optional(recordId),
})

/** The outer shape of a transaction; the arguments of its operations are checked by `validateTransaction`. */
export const transaction: Check<Omit<Transaction, 'operations'> & { operations: unknown[] }> = transactionShape

/** Throws a ValidationError naming the operation at fault, by what the transaction is called. An operation stays inside its space. */
export function validateTransaction(value: unknown, called = 'transaction'): Transaction {
  const outer = validate(transactionShape, value, called)
  if (outer.n < 1)
    throw new SheafError('ValidationError', {
      debugMessage: `${called} failed validation: ${called}.n should be ≥ 1, instead was ${outer.n}.`,
    })
  for (const [i, operation] of outer.operations.entries()) {
    const name = `${called}.operations[${i}]`
    validate(argsCheck(operation.command), operation.args ?? {}, `${name}.args`)
    const pointers = [operation.pointer, ...(hasParent(operation.args) ? [operation.args.parent] : [])]
    for (const at of pointers)
      if (at.spaceId !== outer.spaceId)
        throw new SheafError('ValidationError', {
          debugMessage: `${name} failed validation: ${name}.pointer.spaceId should be "${outer.spaceId}", instead was "${at.spaceId}".`,
        })
  }
  return {
    ...outer,
    operations: outer.operations.map(operation => ({ ...operation, args: operation.args ?? {} })),
  } as Transaction
}

const hasParent = (args: unknown): args is { parent: { spaceId: Uuid } } =>
  typeof args === 'object' && args !== null && 'parent' in args
