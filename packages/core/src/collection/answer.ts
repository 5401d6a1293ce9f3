// From a question to its answer: which rows, in which groups, what is said of them, and the page that was asked for.
import type { Uuid } from '../ids'
import { type Aggregator, aggregatorOf } from './aggregate'
import type { ColumnSource } from './asked-column'
import type { SlotTest } from './condition'
import { all, compileFilter } from './filter'
import { type Grouped, groupRows } from './group'
import { type Nest, nestRows } from './nest'
import { nestedPage, openLines } from './nested-page'
import type { PlaceMemory } from './place-memory'
import { aggregationKey, type GroupList, type NestedRow, type Query, type QueryAnswer, type RowList } from './query'
import { compileSearch } from './search'
import { type Place, type RowPlaces, RowSorter } from './sort'
import type { TextColumn } from './text-column'

/** Whether the asker sees a row; given its slot too, so that columns can be asked. */
export type RowTest = (id: Uuid, slot: number) => boolean

interface AnsweringTable extends RowPlaces {
  /** Slots in the order that people gave their rows. */
  ordered(): Int32Array
  slotOf(id: Uuid): number | undefined
  /** What a search looks through. */
  texts(): readonly TextColumn[]
  readonly memory: PlaceMemory
}

export function answer(
  query: Query,
  table: AnsweringTable,
  source: ColumnSource,
  isVisible: RowTest | undefined,
): QueryAnswer {
  const found = matching(query, table, source, isVisible)
  const lister = new Lister(query, table, source, found)
  const grouped = query.group && groupRows(found, query.group, source)
  if (!grouped) return lister.list(found, true)
  const asked = (query.after ?? query.from)?.group
  const chosen = asked === undefined ? grouped : grouped.filter(({ bucket }) => bucket.key === asked)
  return { ...lister.list(found, false), groups: chosen.map(group => lister.group(group)) }
}

function matching(
  query: Query,
  table: AnsweringTable,
  source: ColumnSource,
  isVisible: RowTest | undefined,
): Int32Array {
  const tests: (SlotTest | null)[] = [
    compileFilter(query.filter, source),
    compileSearch(query.search, () => table.texts()),
    isVisible ? slot => isVisible(table.id(slot), slot) : null,
    byParent(query, table, source, isVisible),
  ]
  const ordered = query.rows ? slotsOf(query.rows, table) : table.ordered()
  const test = all(tests.filter(test => test !== null))
  if (!test) return ordered
  const found = new Int32Array(ordered.length)
  let count = 0
  for (let i = 0; i < ordered.length; i++) {
    const slot = ordered[i] as number
    if (test(slot)) found[count++] = slot
  }
  return found.subarray(0, count)
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
    found: ArrayLike<number>,
  ) {
    this.sorter = new RowSorter(query.sorts ?? [], found, source, table)
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
    const page = this.sorter.page(slots, this.query.limit, this.after, this.from)
    const last = page.slots.at(-1)
    if (page.hasMore && last !== undefined) this.table.memory.remember(this.query, this.sorter.placeOf(last))
    return {
      total: slots.length,
      rows: page.slots.map(slot => this.table.id(slot)),
      hasMore: page.hasMore,
      aggregations,
    }
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
