// Builders of transactions as they go over the wire.

import type { Uuid } from '@sheaf/core/ids'
import type { Operation } from '@sheaf/core/operations/all'
import { operation } from '@sheaf/core/operations/operation'
import { blockPointer, type Pointer } from '@sheaf/core/operations/record-id'
import type { Transaction } from '@sheaf/core/operations/transaction'
import type { Json } from '@sheaf/core/validation/checks'
import { newUuid } from '../auth/secrets'

const atEnd = { after: [], before: [] }

export const createIn = (parent: Pointer, id: Uuid = newUuid(), type = 'text'): Operation =>
  operation('createBlock', blockPointer(parent.spaceId, id), { type, parent, at: atEnd })
export const setFormat = (spaceId: Uuid, id: Uuid, key: string, value: Json): Operation =>
  operation('set', blockPointer(spaceId, id), { value }, 'format', key)

/** A device that numbers its transactions. */
export class Device {
  readonly clientId = newUuid()
  private n = 0

  constructor(readonly spaceId: Uuid) {}

  next(...operations: Operation[]): Transaction {
    return this.at(++this.n, ...operations)
  }
  /** With a number of the caller's choice. */
  at(n: number, ...operations: Operation[]): Transaction {
    return { id: newUuid(), clientId: this.clientId, n, spaceId: this.spaceId, authoredAt: Date.now(), operations }
  }
}
