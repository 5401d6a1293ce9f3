// A server process: a room and a gateway on the common store, as the product's server puts them together. Crashing throws both
// away; what it had asked of the store may still happen.
import { SheafError } from '@sheaf/core/errors'
import type { Uuid } from '@sheaf/core/ids'
import { validateTransaction } from '@sheaf/core/operations/transaction'
import { personActor } from '@sheaf/core/permissions/actor'
import { type LogEntry, toldItem, toldText } from '@sheaf/core/protocol/log-entry'
import { type ClientMessage, PROTOCOL_VERSION, type SaveResult, wireError } from '@sheaf/core/protocol/messages'
import { Gateway, type Peer } from '../gateway'
import type { TextChange } from '../replica'
import type { Room, RoomOptions } from '../room'
import type { SpaceStorage } from '../storage'
import type { BuggyParts } from './bugs'
import type { Link } from './net'
import { remoteStorage } from './remote-storage'
import { kinds, type SimSpace } from './sim-space'
import type { World } from './world'

/** What is large is small here, so that much of what people do is worked out apart. Some processes work out nothing apart. */
function apartIn({ options, processes, scheduler, random }: World): Pick<RoomOptions, 'apart'> {
  const from = [8, 2, 5, null][(options.seed + processes.length) % 4]
  if (!from) return {}
  const pause = (): Promise<void> | null =>
    random.chance(0.4) ? new Promise(resolve => scheduler.after(random.between(0, 12), resolve)) : null
  return { apart: { from, turns: () => ({ pause }) } }
}

export class Process {
  isAlive = true
  private readonly storage: SpaceStorage
  private readonly gateway: Gateway
  private readonly room: Room
  private readonly links = new Map<Link, Peer>()

  constructor(
    private readonly world: World,
    private readonly space: SimSpace,
    parts: BuggyParts,
    private readonly onCommitted: (from: Process, entries: readonly LogEntry[]) => void,
  ) {
    const { scheduler, random } = world
    this.storage = remoteStorage(space.storage, {
      scheduler,
      random,
      isAlive: () => this.isAlive,
      failureRate: () => world.storageFailureRate,
    })
    this.gateway = new Gateway(
      this.storage,
      () => world.clock(),
      (_space, entries) => this.room.follow(entries),
    )
    this.room = parts.room({
      spaceId: space.id,
      storage: this.storage,
      kinds,
      now: () => world.clock(),
      textClientId: 1,
      ...apartIn(world),
      onCommitted: entries => {
        if (!this.isAlive) return
        this.gateway.committed(entries)
        this.onCommitted(this, entries)
      },
    })
    this.poll()
  }

  admit(link: Link, userId: Uuid): void {
    this.links.set(link, { actor: personActor(userId), send: message => this.isAlive && link.down(message) })
  }
  leave(link: Link): void {
    const peer = this.links.get(link)
    this.links.delete(link)
    if (peer) this.gateway.leave(peer)
  }
  hint(seq: number, entries: readonly LogEntry[]): void {
    if (this.isAlive) this.gateway.hint(this.space.id, seq, entries)
  }
  crash(): void {
    this.isAlive = false
    for (const link of [...this.links.keys()]) link.closeSoon()
  }

  receive(link: Link, message: ClientMessage): void {
    const peer = this.links.get(link)
    if (!this.isAlive || !peer) return
    this.handle(peer, message).catch((error: unknown) => {
      if (!(error instanceof SheafError))
        return this.world.fail(`a process threw ${String(error)} ${(error as Error).stack}`)
      peer.send({ type: 'refused', error: wireError(error) })
    })
  }
  private async handle(peer: Peer, message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'hello':
        return peer.send({ type: 'welcome', userId: peer.actor.author.id, version: PROTOCOL_VERSION })
      case 'subscribe':
        return this.gateway.subscribe(peer, message.channel, message.seq)
      case 'unsubscribe':
        return this.gateway.unsubscribe(peer, message.channel.id)
      case 'save': {
        const results = await Promise.all(message.transactions.map(transaction => this.save(peer, transaction)))
        // Whoever saved hears of the change before hearing that it is saved.
        await this.gateway.settled(this.space.id)
        return peer.send({ type: 'saved', results })
      }
      default:
    }
  }
  private async save(peer: Peer, raw: unknown): Promise<SaveResult> {
    const transaction = validateTransaction(raw)
    const named = { id: transaction.id, n: transaction.n }
    try {
      const answer = await this.room.submit(transaction, peer.actor)
      if (answer.status === 'already-applied') return { ...named, status: 'already-applied' }
      const isHidden = ({ channels }: { readonly channels: readonly Uuid[] }): boolean =>
        !channels.some(channel => this.gateway.isReader(peer, channel))
      const { seq } = answer.entry
      const items = answer.entry.items.filter(isHidden).map(toldItem)
      // An author may have written in a text that is on a page of somebody else by now.
      const texts: TextChange[] = []
      for (const text of answer.entry.texts.filter(isHidden))
        if ((await this.gateway.role(peer.actor, this.space.pointer(text.text))) !== 'none') texts.push(toldText(text))
      return { ...named, status: 'applied', seq, ...(items.length || texts.length ? { items, texts } : {}) }
    } catch (error) {
      if (!(error instanceof SheafError)) throw error
      return { ...named, error: wireError(error) }
    }
  }

  /** The safety net under lost hints. */
  private poll(): void {
    this.world.scheduler.after(1000, () => {
      if (!this.isAlive) return
      this.gateway.endLapsed()
      this.storage.head(this.space.id).then(
        head => head && this.hint(head.seq, []),
        () => undefined,
      )
      this.poll()
    })
  }
}
