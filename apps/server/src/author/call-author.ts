// An author that reaches the server by calls, as a program elsewhere does: the demo, tests, benchmarks. Everything it writes is a person's.
import { setTimeout as delay } from 'node:timers/promises'
import type { OutputOf } from '@sheaf/core/api/define'
import type { syncRecordValues } from '@sheaf/core/api/record/sync-record-values'
import type { saveTransactions } from '@sheaf/core/api/transaction/save-transactions'
import { fromBase64 } from '@sheaf/core/base64'
import type { Uuid } from '@sheaf/core/ids'
import type { Table } from '@sheaf/core/records/all'
import type { RecordRow } from '@sheaf/sync/replica'
import { newUuid } from '../auth/secrets'
import { Author, type AuthorPorts } from './author'

/** Somebody who is signed in. */
interface Caller {
  readonly userId: Uuid
  /** The answer of a call that has to succeed. */
  call<Answer>(name: string, body: unknown): Promise<Answer>
}

class RefusedTransaction extends Error {
  constructor(readonly refusal: { readonly name: string; readonly status: number; readonly debugMessage?: string }) {
    super(`The workspace refused: ${JSON.stringify(refusal)}`)
  }
}

export const callAuthor = (caller: Caller, spaceId: Uuid): Author =>
  new Author({ spaceId, userId: caller.userId }, callPorts(caller, spaceId))

const BUSY = 503
const MOST_ATTEMPTS = 5

const callPorts = (caller: Caller, spaceId: Uuid): AuthorPorts => ({
  now: Date.now,
  load: async refs => {
    const requests = refs.map(({ table, id }) => ({ pointer: { table, id, spaceId }, version: -1 }))
    const { recordMap, texts } = await caller.call<OutputOf<typeof syncRecordValues>>('syncRecordValues', { requests })
    const records = Object.entries(recordMap).flatMap(([table, entries]) =>
      Object.values(entries).flatMap(({ value, role }): RecordRow[] =>
        value ? [{ table: table as Table, value, role }] : [],
      ),
    )
    return {
      records,
      texts: Object.entries(texts).map(([id, state]) => ({ id: id as Uuid, state: fromBase64(state) })),
    }
  },
  commit: async transaction => {
    for (let attempt = 1; ; attempt++) {
      const { results } = await caller.call<OutputOf<typeof saveTransactions>>('saveTransactions', {
        requestId: newUuid(),
        transactions: [transaction],
      })
      const [result] = results
      if (!result || !('error' in result)) return
      // The same again does nothing twice.
      if (result.error.status !== BUSY || attempt === MOST_ATTEMPTS) throw new RefusedTransaction(result.error)
      await delay(attempt * 1_000)
    }
  },
})
