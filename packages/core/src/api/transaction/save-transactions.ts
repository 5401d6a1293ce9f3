// Hands transactions to the log. The answer is 200 when the batch was processed: each transaction has a result of its own. The
// arguments of operations are checked by the handler with `validateTransaction`, and fail the body as a whole as well.
import { limits } from '../../limits'
import { transaction } from '../../operations/transaction'
import type { SaveResult } from '../../protocol/messages'
import { canonicalUuid, exact, list } from '../../validation/checks'
import { answer, defineCall } from '../define'

export const saveTransactions = defineCall({
  name: 'saveTransactions',
  access: 'signed-in',
  input: exact({
    requestId: canonicalUuid,
    transactions: list(transaction, { min: 1, max: limits.transactionsPerRequest }),
  }),
  output: answer<{ results: readonly SaveResult[] }>(),
})
