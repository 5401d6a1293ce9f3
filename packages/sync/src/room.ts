// The room of a space: puts transactions into one order, judges them, reduces them, has them committed and only then answers.
// Everything a room caches can be dropped; the log is authoritative.
import '@sheaf/core/records/server-checks'
import { fromBase64 } from '@sheaf/core/base64'
import { SheafError } from '@sheaf/core/errors'
import type { Uuid } from '@sheaf/core/ids'
import type { BlockKinds } from '@sheaf/core/kinds/block-kind'
import { limits } from '@sheaf/core/limits'
import { applyOperation, type Operation } from '@sheaf/core/operations/all'
import { finishTransaction } from '@sheaf/core/operations/apply-transaction'
import { checkContent, checkStateSize, checkUpdateSize } from '@sheaf/core/operations/content-limits'
import type { OperationContext, Requirement } from '@sheaf/core/operations/define'
import { familyOf, textMeant } from '@sheaf/core/operations/part-texts'
import { blockPointer } from '@sheaf/core/operations/record-id'
import { requirementsOf } from '@sheaf/core/operations/requirements'
import { reviveEmpty } from '@sheaf/core/operations/restore-block'
import { NotLoaded, SpaceState } from '@sheaf/core/operations/space-state'
import { verbOfEdit } from '@sheaf/core/operations/text-rights'
import type { Transaction } from '@sheaf/core/operations/transaction'
import type { Actor } from '@sheaf/core/permissions/actor'
import { belongsTo, isMemberOf, judge } from '@sheaf/core/permissions/can'
import { keepPagesOpen } from '@sheaf/core/permissions/full-access'
import { membershipRef } from '@sheaf/core/permissions/principals'
import { includes, type Verb } from '@sheaf/core/permissions/rights'
import type { Cause } from '@sheaf/core/protocol/cause'
import type { LogEntry } from '@sheaf/core/protocol/log-entry'
import type { WatchedFields } from '@sheaf/core/protocol/watched-fields'
import type { Table } from '@sheaf/core/records/all'
import type { TextStore } from '@sheaf/core/text/text-store'
import { Batch } from './batch'
import { likelyReads } from './likely-reads'
import { RoomCache } from './room-cache'
import type { CommitOutcome, CommitPart, RecordRef, SpaceStorage, SyncClientRow } from './storage'
import { TextChanges, type TextEdit } from './text-changes'
import { UsedNumbers } from './used-numbers'

interface RoomOptions {
  readonly spaceId: Uuid
  readonly storage: SpaceStorage
  readonly kinds: BlockKinds
  readonly now: () => number
  /** Below 2³¹; the room itself types nothing. */
  readonly textClientId: number
  /** Entries say what these held before. */
  readonly watched?: WatchedFields
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

/** A change that the server makes on its own account (a membership, a freeze): it may be run more than once. */
export type ServerChange = (state: SpaceState, context: OperationContext) => void

const BYTES_PER_CLIENT = 400

export class Room {
  protected cache: RoomCache
  protected seq: number | null = null
  private readonly clients = new Map<Uuid, SyncClientRow | null>()
  private readonly used = new UsedNumbers()
  private readonly queue: Waiting[] = []
  private pumping: Promise<void> | null = null
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
    if (this.pumping || this.queue.length === 0) return
    this.pumping = this.pump().finally(() => {
      this.pumping = null
      this.wake()
    })
  }
  /** Resolves when nothing is waiting. */
  async idle(): Promise<void> {
    while (this.pumping) await this.pumping
  }
  get isBusy(): boolean {
    return this.pumping !== null
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
    while (this.queue.length > 0) {
      if (this.isToForget) this.forget()
      const items = this.queue.splice(0, limits.transactionsPerBatch)
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
      if (attempt > 50) throw new SheafError('DatabaseLookupError', { debugMessage: 'The workspace is too busy.' })
      await this.ensureHead()
      const batch = new Batch(this.cache, this.seq as number, this.options)
      const settle = await this.reduce(items, batch)
      if (batch.entries.length === 0) {
        // A refusal has not passed the compare-and-set: make sure that it was judged on the present state.
        const head = await this.options.storage.head(this.options.spaceId)
        if (head && head.seq !== this.seq && !settle.every(([, answer]) => answer.repeat)) {
          await this.catchUp()
          continue
        }
        this.cache.abandoned()
        for (const [item, answer] of settle) answer.run(item)
        return
      }
      const part = batch.part()
      const outcome = await this.store(part)
      if (outcome === 'committed') {
        batch.keep()
        this.seq = (this.seq as number) + batch.entries.length
        for (const row of part.clients) this.clients.set(row.clientId, row)
        this.used.add(batch.entries)
        this.options.onCommitted(batch.entries)
        for (const [item, answer] of settle) answer.run(item)
        return
      }
      this.cache.abandoned()
      if (outcome === 'frozen') return this.refuseFrozen(items)
      await this.catchUp()
    }
  }

  private async refuseFrozen(items: readonly Waiting[]): Promise<void> {
    const head = await this.options.storage.head(this.options.spaceId)
    for (const item of items) item.reject(new SheafError('SpaceFrozenError', { reason: head?.frozen ?? 'migration' }))
  }

  private async ensureHead(): Promise<void> {
    if (this.seq !== null) return
    const head = await this.options.storage.head(this.options.spaceId)
    if (!head) throw new SheafError('NotFoundError')
    this.seq = head.seq
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
    const { transaction, actor, options } = item
    try {
      const last = batch.lastOf(transaction.clientId) ?? (await this.client(transaction.clientId))
      if (last && last.userId !== actor.author.id) await this.refuseForeign(actor, batch)
      if (last && transaction.n < last.n) await this.checkRepeat(transaction, batch)
      const repeat = this.repeatOf(transaction, last)
      if (repeat) return repeat
      const entry = await this.whenLoaded(() => this.apply(transaction, actor, batch, options), batch)
      return { repeat: false, run: waiting => waiting.resolve({ status: 'applied', entry }) }
    } catch (error) {
      if (!(error instanceof SheafError)) throw error
      return { repeat: false, run: waiting => waiting.reject(error) }
    }
  }

  /**
   * Everybody who reads a page learns the client ids of those who write on it. Were another person's use of one to count, it would
   * take the numbers that its owner's device is about to use.
   */
  private async refuseForeign(actor: Actor, batch: Batch): Promise<never> {
    // A stranger is not even told that the id is known here.
    await this.whenLoaded(() => this.admit(actor, batch.state), batch)
    throw clientIdInUse()
  }
  /** A number below the last one: applied before, unless another transaction went under it. */
  private async checkRepeat({ clientId, n, id }: Transaction, batch: Batch): Promise<void> {
    let known = batch.transactionOf(clientId, n) ?? this.used.get(clientId, n)
    if (known === undefined && !this.used.isComplete(this.seq as number)) {
      await this.readNumbers(this.seq as number)
      known = this.used.get(clientId, n)
    }
    // Too long ago to know: what is sent once more under another number does no harm, what is taken for sent would be lost.
    if (known !== id) throw clientIdInUse()
  }
  private async readNumbers(seq: number): Promise<void> {
    // As far back as the log goes; where it begins is found by halving.
    let gone = -1
    let there = seq
    let known: readonly LogEntry[] = []
    for (
      let after = Math.max(0, seq - limits.catchUpEntries);
      after > gone && after < there;
      after = (gone + there) >> 1
    ) {
      const entries = await this.options.storage.log(this.options.spaceId, after, limits.catchUpEntries)
      if (entries) [there, known] = [after, entries]
      else gone = after
      if (gone < 0) break
    }
    this.used.addFromLog(known, seq)
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

  /** Runs the transaction on an overlay of its own; throws when it is refused, and then leaves nothing behind. */
  private apply(transaction: Transaction, actor: Actor, batch: Batch, { change, cause }: SubmitOptions): LogEntry {
    const context: OperationContext = {
      kinds: this.options.kinds,
      actorId: actor.author.id,
      actorTable: actor.author.table,
      personId: actor.userId,
      now: this.moment(),
    }
    const state = new SpaceState(this.options.spaceId, batch.state)
    state.beginTransaction()
    const changes = this.textChanges(state)
    const changed = this.cache.texts.watch()
    try {
      if (!change) this.admit(actor, state)
      for (const operation of transaction.operations) {
        const update = operation.command === 'editText' ? bytesOf(operation.args.update) : null
        const verb = update ? verbOfEdit(state, update, actor.author.id) : 'edit'
        this.judge(operation, verb, actor, state, context)
        if (operation.command === 'editText') {
          const edit = { ...operation.args, text: textMeant(state, operation.args.text) }
          const check = verb === 'edit' ? undefined : keepsWords(state, this.cache.texts, edit.text)
          for (const part of changes.edit(edit, this.checkText(edit, update))) {
            this.judgeEdit(part, verb, actor, state, context)
            if (part !== edit.text) reviveEmpty(state, this.cache.texts, part, context)
          }
          this.checkTextState(edit.text, update)
          check?.()
        }
        this.perform(state, operation, context)
      }
      change?.(state, context)
      keepPagesOpen(state, this.options.kinds)
      finishTransaction(state, this.cache.texts, transaction.operations, context, changes.finish())
      // What the server itself changes is its own business.
      if (!change) checkContent(state)
      return batch.take(transaction, actor, state, changes.forLog(), context.now, cause)
    } catch (error) {
      // Also when it is only to be run again: what is loaded meanwhile may be newer, and the next run may end in a refusal.
      this.cache.rebuildTexts(changed())
      throw error
    } finally {
      changed()
    }
  }

  /** What comes later is made later: rows of one moment would stand in no order. */
  private moment(): number {
    this.lastMoment = Math.max(this.options.now(), this.lastMoment + 1)
    return this.lastMoment
  }

  protected textChanges(state: SpaceState): TextChanges {
    return new TextChanges(state, this.cache.texts)
  }
  protected perform(state: SpaceState, operation: Operation, context: OperationContext): void {
    applyOperation(state, this.cache.texts, operation, context)
  }
  protected store(part: CommitPart): Promise<CommitOutcome> {
    return this.options.storage.commit(part)
  }

  /** A person without access to the space writes nothing into its log, not even an empty transaction. */
  protected admit(actor: Actor, state: SpaceState): void {
    if (!belongsTo(actor, this.options.spaceId, state)) throw new SheafError('NotFoundError')
  }

  /** Every operation is judged on the state at its place in the order. What may not be read does not exist. */
  protected judge(operation: Operation, verb: Verb, actor: Actor, state: SpaceState, context: OperationContext): void {
    const requirements = requirementsOf(state, operation, context)
    const asked =
      verb === 'edit'
        ? requirements
        : requirements.map(one => ('pointer' in one ? { pointer: one.pointer, verb } : one))
    this.demand(asked, actor, state, context)
  }
  /** The right to edit a text is the right to edit the block that it is at home in. */
  protected judgeEdit(text: Uuid, verb: Verb, actor: Actor, state: SpaceState, context: OperationContext): void {
    this.demand([{ pointer: blockPointer(this.options.spaceId, text), verb }], actor, state, context)
  }
  private demand(
    requirements: readonly Requirement[],
    actor: Actor,
    state: SpaceState,
    context: OperationContext,
  ): void {
    // No role depends on what lies in a record.
    const source = { get: <T extends Table>(table: T, id: Uuid) => state.bare(table, id) }
    for (const requirement of requirements) {
      if ('nobody' in requirement) throw new SheafError('ForbiddenError')
      if ('member' in requirement) {
        if (!isMemberOf(actor, this.options.spaceId, source)) throw new SheafError('ForbiddenError')
        continue
      }
      const { rights } = judge(actor, requirement.pointer, source, context.now)
      if (includes(rights, requirement.verb)) continue
      throw new SheafError(includes(rights, 'read') ? 'ForbiddenError' : 'NotFoundError')
    }
  }

  private checkText({ text, epoch }: TextEdit, update: Uint8Array | null): Uint8Array {
    const stored = this.cache.textState(text)
    if (epoch < stored.epoch) throw new SheafError('old-operation')
    if (!update) throw new SheafError('assertion', { debugMessage: 'A text update is not base64.' })
    checkUpdateSize(update)
    return update
  }
  /** A text is encoded for this only where it could be too large: what is stored and what was added since is more than it takes. */
  private checkTextState(text: Uuid, update: Uint8Array | null): void {
    const { stored, added } = this.cache.textBytes(text)
    if (stored + added + (update?.length ?? 0) > limits.maxTextStateBytes)
      checkStateSize(stored, this.cache.texts.encode(text).length)
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
        if ('slicesOf' in error.want) await this.load([], [error.want.slicesOf])
        else await this.load([error.want, ...batch.neighbours(error.want)], [])
      }
    }
    throw new SheafError('UnprocessableEntity', { debugMessage: 'The transaction touches too much at once.' })
  }
  private async load(records: readonly RecordRef[], slicesOf: readonly Uuid[]): Promise<void> {
    const missing = new Map(
      records.filter(({ table, id }) => !this.cache.has(table, id)).map(ref => [`${ref.table}:${ref.id}`, ref]),
    )
    if (missing.size === 0 && slicesOf.length === 0) return
    const asked = [...missing.values()]
    this.cache.absorb(asked, slicesOf, await this.options.storage.load(this.options.spaceId, asked, slicesOf))
  }
  private async client(clientId: Uuid): Promise<SyncClientRow | null> {
    const known = this.clients.get(clientId)
    if (known !== undefined) return known
    const row = await this.options.storage.client(this.options.spaceId, clientId)
    this.clients.set(clientId, row)
    return row
  }
}

/**
 * Call before somebody who may only comment marks words, and the result after. Nothing but marks comes in, but one that is put
 * between the two halves of a character would destroy it.
 */
function keepsWords(state: SpaceState, texts: TextStore, text: Uuid): () => void {
  const lettersIn = (part: Uuid): string =>
    texts
      .segments(part)
      .flatMap(({ runs }) => runs.map(({ insert }) => (typeof insert === 'string' ? insert : JSON.stringify(insert))))
      .join('')
  const letters = (): string => familyOf(state, text).map(lettersIn).join('\n')
  const before = letters()
  return () => {
    if (letters() !== before) throw new SheafError('ForbiddenError')
  }
}

/** Null for what is not base64: it is refused only after it was judged whether it may be said at all. */
function bytesOf(update: string): Uint8Array | null {
  try {
    return fromBase64(update)
  } catch {
    return null
  }
}

const clientIdInUse = (): SheafError => new SheafError('id-exists', { clientData: { type: 'client_id_in_use' } })

interface Settle {
  /** Answered from what was applied before: true whatever others wrote meanwhile. */
  readonly repeat: boolean
  readonly run: (waiting: Waiting) => void
}
