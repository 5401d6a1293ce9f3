// One space on one device: confirmed records, transactions that wait for their acknowledgement, and the view people see:
// view = confirmed + pending. Only confirmed records and the outbox are ever stored; the view is folded again when needed.
import { fromBase64 } from '@sheaf/core/base64'
import type { Uuid } from '@sheaf/core/ids'
import type { BlockKinds } from '@sheaf/core/kinds/block-kind'
import { applyOperation, type Operation } from '@sheaf/core/operations/all'
import { finishTransaction, runsOfBlock, textsOf } from '@sheaf/core/operations/apply-transaction'
import type { OperationContext } from '@sheaf/core/operations/define'
import type { OpenSpace } from '@sheaf/core/operations/open-space'
import { familyOf, isParted, textMeant } from '@sheaf/core/operations/part-texts'
import { recordKey, SpaceState } from '@sheaf/core/operations/space-state'
import type { Transaction } from '@sheaf/core/operations/transaction'
import { isShown } from '@sheaf/core/operations/tree'
import type { Role } from '@sheaf/core/permissions/roles'
import { isStir, rowsKey, type TextUpdate } from '@sheaf/core/protocol/log-entry'
import type { RecordOf, Table } from '@sheaf/core/records/all'
import type { BlockValue } from '@sheaf/core/records/block'
import type { RecordPatch } from '@sheaf/core/records/patch'
import { lengthOfRuns, type RichText, type Run, runsOfTitle } from '@sheaf/core/text/rich-text'
import { sliceKey } from '@sheaf/core/text/slice'
import { TextStore } from '@sheaf/core/text/text-store'
import { ConfirmedRecords, type HeldRecord } from './confirmed-records'
import type { RecordRef } from './storage'

interface ReplicaOptions {
  readonly spaceId: Uuid
  readonly userId: Uuid
  readonly kinds: BlockKinds
  readonly now: () => number
  /** Random, below 2³¹, never stored. */
  readonly textClientId: () => number
}

/** A text of a block as the server holds it. */
export interface LoadedText {
  readonly id: Uuid
  readonly state: Uint8Array
}
/** A record as the server shows it to this person. Of one that is gone, or hidden from them, it says no more than its name. */
export type RecordRow = HeldRecord | GoneRecord
interface GoneRecord {
  readonly table: Table
  readonly value: { readonly id: Uuid; readonly version: number; readonly last_version: number }
  readonly role: 'none'
}

export const isGone = (row: RecordRow): row is GoneRecord => row.role === 'none'

/**
 * Whoever made something writes in it, also before the server has said who may, by whichever way it comes back: else the next key would
 * find it closed.
 */
export const roleOfAuthor: Role = 'editor'

export type TextChange = Omit<TextUpdate, 'channels'>
interface EntryChanges {
  readonly items: readonly RecordPatch[]
  readonly texts: readonly TextChange[]
}

export class Replica implements OpenSpace {
  readonly confirmed = new ConfirmedRecords()
  readonly view: SpaceState
  readonly texts: TextStore
  private waiting: Transaction[] = []
  /** The updates that waiting transactions make to a text, as they are sent; null when they have to be looked for again. */
  private waitingUpdates: Map<Uuid, string[]> | null = null
  /** Texts that hold what waits under the name of another part of them. */
  private readonly borrowing = new Set<Uuid>()
  private underWay: Set<string> | null = null

  constructor(readonly options: ReplicaOptions) {
    this.view = new SpaceState(options.spaceId, this.confirmed)
    this.texts = new TextStore({ clientId: options.textClientId(), hydrate: text => this.hydrate(text) })
  }

  get spaceId(): Uuid {
    return this.options.spaceId
  }
  get userId(): Uuid {
    return this.options.userId
  }
  get kinds(): BlockKinds {
    return this.options.kinds
  }
  get pending(): readonly Transaction[] {
    return this.waiting
  }
  context(): OperationContext {
    return {
      kinds: this.options.kinds,
      actorId: this.options.userId,
      actorTable: 'sheaf_user',
      now: this.options.now(),
    }
  }
  get<T extends Table>(table: T, id: Uuid): RecordOf<T> | undefined {
    return this.view.get(table, id)
  }
  block(id: Uuid): BlockValue | undefined {
    return this.view.block(id)
  }
  content(id: Uuid): readonly Uuid[] {
    return this.view.content(id)
  }
  role(table: Table, id: Uuid): Role {
    const role = this.confirmed.role(table, id)
    return role === 'none' && this.view.own.has(recordKey(table, id)) ? roleOfAuthor : role
  }
  /** Made here, and not known to be with the server. */
  isUnsent({ table, id }: RecordRef): boolean {
    return this.get(table, id) !== undefined && !this.confirmed.get(table, id)
  }
  isShown(id: Uuid): boolean {
    return isShown(this.view, id, this.context())
  }
  /** Runs of a block's text. A text that nobody has edited here, or that is on its way, is shown from the title, which reads the same. */
  runs(id: Uuid): readonly Run[] {
    const slices = this.view.slices(id)
    const open = slices.filter(slice => this.texts.isOpen(slice.t))
    if (open.length === 0 || open.some(slice => !this.texts.segment(slice.t, slice.m)))
      return runsOfTitle((this.block(id)?.properties?.['title'] ?? []) as RichText)
    return runsOfBlock(this.view, this.texts, id)
  }
  length(id: Uuid): number {
    return lengthOfRuns(this.runs(id))
  }

  private hydrate(text: Uuid): Uint8Array[] {
    this.waitingUpdates ??= updatesByText(this.waiting)
    // What was written before it was known that the text was parted shows in the part, as it will when the server has it.
    const mine = familyOf(this.confirmed, text).flatMap(name => {
      const updates = this.waitingUpdates?.get(name) ?? []
      if (name !== text && updates.length) this.borrowing.add(text)
      return updates
    })
    return [...this.confirmed.textUpdates(text), ...mine.map(update => fromBase64(update))]
  }

  private setWaiting(transactions: Transaction[]): void {
    this.waiting = transactions
    this.waitingUpdates = null
  }
  /** Counts a transaction as pending. Its effect is in the view already when it was built by a draft. */
  addPending(transaction: Transaction): void {
    this.waiting.push(transaction)
    if (this.waitingUpdates) updatesByText([transaction], this.waitingUpdates)
  }
  /** Pending transactions found on disk at start. */
  restorePending(transactions: readonly Transaction[]): void {
    this.setWaiting([...transactions, ...this.waiting])
    this.refold()
  }
  /** The same transactions under new numbers; what the server has already and is only being fetched keeps its own. */
  renumberPending(transactions: readonly Transaction[]): ReadonlySet<string> {
    return this.changing(() => {
      const renumbered = new Set(transactions.map(({ id }) => id))
      this.setWaiting([...this.waiting.filter(({ id }) => !renumbered.has(id)), ...transactions])
    })
  }
  /**
   * Takes what was just written for confirmed as it is seen here: for a writer that is answered with yes or no and hears of nothing
   * else. What others did meanwhile is not in it.
   */
  settle(operations: readonly Operation[]): void {
    for (const record of this.view.own.values()) this.confirmed.load({ ...record, role: roleOfAuthor })
    for (const [text, updates] of updatesByText([{ operations }]))
      for (const update of updates) this.confirmed.addText(text, fromBase64(update))
    this.view.reset()
  }
  /** A draft that could not be finished leaves nothing: neither in the view nor, unsent and unsendable, in the texts. */
  abandon(draft: { readonly operations: readonly Operation[] }): void {
    const texts = new Set(draft.operations.flatMap(textsOf))
    this.dropTexts([...texts, ...this.texts.partedHere()])
    if (texts.size) this.texts.renewClientId(this.options.textClientId())
    this.refold()
  }

  /** Records and texts of an answer. Returns the records whose view may have changed. */
  load(records: readonly RecordRow[], texts: readonly LoadedText[]): ReadonlySet<string> {
    return this.changing(touched => {
      for (const row of records) {
        if (isGone(row)) this.drop(row.table, row.value.id)
        else if (!this.confirmed.load(row)) continue
        touched.add(recordKey(row.table, row.value.id))
      }
      for (const { id, state } of texts) this.receiveText(id, [state], touched)
    })
  }

  /** Changes of one log entry. `stale` are records that have to be fetched because a change before this one was missed. */
  receive(
    changes: EntryChanges,
    role: Role,
  ): { readonly touched: ReadonlySet<string>; readonly stale: readonly RecordPatch[] } {
    const stale: RecordPatch[] = []
    const touched = this.changing(set => {
      for (const item of changes.items) {
        const outcome = this.confirmed.patch(item, role)
        if (outcome === 'gap') stale.push(item)
        if (outcome === 'applied') set.add(recordKey(item.table, item.id))
        if (isStir(item)) set.add(rowsKey(item.id))
      }
      for (const [text, updates] of byText(changes.texts))
        this.receiveText(
          text,
          updates.map(({ update }) => fromBase64(update)),
          set,
          updates.flatMap(({ restored }) => restored ?? []),
        )
    })
    return { touched, stale }
  }
  private receiveText(
    text: Uuid,
    updates: readonly Uint8Array[],
    touched: Set<string>,
    restored?: TextChange['restored'],
  ): void {
    for (const update of updates) this.confirmed.addText(text, update)
    // It was begun here on the belief that it would be parted: now it is as the server parted it.
    if (this.texts.partedHere().includes(text)) this.texts.drop(text)
    // What waits may belong into a part of which nothing was known here.
    const isWanted = this.waiting.length > 0 && isParted(this.confirmed, text)
    if (!this.texts.isOpen(text) && !isWanted) return
    this.texts.applyRemotes(text, updates, restored)
    for (const marker of this.texts.markers(text)) {
      const owner = this.view.owner(sliceKey(text, marker))
      if (owner !== undefined) touched.add(recordKey('block', owner))
    }
  }

  /** The server has applied the transaction `n` of a client id; its effects are confirmed by now. */
  acknowledge(clientId: Uuid, n: number): ReadonlySet<string> {
    return this.changing(() => {
      this.setWaiting(this.waiting.filter(transaction => transaction.n !== n || transaction.clientId !== clientId))
      // What they borrowed has come, or is somewhere else.
      this.dropTexts(this.borrowing)
    })
  }

  /**
   * A transaction was refused for good. It leaves the view, and so do later ones that edit the same texts: their updates build
   * on characters that no other replica will ever hold. Returns what left, the refused one first.
   */
  refuse(n: number): { readonly gone: readonly Transaction[]; readonly touched: ReadonlySet<string> } {
    const gone: Transaction[] = []
    const touched = this.changing(set => {
      const spoilt = new Set<Uuid>()
      const stay = this.waiting.filter(transaction => {
        const texts = transaction.operations.flatMap(operation =>
          operation.command === 'editText' ? [operation.args.text] : [],
        )
        if (transaction.n !== n && !texts.some(text => spoilt.has(text))) return true
        gone.push(transaction)
        for (const text of texts) spoilt.add(text)
        return false
      })
      this.setWaiting(stay)
      this.dropTexts([...this.texts.partedHere(), ...this.borrowing])
      for (const text of spoilt) {
        if (this.texts.isOpen(text))
          for (const marker of this.texts.markers(text))
            set.add(recordKey('block', this.view.owner(sliceKey(text, marker)) ?? text))
        this.texts.drop(text)
      }
      if (spoilt.size) this.texts.renewClientId(this.options.textClientId())
    })
    return { gone, touched }
  }
  /** Access is gone: nothing of these records stays here. */
  forget(records: readonly { table: Table; id: Uuid }[]): ReadonlySet<string> {
    return this.changing(touched => {
      for (const { table, id } of records) {
        this.drop(table, id)
        touched.add(recordKey(table, id))
      }
    })
  }
  private drop(table: Table, id: Uuid): void {
    const texts = this.confirmed.remove(table, id)
    if (table === 'block') for (const text of [id, ...texts]) this.texts.drop(text)
  }

  /** Several changes as one: the view is folded once, at the end. */
  together(run: () => void): ReadonlySet<string> {
    return this.changing(run)
  }
  private changing(change: (touched: Set<string>) => void): ReadonlySet<string> {
    if (this.underWay) {
      change(this.underWay)
      return this.underWay
    }
    const touched = new Set<string>(this.view.own.keys())
    this.underWay = touched
    try {
      change(touched)
    } finally {
      this.underWay = null
      this.refold()
    }
    for (const key of this.view.own.keys()) touched.add(key)
    return touched
  }
  /**
   * view = confirmed + every pending operation, again. Texts need nothing: they hold the pending edits already. Titles are
   * derived once for all of them, as nothing in between reads them.
   */
  private refold(): void {
    this.view.reset()
    if (this.waiting.length === 0) return
    for (const transaction of this.waiting) this.predict(transaction)
    const last = this.waiting.at(-1) as Transaction
    const operations = this.waiting.flatMap(transaction => transaction.operations)
    finishTransaction(this.view, this.texts, operations, this.contextOf(last), this.borrowing)
  }
  private dropTexts(texts: Iterable<Uuid>): void {
    for (const text of texts) {
      this.texts.drop(text)
      this.borrowing.delete(text)
    }
  }
  private predict(transaction: Transaction): void {
    this.view.beginTransaction()
    for (const [i, operation] of transaction.operations.entries())
      try {
        // Of edits of one text in a row the last one says it all: the text holds them already.
        const next = transaction.operations[i + 1]
        if (
          operation.command === 'editText' &&
          next?.command === 'editText' &&
          next.args.text === operation.args.text &&
          textMeant(this.view, next.args.text) === next.args.text
        )
          continue
        if (operation.command === 'editText') this.bringToMeant(operation.args.text, operation.args.update)
        applyOperation(this.view, this.texts, operation, this.contextOf(transaction))
      } catch {
        // A prediction that no longer fits is only a prediction; the server's answer settles it.
      }
  }
  /** A block that was to leave its page is still there: what was written in the text that it would have got shows where it is. */
  private bringToMeant(text: Uuid, update: string): void {
    const meant = textMeant(this.view, text)
    if (meant === text) return
    this.texts.applyRemote(meant, fromBase64(update))
    this.borrowing.add(meant)
  }
  private contextOf({ authoredAt }: Transaction): OperationContext {
    return { ...this.context(), now: authoredAt }
  }
}

function updatesByText(
  transactions: readonly Pick<Transaction, 'operations'>[],
  found: Map<Uuid, string[]> = new Map(),
): Map<Uuid, string[]> {
  for (const { operations } of transactions)
    for (const operation of operations) {
      if (operation.command !== 'editText') continue
      const { text, update } = operation.args
      const known = found.get(text)
      if (known) known.push(update)
      else found.set(text, [update])
    }
  return found
}

function byText(changes: readonly TextChange[]): Map<Uuid, TextChange[]> {
  const groups = new Map<Uuid, TextChange[]>()
  for (const change of changes) {
    const group = groups.get(change.text)
    if (group) group.push(change)
    else groups.set(change.text, [change])
  }
  return groups
}
