// Writes the transactions that a client would send, without a client. For tests of rooms and gateways.

import { Draft } from '@sheaf/core/actions/draft'
import type { Uuid } from '@sheaf/core/ids'
import type { Transaction } from '@sheaf/core/operations/transaction'
import { type Actor, personActor } from '@sheaf/core/permissions/actor'
import { Replica } from '../replica'
import type { Random } from './random'
import { kinds, type SimSpace } from './sim-space'

export class Author {
  readonly replica: Replica
  readonly clientId: Uuid
  readonly actor: Actor
  private n = 0

  constructor(
    private readonly space: SimSpace,
    private readonly random: Random,
    readonly userId: Uuid,
  ) {
    this.clientId = random.uuid()
    this.actor = personActor(userId)
    this.replica = new Replica({
      spaceId: space.id,
      userId,
      kinds,
      now: () => 1,
      textClientId: () => 1 + random.below(2 ** 30),
    })
    this.load()
  }
  /** Takes in what is stored now. */
  load(): void {
    const records = [...this.space.storage.records(this.space.id)]
    this.replica.load(
      records.map(record => ({ ...record, role: 'editor' })),
      records.flatMap(({ value, text }) => (text ? [{ id: value.id, state: text.state }] : [])),
    )
  }
  write(build: (draft: Draft) => void): Transaction {
    const draft = new Draft(this.replica)
    build(draft)
    draft.finish()
    const transaction: Transaction = {
      id: this.random.uuid(),
      clientId: this.clientId,
      n: ++this.n,
      spaceId: this.space.id,
      authoredAt: 1,
      operations: draft.operations,
    }
    this.replica.addPending(transaction)
    return transaction
  }
  /** A block with a text at the end of a page. */
  paragraph(page: Uuid, text: string): { readonly id: Uuid; readonly transaction: Transaction } {
    const id = this.random.uuid()
    const transaction = this.write(draft => {
      draft.create(
        id,
        'text',
        { table: 'block', id: page },
        { after: this.replica.view.content(page).slice(-1), before: [] },
      )
      if (text) draft.insertText(id, 0, text)
    })
    return { id, transaction }
  }
}
