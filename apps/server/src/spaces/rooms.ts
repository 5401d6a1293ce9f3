// The rooms of this process, opened when first needed and forgotten when idle, and the gateway that tells their readers.
import { catalogKinds } from '@sheaf/catalog'
import type { Uuid } from '@sheaf/core/ids'
import type { Transaction } from '@sheaf/core/operations/transaction'
import type { Actor } from '@sheaf/core/permissions/actor'
import type { Cause } from '@sheaf/core/protocol/cause'
import type { LogEntry } from '@sheaf/core/protocol/log-entry'
import type { WatchedFields } from '@sheaf/core/protocol/watched-fields'
import { serverLimits } from '@sheaf/core/server-limits'
import { Gateway } from '@sheaf/sync/gateway'
import type { ServerChange } from '@sheaf/sync/reducer'
import { Room, type SubmitAnswer, type SubmitOptions } from '@sheaf/sync/room'
import type { SpaceStorage } from '@sheaf/sync/storage'
import { newUuid } from '../auth/secrets'
import type { Bus } from '../bus/bus'
import type { Log } from '../log'
import type { HeldPart, MemoryHolder } from '../memory/memory-budget'
import { guarded } from '../process/guarded'
import { LoopTurns } from '../process/loop-turns'

const IDLE_MS = 5 * 60_000
const SWEEP_MS = 30_000
/** A hint may be lost, and a right may end by the clock: open spaces are looked at this often. */
const POLL_MS = 1000
/** The room types nothing itself; any id does. */
const ROOM_TEXT_CLIENT = 1

interface RoomsOptions {
  readonly storage: SpaceStorage
  /** The same store for questions about roles, which need less of a record. */
  readonly roles: SpaceStorage
  readonly bus: Bus
  readonly now: () => number
  readonly log: Log
  /** What those who follow the log want to know the values before of. */
  readonly watched?: WatchedFields
  /** Told about every entry that this process commits. */
  readonly onCommitted?: (entries: readonly LogEntry[]) => void
  readonly heads: (spaceIds: readonly Uuid[]) => Promise<ReadonlyMap<Uuid, number>>
}

export class Rooms implements MemoryHolder {
  readonly name = 'rooms'
  readonly gateway: Gateway
  private readonly open = new Map<Uuid, { readonly room: Room; usedAt: number }>()
  private readonly timers: NodeJS.Timeout[]

  constructor(private readonly options: RoomsOptions) {
    this.gateway = new Gateway(options.roles, options.now, (spaceId, entries) =>
      this.open.get(spaceId)?.room.follow(entries),
    )
    options.bus.listen(message => {
      if (message.kind === 'seq') this.gateway.hint(message.spaceId, message.seq)
    })
    const { log } = options
    this.timers = [
      setInterval(
        guarded(log, 'rooms could not be swept', () => this.sweep()),
        SWEEP_MS,
      ),
      setInterval(
        guarded(log, 'rooms could not look around', () => this.poll()),
        POLL_MS,
      ),
    ]
    for (const timer of this.timers) timer.unref()
  }

  get storage(): SpaceStorage {
    return this.options.storage
  }
  get roles(): SpaceStorage {
    return this.options.roles
  }
  get size(): number {
    return this.open.size
  }
  /** Without a cause it is a person's. */
  submit(transaction: Transaction, actor: Actor, cause?: Cause): Promise<SubmitAnswer> {
    return this.room(transaction.spaceId).submit(transaction, actor, cause ? { cause } : {})
  }
  /**
   * What the server keeps true by itself, as memberships, counters and what is gone for ever: a change of the state, which is not judged
   * and judges itself. It goes through the log like any other. What a person means goes through `core/actions` instead, by an author.
   */
  change(
    spaceId: Uuid,
    actor: Actor,
    change: ServerChange,
    options: Omit<SubmitOptions, 'change'> = {},
  ): Promise<SubmitAnswer> {
    const transaction = {
      id: newUuid(),
      clientId: newUuid(),
      n: 1,
      spaceId,
      authoredAt: this.options.now(),
      operations: [],
    }
    return this.room(spaceId).submit(transaction, actor, { ...options, change })
  }
  async close(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer)
    await Promise.all([...this.open.values()].map(({ room }) => room.idle()))
  }

  *parts(): Iterable<HeldPart> {
    for (const { room, usedAt } of this.open.values())
      yield { bytes: room.approximateBytes, usedAt, shed: () => room.shed() }
  }

  private room(spaceId: Uuid): Room {
    const known = this.open.get(spaceId)
    if (known) {
      known.usedAt = this.options.now()
      return known.room
    }
    const room = new Room({
      spaceId,
      storage: this.options.storage,
      kinds: catalogKinds,
      now: this.options.now,
      textClientId: ROOM_TEXT_CLIENT,
      watched: this.options.watched ?? {},
      apart: { from: serverLimits.operationsInTurn, turns: () => new LoopTurns() },
      onCommitted: entries => this.committed(spaceId, entries),
    })
    this.open.set(spaceId, { room, usedAt: this.options.now() })
    return room
  }
  private committed(spaceId: Uuid, entries: readonly LogEntry[]): void {
    this.gateway.committed(entries)
    this.options.onCommitted?.(entries)
    const seq = entries.at(-1)?.seq
    if (seq !== undefined) this.options.bus.publish({ kind: 'seq', spaceId, seq })
  }
  private sweep(): void {
    for (const [spaceId, { room, usedAt }] of this.open)
      if (this.options.now() - usedAt > IDLE_MS && !room.isBusy) this.open.delete(spaceId)
  }
  private async poll(): Promise<void> {
    this.gateway.endLapsed()
    const spaces = this.gateway.openSpaces()
    if (spaces.length === 0) return
    try {
      const heads = await this.options.heads(spaces.map(space => space.spaceId))
      for (const { spaceId, position } of spaces) {
        const head = heads.get(spaceId)
        if (head !== undefined && head > position) this.gateway.hint(spaceId, head)
      }
    } catch {
      // The database is away; whoever needs it says so.
    }
  }
}
