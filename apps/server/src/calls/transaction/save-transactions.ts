// Hands transactions to the log. The answer is 200 when the batch was processed; each transaction has a result of its own.
import type { saveTransactions as call } from '@sheaf/core/api/transaction/save-transactions'
import { validateTransaction } from '@sheaf/core/operations/transaction'
import { personActor } from '@sheaf/core/permissions/actor'
import { saveChecked } from '../../spaces/save-all'
import type { Handler } from '../define'

export const saveTransactions: Handler<typeof call> = async ({ transactions }, { userId, services }) => {
  // A body that makes no sense is refused as a whole, before any of it happens.
  const checked = transactions.map((transaction, i) =>
    validateTransaction(transaction, `saveTransactions.transactions[${i}]`),
  )
  // What they changed is told by channels, not by this answer: whoever sends a thousand blocks does not want them back.
  return { results: await saveChecked(services, checked, personActor(userId), () => true) }
}
