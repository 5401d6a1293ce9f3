// From a question to its answer: which rows, in which groups, what is said of them, and the page that was asked for.
import type { Uuid } from '../ids'
import { type Aggregator, aggregatorOf } from './aggregate'
import type { ColumnSource } from './asked-column'
import type { RowTest, SlotTest } from './condition'
import { all, compileFilter } from './filter'
import { type FoundList, type FoundRows, forgetOrder, MOST_CHANGES, withChanged } from './found-rows'
import { type Grouped, groupRows } from './group'
import { type Nest, nestRows } from './nest'
import { nestedPage, openLines } from './nested-page'
import type { PlaceMemory } from './place-memory'
import {
  aggregationKey,
  type GroupList,
  type NestedRow,
  type Query,
  type QueryAnswer,
  type QueryContext,
  type RowList,
} from './query'
import { compileSearch } from './search'
import { type Page, type Place, type RowPlaces, RowSorter } from './sort'
import type { TextColumn } from './text-column'

interface AnsweringTable extends RowPlaces {
  /** Slots in the order that people gave their rows. */
  ordered(): Int32Array
  slotOf(id: Uuid): number | undefined
  /** What a search looks through. */
  texts(): readonly TextColumn[]
  readonly memory: PlaceMemory
  /** Of earlier questions. */
  readonly found: FoundRows
  readonly version: number
  /** What the rows that a question finds follow from, besides the rows of the table; null where they are not kept. */
  stampOf(query: Query): string | null
  /** The slots that have changed since; null where too many have. */
  changedSince(version: number, most: number): ReadonlySet<number> | null
  /** Whether there is a row. */
  isUsed(slot: number): boolean
}

export function answer(
  query: Query,
  table: AnsweringTable,
  source: ColumnSource,
  isVisible: RowTest | undefined,
): QueryAnswer {
  const list = findRows(query, table, source, isVisible)
  const found = list.slots
  const lister = new Lister(query, table, source, list)
  const grouped = query.group && groupRows(found, query.group, source)
  if (!grouped) return lister.list(found, true)
  const asked = (query.after ?? query.from)?.group
  const chosen = asked === undefined ? grouped : grouped.filter(({ bucket }) => bucket.key === asked)
  return { ...lister.list(found, false), groups: chosen.map(group => lister.group(group)) }
}

function findRows(
  query: Query,
  table: AnsweringTable,
  source: ColumnSource,
  isVisible: RowTest | undefined,
): FoundList {
  const test = testOf(query, table, source, isVisible)
  // What is not looked for stands in order already.
  const stamp = test || query.sorts?.length ? table.stampOf(query) : null
  const { version, found } = table
  const { visibility } = source.context
  const key = stamp === null ? '' : keyOf(query, source.context)
  const made = { key, isVisible, visibility, stamp: stamp ?? '' }
  const kept = stamp === null ? undefined : found.find(made)
  if (kept && bringUp(kept, table, test)) return kept
  const list: FoundList = {
    ...made,
    version,
    slots: matching(query, table, test),
    sorted: null,
    moved: new Map(),
    uses: 0,
  }
  return stamp === null ? list : found.keep(list)
}

/** False where the rows have to be found anew. */
function bringUp(list: FoundList, table: AnsweringTable, test: SlotTest | null): boolean {
  const changed = table.changedSince(list.version, MOST_CHANGES)
  if (!changed) {
    table.found.forget(list)
    return false
  }
  list.uses++
  list.version = table.version
  if (changed.size === 0) return true
  const found = [...changed].filter(slot => table.isUsed(slot) && (test?.(slot) ?? true))
  list.slots = test ? withChanged(list.slots, changed, found, (a, b) => byPlace(a, b, table)) : table.ordered()
  if (list.sorted) for (const slot of changed) list.moved.set(slot, false)
  if (list.sorted) for (const slot of found) list.moved.set(slot, true)
  if (list.moved.size > MOST_CHANGES) forgetOrder(list)
  return true
}

const byPlace = (a: number, b: number, table: RowPlaces): number =>
  byText(table.order(a), table.order(b)) || byText(table.id(a), table.id(b))
const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const MINUTE_MS = 60_000

/** What is found, and in which order. Days that are meant by "today" are others tomorrow. */
const keyOf = ({ filter, search, sorts }: Query, { me, zone, locale, weekStart, now }: QueryContext): string =>
  JSON.stringify([filter, search, sorts, me, zone, locale, weekStart, Math.floor(now / MINUTE_MS)])

function testOf(
  query: Query,
  table: AnsweringTable,
  source: ColumnSource,
  isVisible: RowTest | undefined,
): SlotTest | null {
  const tests: (SlotTest | null)[] = [
    compileFilter(query.filter, source),
    compileSearch(query.search, () => table.texts()),
    isVisible ? slot => isVisible(table.id(slot), slot) : null,
    byParent(query, table, source, isVisible),
  ]
  return all(tests.filter(test => test !== null))
}

function matching(query: Query, table: AnsweringTable, test: SlotTest | null): Int32Array {
  const ordered = query.rows ? slotsOf(query.rows, table) : table.ordered()
  if (!test) return ordered
  const found = new Int32Array(ordered.length)
  let count = 0
  for (let i = 0; i < ordered.length; i++) {
    const slot = ordered[i] as number
    if (test(slot)) found[count++] = slot
  }
  // A list that is kept holds on to no more than it needs.
  return found.slice(0, count)
}

type ParentOf = (slot: number) => number | undefined

/** Undefined where there is no such relation, or a row has no parent that is there. */
function parentsBy(query: Query, table: AnsweringTable, source: ColumnSource): ParentOf | undefined {
  const asked = query.nest && source.asked(query.nest.parent)
  if (asked?.refersTo !== 'rows') return undefined
  return slot => {
    const held = asked.column.get(slot)
    const [parent] = Array.isArray(held) ? (held as readonly Uuid[]) : []
    return parent === undefined ? undefined : table.slotOf(parent)
  }
}

function byParent(
  query: Query,
  table: AnsweringTable,
  source: ColumnSource,
  isVisible: RowTest | undefined,
): SlotTest | null {
  const parentOf = query.nest?.show === 'nested' ? undefined : parentsBy(query, table, source)
  if (!parentOf) return null
  const wantsParent = query.nest?.show === 'children'
  return slot => {
    const parent = parentOf(slot)
    return wantsParent === (parent !== undefined && (isVisible?.(table.id(parent), parent) ?? true))
  }
}

function slotsOf(rows: readonly Uuid[], table: AnsweringTable): Int32Array {
  const wanted = rows.flatMap(id => table.slotOf(id) ?? [])
  return Int32Array.from(wanted.sort((a, b) => (table.order(a) < table.order(b) ? -1 : 1)))
}

class Lister {
  private readonly sorter: RowSorter
  private readonly aggregators: readonly (readonly [string, Aggregator])[]
  private readonly after: Place | null
  private readonly from: number
  private readonly parentOf: ParentOf | undefined
  private readonly isOpen: (slot: number) => boolean

  constructor(
    private readonly query: Query,
    private readonly table: AnsweringTable,
    private readonly source: ColumnSource,
    private readonly found: FoundList,
  ) {
    this.sorter = new RowSorter(query.sorts ?? [], found.slots, source, table)
    this.aggregators = (query.aggregations ?? []).flatMap(spec => {
      const asked = source.asked(spec.property)
      return asked ? [[aggregationKey(spec), aggregatorOf(asked, spec.aggregation)] as const] : []
    })
    this.after = this.placeAfter()
    this.from = this.after ? 0 : (query.from?.at ?? 0)
    const { nest } = query
    this.parentOf = nest?.show === 'nested' ? parentsBy(query, table, source) : undefined
    const open = nest?.open === 'all' ? null : new Set(nest?.open)
    this.isOpen = slot => open?.has(table.id(slot)) ?? true
  }

  /** With groups in it, a list has its rows there. */
  list(slots: ArrayLike<number>, withRows: boolean, group: readonly string[] = []): RowList {
    const aggregations = Object.fromEntries(this.aggregators.map(([key, aggregate]) => [key, aggregate(slots)]))
    if (!withRows || this.query.limit <= 0)
      return { total: slots.length, rows: [], hasMore: withRows && slots.length > 0, aggregations }
    if (this.parentOf)
      return { total: slots.length, aggregations, ...this.nested(nestRows(slots, this.parentOf), group) }
    const page = this.page(slots)
    const last = page.slots.at(-1)
    if (page.hasMore && last !== undefined) this.table.memory.remember(this.query, this.sorter.placeOf(last))
    return {
      total: slots.length,
      rows: page.slots.map(slot => this.table.id(slot)),
      hasMore: page.hasMore,
      aggregations,
    }
  }

  /** The whole list is sorted once somebody goes on in it or asks again; a first screen is picked out of it. */
  private page(slots: ArrayLike<number>): Page {
    const { found, sorter, after, from, query } = this
    const isWhole = slots === found.slots && sorter.isByKeys
    if (!isWhole || (found.uses === 0 && !after && from === 0)) return sorter.page(slots, query.limit, after, from)
    if (!found.sorted) found.sorted = sorter.sort(found.slots)
    else if (found.moved.size > 0) {
      const isThere = [...found.moved].flatMap(([slot, isFound]) => (isFound ? [slot] : []))
      found.sorted = withChanged(found.sorted, found.moved, isThere, sorter.compare)
    }
    found.moved.clear()
    return sorter.pageOfSorted(found.sorted, query.limit, after, from)
  }

  private nested(nest: Nest, group: readonly string[]): Pick<RowList, 'rows' | 'hasMore' | 'nested' | 'listed'> {
    const { table, sorter, query } = this
    const { lines, hasMore } = nestedPage(nest, sorter, query.limit, this.isOpen, {
      after: this.wayAfter(nest),
      slotOf: ({ id }) => table.slotOf(id),
      from: this.from,
    })
    const last = lines.at(-1)?.slot
    if (hasMore && last !== undefined)
      table.memory.remember(
        query,
        { ...sorter.placeOf(last), above: nest.above(last).map(slot => sorter.placeOf(slot)) },
        nestedList(query, group),
      )
    const nested = lines.map(({ slot, depth }): [Uuid, NestedRow] => [
      table.id(slot),
      { depth, children: nest.below(slot).length },
    ])
    const listed = openLines(nest, this.isOpen)
    return { rows: nested.map(([id]) => id), hasMore, nested: Object.fromEntries(nested), listed }
  }

  /** The rows above it as they were when the page ended; where that is forgotten, as they are. */
  private wayAfter(nest: Nest): readonly Place[] {
    const { after } = this
    if (!after) return []
    const slot = this.table.slotOf(after.id)
    const now = slot === undefined ? [] : nest.above(slot).map(one => this.sorter.placeOf(one))
    return [...(after.above ?? now), after]
  }

  group({ bucket, slots }: Grouped): GroupList {
    const { key, value } = bucket
    const { subGroup, after, from } = this.query
    const inner = subGroup && groupRows(slots, subGroup, this.source)
    if (!inner) return { key, value, ...this.list(slots, true, [key]) }
    const asked = (after ?? from)?.subGroup
    const chosen = asked === undefined ? inner : inner.filter(group => group.bucket.key === asked)
    const groups = chosen.map(group => ({
      key: group.bucket.key,
      value: group.bucket.value,
      ...this.list(group.slots, true, [key, group.bucket.key]),
    }))
    return { key, value, ...this.list(slots, false), groups }
  }

  private placeAfter(): Place | null {
    const { after } = this.query
    if (!after) return null
    const slot = this.table.slotOf(after.row)
    const list = nestedList(this.query, [after.group, after.subGroup])
    return (
      this.table.memory.recall(this.query, after.row, list) ?? (slot === undefined ? null : this.sorter.placeOf(slot))
    )
  }
}

/** Which nested list is meant; '' of lists that are not. */
const nestedList = ({ nest }: Query, group: readonly (string | undefined)[]): string =>
  nest?.show === 'nested' ? JSON.stringify([nest.parent, ...group.filter(key => key !== undefined)]) : ''
