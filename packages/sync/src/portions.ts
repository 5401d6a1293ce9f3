// What one person did at once may be more than a transaction may hold (a large paste, its undo, all of a page deleted): it then goes
// out as several in a row. Each is a whole by itself, so that what is refused of them takes nothing else with it.
import type { Draft } from '@sheaf/core/actions/draft'
import { limits } from '@sheaf/core/limits'
import type { Operation } from '@sheaf/core/operations/all'
import type { Transaction } from '@sheaf/core/operations/transaction'

/** In characters: a message may be ten times as large in bytes, and a character of a caption may take three. */
const MOST_IN_TRANSACTION = limits.maxSocketMessageBytes / 10
const MOST_IN_MESSAGE = limits.maxSocketMessageBytes / 4

const sizeOf = (value: object): number => JSON.stringify(value).length

/** Operations in portions of the size that is allowed. */
export function portionsOf(operations: readonly Operation[]): (readonly Operation[])[] {
  const portions: (readonly Operation[])[] = []
  let start = 0
  let size = 0
  for (const [i, operation] of operations.entries()) {
    const own = operations.length > 1 ? sizeOf(operation) : 0
    // Between a marker and the block that begins at it the text would belong to no block.
    const isBound = operations[i + 1]?.command === 'splitBlock'
    const count = i - start + (isBound ? 2 : 1)
    const isSecond = operation.command === 'splitBlock'
    if (i > start && !isSecond && (count > limits.operationsPerTransaction || size + own > MOST_IN_TRANSACTION)) {
      portions.push(operations.slice(start, i))
      start = i
      size = 0
    }
    size += own
  }
  return start < operations.length ? [...portions, operations.slice(start)] : portions
}

/** Each says what the whole is part of. */
export const portionsOfDraft = ({
  operations,
  importOf,
}: Draft): readonly Pick<Transaction, 'operations' | 'importOf'>[] =>
  portionsOf(operations).map(portion => ({ operations: portion, ...(importOf ? { importOf } : {}) }))

/** Transactions in messages that a server takes, in order. */
export function messagesOf(transactions: readonly Transaction[]): (readonly Transaction[])[] {
  const messages: Transaction[][] = []
  let size = 0
  for (const transaction of transactions) {
    const own = sizeOf(transaction)
    const last = messages.at(-1)
    if (last && size + own <= MOST_IN_MESSAGE) last.push(transaction)
    else messages.push([transaction])
    size = last === messages.at(-1) ? size + own : own
  }
  return messages
}
