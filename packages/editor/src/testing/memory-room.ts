// A server in memory for tests: the real room, gateway and storage, and clients whose messages wait in queues until they are
// delivered. Everything is decided by the caller; there is no clock and no chance in here.
import { SheafError } from '@sheaf/core/errors'
import { membershipId, type Uuid } from '@sheaf/core/ids'
import type { BlockKinds } from '@sheaf/core/kinds/block-kind'
import { madeRecord } from '@sheaf/core/operations/space-state'
import { validateTransaction } from '@sheaf/core/operations/transaction'
import { personActor } from '@sheaf/core/permissions/actor'
import { type ClientMessage, type ServerMessage, wireError } from '@sheaf/core/protocol/messages'
import { Gateway, type Peer } from '@sheaf/sync/gateway'
import { MemoryStorage } from '@sheaf/sync/memory-storage'
import { Replica } from '@sheaf/sync/replica'
import { Room } from '@sheaf/sync/room'
import { SyncClient } from '@sheaf/sync/sync-client'

interface MemoryRoomOptions {
  readonly kinds: BlockKinds
  readonly newId: () => Uuid
  readonly now: () => number
  /** Whole numbers below a bound: ids of texts are drawn here. */
  readonly random: (bound: number) => number
}

export class MemoryRoom {
  readonly spaceId: Uuid
  readonly pageId: Uuid
  readonly storage = new MemoryStorage()
  readonly gateway: Gateway
  readonly room: Room
  private readonly people: Uuid[] = []

  constructor(
    readonly options: MemoryRoomOptions,
    members: number,
  ) {
    this.spaceId = options.newId()
    this.pageId = options.newId()
    const { spaceId, pageId } = this
    for (let i = 0; i < members; i++) this.people.push(options.newId())
    const own = { t: pageId, m: null, o: pageId }
    const first = { version: 1, last_version: 0 }
    this.storage.createSpace(spaceId, [
      madeRecord('space', { id: spaceId, ...first, name: 'Test' }),
      ...this.people.map((user_id, i) =>
        madeRecord('space_user', {
          id: membershipId(spaceId, user_id),
          ...first,
          space_id: spaceId,
          user_id,
          membership_type: i === 0 ? 'owner' : 'member',
          alive: true,
        }),
      ),
      madeRecord('block', {
        id: pageId,
        ...first,
        space_id: spaceId,
        type: 'page',
        alive: true,
        parent_id: spaceId,
        parent_table: 'space',
        properties: {},
        format: {},
        content: [],
        crdt_data: { title: [own], own },
        permissions: this.people.map(user_id => ({ type: 'user', user_id, role: 'owner' })),
      }),
    ])
    this.gateway = new Gateway(this.storage, options.now)
    this.room = new Room({
      spaceId,
      storage: this.storage,
      kinds: options.kinds,
      now: options.now,
      textClientId: 1,
      onCommitted: entry => this.gateway.committed(entry),
    })
  }

  async join(
    member: number,
    onChange: (keys: ReadonlySet<string>) => void,
    onMessage: (link: Link) => void = () => {},
  ): Promise<Link> {
    const { spaceId, pageId, options, storage } = this
    const userId = this.people[member] as Uuid
    const replica = new Replica({
      spaceId,
      userId,
      kinds: options.kinds,
      now: options.now,
      textClientId: () => 2 + options.random(2 ** 31 - 2),
    })
    const clientId = options.newId()
    const link: Link = { userId, up: [], down: [], isOnline: false, client: undefined as never }
    const snapshot = (): { records: Parameters<Replica['load']>[0]; texts: Parameters<Replica['load']>[1] } => {
      const all = [...storage.records(spaceId)]
      return {
        records: all.map(record => ({ ...record, role: 'editor' as const })),
        texts: all.flatMap(({ value, text }) => (text ? [{ id: value.id, state: text.state }] : [])),
      }
    }
    const client = new SyncClient(
      replica,
      {
        load: async () => ({ clientId, nextN: 1, outbox: [] }),
        put: async () => {},
        drop: async () => {},
        keepUnsaved: async () => {},
        renumber: async () => {},
      },
      {
        loadChannel: async () => ({ ...snapshot(), seq: (await storage.head(spaceId))?.seq ?? 0 }),
        loadRecords: async () => snapshot(),
      },
      {
        now: options.now,
        newId: options.newId,
        random: options.random,
        after: (_ms, run) => (queueMicrotask(run), () => {}),
      },
      { onChange, onUnsaved: unsaved => link.unsaved?.push(unsaved), onRevoked() {}, onStatus() {}, onPresence() {} },
    )
    Object.assign(link, { client, unsaved: [], onMessage: () => onMessage(link) })
    await client.start()
    this.connect(link)
    client.open({ table: 'block', id: pageId, spaceId })
    return link
  }
  connect(link: Link): void {
    link.up = []
    link.down = []
    link.isOnline = true
    const connection = { link, isOpen: true }
    const push = (list: 'up' | 'down', message: ClientMessage | ServerMessage): void => {
      if (!connection.isOpen) return
      ;(link[list] as unknown[]).push(JSON.parse(JSON.stringify(message)))
      link.onMessage?.()
    }
    const peer: Peer = { actor: personActor(link.userId), send: message => push('down', message) }
    link.close = () => {
      connection.isOpen = false
      this.gateway.leave(peer)
    }
    link.peer = peer
    link.client.connected({ send: message => push('up', message) })
  }
  disconnect(link: Link): void {
    link.close?.()
    link.up = []
    link.down = []
    link.isOnline = false
    link.client.disconnected()
  }

  /** The server takes the client's oldest message. Says false when there is none. */
  async takeUp(link: Link): Promise<boolean> {
    const message = link.up.shift()
    const { peer } = link
    if (!message || !peer) return false
    if (message.type === 'hello') peer.send({ type: 'welcome', userId: link.userId, version: 1 })
    if (message.type === 'subscribe') await this.gateway.subscribe(peer, message.channel, message.seq)
    if (message.type === 'save') {
      const results = await Promise.all(
        message.transactions.map(async raw => {
          const transaction = validateTransaction(raw)
          const { id, n } = transaction
          try {
            const answer = await this.room.submit(transaction, personActor(link.userId))
            return {
              id,
              n,
              ...(answer.status === 'applied' ? { status: answer.status, seq: answer.entry.seq } : answer),
            }
          } catch (error) {
            if (error instanceof SheafError) return { id, n, error: wireError(error) }
            throw error
          }
        }),
      )
      await this.gateway.settled(this.spaceId)
      peer.send({ type: 'saved', results })
    }
    return true
  }
  /** The client takes the oldest of the server's messages. */
  takeDown(link: Link): boolean {
    const message = link.down.shift()
    if (message) link.client.receive(message)
    return message !== undefined
  }
}

export interface Link {
  readonly userId: Uuid
  readonly client: SyncClient
  up: ClientMessage[]
  down: ServerMessage[]
  isOnline: boolean
  unsaved?: unknown[]
  onMessage?: () => void
  close?: () => void
  peer?: Peer
}
