// One space kept in step with the server: outbox before send, in order, exactly once; channels caught up by cursor; what is
// refused for good is kept and shown, never dropped in silence.
import { Draft } from '@sheaf/core/actions/draft'
import { isErrorName, isRetryable } from '@sheaf/core/errors'
import type { Uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import type { Pointer } from '@sheaf/core/operations/record-id'
import { type RecordSource, recordKey } from '@sheaf/core/operations/space-state'
import type { Transaction } from '@sheaf/core/operations/transaction'
import { bothRoles } from '@sheaf/core/permissions/roles'
import {
  type EntriesMessage,
  PROTOCOL_VERSION,
  type SaveResult,
  type ServerMessage,
} from '@sheaf/core/protocol/messages'
import { channelsOfRecord } from './channels'
import { type ClientChannel as Channel, newChannel } from './client-channel'
import type { ClientWorld, Connection, OutboxDisk, Refusal, SpaceCalls, UnsavedTransaction } from './client-ports'
import { asHeld, heldVersions, isBelow, touchedBy } from './held-records'
import { Outbox } from './outbox'
import { messagesOf, portionsOfDraft } from './portions'
import { missingBelowRestored, Question, sortAnswer } from './question'
import { buildsOnRefused, gapOf, isRefusal } from './refusals'
import { type RecordRow, type Replica, roleOfAuthor } from './replica'
import { RetryTimer, retryDelayMs } from './retry-delay'
import type { RecordRef } from './storage'

interface SyncClientEvents {
  /** Records whose view may have changed, as `table:id`. `isOwnField`: a draft did it that sets a field. */
  onChange(keys: ReadonlySet<string>, isOwnField?: boolean): void
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
  private readonly retry: RetryTimer
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
    this.retry = new RetryTimer(world)
  }

  /** Reads the outbox of an earlier session. Nothing is sent before. */
  async start(): Promise<void> {
    const transactions = await this.outbox.load()
    if (transactions.length) this.replica.restorePending(transactions)
  }
  get clientId(): Uuid {
    return this.outbox.clientId
  }
  /** Transactions that the server has not acknowledged, in order. */
  get waiting(): readonly Transaction[] {
    return this.outbox.waiting()
  }
  get unsent(): number {
    return this.outbox.size
  }
  /** Why the server does not take the first of them for now; it is sent again. */
  get delayedBy(): Refusal | null {
    return this.outbox.delayedBy
  }
  /** Whether a tab that closes now would leave all of them on the device. */
  get isOnDisk(): boolean {
    return this.outbox.isOnDisk
  }
  get online(): boolean {
    return this.welcomed
  }

  // ---------- writing
  /**
   * Builds a transaction on the view, or as many as it takes; it is visible at once. Returns what undoes it, or null when nothing was
   * done.
   */
  commit(build: (draft: Draft) => void): Draft | null {
    const draft = new Draft(this.replica)
    try {
      build(draft)
      if (draft.operations.length === 0) return null
      draft.finish()
    } catch (error) {
      this.replica.abandon(draft)
      throw error
    }
    for (const portion of portionsOfDraft(draft)) {
      const transaction: Transaction = {
        id: this.world.newId(),
        clientId: this.outbox.clientId,
        n: this.outbox.nextNumber(),
        spaceId: this.replica.options.spaceId,
        authoredAt: this.world.now(),
        ...portion,
      }
      this.replica.addPending(transaction)
      this.outbox.add(transaction)
    }
    this.events.onChange(new Set(this.replica.view.own.keys()), draft.setsField)
    this.events.onStatus()
    return draft
  }

  // ---------- reading
  /** Keeps a channel current until the returned function is called; what was made here, from when the server has it. */
  open(pointer: Pointer): () => void {
    const channel = this.channels.get(pointer.id) ?? newChannel(pointer)
    this.channels.set(pointer.id, channel)
    channel.users++
    this.advance(channel)
    return () => {
      channel.users--
      if (channel.users > 0 || this.channels.get(pointer.id) !== channel) return
      this.channels.delete(pointer.id)
      this.outbox.channelClosed()
      if (this.welcomed) this.connection?.send({ type: 'unsubscribe', channel: pointer })
      this.flush()
    }
  }
  /** Whether there is something to show: all of it, or its first part. */
  isLoaded(channel: Uuid): boolean {
    const held = this.channels.get(channel)
    return held !== undefined && (held.cursor !== null || held.hasBegun)
  }
  /** The seq up to which a channel is current; null before it is loaded. */
  seqOf(channel: Uuid): number | null {
    return this.channels.get(channel)?.cursor ?? null
  }
  sendPresence(channel: Pointer, state: Record<string, never> | null): void {
    if (this.welcomed) this.connection?.send({ type: 'presence', channel, state })
  }
  /** What the server said of a snapshot taken elsewhere (the sidebar's call, for example). */
  absorb(records: readonly RecordRow[], texts: Parameters<Replica['load']>[1] = []): void {
    const { sure, doubtful } = sortAnswer(this.replica.confirmed, records)
    this.events.onChange(this.replica.load(sure, texts))
    void this.refetch(doubtful)
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
    this.retry.cancel()
    this.outbox.connectionLost()
    for (const channel of this.channels.values()) {
      channel.missed.length = 0
      if (channel.state !== 'loading') channel.state = 'idle'
    }
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
        // A new connection is a new beginning: what waited for the old server's mood goes at once.
        this.retry.succeeded()
        this.retry.cancel()
        for (const channel of this.channels.values()) this.advance(channel)
        this.flush()
        this.events.onStatus()
        return
      case 'subscribed': {
        const channel = this.channels.get(message.channel)
        if (!channel || channel.cursor === null) return
        channel.role = message.role
        this.takeMissed(channel)
        if (this.isGap(message, channel.cursor)) return this.onGap(channel)
        channel.state = 'live'
        channel.cursor = Math.max(channel.cursor, message.seq)
        this.flush()
        return
      }
      case 'entries':
        return this.entries(message)
      case 'resync': {
        const channel = this.channels.get(message.channel)
        if (!channel || channel.state === 'loading') return
        channel.missed.length = 0
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
      case 'refused':
        return this.refusedMessage()
      default:
    }
  }

  /** What was made here may be with the server by now, or be refused. Asked when that is over: all that came of it is here. */
  private advanceUnsent(): void {
    for (const channel of this.channels.values()) if (channel.state === 'unsent') this.advance(channel)
  }
  /** Brings a channel one step further: known to the server, load, subscribe, live. */
  private advance(channel: Channel): void {
    if (channel.state !== 'idle' && channel.state !== 'unsent') return
    if (channel.cursor === null && this.replica.isUnsent(channel.pointer)) {
      channel.state = 'unsent'
      channel.hasBegun = true
    } else if (channel.cursor === null) {
      channel.state = 'loading'
      void this.load(channel)
    } else if (this.welcomed) {
      channel.state = 'subscribing'
      this.connection?.send({ type: 'subscribe', channel: channel.pointer, seq: channel.cursor })
    }
  }
  private async load(channel: Channel): Promise<void> {
    const { pointer } = channel
    const { table, id } = pointer
    // Closed or taken away meanwhile: what comes now may no longer be held here.
    const isWanted = (): boolean => this.channels.get(id) === channel
    const known = this.replica.confirmed.get(table, id)
    try {
      const answer = await this.calls.loadChannel(
        pointer,
        first => {
          if (!isWanted()) return
          channel.hasBegun = true
          this.events.onChange(this.replica.load(first.records, first.texts))
          this.events.onStatus()
        },
        () => heldVersions(this.replica.confirmed, this.recordsIn(id)),
      )
      if (!isWanted()) return
      const { texts, seq } = answer
      const records = [...answer.records, ...asHeld(this.replica.confirmed, answer.unchanged)]
      channel.cursor = seq
      channel.failures = 0
      channel.state = 'idle'
      const loaded = new Set(records.map(({ table, value }) => recordKey(table, value.id)))
      const gone = this.recordsIn(id).filter(one => !loaded.has(recordKey(one.table, one.id)))
      this.events.onChange(this.replica.load(records, texts))
      // Records that left the channel without a message: the server knows where they are and whether they may still be seen.
      void this.refetch(gone)
      this.advance(channel)
      this.events.onStatus()
    } catch (error) {
      if (!isWanted()) return
      channel.state = 'idle'
      // A "not found" that was overtaken by news of the record is older than they are: it is asked again.
      if (isRefusal(error) && !isRetryable(error.name, error.status))
        return this.replica.confirmed.get(table, id) === known ? this.revoked(id) : this.advance(channel)
      this.world.after(retryDelayMs(channel.failures++, this.world), () => isWanted() && this.advance(channel))
    }
  }

  private entries(message: EntriesMessage): void {
    const channel = this.channels.get(message.channel)
    if (!channel || channel.cursor === null || message.seq <= channel.cursor) return
    if (channel.state === 'subscribing') return void channel.missed.push(message)
    if (this.isGap(message, channel.cursor)) return this.onGap(channel)
    this.events.onChange(this.replica.together(() => this.takeEntry(channel, message)))
    this.events.onStatus()
  }
  private takeEntry(channel: Channel, message: EntriesMessage): void {
    channel.cursor = message.seq
    const isMine = message.clientId === this.outbox.clientId
    const role = channel.role === 'none' ? 'reader' : channel.role
    const { stale } = this.replica.receive(message, isMine ? bothRoles(role, roleOfAuthor) : role)
    // A channel that shows only a part of it says nothing about the rest, which may still be on its way by another channel: a
    // block that is dropped from the view before its record is here would be written anew by the next key.
    // Where a change before it is not here yet, neither is its effect: it has to be fetched, and stays in the view until then.
    if (isMine && stale.length > 0) this.outbox.notHeard(message.n)
    else if (isMine && !message.partial) {
      this.outbox.seen(message.n)
      this.replica.acknowledge(message.clientId, message.n)
    }
    this.followLeft(message, isMine)
    void this.refetch([...stale, ...missingBelowRestored(this.replica, message.items)])
  }
  /** What was missed comes in at once: with much pending, folding the view for each entry would take its time. */
  private takeMissed(channel: Channel): void {
    const missed = channel.missed.splice(0)
    if (missed.length === 0) return
    const touched = this.replica.together(() => {
      for (const message of missed)
        if (channel.cursor !== null && message.seq > channel.cursor && !this.isGap(message, channel.cursor))
          this.takeEntry(channel, message)
    })
    this.events.onChange(touched)
  }
  protected isGap(message: { readonly prev: number }, cursor: number): boolean {
    return message.prev > cursor
  }
  /**
   * What another person took to where this client does not look is forgotten: nobody will tell of it any more, nor of its being
   * hidden. Where the other channel is ahead of this one it may have gone on from there: the server knows.
   */
  private followLeft({ seq, items }: EntriesMessage, isMine: boolean): void {
    const left: RecordRef[] = []
    const unsure: RecordRef[] = []
    for (const { table, id } of items) {
      if (!this.replica.confirmed.get(table, id)) continue
      const readers = this.channelsOf({ table, id }).flatMap(channel => this.channels.get(channel) ?? [])
      if (readers.length === 0) left.push({ table, id })
      else if (readers.every(({ cursor }) => cursor !== null && cursor > seq)) unsure.push({ table, id })
    }
    if (left.length && !isMine) this.replica.forget(left)
    void this.refetch(unsure)
  }
  private pointerTo({ table, id }: RecordRef): Pointer {
    return { table, id, spaceId: this.replica.options.spaceId }
  }
  private channelsOf({ table, id }: RecordRef): readonly Uuid[] {
    const { confirmed, options } = this.replica
    const value = confirmed.get(table, id)
    return value ? channelsOfRecord(table, value, confirmed, options.kinds) : []
  }
  private recordsIn(channel: Uuid): Pointer[] {
    const held = [...this.replica.confirmed.all()].map(({ table, value }) => this.pointerTo({ table, id: value.id }))
    return held.filter(pointer => this.channelsOf(pointer).includes(channel))
  }
  /** Something was missed: ask for everything since the cursor. */
  protected onGap(channel: Channel): void {
    if (channel.state === 'loading') return
    channel.state = 'subscribing'
    this.connection?.send({ type: 'subscribe', channel: channel.pointer, seq: channel.cursor ?? 0 })
  }
  /** `onLoaded` runs with the answer, however often it had to be asked for. */
  private async refetch(refs: readonly RecordRef[], onLoaded?: () => void): Promise<void> {
    if (refs.length === 0) return onLoaded?.()
    const pointers = refs.map(ref => this.pointerTo(ref))
    const question = new Question(this.replica, pointers)
    const answered = await this.calls.loadRecords(pointers).catch(() => null)
    // Only the call is retried. An error while showing the answer is not.
    if (!answered)
      return void this.world.after(retryDelayMs(0, this.world), () => void this.refetch(pointers, onLoaded))
    const answer = question.read(answered, (row, source) => this.isWanted(row, source))
    this.events.onChange(
      this.replica.together(() => {
        this.replica.load(answer.records, answer.texts)
        onLoaded?.()
      }),
    )
    this.advanceUnsent()
    void this.refetch(question.openAfter(answer))
  }
  /** An answer may come after the channel was taken away: what was forgotten is not brought back by it. */
  private isWanted({ table, value }: RecordRow, source: RecordSource): boolean {
    const { confirmed, options } = this.replica
    return (
      confirmed.get(table, value.id) !== undefined ||
      channelsOfRecord(table, value, source, options.kinds).some(channel => this.channels.has(channel))
    )
  }
  private revoked(id: Uuid): void {
    this.channels.delete(id)
    const held = [...this.replica.confirmed.all()].map(({ table, value }) => ({ table, id: value.id }))
    // Pages below that are open get a judgement of their own.
    const below = held.filter(
      ref =>
        isBelow(this.replica.confirmed, ref, id) && !this.channelsOf(ref).some(channel => this.channels.has(channel)),
    )
    this.events.onChange(this.replica.forget(below))
    this.events.onRevoked(id)
    this.flush()
  }
  /** The server could not take a message and does not say which: whatever is unanswered is asked again, after a while. */
  private refusedMessage(): void {
    this.outbox.noAnswers()
    for (const channel of this.channels.values()) if (channel.state === 'subscribing') channel.state = 'idle'
    this.retryLater()
  }
  private retryLater(): void {
    this.retry.later(() => {
      for (const channel of this.channels.values()) this.advance(channel)
      this.flush()
    })
  }

  // ---------- the outbox
  /** Sends what is on disk and not under way, in order. Waits until open channels are caught up: own entries come first. */
  private flush(): void {
    if (!this.welcomed || this.retry.isWaiting) return
    for (const channel of this.channels.values()) if (channel.state === 'subscribing') return
    for (const transactions of messagesOf(this.outbox.take(limits.transactionsInFlight)))
      this.connection?.send({ type: 'save', transactions: transactions as never })
  }
  private saved(results: readonly SaveResult[]): void {
    const touched = this.replica.together(() => {
      // Answered before, or replaced since: such a result says nothing about what is in the outbox now.
      const current = results.filter(({ n, id }) => this.outbox.get(n)?.id === id)
      const underWay = new Set(current.filter(({ n }) => this.outbox.isUnderWayAfter(n)).map(({ n }) => n))
      for (const result of current) if (!('error' in result)) this.applied(result)
      const isClash = (result: SaveResult): boolean =>
        'error' in result && (this.isClash(result.error) || this.outbox.hasClashBefore(result.n))
      for (const result of current) if (isClash(result)) this.outbox.clash(result.n)
      const failure = current.find(result => 'error' in result && !isClash(result))
      // Where an answer to an earlier one was lost, only asking again says what is wrong.
      if (failure && 'error' in failure)
        if (this.outbox.isFirst(failure.n)) this.failed(failure.n, failure.error, underWay.has(failure.n))
        else this.outbox.nothingInFlight()
      if (this.outbox.needsNumbers) this.renumber()
    })
    this.events.onChange(touched)
    this.advanceUnsent()
    this.events.onStatus()
    this.flush()
  }
  private applied(result: Exclude<SaveResult, { error: unknown }>): void {
    this.retry.succeeded()
    const { stale } = this.replica.receive({ items: result.items ?? [], texts: result.texts ?? [] }, roleOfAuthor)
    const held = this.outbox.get(result.n) as Transaction
    const wasHeard = result.status === 'applied' && !this.outbox.mayBeUnheard(result.n)
    const isHere = stale.length === 0 && (this.outbox.wasSeen(result.n) || wasHeard)
    this.outbox.acknowledged(result.n)
    const acknowledge = (): void => void this.replica.acknowledge(held.clientId, held.n)
    // The server has it, but what it did is not here yet. Until then it stays in the view: later changes build on its letters.
    if (isHere) acknowledge()
    else void this.refetch([...touchedBy(held), ...stale], acknowledge)
  }

  /** Another device uses this client id, or the server has never heard of what went before: new numbers are needed. */
  private isClash(error: Refusal): boolean {
    const gap = gapOf(error)
    if (gap === null) return error.clientData?.['type'] === 'client_id_in_use'
    return !this.outbox.get(gap) && !this.outbox.wasAnswered(gap)
  }
  /** What becomes of the first transaction of the outbox; the ones after it wait. */
  private failed(n: number, error: Refusal, isUnderWay: boolean): void {
    const gap = gapOf(error)
    if (gap !== null) return this.outbox.resendFrom(gap)
    if (!isErrorName(error.name) || isRetryable(error.name, error.status)) {
      this.outbox.delayed(n, error)
      return this.retryLater()
    }
    // Rights may have come back between the two: it is reported as unsaved only when nothing can save it any more.
    if (!isUnderWay) this.refused(n, error)
  }
  /** Refused for good. The number is used up by an empty transaction, so that the queue goes on. */
  private refused(n: number, error: Refusal): void {
    const held = this.outbox.get(n) as Transaction
    // Not even an empty transaction is taken: the space itself is closed to this person.
    if (held.operations.length === 0) return this.shutOut(error)
    const { gone } = this.replica.refuse(n)
    for (const transaction of gone.some(left => left.n === n) ? gone : [held, ...gone]) {
      // Kept before it is emptied, so that a crash between the two loses nothing.
      this.report({ transaction, errors: [transaction.n === n ? error : buildsOnRefused] })
      this.outbox.replace({ ...transaction, id: this.world.newId(), operations: [] })
    }
    this.outbox.resendFrom(n)
  }
  /** Nothing of the outbox will ever be taken: it is kept for the person and leaves the queue. */
  private shutOut(error: Refusal): void {
    const waiting = this.outbox.waiting()
    for (const { n } of waiting)
      for (const transaction of this.replica.refuse(n).gone) this.report({ transaction, errors: [error] })
    for (const { n } of waiting) this.outbox.acknowledged(n)
  }
  private report(unsaved: UnsavedTransaction): void {
    this.outbox.keepUnsaved(unsaved)
    this.events.onUnsaved(unsaved)
  }
  private renumber(): void {
    this.replica.renumberPending(this.outbox.renumber(this.world.newId()))
    // The server knows this connection by the old id.
    this.connection?.send({ type: 'hello', version: PROTOCOL_VERSION, clientId: this.outbox.clientId })
    this.flush()
  }
}
