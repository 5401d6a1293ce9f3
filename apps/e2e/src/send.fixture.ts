// Operations sent by a call, as another device or another program would.
import { randomUUID } from 'node:crypto'
import { type Uuid, uuid } from '@sheaf/core/ids'
import type { Operation } from '@sheaf/core/operations/all'
import type { Pointer } from '@sheaf/core/operations/record-id'
import type { Table } from '@sheaf/core/records/all'
import type { Person, Workspace } from './people.fixture'

export async function send(person: Person, { spaceId }: Workspace, operations: readonly Operation[]): Promise<void> {
  const transaction = { id: randomUUID(), clientId: randomUUID(), n: 1, spaceId, authoredAt: Date.now(), operations }
  const { results } = await person.call<{ results: readonly { error?: unknown }[] }>('saveTransactions', {
    requestId: randomUUID(),
    transactions: [transaction],
  })
  if (results.some(result => result.error)) throw new Error(JSON.stringify(results))
}

/** A record of the workspace. */
export const pointerIn = ({ spaceId }: Workspace, table: Table, id: string): Pointer => ({
  table,
  id: uuid(id),
  spaceId: uuid(spaceId),
})

/** The page that a path leads to. */
export const pageIdOf = (path: string): Uuid => uuid(path.slice(1))
