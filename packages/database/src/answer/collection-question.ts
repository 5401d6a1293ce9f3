// A question to a collection that stays answered: it is asked again when rows change, on whichever device, and goes on for as long as
// somebody listens. Rows that were made here stand in the answer at once; the server's word comes a moment later.

import { questionInput } from '@sheaf/core/api/collection/first-questions'
import type { queryCollection } from '@sheaf/core/api/collection/query-collection'
import type { OutputOf } from '@sheaf/core/api/define'
import type { AskedFrom } from '@sheaf/core/collection/asked-from'
import type { ComputedCell } from '@sheaf/core/collection/computed-column'
import { withRow } from '@sheaf/core/collection/nested-rows'
import { type GroupList, type Query, type QueryAnswer, type RowList, rowsIn } from '@sheaf/core/collection/query'
import { relatedIn } from '@sheaf/core/collection/relation'
import { missingPieces, withoutRows, withPart } from '@sheaf/core/collection/row-parts'
import type { Meaning } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import { recordKey } from '@sheaf/core/operations/space-state'
import { rowsKey } from '@sheaf/core/protocol/log-entry'
import type { Table } from '@sheaf/core/records/all'
import type { BlockValue } from '@sheaf/core/records/block'
import type { HostSession } from '@sheaf/editor/host/session'
import { rowsOf, textsOf } from '@sheaf/sync/record-rows'
import type { Stretch } from '../contract/database'
import type { DatabaseHost } from '../host/database-host'
import { askHere } from './local-collections'
import { noteShownRows } from './shown-rows'

/** The first change is asked about at once; those that follow it within this time, together. */
const AGAIN_MS = 40
const RETRY_MS = 3000

/** So many rows of a long list come at a time. */
const PIECE_ROWS = 100

type Given = OutputOf<typeof queryCollection>

interface QuestionState {
  readonly answer: QueryAnswer | null
  readonly isLoading: boolean
  readonly problem: string | null
}

export class CollectionQuestion {
  private state: QuestionState = { answer: null, isLoading: true, problem: null }
  private readonly computed = new Map<Uuid, Readonly<Record<string, ComputedCell>>>()
  private readonly meanings = new Map<string, Meaning>()
  private comments: Readonly<Record<string, number>> = {}
  private readonly listeners = new Set<() => void>()
  private leave: (() => void) | null = null
  private timer: ReturnType<typeof setTimeout> | null = null
  private asking = 0
  private isAsking = false
  /** Something changed while it was asked. */
  private isLate = false
  private askedAt = Number.NEGATIVE_INFINITY
  /** When an answer was read that was asked for before the channel was loaded. */
  private readAt: number | null = null
  /** The versions of the records that came with answers. */
  private readonly answered = new Map<string, number>()
  /** How many rows are wanted, of each group by its key. */
  private readonly wanted = new Map<string, number>()
  /** What of long lists is looked at now. */
  private looked: readonly Stretch[] = []
  private isFilling = false

  constructor(
    private readonly session: HostSession,
    private readonly host: Pick<DatabaseHost, 'problemText' | 'propertyKinds'>,
    readonly collectionId: Uuid,
    private readonly query: Query,
    private readonly by: AskedFrom,
    /** How many rows more there are at a time. */
    private readonly step: number,
  ) {}

  readonly get = (): QuestionState => this.state
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    if (this.listeners.size === 1) this.begin()
    return () => {
      this.listeners.delete(listener)
      if (this.listeners.size === 0) this.end()
    }
  }
  /** Of what is computed, as it was last answered. */
  cellOf(row: Uuid, property: string): ComputedCell | undefined {
    return this.computed.get(row)?.[property]
  }
  /** How many comments there are on a row, as it was last answered. */
  commentsOn(row: Uuid): number {
    return this.comments[row] ?? 0
  }
  /** What the cells of a computed property are. */
  meaningOf(property: string): Meaning | undefined {
    return this.meanings.get(property)
  }
  /** Goes on behind the last row that is here. */
  readonly more = (group?: string, subGroup?: string): void => {
    const key = listKey(group, subGroup)
    const here = listAt(this.state.answer, group, subGroup)
    if (!here?.hasMore || this.state.isLoading) return
    this.wanted.set(key, here.rows.length + this.step)
    void this.askMore(here, group, subGroup)
  }
  /** These positions are visible: missing rows among them are loaded, and they are kept current while rows change. */
  readonly look = (stretches: readonly Stretch[]): void => {
    this.looked = stretches
    void this.fill()
  }

  private begin(): void {
    const { session, collectionId } = this
    const pointer = session.pointer('collection', collectionId)
    const stops = [
      session.open(pointer),
      session.watch.subscribeAny(keys => this.recordsChanged(keys)),
      session.subscribeStatus(() => {
        if (this.state.problem !== null && session.connection().online) this.askSoon(0)
        this.askMissed()
      }),
    ]
    const leave = (): void => {
      for (const stop of stops) stop()
    }
    this.leave = leave
    // Before the browser draws what was changed for it: a timer would wait for that. Who only passes by asks nothing.
    queueMicrotask(() => {
      if (this.leave === leave) void this.ask()
    })
  }
  private end(): void {
    this.leave?.()
    this.leave = null
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    this.asking++
    this.isAsking = false
    this.isLate = false
    this.readAt = null
  }
  private recordsChanged(keys: readonly string[]): void {
    if (!keys.some(key => this.isNews(key))) return
    this.showOwn()
    this.askSoon(Math.max(0, this.askedAt + AGAIN_MS - performance.now()))
  }
  /** A row or a schema that is another one than was answered: what an answer itself brought asks for nothing. */
  private isNews(key: string): boolean {
    if (key === rowsKey(this.collectionId)) return true
    const [table, id] = key.split(':') as [Table, Uuid]
    if (table === 'discussion' || table === 'comment') return this.isAboutRow(table, id)
    if (table !== 'collection' && table !== 'block') return false
    const record = this.session.replica.get(table, id)
    if (table === 'block' && record?.['parent_table'] !== 'collection') return false
    return record?.version !== this.answered.get(key)
  }
  /** Something was said about a row, or settled: comments are counted with the answer. */
  private isAboutRow(table: 'discussion' | 'comment', id: Uuid): boolean {
    const { replica } = this.session
    const record = replica.get(table, id)
    const discussion = table === 'comment' ? replica.get('discussion', record?.['parent_id'] as Uuid) : record
    return replica.block(discussion?.['parent_id'] as Uuid)?.parent_id === this.collectionId
  }
  private askSoon(delay: number): void {
    if (this.timer || !this.leave) return
    this.timer = setTimeout(() => {
      this.timer = null
      void this.ask()
    }, delay)
  }

  private async ask(): Promise<void> {
    // What the server does not know yet is all here.
    if (!this.session.replica.confirmed.get('collection', this.collectionId)) return this.askHere(null)
    // An answer on its way is waited for: rows that change all the time would else put off every one of them.
    if (this.isAsking) {
      this.isLate = true
      return
    }
    const turn = ++this.asking
    this.isAsking = true
    this.askedAt = performance.now()
    const limit = Math.max(this.query.limit, ...this.wanted.values())
    const isEarly = this.session.client.seqOf(this.collectionId) === null
    try {
      const given = await this.fetch({ ...this.query, limit: Math.min(limit, limits.maxQueryResults) })
      if (turn !== this.asking || !this.leave) return
      this.take(given)
      this.readAt = isEarly ? given.seq : null
      this.askMissed()
      const answer = await this.withLooked(await this.withRest(given.answer, limit))
      if (turn !== this.asking || !this.leave) return
      this.tell({ answer, isLoading: false, problem: null })
      this.showOwn()
    } catch (error) {
      if (turn !== this.asking || !this.leave) return
      this.askHere(this.host.problemText(error))
      this.askSoon(RETRY_MS)
    } finally {
      if (turn === this.asking) this.answeredOnce()
    }
  }
  private answeredOnce(): void {
    this.isAsking = false
    if (!this.isLate) return void this.fill()
    this.isLate = false
    this.askSoon(0)
  }
  /** Changes between reading an answer and opening the channel are reported by neither: the question is asked again. */
  private askMissed(): void {
    const loadedAt = this.session.client.seqOf(this.collectionId)
    if (this.readAt === null || loadedAt === null) return
    if (this.readAt < loadedAt) this.askSoon(0)
    this.readAt = null
  }
  /** One answer is not as long as somebody may have scrolled. */
  private async withRest(first: QueryAnswer, wanted: number): Promise<QueryAnswer> {
    let answer = first
    while (!answer.groups && answer.hasMore && answer.rows.length < wanted) {
      const row = answer.rows.at(-1) as Uuid
      const given = await this.fetch({ ...this.query, limit: limits.maxQueryResults, after: { row } })
      this.take(given)
      if (given.answer.rows.length === 0) break
      answer = joined(answer, given.answer)
    }
    return answer
  }
  /** With what is looked at further on; the rest of a long list is fetched when somebody comes there. */
  private async withLooked(first: QueryAnswer): Promise<QueryAnswer> {
    let answer = first
    for (const stretch of this.looked)
      for (const at of missingIn(answer, stretch)) answer = await this.withPiece(answer, stretch, at)
    return answer
  }
  private async withPiece(answer: QueryAnswer, { group, subGroup }: Stretch, at: number): Promise<QueryAnswer> {
    const from = { at, ...(group === undefined ? {} : { group }), ...(subGroup === undefined ? {} : { subGroup }) }
    const given = await this.fetch({ ...this.query, limit: PIECE_ROWS, from })
    this.take(given)
    const piece = listAt(given.answer, group, subGroup)
    return piece ? changeList(answer, list => withPart(list, at, piece), group, subGroup) : answer
  }
  /** Piece by piece, always what is looked at then: who scrolls fast does not wait for what has gone by. */
  private async fill(): Promise<void> {
    if (this.isFilling || this.isAsking) return
    this.isFilling = true
    const tried = new Set<string>()
    try {
      for (;;) {
        const { answer, problem } = this.state
        if (!answer || !this.leave || problem !== null || this.isAsking) return
        const next = this.looked
          .flatMap(stretch => missingIn(answer, stretch).map(at => ({ stretch, at })))
          .find(({ stretch, at }) => !tried.has(`${at} ${listKey(stretch.group, stretch.subGroup)}`))
        if (!next) return
        const turn = this.asking
        tried.add(`${next.at} ${listKey(next.stretch.group, next.stretch.subGroup)}`)
        const filled = await this.withPiece(answer, next.stretch, next.at)
        if (turn !== this.asking || !this.leave) return
        // Rows that came or went here meanwhile have moved what stands behind them: it is asked again for them anyway.
        if (this.state.answer === answer) this.tell({ ...this.state, answer: filled })
      }
    } catch (error) {
      if (this.leave) this.tell({ ...this.state, problem: this.host.problemText(error) })
      this.askSoon(RETRY_MS)
    } finally {
      this.isFilling = false
    }
  }
  /** Over the rows that are on this device. */
  private askHere(problem: string | null): void {
    const { session, host, by, collectionId } = this
    const limit = Math.max(this.query.limit, ...this.wanted.values(), ...this.looked.map(({ to }) => to))
    const query = { ...this.query, limit }
    const found = askHere(session.replica, host.propertyKinds, collectionId, query, {
      ...by,
      me: session.userId,
      now: Date.now(),
    })
    if (!found) return this.tell({ ...this.state, isLoading: false, problem })
    for (const [row, cells] of found.computed) this.computed.set(row, cells)
    for (const [property, meaning] of found.meanings) this.meanings.set(property, meaning)
    this.tell({ answer: found.answer, isLoading: false, problem })
  }
  private async askMore(here: RowList, group?: string, subGroup?: string): Promise<void> {
    const row = here.rows.at(-1)
    if (!row) return
    const turn = this.asking
    this.tell({ ...this.state, isLoading: true })
    try {
      const after = { row, ...(group === undefined ? {} : { group }), ...(subGroup === undefined ? {} : { subGroup }) }
      const given = await this.fetch({ ...this.query, limit: this.step, after })
      if (turn !== this.asking || !this.leave || !this.state.answer) return
      this.take(given)
      const further = listAt(given.answer, group, subGroup) ?? given.answer
      this.tell({ answer: withMore(this.state.answer, further, group, subGroup), isLoading: false, problem: null })
    } catch (error) {
      if (turn === this.asking) this.askHere(this.host.problemText(error))
      this.askSoon(RETRY_MS)
    }
  }
  private fetch(query: Query): Promise<Given> {
    const { session, collectionId, by } = this
    return session.api.queryCollection(questionInput({ spaceId: session.spaceId, collectionId }, query, by))
  }
  private take({ recordMap, texts, computed, meanings, comments }: Given): void {
    const { replica, client } = this.session
    const rows = rowsOf(recordMap)
    // A record that is loaded already has its text loaded too, and receives its updates.
    const known = new Set<Uuid>()
    for (const { table, value } of rows) {
      const before = replica.confirmed.get(table, value.id)?.version
      if (before !== undefined && before >= value.version) known.add(value.id)
      // The server reads records after it has found the answer: one that is newer than this device was told of may not be in it yet. It
      // counts as news, and is asked about once more.
      if (before === undefined || known.has(value.id)) this.answered.set(recordKey(table, value.id), value.version)
    }
    const isAnswered = new Set<string>(rows.map(({ value }) => value.id))
    const others = Object.entries(this.comments).filter(([row]) => !isAnswered.has(row))
    this.comments = { ...Object.fromEntries(others), ...comments }
    client.absorb(
      rows,
      textsOf(texts).filter(({ id }) => !known.has(id)),
    )
    for (const [row, cells] of Object.entries(computed)) this.computed.set(row as Uuid, cells)
    for (const [property, meaning] of Object.entries(meanings)) this.meanings.set(property, meaning)
  }

  /** What this device did and the server has not answered yet: rows in the trash go, new ones stand at the end. */
  private showOwn(): void {
    const { answer, problem } = this.state
    if (!answer) return
    if (problem !== null) return this.askHere(problem)
    const { replica } = this.session
    const isGone = (id: Uuid): boolean => {
      const row = replica.block(id)
      return row !== undefined && (!row.alive || row.parent_id !== this.collectionId)
    }
    const next = without(answer, isGone)
    if (!answer.groups) {
      const shown = new Set(rowsIn(next))
      const fresh = [...replica.view.own.values()].flatMap(({ table, value }): Uuid[] => {
        const row = value as BlockValue
        const isNew =
          table === 'block' &&
          row.parent_id === this.collectionId &&
          row.alive &&
          !replica.confirmed.get('block', row.id)
        return isNew && !row.is_template && !shown.has(row.id) ? [row.id] : []
      })
      if (fresh.length > 0)
        return this.tell({
          ...this.state,
          answer: fresh.reduce((list, row) => withRow(list, row, this.parentOf(row)), next),
        })
    }
    if (next !== answer) this.tell({ ...this.state, answer: next })
  }
  private parentOf(row: Uuid): Uuid | undefined {
    const { nest } = this.query
    return nest && relatedIn(this.session.replica.block(row)?.properties?.[nest.parent])[0]
  }
  private tell(state: QuestionState): void {
    this.state = state
    if (state.answer) noteShownRows(this.collectionId, state.answer)
    for (const listener of [...this.listeners]) listener()
  }
}

const missingIn = (answer: QueryAnswer, { from, to, group, subGroup }: Stretch): readonly number[] => {
  const list = listAt(answer, group, subGroup)
  return list ? missingPieces(list, from, to, PIECE_ROWS) : []
}
const listKey = (group?: string, subGroup?: string): string => JSON.stringify([group ?? null, subGroup ?? null])

function listAt(answer: QueryAnswer | null, group?: string, subGroup?: string): RowList | undefined {
  if (group === undefined) return answer ?? undefined
  const found = answer?.groups?.find(one => one.key === group)
  return subGroup === undefined ? found : found?.groups?.find(one => one.key === subGroup)
}
const joined = <L extends RowList>(list: L, more: RowList): L => {
  const known = new Set(list.rows)
  return {
    ...list,
    rows: [...list.rows, ...more.rows.filter(row => !known.has(row))],
    hasMore: more.hasMore,
    ...(list.nested ? { nested: { ...list.nested, ...more.nested } } : {}),
  }
}
const withMore = (answer: QueryAnswer, more: RowList, group?: string, subGroup?: string): QueryAnswer =>
  changeList(answer, list => joined(list, more), group, subGroup)
function changeList(
  answer: QueryAnswer,
  change: <L extends RowList>(list: L) => L,
  group?: string,
  subGroup?: string,
): QueryAnswer {
  if (group === undefined) return change(answer)
  const within = (groups: readonly GroupList[] | undefined, key: string, change: (list: GroupList) => GroupList) =>
    groups?.map(one => (one.key === key ? change(one) : one)) ?? []
  return {
    ...answer,
    groups: within(answer.groups, group, list =>
      subGroup === undefined
        ? change(list)
        : { ...list, groups: within(list.groups, subGroup, inner => change(inner)) },
    ),
  }
}
function without<L extends RowList & { readonly groups?: readonly GroupList[] }>(
  list: L,
  isGone: (id: Uuid) => boolean,
): L {
  const left = withoutRows(list, isGone)
  const groups = list.groups?.map(group => without(group, isGone))
  const isSame = left === list && (groups ?? []).every((group, i) => group === list.groups?.[i])
  return isSame ? list : { ...left, ...(groups ? { groups } : {}) }
}
