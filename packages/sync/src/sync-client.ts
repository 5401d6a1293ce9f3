// One space kept in step with the server: outbox before send, in order, exactly once; channels caught up by cursor; what is
// refused for good is kept and shown, never dropped in silence.
import { type ErrorName, isErrorName, isRetryable } from '@sheaf/core/errors'
import type { Uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import { blockPointer, type Pointer } from '@sheaf/core/operations/record-id'
import { recordKey } from '@sheaf/core/operations/space-state'
import type { Transaction } from '@sheaf/core/operations/transaction'
import type { Role } from '@sheaf/core/permissions/roles'
import {
  type EntriesMessage,
  PROTOCOL_VERSION,
  type SaveResult,
  type ServerMessage,
} from '@sheaf/core/protocol/messages'
import type { BlockValue } from '@sheaf/core/records/block'
import type { ClientWorld, Connection, OutboxDisk, Refusal, SpaceCalls, UnsavedTransaction } from './client-ports'
import { Draft } from './draft'
import { Outbox } from './outbox'
import type { Replica } from './replica'
import { retryDelayMs } from './retry-delay'

interface Channel {
  readonly pointer: Pointer
  /** Current up to this seq; null until the first load. */
  cursor: number | null
  state: 'idle' | 'loading' | 'subscribing' | 'live'
  role: Role
  users: number
  failures: number
}

export interface SyncClientEvents {
  /** Records whose view may have changed, as `table:id`. */
  onChange(keys: ReadonlySet<string>): void
  onUnsaved(unsaved: UnsavedTransaction): void
  onRevoked(channel: Uuid): void
  onStatus(): void
  onPresence(message: Extract<ServerMessage, { type: 'presence' }>): void
}

export class SyncClient {
  protected readonly channels = new Map<Uuid, Channel>()
  private readonly outbox: Outbox
  private connection: Connection | null = null
  private welcomed = false
  private failures = 0
  private cancelRetry: (() => void) | null = null
  private holds = 0
  private readonly held: ServerMessage[] = []

  constructor(
    readonly replica: Replica,
    disk: OutboxDisk,
    protected readonly calls: SpaceCalls,
    private readonly world: ClientWorld,
    private readonly events: SyncClientEvents,
  ) {
    this.outbox = new Outbox(disk, () => this.flush())
  }

  /** Reads the outbox of an earlier session. Nothing is sent before. */
  async start(): Promise<void> {
    const transactions = await this.outbox.load()
    if (transactions.length) this.replica.restorePending(transactions)
  }
  get clientId(): Uuid {
    return this.outbox.clientId
  }
  /** Transactions that the server has not acknowledged. */
  get unsent(): number {
    return this.outbox.size
  }
  get online(): boolean {
    return this.welcomed
  }

  // ---------- writing
  /** Builds a transaction on the view; it is visible at once. Returns what undoes it, or null when nothing was done. */
  commit(build: (draft: Draft) => void): Draft | null {
    const draft = new Draft(this.replica)
    build(draft)
    if (draft.operations.length === 0) return null
    draft.finish()
    const transaction: Transaction = {
      id: this.world.newId(),
      clientId: this.outbox.clientId,
      n: this.outbox.nextNumber(),
      spaceId: this.replica.options.spaceId,
      authoredAt: this.world.now(),
      operations: draft.operations,
    }
    this.replica.addPending(transaction)
    this.outbox.add(transaction)
    this.events.onChange(new Set(this.replica.view.own.keys()))
    this.events.onStatus()
    return draft
  }

  // ---------- reading
  /** Keeps a channel current until the returned function is called. */
  open(pointer: Pointer): () => void {
    const channel = this.channels.get(pointer.id) ?? {
      pointer,
      cursor: null,
      state: 'idle' as const,
      role: 'none' as Role,
      users: 0,
      failures: 0,
    }
    this.channels.set(pointer.id, channel)
    channel.users++
    this.advance(channel)
    return () => {
      channel.users--
      if (channel.users > 0) return
      this.channels.delete(pointer.id)
      if (this.welcomed) this.connection?.send({ type: 'unsubscribe', channel: pointer })
    }
  }
  isLoaded(channel: Uuid): boolean {
    return (this.channels.get(channel)?.cursor ?? null) !== null
  }
  sendPresence(channel: Pointer, state: Record<string, never> | null): void {
    if (this.welcomed) this.connection?.send({ type: 'presence', channel, state })
  }
  /** What the server said of a snapshot taken elsewhere (the sidebar's call, for example). */
  absorb(records: Parameters<Replica['load']>[0], texts: Parameters<Replica['load']>[1] = []): void {
    this.events.onChange(this.replica.load(records, texts))
  }

  // ---------- connection
  connected(connection: Connection): void {
    this.connection = connection
    this.welcomed = false
    connection.send({ type: 'hello', version: PROTOCOL_VERSION, clientId: this.outbox.clientId })
  }
  disconnected(): void {
    this.connection = null
    this.welcomed = false
    // What the lost connection still said comes again when channels are caught up; its answers would speak of nothing.
    this.held.length = 0
    this.outbox.nothingInFlight()
    for (const channel of this.channels.values()) if (channel.state !== 'loading') channel.state = 'idle'
    this.events.onStatus()
  }
  /** Lets what comes in wait until the returned function is called: while a text is being composed nothing may change under it. */
  hold(): () => void {
    let isHolding = true
    this.holds++
    return () => {
      if (!isHolding) return
      isHolding = false
      if (--this.holds === 0) for (const message of this.held.splice(0)) this.receive(message)
    }
  }
  receive(message: ServerMessage): void {
    if (this.holds > 0) {
      this.held.push(message)
      return
    }
    switch (message.type) {
      case 'welcome':
        this.welcomed = true
        for (const channel of this.channels.values()) this.advance(channel)
        this.flush()
        this.events.onStatus()
        return
      case 'subscribed': {
        const channel = this.channels.get(message.channel)
        if (!channel) return
        channel.state = 'live'
        channel.role = message.role
        channel.cursor = Math.max(channel.cursor ?? 0, message.seq)
        this.flush()
        return
      }
      case 'entries':
        return this.entries(message)
      case 'resync': {
        const channel = this.channels.get(message.channel)
        if (!channel) return
        channel.cursor = null
        channel.state = 'idle'
        return this.advance(channel)
      }
      case 'revoked':
        return this.revoked(message.channel)
      case 'saved':
        return this.saved(message.results)
      case 'presence':
        return this.events.onPresence(message)
      default:
    }
  }

  /** Brings a channel one step further: load, subscribe, live. */
  private advance(channel: Channel): void {
    if (channel.state === 'loading' || channel.state === 'live' || channel.state === 'subscribing') return
    if (channel.cursor === null) {
      channel.state = 'loading'
      void this.load(channel)
    } else if (this.welcomed) {
      channel.state = 'subscribing'
      this.connection?.send({ type: 'subscribe', channel: channel.pointer, seq: channel.cursor })
    }
  }
  private async load(channel: Channel): Promise<void> {
    try {
      const { records, texts, seq } = await this.calls.loadChannel(channel.pointer)
      channel.cursor = seq
      channel.failures = 0
      channel.state = 'idle'
      this.events.onChange(this.replica.load(records, texts))
      if (this.channels.get(channel.pointer.id) === channel) this.advance(channel)
      this.events.onStatus()
    } catch (error) {
      channel.state = 'idle'
      if (isRefusal(error) && !isRetryable(error.name, error.status)) return this.revoked(channel.pointer.id)
      this.world.after(retryDelayMs(channel.failures++, this.world), () => this.advance(channel))
    }
  }

  private entries(message: EntriesMessage): void {
    const channel = this.channels.get(message.channel)
    if (!channel || channel.cursor === null || message.seq <= channel.cursor) return
    if (message.prev > channel.cursor) return this.onGap(channel)
    channel.cursor = message.seq
    const role = channel.role === 'none' ? 'reader' : channel.role
    const { touched, stale } = this.replica.receive(message, role)
    this.events.onChange(touched)
    if (message.clientId === this.outbox.clientId) this.acknowledged(message.n, false)
    if (stale.length)
      void this.refetch(stale.map(({ table, id }) => ({ table, id, spaceId: this.replica.options.spaceId })))
  }
  /** Something was missed: ask for everything since the cursor. */
  protected onGap(channel: Channel): void {
    channel.state = 'subscribing'
    this.connection?.send({ type: 'subscribe', channel: channel.pointer, seq: channel.cursor ?? 0 })
  }
  private async refetch(pointers: readonly Pointer[]): Promise<void> {
    try {
      const { records, texts } = await this.calls.loadRecords(pointers)
      this.events.onChange(this.replica.load(records, texts))
    } catch {
      this.world.after(retryDelayMs(0, this.world), () => void this.refetch(pointers))
    }
  }
  private revoked(id: Uuid): void {
    const channel = this.channels.get(id)
    if (channel) {
      channel.state = 'idle'
      channel.cursor = null
      channel.role = 'none'
    }
    this.channels.delete(id)
    const below = [...this.replica.confirmed.all()].filter(
      ({ table, value }) => value.id === id || (table === 'block' && (value as unknown as BlockValue).page_id === id),
    )
    this.events.onChange(this.replica.forget(below.map(({ table, value }) => ({ table, id: value.id }))))
    this.events.onRevoked(id)
  }

  // ---------- the outbox
  /** Sends what is on disk and not under way, in order. Waits until open channels are caught up: own entries come first. */
  private flush(): void {
    if (!this.welcomed || this.cancelRetry) return
    for (const channel of this.channels.values()) if (channel.state === 'subscribing') return
    const transactions = this.outbox.take(limits.transactionsInFlight)
    if (transactions.length) this.connection?.send({ type: 'save', transactions: transactions as never })
  }
  private saved(results: readonly SaveResult[]): void {
    for (const result of results) {
      if ('error' in result) {
        if (this.failed(result.n, result.error)) break
        continue
      }
      this.failures = 0
      const transaction = this.outbox.get(result.n)
      if (result.items || result.texts) {
        const { touched, stale } = this.replica.receive(
          { items: result.items ?? [], texts: result.texts ?? [] },
          'reader',
        )
        this.events.onChange(touched)
        if (stale.length)
          void this.refetch(stale.map(({ table, id }) => ({ table, id, spaceId: this.replica.options.spaceId })))
      } else if (result.status === 'already-applied' && transaction && !this.outbox.wasSeen(result.n))
        void this.refetch(touchedBy(transaction))
      this.acknowledged(result.n, true)
    }
    this.flush()
  }
  private acknowledged(n: number, final: boolean): void {
    this.outbox.seen(n)
    this.events.onChange(this.replica.acknowledge(n))
    if (final) this.outbox.acknowledged(n)
    this.events.onStatus()
  }

  /** Says true when the rest of the results must wait. */
  private failed(n: number, error: Refusal): boolean {
    const gap = error.clientData?.['type'] === 'gap' ? (error.clientData['expect'] as number) : null
    if (gap !== null) {
      if (this.outbox.get(gap)) this.outbox.resendFrom(gap)
      else if (this.outbox.size > 0) this.renumber()
      return true
    }
    if (error.name === 'id-exists' && error.clientData?.['type'] === 'client_id_in_use') {
      this.renumber()
      return true
    }
    if (!isErrorName(error.name) || isRetryable(error.name, error.status)) {
      this.outbox.resendFrom(n)
      this.cancelRetry?.()
      this.cancelRetry = this.world.after(retryDelayMs(this.failures++, this.world), () => {
        this.cancelRetry = null
        this.flush()
      })
      return true
    }
    this.refused(n, error)
    return true
  }
  /** Refused for good. The number is used up by an empty transaction, so that the queue goes on. */
  private refused(n: number, error: Refusal): void {
    const { gone, touched } = this.replica.refuse(n)
    for (const transaction of gone) {
      this.outbox.replace({ ...transaction, id: this.world.newId(), operations: [] })
      const errors =
        transaction.n === n
          ? [error]
          : [
              {
                name: 'OperationConflictError' as ErrorName,
                status: 400,
                debugMessage: 'An edit that this one builds on was refused.',
              },
            ]
      const unsaved = { transaction, errors }
      this.outbox.keepUnsaved(unsaved)
      this.events.onUnsaved(unsaved)
    }
    if (gone.length === 0) {
      const held = this.outbox.get(n)
      if (held) this.outbox.replace({ ...held, id: this.world.newId(), operations: [] })
    }
    this.outbox.resendFrom(n)
    this.events.onChange(touched)
    this.events.onStatus()
  }
  private renumber(): void {
    const renumbered = this.outbox.renumber(this.world.newId())
    for (const transaction of renumbered.before) this.replica.acknowledge(transaction.n)
    this.replica.restorePending(renumbered.after)
    // The server knows this connection by the old id.
    this.connection?.send({ type: 'hello', version: PROTOCOL_VERSION, clientId: this.outbox.clientId })
    this.flush()
  }
}

/** Records that a transaction names; what else it touched comes by its channels. */
function touchedBy(transaction: Transaction): Pointer[] {
  const pointers = new Map<string, Pointer>()
  for (const { pointer, args } of transaction.operations) {
    const more = args as { parent?: Pointer; into?: Uuid; from?: Uuid; text?: Uuid }
    const named = [more.into, more.from, more.text].flatMap(id => (id ? [blockPointer(transaction.spaceId, id)] : []))
    for (const at of [pointer, ...(more.parent ? [more.parent] : []), ...named])
      pointers.set(recordKey(at.table, at.id), at)
  }
  return [...pointers.values()]
}

const isRefusal = (error: unknown): error is { name: ErrorName; status: number } =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && isErrorName(error.name)
