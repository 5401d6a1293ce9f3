// Fan-out: who reads which channel, and what goes to them in which order. The log is authoritative; a hint only says that it
// has grown, so hints may be lost, repeated or reordered. Roles are judged again after a permission change, before anything else
// is delivered, and when a judgement expires.
import { allOnesId } from '@sheaf/core/id-kinds'
import type { Uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import type { Pointer } from '@sheaf/core/operations/record-id'
import { NotLoaded, type RecordSource, recordKey } from '@sheaf/core/operations/space-state'
import type { Actor } from '@sheaf/core/permissions/actor'
import { type Judgement, judge, judgeChannel } from '@sheaf/core/permissions/can'
import { membershipRef } from '@sheaf/core/permissions/principals'
import { allows, type Role } from '@sheaf/core/permissions/roles'
import { channelsOf, isStir, type LogEntry } from '@sheaf/core/protocol/log-entry'
import type { EntriesMessage, ServerMessage } from '@sheaf/core/protocol/messages'
import type { RecordOf, Table } from '@sheaf/core/records/all'
import { KnownRecords } from '@sheaf/core/records/known-records'
import { itemAsTold, textAsTold } from './entry-text'
import type { RecordRef, SpaceStorage } from './storage'

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
  /** How many are waiting; a feed is dropped only when it has no reader and none is waiting. */
  inLine: number
  /** All readers may read until then; after it the rights of one may have expired without an entry. */
  sureUntil: number
  readonly channels: Map<Uuid, { last: number; readonly readers: Map<Peer, Subscription> }>
}

export class Gateway {
  private readonly feeds = new Map<Uuid, Feed>()
  private readonly peers = new Map<Peer, Map<Uuid, Subscription>>()
  /** The latest request of each peer for each channel: a peer that left or asked again is not served by an earlier one. */
  private readonly requests = new Map<Peer, Map<Uuid, object>>()

  constructor(
    private readonly storage: SpaceStorage,
    private readonly now: () => number,
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
  async subscribe(peer: Peer, pointer: Pointer, cursor: number): Promise<void> {
    const request = {}
    const requests = this.requests.get(peer) ?? new Map<Uuid, object>()
    this.requests.set(peer, requests.set(pointer.id, request))
    const isWanted = (): boolean => this.requests.get(peer)?.get(pointer.id) === request
    await this.inTurn(pointer.spaceId, async feed => {
      if (!isWanted()) return
      const { role, until } = await this.judged(peer.actor, pointer, judgeChannel)
      const isBehind = cursor < feed.position
      const missed = isBehind ? await this.storage.log(pointer.spaceId, cursor, limits.catchUpEntries) : []
      if (!isWanted()) return
      if (!allows(role, 'read')) {
        this.unsubscribe(peer, pointer.id)
        return peer.send({ type: 'revoked', channel: pointer.id })
      }
      if (!missed || missed.length >= limits.catchUpEntries) return peer.send({ type: 'resync', channel: pointer.id })
      let prev = cursor
      for (const entry of missed) {
        if (entry.seq > feed.position || !channelsOf(entry).includes(pointer.id)) continue
        peer.send(messageFor(entry, pointer.id, prev))
        prev = entry.seq
      }
      this.addReader(feed, { peer, pointer })
      feed.sureUntil = Math.min(feed.sureUntil, until)
      peer.send({ type: 'subscribed', channel: pointer.id, prev, seq: Math.max(feed.position, cursor), role })
    })
  }
  private addReader(feed: Feed, subscription: Subscription): void {
    const { peer, pointer } = subscription
    const channel = feed.channels.get(pointer.id) ?? { last: feed.position, readers: new Map<Peer, Subscription>() }
    feed.channels.set(pointer.id, channel)
    channel.readers.set(peer, subscription)
    const held = this.peers.get(peer) ?? new Map<Uuid, Subscription>()
    this.peers.set(peer, held.set(pointer.id, subscription))
  }
  unsubscribe(peer: Peer, channel: Uuid): void {
    this.requests.get(peer)?.delete(channel)
    const subscription = this.peers.get(peer)?.get(channel)
    if (!subscription) return
    this.peers.get(peer)?.delete(channel)
    const { spaceId } = subscription.pointer
    const feed = this.feeds.get(spaceId)
    if (!feed) return
    const readers = feed.channels.get(channel)?.readers
    readers?.delete(peer)
    if (readers?.size === 0) feed.channels.delete(channel)
    this.dropIfUnused(spaceId, feed)
  }
  /** The connection is gone. */
  leave(peer: Peer): void {
    this.requests.delete(peer)
    for (const channel of [...(this.peers.get(peer)?.keys() ?? [])]) this.unsubscribe(peer, channel)
    this.peers.delete(peer)
  }

  /** Entries that this process has just committed. */
  committed(entries: readonly LogEntry[]): void {
    const spaceId = entries[0]?.spaceId
    if (spaceId && this.feeds.has(spaceId))
      this.inBackground(spaceId, feed => this.advance(spaceId, feed, entries, false))
  }
  /** A hint that the space has reached a seq; entries may come along. */
  hint(spaceId: Uuid, seq: number, entries: readonly LogEntry[] = []): void {
    const feed = this.feeds.get(spaceId)
    if (feed && seq > feed.position) this.inBackground(spaceId, feed => this.advance(spaceId, feed, entries, true, seq))
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
      if (entry.permissions || feed.sureUntil <= this.now()) await this.judgeAgain(spaceId, feed)
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
  /** Too much was missed to read it from the log. Roles may have changed in what was missed. */
  private async resyncAll(spaceId: Uuid, feed: Feed): Promise<void> {
    const head = await this.storage.head(spaceId)
    await this.judgeAgain(spaceId, feed)
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
    await source.load(judged.flatMap(({ peer, pointer }) => [pointer, ...membershipRef(peer.actor, spaceId)]))
    let sureUntil = Number.POSITIVE_INFINITY
    for (const { peer, pointer } of judged) {
      const { role, until } = await source.ask(() => judgeChannel(peer.actor, pointer, source, this.now()))
      if (!this.isReader(peer, pointer.id)) continue
      if (allows(role, 'read')) {
        sureUntil = Math.min(sureUntil, until)
        continue
      }
      peer.send({ type: 'revoked', channel: pointer.id })
      this.unsubscribe(peer, pointer.id)
    }
    feed.sureUntil = sureUntil
  }
  /** An expired right is in no entry: call this regularly for spaces where nothing is written. */
  endLapsed(): void {
    const now = this.now()
    for (const [spaceId, { sureUntil }] of this.feeds)
      if (sureUntil <= now)
        this.inBackground(spaceId, async feed => {
          if (feed.sureUntil <= this.now()) await this.judgeAgain(spaceId, feed)
        })
  }

  /** The actor's role as the store has it now. */
  async role(actor: Actor, pointer: Pointer): Promise<Role> {
    return (await this.judged(actor, pointer, judge)).role
  }
  private async judged(actor: Actor, pointer: Pointer, by: typeof judge): Promise<Judgement> {
    const source = new LoadingSource(this.storage, pointer.spaceId)
    await source.load([pointer, ...membershipRef(actor, pointer.spaceId)])
    return source.ask(() => by(actor, pointer, source, this.now()))
  }

  /** A failure is not the end: the position stays where it is, and the next hint or poll reads on from there. */
  private inBackground(spaceId: Uuid, run: (feed: Feed) => Promise<void>): void {
    this.inTurn(spaceId, run).catch(() => undefined)
  }
  private inTurn<T>(spaceId: Uuid, run: (feed: Feed) => Promise<T> | T): Promise<T> {
    const feed = this.feeds.get(spaceId) ?? {
      position: -1,
      turn: Promise.resolve(),
      inLine: 0,
      sureUntil: Number.POSITIVE_INFINITY,
      channels: new Map(),
    }
    this.feeds.set(spaceId, feed)
    feed.inLine++
    const result = feed.turn.then(async () => {
      if (feed.position < 0) feed.position = (await this.storage.head(spaceId))?.seq ?? 0
      return run(feed)
    })
    feed.turn = this.afterwards(result, spaceId, feed)
    return result
  }
  private async afterwards(result: Promise<unknown>, spaceId: Uuid, feed: Feed): Promise<void> {
    await result.catch(() => undefined)
    feed.inLine--
    this.dropIfUnused(spaceId, feed)
  }
  private dropIfUnused(spaceId: Uuid, feed: Feed): void {
    if (feed.inLine === 0 && feed.channels.size === 0 && this.feeds.get(spaceId) === feed) this.feeds.delete(spaceId)
  }
}

const nobody = { clientId: allOnesId, actorId: allOnesId }

function messageFor(entry: LogEntry, channel: Uuid, prev: number): EntriesMessage {
  const told = [...entry.items, ...entry.texts].filter(part => part.channels.includes(channel))
  // Nobody is told who changed what they may not see.
  const author = told.every(part => 'version' in part && isStir(part)) ? nobody : entry
  const isPartial = [...entry.items, ...entry.texts].some(part => !part.channels.includes(channel))
  return {
    type: 'entries',
    channel,
    prev,
    seq: entry.seq,
    clientId: author.clientId,
    n: entry.n,
    actorId: author.actorId,
    at: entry.at,
    items: entry.items.filter(item => item.channels.includes(channel)).map(itemAsTold),
    texts: entry.texts.filter(text => text.channels.includes(channel)).map(textAsTold),
    ...(isPartial ? { partial: true } : {}),
  }
}

/** Answers a question about records by loading what it turns out to need. */
export class LoadingSource implements RecordSource {
  private readonly held = new KnownRecords()
  constructor(
    private readonly storage: SpaceStorage,
    private readonly spaceId: Uuid,
  ) {}
  get<T extends Table>(table: T, id: Uuid): RecordOf<T> | undefined {
    const known = this.held.get(table, id)
    if (known === undefined) throw new NotLoaded({ table, id })
    return known ?? undefined
  }
  owner(): Uuid | undefined {
    return undefined
  }
  async ask<T>(question: () => T): Promise<T> {
    for (;;) {
      try {
        return question()
      } catch (error) {
        if (!(error instanceof NotLoaded) || 'slicesOf' in error.want) throw error
        await this.load([error.want])
      }
    }
  }
  /** What is likely to be asked for, in one go. */
  async load(wants: readonly RecordRef[]): Promise<void> {
    const unknown = wants.filter(({ table, id }) => !this.held.has(table, id))
    const missing = new Map(unknown.map(({ table, id }) => [recordKey(table, id), { table, id }]))
    if (missing.size === 0) return
    const { records } = await this.storage.load(this.spaceId, [...missing.values()], [])
    for (const record of records) this.held.set(record)
    for (const { table, id } of missing.values()) if (!this.held.has(table, id)) this.held.setMissing(table, id)
  }
}
