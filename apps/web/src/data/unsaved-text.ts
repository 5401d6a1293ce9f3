// The words of transactions that were refused, so that their author can take them along. They are read from the edits alone:
// the page they were written on may be gone from this device by now.
import { fromBase64 } from '@sheaf/core/base64'
import type { Uuid } from '@sheaf/core/ids'
import type { Transaction } from '@sheaf/core/operations/transaction'
import { writtenWords } from '@sheaf/core/text/written-words'

/** What was written, a text after the other. `transactions` of one author, in the order they were made. */
export function wordsOf(transactions: readonly Transaction[]): string {
  const updates = new Map<Uuid, Uint8Array[]>()
  for (const { operations } of transactions)
    for (const operation of operations) {
      if (operation.command !== 'editText') continue
      const { text, update } = operation.args
      updates.set(text, [...(updates.get(text) ?? []), fromBase64(update)])
    }
  return [...updates.values()]
    .map(readable)
    .filter(words => words !== '')
    .join('\n')
}

function readable(updates: readonly Uint8Array[]): string {
  try {
    return writtenWords(updates).trim()
  } catch {
    // An update that cannot be read was refused for that; the rest can still be shown.
    return ''
  }
}
