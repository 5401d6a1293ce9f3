// The room of a space: puts transactions into one order, judges them, reduces them, has them committed and only then answers.
// Everything a room caches can be dropped; the log is authoritative.
import { SheafError } from '@sheaf/core/errors'
import type { Uuid } from '@sheaf/core/ids'
import type { BlockKinds } from '@sheaf/core/kinds/block-kind'
import { limits } from '@sheaf/core/limits'
import { NotLoaded, recordKey } from '@sheaf/core/operations/space-state'
import type { Transaction } from '@sheaf/core/operations/transaction'
import type { Actor } from '@sheaf/core/permissions/actor'
import { membershipRef } from '@sheaf/core/permissions/principals'
import type { Cause } from '@sheaf/core/protocol/cause'
import type { LogEntry } from '@sheaf/core/protocol/log-entry'
import type { WatchedFields } from '@sheaf/core/protocol/watched-fields'
import { atOnce, type Turns } from '@sheaf/core/steps'
import { Batch } from './batch'
import type { Ground } from './ground'
import { LargeWork, type Workplace } from './large-work'
import { likelyReads } from './likely-reads'
import { NotedReads } from './noted-reads'
import { Reducer, type ServerChange } from './reducer'
import { RoomCache } from './room-cache'
import type { CommitOutcome, CommitPart, RecordRef, SpaceStorage, SyncClientRow } from './storage'
import { UsedNumbers } from './used-numbers'

export interface RoomOptions {
  readonly spaceId: Uuid
  readonly storage: SpaceStorage
  readonly kinds: BlockKinds
  readonly now: () => number
  /** Below 2³¹; the room itself types nothing. */
  readonly textClientId: number
  /** Entries say what these held before. */
  readonly watched?: WatchedFields
  /** Transactions of so many operations are worked out apart from the room's turn, in slices. Absent: none is. */
  readonly apart?: { readonly from: number; readonly turns: () => Turns }
  /** Called in order, after the commit. */
  readonly onCommitted: (entries: readonly LogEntry[]) => void
}

export type SubmitAnswer =
  | { readonly status: 'applied'; readonly entry: LogEntry }
  | { readonly status: 'already-applied' }

/** What only the server says of a transaction; nothing of it comes from a client. */
export interface SubmitOptions {
  /** A person's, where nothing is said. */
  readonly cause?: Cause
  /** What the server itself changes, beside or instead of operations. It is not judged. */
  readonly change?: ServerChange
  /** What the change is known to need: loaded at once and not one by one. */
  readonly reads?: readonly RecordRef[]
}

interface Waiting {
  readonly transaction: Transaction
  readonly actor: Actor
  readonly options: SubmitOptions
  readonly resolve: (answer: SubmitAnswer) => void
  readonly reject: (error: unknown) => void
}

const BYTES_PER_CLIENT = 400

export class Room {
  protected cache: RoomCache
  protected seq: number | null = null
  private readonly clients = new Map<Uuid, SyncClientRow | null>()
  private readonly used = new UsedNumbers()
  private queue: Waiting[] = []
  private pumping: Promise<void> | null = null
  /** Something has come that the pump has not looked at. */
  private isCalled = false
  /** The large transaction that is being worked out, one at a time. */
  private apart: Waiting | null = null
  private work: LargeWork | null = null
  private working: Promise<void> | null = null
  /** How often entries of others were taken over: what was read meanwhile may be from before them. */
  private followed = 0
  private isToForget = false
  private lastMoment = 0

  constructor(protected readonly options: RoomOptions) {
    this.cache = new RoomCache(options.textClientId)
  }

  /** Resolves once the transaction is durable, rejects with the catalogue's error when it is refused. */
  submit(transaction: Transaction, actor: Actor, options: SubmitOptions = {}): Promise<SubmitAnswer> {
    return new Promise((resolve, reject) => {
      this.queue.push({ transaction, actor, options, resolve, reject })
      this.wake()
    })
  }
  /** What comes in while a pump is ending must not be left lying: it is looked at again after the end. */
  private wake(): void {
    this.isCalled = true
    this.pumping ??= this.pump().finally(() => {
      this.pumping = null
      if (this.isCalled) this.wake()
    })
  }
  /** Resolves when nothing is waiting. */
  async idle(): Promise<void> {
    while (this.pumping || this.working) await (this.pumping ?? this.working)
  }
  get isBusy(): boolean {
    return this.pumping !== null || this.working !== null
  }
  get approximateBytes(): number {
    return this.cache.approximateBytes + this.clients.size * BYTES_PER_CLIENT
  }
  /** Drops the cache: at once, or when the current batch is done. */
  shed(): void {
    if (this.pumping) this.isToForget = true
    else this.forget()
  }

  /** Entries of another process, read by the gateway: an idle room moves on now instead of missing its next commit. */
  follow(entries: readonly LogEntry[]): void {
    if (this.pumping || this.seq === null) return
    for (const entry of entries) this.followOne(entry)
  }
  private followOne(entry: LogEntry): void {
    if (this.seq === null || entry.seq <= this.seq) return
    if (entry.seq !== this.seq + 1) return this.forget()
    this.followed++
    this.cache.follow(entry)
    this.used.add([entry])
    this.clients.delete(entry.clientId)
    this.seq = entry.seq
  }
  private forget(): void {
    this.isToForget = false
    this.cache = new RoomCache(this.options.textClientId)
    this.clients.clear()
    this.seq = null
  }

  private async pump(): Promise<void> {
    // Everything that arrives in this turn of the loop joins the first batch; there is no timer.
    await Promise.resolve()
    while (this.isCalled) {
      this.isCalled = false
      if (this.isToForget) this.forget()
      if (this.apart && !this.working) await this.commitApart(this.apart)
      const items = this.takeWaiting()
      if (items.length === 0) continue
      this.isCalled = true
      try {
        await this.process(items)
      } catch (error) {
        // Unknown outcome: drop the cache. Clients send the same numbers again and are answered then.
        this.forget()
        // What the store could not take may be the fault of one: the others must not pay for it.
        if (items.length > 1 && !(error instanceof SheafError)) await this.oneByOne(items)
        else for (const item of items) item.reject(error)
      }
    }
  }
  /** The next batch. A large one goes apart, and what comes after it from the same device waits for it. */
  private takeWaiting(): Waiting[] {
    const items: Waiting[] = []
    const later: Waiting[] = []
    const held = new Set<Uuid>(this.apart ? [this.apart.transaction.clientId] : [])
    for (const item of this.queue) {
      const { clientId } = item.transaction
      const isLarge = this.isLarge(item)
      const mayGo = isLarge
        ? !this.apart && !items.some(one => one.transaction.clientId === clientId)
        : items.length < limits.transactionsPerBatch
      if (held.has(clientId) || !mayGo) {
        held.add(clientId)
        later.push(item)
      } else if (isLarge) {
        held.add(clientId)
        this.apart = item
        this.working = this.workApart(item)
      } else items.push(item)
    }
    this.queue = later
    return items
  }

  // ---------- large transactions (large-work.ts)
  private isLarge({ transaction, options }: Waiting): boolean {
    const { apart } = this.options
    return apart !== undefined && !options.change && transaction.operations.length >= apart.from
  }
  private async workApart(item: Waiting): Promise<void> {
    try {
      this.work = await this.workOut(item)
      await this.work.prepare(this.options.storage)
    } catch {
      // What failed here fails once more in its turn, and is answered there.
    }
    this.working = null
    this.wake()
  }
  private async workOut(item: Waiting): Promise<LargeWork> {
    await this.prefetch([item])
    for (let round = 0; round < limits.loadRoundsPerTransaction; round++) {
      const place = this.workplace()
      try {
        return await LargeWork.do(item, place)
      } catch (error) {
        if (error instanceof SheafError) return LargeWork.refused(place, error)
        if (!(error instanceof NotLoaded)) throw error
        await this.loadWanted(error, place.batch)
      }
    }
    throw tooMuch()
  }
  private workplace(): Workplace {
    const reads = new NotedReads(() => this.cache, this.options.textClientId)
    const turns = this.options.apart?.turns() ?? { pause: () => null }
    return { reads, batch: new Batch(reads, 0, this.options), reducer: this.reducer(reads), now: this.moment(), turns }
  }
  private async commitApart(item: Waiting): Promise<void> {
    try {
      await this.commitLarge(item)
    } catch (error) {
      this.forget()
      item.reject(error)
    }
    await this.work?.giveUp()
    this.work = null
    this.apart = null
    // What waited for it may go.
    this.isCalled = true
  }
  /** Its turn has come. Where what it read has changed, it is worked out once more here, where nobody can come before it. */
  private async commitLarge(item: Waiting): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      if (attempt > 50) throw tooBusy()
      await this.ensureHead()
      const answer = await this.answerByNumber(item, new Batch(this.cache, this.seq as number, this.options))
      if (!answer && !(this.work && (await this.isCurrent(this.work)))) {
        await this.work?.giveUp()
        this.work = await this.workOut(item)
        // The third time as one statement, so that what is wrong with it is told.
        if (attempt === 0) await this.work.prepare(this.options.storage)
        continue
      }
      const part = answer ? null : (this.work?.partAfter(this.seq as number) ?? null)
      if (!part) {
        if (!answer?.repeat && (await this.isBehind())) continue
        if (answer) return answer.run(item)
        return item.reject(this.work?.refusal)
      }
      const outcome = await this.store(part)
      if (outcome === 'committed') {
        const { batch } = this.work as LargeWork
        this.committed(batch, part)
        return item.resolve({ status: 'applied', entry: batch.entries[0] as LogEntry })
      }
      if (outcome === 'frozen') return this.refuseFrozen([item])
      await this.catchUp()
    }
  }
  /** Whether everything that it read is as it was. */
  protected async isCurrent(work: LargeWork): Promise<boolean> {
    const { recordsRead, textsAsked } = work.reads
    await this.load(
      recordsRead,
      textsAsked.filter(text => !this.cache.hasSlicesOf(text)),
    )
    return work.holdsAt(this.options.now())
  }

  private async oneByOne(items: readonly Waiting[]): Promise<void> {
    for (const item of items)
      try {
        await this.process([item])
      } catch (error) {
        this.forget()
        item.reject(error)
      }
  }

  private async process(items: readonly Waiting[]): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      if (attempt > 50) throw tooBusy()
      await this.ensureHead()
      const batch = new Batch(this.cache, this.seq as number, this.options)
      const settle = await this.reduce(items, batch)
      if (batch.entries.length === 0) {
        if (!settle.every(([, answer]) => answer.repeat) && (await this.isBehind())) continue
        this.cache.abandoned()
        for (const [item, answer] of settle) answer.run(item)
        return
      }
      const part = batch.part()
      if (this.work?.isInTheWayOf(part)) await this.work.giveUp()
      const outcome = await this.store(part)
      if (outcome === 'committed') {
        this.committed(batch, part)
        for (const [item, answer] of settle) answer.run(item)
        return
      }
      this.cache.abandoned()
      if (outcome === 'frozen') return this.refuseFrozen(items)
      await this.catchUp()
    }
  }
  private committed(batch: Batch, { clients }: CommitPart): void {
    batch.keep(this.cache)
    this.seq = (this.seq as number) + batch.entries.length
    for (const row of clients) this.clients.set(row.clientId, row)
    this.used.add(batch.entries)
    this.options.onCommitted(batch.entries)
  }
  /** A refusal has not passed the compare-and-set: it counts only if it was judged on the present state. */
  private async isBehind(): Promise<boolean> {
    const head = await this.options.storage.head(this.options.spaceId)
    if (!head || head.seq === this.seq) return false
    await this.catchUp()
    return true
  }

  private async refuseFrozen(items: readonly Waiting[]): Promise<void> {
    const head = await this.options.storage.head(this.options.spaceId)
    for (const item of items) item.reject(new SheafError('SpaceFrozenError', { reason: head?.frozen ?? 'migration' }))
  }

  private async ensureHead(): Promise<void> {
    if (this.seq !== null) return
    const head = await this.options.storage.head(this.options.spaceId)
    if (!head) throw new SheafError('NotFoundError')
    this.seq ??= head.seq
  }
  private async catchUp(): Promise<void> {
    const entries =
      this.seq === null ? null : await this.options.storage.log(this.options.spaceId, this.seq, limits.catchUpEntries)
    if (!entries || entries.length >= limits.catchUpEntries) return this.forget()
    this.clients.clear()
    for (const entry of entries) this.followOne(entry)
  }

  private async reduce(items: readonly Waiting[], batch: Batch): Promise<[Waiting, Settle][]> {
    await this.prefetch(items)
    const settle: [Waiting, Settle][] = []
    for (const item of items) settle.push([item, await this.reduceOne(item, batch)])
    return settle
  }

  /** One answer per transaction; the effect of an accepted one is in the batch. */
  private async reduceOne(item: Waiting, batch: Batch): Promise<Settle> {
    const answer = await this.answerByNumber(item, batch)
    if (answer) return answer
    try {
      const entry = await this.whenLoaded(() => this.apply(item, batch), batch)
      return { repeat: false, run: waiting => waiting.resolve({ status: 'applied', entry }) }
    } catch (error) {
      return refusalOf(error)
    }
  }
  /** Where its number says already what becomes of it. */
  private async answerByNumber({ transaction, actor }: Waiting, batch: Batch): Promise<Settle | null> {
    try {
      const last = batch.lastOf(transaction.clientId) ?? (await this.client(transaction.clientId))
      if (last && last.userId !== actor.author.id) await this.refuseForeign(actor, batch)
      if (last && transaction.n < last.n) await this.checkRepeat(transaction, batch)
      return this.repeatOf(transaction, last)
    } catch (error) {
      return refusalOf(error)
    }
  }

  /**
   * Everybody who reads a page learns the client ids of those who write on it. Were another person's use of one to count, it would
   * take the numbers that its owner's device is about to use.
   */
  private async refuseForeign(actor: Actor, batch: Batch): Promise<never> {
    // A stranger is not even told that the id is known here.
    await this.whenLoaded(() => this.reducer(this.cache).admit(actor, batch.state), batch)
    throw clientIdInUse()
  }
  /** A number below the last one: applied before, unless another transaction went under it. */
  private async checkRepeat({ clientId, n, id }: Transaction, batch: Batch): Promise<void> {
    let known = batch.transactionOf(clientId, n) ?? this.used.get(clientId, n)
    if (known === undefined && !this.used.isComplete(this.seq as number)) {
      await this.used.read(this.options.storage, this.options.spaceId, this.seq as number)
      known = this.used.get(clientId, n)
    }
    // Too long ago to know: what is sent once more under another number does no harm, what is taken for sent would be lost.
    if (known !== id) throw clientIdInUse()
  }
  /** Exactly once: what was applied is answered as such, what comes too early is sent back. */
  protected repeatOf({ n, id }: Transaction, last: SyncClientRow | null): Settle | null {
    const applied = last?.n ?? 0
    if (n === applied && last && last.transactionId !== id) throw clientIdInUse()
    if (n <= applied) return { repeat: true, run: waiting => waiting.resolve({ status: 'already-applied' }) }
    if (n > applied + 1)
      throw new SheafError('OperationConflictError', {
        debugMessage: `Expected number ${applied + 1}.`,
        clientData: { type: 'gap', expect: applied + 1 },
      })
    return null
  }

  private apply(item: Waiting, batch: Batch): LogEntry {
    const changed = this.cache.texts.watch()
    try {
      return atOnce(this.reducer(this.cache).reduce(item, batch, this.moment()))
    } catch (error) {
      // Also when it is only to be run again: what is loaded meanwhile may be newer, and the next run may end in a refusal.
      this.cache.rebuildTexts(changed())
      throw error
    } finally {
      changed()
    }
  }
  protected reducer(ground: Ground): Reducer {
    return new Reducer(ground, this.options)
  }

  /** What comes later is made later: rows of one moment would stand in no order. */
  private moment(): number {
    this.lastMoment = Math.max(this.options.now(), this.lastMoment + 1)
    return this.lastMoment
  }

  protected store(part: CommitPart): Promise<CommitOutcome> {
    return this.options.storage.commit(part)
  }

  private async prefetch(items: readonly Waiting[]): Promise<void> {
    const wants: RecordRef[] = []
    for (const {
      transaction,
      actor,
      options: { reads = [] },
    } of items)
      wants.push(...reads, ...membershipRef(actor, this.options.spaceId), ...likelyReads(transaction.operations))
    await this.load(wants, [])
  }

  /** Runs a reducer that may ask for what is not loaded, and runs it again with what it asked for. */
  private async whenLoaded<T>(run: () => T, batch: Batch): Promise<T> {
    for (let round = 0; round < limits.loadRoundsPerTransaction; round++) {
      try {
        return run()
      } catch (error) {
        if (!(error instanceof NotLoaded)) throw error
        await this.loadWanted(error, batch)
      }
    }
    throw tooMuch()
  }
  private async loadWanted({ want }: NotLoaded, batch: Batch): Promise<void> {
    if ('slicesOf' in want) await this.load([], [want.slicesOf])
    else await this.load([want, ...batch.neighbours(want)], [])
  }
  private async load(records: readonly RecordRef[], slicesOf: readonly Uuid[]): Promise<void> {
    for (;;) {
      // The counter is read before anything else, so that nothing held is older than it.
      await this.ensureHead()
      const { cache, followed } = this
      const missing = new Map(
        records.filter(({ table, id }) => !cache.has(table, id)).map(ref => [recordKey(ref.table, ref.id), ref]),
      )
      if (missing.size === 0 && slicesOf.length === 0) return
      const asked = [...missing.values()]
      const loaded = await this.options.storage.load(this.options.spaceId, asked, slicesOf)
      // What was followed meanwhile may not be in it, and would be missed for good.
      if (cache === this.cache && followed === this.followed) return cache.absorb(asked, slicesOf, loaded)
    }
  }
  private async client(clientId: Uuid): Promise<SyncClientRow | null> {
    const known = this.clients.get(clientId)
    if (known !== undefined) return known
    const row = await this.options.storage.client(this.options.spaceId, clientId)
    this.clients.set(clientId, row)
    return row
  }
}

const tooBusy = (): SheafError => new SheafError('DatabaseLookupError', { debugMessage: 'The workspace is too busy.' })
const tooMuch = (): SheafError =>
  new SheafError('UnprocessableEntity', { debugMessage: 'The transaction touches too much at once.' })
const clientIdInUse = (): SheafError => new SheafError('id-exists', { clientData: { type: 'client_id_in_use' } })

interface Settle {
  /** Answered from what was applied before: true whatever others wrote meanwhile. */
  readonly repeat: boolean
  readonly run: (waiting: Waiting) => void
}
const refusalOf = (error: unknown): Settle => {
  if (!(error instanceof SheafError)) throw error
  return { repeat: false, run: waiting => waiting.reject(error) }
}
