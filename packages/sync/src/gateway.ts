// Fan-out: who reads which channel, and what goes to them in which order. The log is the truth; a hint only says that there is
// more of it, so hints may be lost, repeated or reordered. Roles are judged again before anything after a permission change.
import { membershipId, type Uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import type { Pointer } from '@sheaf/core/operations/record-id'
import { NotLoaded, type RecordSource, type RecordValue, recordKey } from '@sheaf/core/operations/space-state'
import { type Actor, roleOf } from '@sheaf/core/permissions/can'
import { allows, type Role } from '@sheaf/core/permissions/roles'
import { channelsOf, type LogEntry } from '@sheaf/core/protocol/log-entry'
import type { EntriesMessage, ServerMessage } from '@sheaf/core/protocol/messages'
import type { Table } from '@sheaf/core/records/all'
import type { SpaceStorage } from './storage'

/** One connection. `send` must keep the order; what it does with a slow reader is its own business. */
export interface Peer {
  readonly actor: Actor
  send(message: ServerMessage): void
}

interface Subscription {
  readonly peer: Peer
  readonly pointer: Pointer
}

/** The feed of a space in this process. */
interface Feed {
  position: number
  /** One thing after another: entries, new readers, judgements. */
  turn: Promise<unknown>
  readonly channels: Map<Uuid, { last: number; readonly readers: Map<Peer, Subscription> }>
}

export class Gateway {
  private readonly feeds = new Map<Uuid, Feed>()
  private readonly peers = new Map<Peer, Map<Uuid, Subscription>>()

  constructor(
    private readonly storage: SpaceStorage,
    /** Entries that this process did not commit itself, so that rooms and presence can follow. */
    private readonly onForeign: (spaceId: Uuid, entries: readonly LogEntry[]) => void = () => {},
  ) {}

  get subscriptions(): number {
    let count = 0
    for (const held of this.peers.values()) count += held.size
    return count
  }
  readersOf(spaceId: Uuid, channel: Uuid): Peer[] {
    return [...(this.feeds.get(spaceId)?.channels.get(channel)?.readers.keys() ?? [])]
  }
  isReader(peer: Peer, channel: Uuid): boolean {
    return this.peers.get(peer)?.has(channel) ?? false
  }
  /** Spaces that somebody here reads: what a safety poll has to look at. */
  openSpaces(): { spaceId: Uuid; position: number }[] {
    return [...this.feeds].map(([spaceId, feed]) => ({ spaceId, position: feed.position }))
  }

  /** Catches the reader up from its cursor and then keeps it current. */
  subscribe(peer: Peer, pointer: Pointer, cursor: number): Promise<void> {
    return this.inTurn(pointer.spaceId, async feed => {
      const role = await this.role(peer.actor, pointer)
      if (!allows(role, 'read')) return peer.send({ type: 'revoked', channel: pointer.id })
      const missed =
        cursor >= feed.position ? [] : await this.storage.log(pointer.spaceId, cursor, limits.catchUpEntries)
      if (!missed || missed.length >= limits.catchUpEntries) return peer.send({ type: 'resync', channel: pointer.id })
      let prev = cursor
      for (const entry of missed) {
        if (entry.seq > feed.position || !channelsOf(entry).includes(pointer.id)) continue
        peer.send(messageFor(entry, pointer.id, prev))
        prev = entry.seq
      }
      const channel = feed.channels.get(pointer.id) ?? { last: feed.position, readers: new Map<Peer, Subscription>() }
      feed.channels.set(pointer.id, channel)
      const subscription = { peer, pointer }
      channel.readers.set(peer, subscription)
      const held = this.peers.get(peer) ?? new Map<Uuid, Subscription>()
      this.peers.set(peer, held.set(pointer.id, subscription))
      peer.send({ type: 'subscribed', channel: pointer.id, seq: Math.max(feed.position, cursor), role })
    })
  }
  unsubscribe(peer: Peer, channel: Uuid): void {
    const subscription = this.peers.get(peer)?.get(channel)
    if (!subscription) return
    this.peers.get(peer)?.delete(channel)
    const feed = this.feeds.get(subscription.pointer.spaceId)
    feed?.channels.get(channel)?.readers.delete(peer)
    if (feed?.channels.get(channel)?.readers.size === 0) feed.channels.delete(channel)
    if (feed?.channels.size === 0) this.feeds.delete(subscription.pointer.spaceId)
  }
  /** The connection is gone. */
  leave(peer: Peer): void {
    for (const channel of [...(this.peers.get(peer)?.keys() ?? [])]) this.unsubscribe(peer, channel)
    this.peers.delete(peer)
  }

  /** Entries that this process has just committed. */
  committed(entries: readonly LogEntry[]): void {
    const spaceId = entries[0]?.spaceId
    if (spaceId && this.feeds.has(spaceId))
      void this.inTurn(spaceId, feed => this.advance(spaceId, feed, entries, false))
  }
  /** A hint that the space has reached a seq; entries may come along. */
  hint(spaceId: Uuid, seq: number, entries: readonly LogEntry[] = []): void {
    const feed = this.feeds.get(spaceId)
    if (feed && seq > feed.position) void this.inTurn(spaceId, feed => this.advance(spaceId, feed, entries, true, seq))
    else if (!feed && entries.length) this.onForeign(spaceId, entries)
  }
  /** Resolves when everything handed in so far has gone out. */
  async settled(spaceId: Uuid): Promise<void> {
    await this.feeds.get(spaceId)?.turn
  }

  private async advance(
    spaceId: Uuid,
    feed: Feed,
    given: readonly LogEntry[],
    foreign: boolean,
    upTo = 0,
  ): Promise<void> {
    let entries: readonly LogEntry[] | null = given.filter(entry => entry.seq > feed.position)
    const target = Math.max(upTo, entries.at(-1)?.seq ?? 0)
    if (target <= feed.position) return
    if (
      entries[0]?.seq !== feed.position + 1 ||
      entries.at(-1)?.seq !== target ||
      entries.length !== target - feed.position
    ) {
      entries = await this.storage.log(spaceId, feed.position, limits.catchUpEntries)
      if (!entries || entries.length >= limits.catchUpEntries) return this.resyncAll(spaceId, feed)
    }
    if (foreign) this.onForeign(spaceId, entries)
    for (const entry of entries) {
      if (entry.permissions) await this.judgeAgain(spaceId, feed)
      this.deliver(feed, entry)
      feed.position = entry.seq
    }
  }
  private deliver(feed: Feed, entry: LogEntry): void {
    for (const id of channelsOf(entry)) {
      const channel = feed.channels.get(id)
      if (!channel) continue
      const message = messageFor(entry, id, channel.last)
      for (const peer of channel.readers.keys()) peer.send(message)
      channel.last = entry.seq
    }
  }
  private async resyncAll(spaceId: Uuid, feed: Feed): Promise<void> {
    const head = await this.storage.head(spaceId)
    feed.position = head?.seq ?? feed.position
    for (const [id, channel] of feed.channels) {
      for (const peer of channel.readers.keys()) peer.send({ type: 'resync', channel: id })
      channel.last = feed.position
    }
  }
  /** Readers who lost their role go before anything more is delivered. */
  protected async judgeAgain(spaceId: Uuid, feed: Feed): Promise<void> {
    const judged = [...feed.channels.values()].flatMap(channel => [...channel.readers.values()])
    const source = new LoadingSource(this.storage, spaceId)
    for (const { peer, pointer } of judged) {
      const role = await source.ask(() => roleOf(peer.actor, pointer, source))
      if (allows(role, 'read')) continue
      peer.send({ type: 'revoked', channel: pointer.id })
      this.unsubscribe(peer, pointer.id)
    }
  }

  /** The actor's role as the store has it now. */
  async role(actor: Actor, pointer: Pointer): Promise<Role> {
    const source = new LoadingSource(this.storage, pointer.spaceId)
    return source.ask(
      () => roleOf(actor, pointer, source),
      [
        { table: 'space_user', id: membershipId(pointer.spaceId, actor.userId) },
        { table: pointer.table, id: pointer.id },
      ],
    )
  }

  private async inTurn<T>(spaceId: Uuid, run: (feed: Feed) => Promise<T> | T): Promise<T | undefined> {
    const feed = this.feeds.get(spaceId) ?? { position: -1, turn: Promise.resolve(), channels: new Map() }
    this.feeds.set(spaceId, feed)
    const result = feed.turn.then(async () => {
      if (feed.position < 0) feed.position = (await this.storage.head(spaceId))?.seq ?? 0
      return run(feed)
    })
    feed.turn = result
      .catch(() => undefined)
      .then(() => {
        if (feed.channels.size === 0 && this.feeds.get(spaceId) === feed) this.feeds.delete(spaceId)
      })
    return result
  }
}

function messageFor(entry: LogEntry, channel: Uuid, prev: number): EntriesMessage {
  return {
    type: 'entries',
    channel,
    prev,
    seq: entry.seq,
    clientId: entry.clientId,
    n: entry.n,
    actorId: entry.actorId,
    at: entry.at,
    items: entry.items.filter(item => item.channels.includes(channel)).map(({ channels: _channels, ...item }) => item),
    texts: entry.texts.filter(text => text.channels.includes(channel)).map(({ channels: _channels, ...text }) => text),
  }
}

/** Answers a question about records by loading what it turns out to need. */
export class LoadingSource implements RecordSource {
  private readonly held = new Map<string, RecordValue | null>()
  constructor(
    private readonly storage: SpaceStorage,
    private readonly spaceId: Uuid,
  ) {}
  get(table: Table, id: Uuid): RecordValue | undefined {
    const known = this.held.get(recordKey(table, id))
    if (known === undefined) throw new NotLoaded({ table, id })
    return known ?? undefined
  }
  owner(): Uuid | undefined {
    return undefined
  }
  async ask<T>(question: () => T, first: readonly { table: Table; id: Uuid }[] = []): Promise<T> {
    if (first.length) await this.load(first)
    for (;;) {
      try {
        return question()
      } catch (error) {
        if (!(error instanceof NotLoaded) || 'slicesOf' in error.want) throw error
        await this.load([error.want])
      }
    }
  }
  private async load(wants: readonly { table: Table; id: Uuid }[]): Promise<void> {
    const missing = wants.filter(({ table, id }) => !this.held.has(recordKey(table, id)))
    if (missing.length === 0) return
    const { records } = await this.storage.load(this.spaceId, missing, [])
    for (const { table, value } of records) this.held.set(recordKey(table, value.id), value)
    for (const { table, id } of missing)
      if (!this.held.has(recordKey(table, id))) this.held.set(recordKey(table, id), null)
  }
}
