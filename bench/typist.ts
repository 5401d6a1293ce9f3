// Somebody who types into a block of their own over a socket, one character a transaction, without the weight of a replica: the
// load of a benchmark must not slow what it measures.

import { newUuid } from '../apps/server/src/auth/secrets'
import type { Person } from '../apps/server/src/reliability/person.fixture'
import { RawSocket } from '../apps/server/src/reliability/raw-socket.fixture'
import { createIn } from '../apps/server/src/reliability/transactions.fixture'
import { toBase64 } from '../packages/core/src/base64'
import type { Uuid } from '../packages/core/src/ids'
import type { Operation } from '../packages/core/src/operations/all'
import { operation } from '../packages/core/src/operations/operation'
import { blockPointer } from '../packages/core/src/operations/record-id'
import type { ServerMessage } from '../packages/core/src/protocol/messages'
import { TextStore } from '../packages/core/src/text/text-store'

export interface Place {
  readonly spaceId: Uuid
  readonly pageId: Uuid
}

export class Typist {
  readonly clientId = newUuid()
  readonly block = newUuid()
  private readonly texts = new TextStore({ clientId: Math.floor(Math.random() * 2 ** 31), hydrate: () => [] })
  private readonly waiting = new Map<number, (seq: number) => void>()
  private n = 0
  typed = 0

  private constructor(
    private readonly socket: RawSocket,
    private readonly place: Place,
  ) {
    socket.socket.removeAllListeners('message')
    socket.socket.on('message', (data: Buffer) => this.receive(data.toString()))
  }
  /** In a block at the end of the page, or before another one. */
  static async open(person: Person, place: Place, before?: Uuid): Promise<Typist> {
    const socket = await RawSocket.open(person)
    await socket.greet()
    socket.subscribe(blockPointer(place.spaceId, place.pageId), Number.MAX_SAFE_INTEGER)
    await socket.next('subscribed')
    const typist = new Typist(socket, place)
    const at = { after: [], before: before ? [before] : [] }
    const create = createIn(blockPointer(place.spaceId, place.pageId), typist.block)
    await typist.save({ ...create, args: { ...create.args, at } } as Operation)
    return typist
  }

  /** Types a character; resolves when it is durable. */
  type(): Promise<number> {
    const { update } = this.texts.insert(this.block, this.typed++ % 200, 'a', {})
    return this.save(
      operation('editText', blockPointer(this.place.spaceId, this.block), {
        text: this.block,
        epoch: 0,
        update: toBase64(update as Uint8Array),
      }),
    )
  }
  close(): void {
    this.socket.close()
  }

  private save(operation: Operation): Promise<number> {
    const n = ++this.n
    const { clientId, place } = this
    const transaction = {
      id: newUuid(),
      clientId,
      n,
      spaceId: place.spaceId,
      authoredAt: Date.now(),
      operations: [operation],
    }
    return new Promise(resolve => {
      this.waiting.set(n, resolve)
      this.socket.send({ type: 'save', transactions: [transaction] })
    })
  }
  private receive(text: string): void {
    // Entries of others are only counted by the wire: reading them is the replica's business.
    if (!text.startsWith('{"type":"saved"')) return
    const message = JSON.parse(text) as Extract<ServerMessage, { type: 'saved' }>
    for (const result of message.results) {
      if (!('status' in result)) throw new Error(`refused: ${JSON.stringify(result)}`)
      this.waiting.get(result.n)?.(result.seq ?? 0)
      this.waiting.delete(result.n)
    }
  }
}
