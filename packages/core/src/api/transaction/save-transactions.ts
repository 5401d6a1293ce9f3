// Hands transactions to the log. The answer is 200 when the batch was processed: each transaction has a result of its own. The
// arguments of operations are checked by the handler with `validateTransaction`, and fail the body as a whole as well.
import { limits } from '../../limits'
import { transaction } from '../../operations/transaction'
import {
  canonicalUuid,
  defined,
  either,
  exact,
  integer,
  list,
  mapOf,
  oneOf,
  optional,
  readonlyList,
  string,
} from '../../validation/checks'
import { errorName } from '../call-errors'
import { defineCall } from '../define'

const of = { id: canonicalUuid, n: integer }
const saved = exact({ ...of, status: oneOf('applied', 'already-applied'), seq: optional(integer) })
const failed = exact({
  ...of,
  error: exact({ name: errorName, status: integer, debugMessage: string, clientData: optional(mapOf(defined)) }),
})

export const saveTransactions = defineCall({
  name: 'saveTransactions',
  access: 'signed-in',
  on: 'records',
  input: exact({
    requestId: canonicalUuid,
    transactions: list(transaction, { min: 1, max: limits.transactionsPerRequest }),
  }),
  output: exact({ results: readonlyList(either(saved, failed)) }),
  errors: [],
})
