// The words of a transaction that was refused, so that its author can take them along.
import { fromBase64 } from '@sheaf/core/base64'
import type { Transaction } from '@sheaf/core/operations/transaction'
import { TextStore } from '@sheaf/core/text/text-store'
import type { Replica } from '@sheaf/sync/replica'

/** The texts that it edits, as they would read with it. */
export function textOfTransaction(transaction: Transaction, replica: Replica): string {
  const edits = transaction.operations.flatMap(operation => (operation.command === 'editText' ? [operation.args] : []))
  const texts = new TextStore({
    clientId: 1,
    hydrate: id => [
      ...replica.confirmed.textUpdates(id),
      ...edits.filter(edit => edit.text === id).map(edit => fromBase64(edit.update)),
    ],
  })
  return [...new Set(edits.map(edit => edit.text))]
    .map(id => readable(texts, id))
    .filter(Boolean)
    .join('\n')
}

function readable(texts: TextStore, id: Parameters<TextStore['segments']>[0]): string {
  try {
    const paragraphs = texts
      .segments(id)
      .map(segment => segment.runs.map(run => (typeof run.insert === 'string' ? run.insert : '')))
    return paragraphs
      .map(runs => runs.join(''))
      .join('\n')
      .trim()
  } catch {
    // The update builds on something that is gone; the rest can still be shown.
    return ''
  }
}
