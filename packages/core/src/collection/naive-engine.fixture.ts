// The engine as one would write it without caring for speed: cell by cell, list by list. What it says, the engine has to say.
import { fold } from '../search/fold'
import type { Json } from '../validation/checks'
import type { Cell } from './column'
import { ADA, day, kinds } from './kinds.fixture'
import type { Condition, Filter, Query, QueryContext } from './query'
import { optionsOf, type Schema } from './schema'
import type { CollectionRow } from './stored-columns'

export class NaiveTable {
  readonly rows = new Map<string, CollectionRow>()

  constructor(readonly schema: Schema) {}

  cell(row: CollectionRow, id: string): Cell {
    const property = this.schema[id]
    const kind = property && kinds.get(property.type)
    return property && kind ? kind.read(row.properties[id], property, row.fields) : null
  }

  private ordered(): CollectionRow[] {
    // In these tests nobody moves a row but to a key that begins with a digit, which is before every time.
    const key = ({ orderKey, fields }: CollectionRow): string =>
      orderKey ?? `9${String(fields.created_time).padStart(20, '0')}`
    return [...this.rows.values()].sort((a, b) =>
      key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : a.fields.id < b.fields.id ? -1 : 1,
    )
  }

  find(query: Query, context: QueryContext, isVisible: (id: string) => boolean): CollectionRow[] {
    const words = fold(query.search ?? '')
      .split(/\s+/u)
      .filter(Boolean)
    const found = this.ordered().filter(
      row =>
        isVisible(row.fields.id) &&
        (!query.filter || this.holds(row, query.filter)) &&
        words.every(word => ['title', 'text'].some(id => fold(said(this.cell(row, id))).includes(word))),
    )
    for (const { property, direction } of [...(query.sorts ?? [])].reverse()) {
      const sign = direction === 'ascending' ? 1 : -1
      found.sort((a, b) => {
        const [x, y] = [this.cell(a, property), this.cell(b, property)]
        if (x === null || y === null) return Number(x === null) - Number(y === null)
        return sign * this.compare(x, y, property, context.locale)
      })
    }
    return found
  }

  groups(rows: readonly CollectionRow[], id: string): Map<string, CollectionRow[]> {
    const property = this.schema[id]
    const groups = new Map<string, CollectionRow[]>()
    for (const option of property ? optionsOf(property) : []) groups.set(option.id, [])
    groups.set('', [])
    for (const row of rows) {
      const cell = this.cell(row, id)
      const keys = cell === null ? [''] : Array.isArray(cell) ? new Set<string>(cell) : [said(cell)]
      for (const key of keys) groups.set(key, [...(groups.get(key) ?? []), row])
    }
    return groups
  }

  /** `rows` in the order of their list: each followed by what is below it, where it is open. */
  nested(rows: readonly CollectionRow[], property: string, isOpen: (id: string) => boolean): [CollectionRow, number][] {
    const ids = new Set<string>(rows.map(row => row.fields.id))
    const parentOf = (row: CollectionRow): CollectionRow | undefined => {
      const cell = this.cell(row, property)
      const [parent = ''] = Array.isArray(cell) ? cell : []
      return ids.has(parent) ? this.rows.get(parent) : undefined
    }
    const natural = this.ordered()
    const circleOf = (row: CollectionRow): CollectionRow[] => {
      const way = [row]
      for (let at = parentOf(row); at && way.length <= rows.length; at = parentOf(at)) {
        if (at === row) return way
        way.push(at)
      }
      return []
    }
    const isTop = (row: CollectionRow): boolean =>
      !parentOf(row) || circleOf(row).sort((a, b) => natural.indexOf(a) - natural.indexOf(b))[0] === row
    const list = (row: CollectionRow, depth: number): [CollectionRow, number][] => [
      [row, depth],
      ...(isOpen(row.fields.id)
        ? rows.filter(one => parentOf(one) === row && !isTop(one)).flatMap(one => list(one, depth + 1))
        : []),
    ]
    return rows.filter(isTop).flatMap(row => list(row, 0))
  }

  private compare(x: Cell, y: Cell, id: string, locale: string): number {
    if (typeof x === 'number' && typeof y === 'number') return x - y
    if (typeof x === 'boolean') return Number(x) - Number(y)
    const property = this.schema[id]
    const ranks = property ? optionsOf(property).map(option => option.id) : []
    if (Array.isArray(x) && Array.isArray(y)) {
      for (let i = 0; i < Math.max(x.length, y.length); i++) {
        const by = (x[i] ? ranks.indexOf(x[i]) : -1) - (y[i] ? ranks.indexOf(y[i]) : -1)
        if (by) return by
      }
      return 0
    }
    if (typeof x === 'string' && typeof y === 'string')
      return ranks.length
        ? ranks.indexOf(x) - ranks.indexOf(y)
        : new Intl.Collator(locale, { numeric: true }).compare(x, y)
    return (x as { start: number }).start - (y as { start: number }).start
  }

  private holds(row: CollectionRow, filter: Filter): boolean {
    if ('and' in filter) return filter.and.every(part => this.holds(row, part))
    if ('or' in filter) return filter.or.length === 0 || filter.or.some(part => this.holds(row, part))
    return holds(this.cell(row, filter.property), filter)
  }
}

const said = (value: Cell | Json | undefined): string =>
  value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)

function holds(cell: Cell, { operator, value }: Condition): boolean {
  const ids: readonly string[] = cell === null ? [] : Array.isArray(cell) ? cell : [said(cell)]
  const isList = Array.isArray(cell)
  const wanted = [value].flat().map(one => (one === 'me' ? ADA : one)) as readonly string[]
  const text = fold(said(cell))
  const number = typeof cell === 'number' ? cell : Number.NaN
  const start = cell === null ? Number.NaN : (cell as { start: number }).start
  const given = (day(typeof value === 'string' ? value : null) as { start: number } | null)?.start ?? Number.NaN
  switch (operator) {
    case 'is_empty':
      return cell === null
    case 'is_not_empty':
      return cell !== null
    case 'equals':
      return isList
        ? [...ids].sort().join() === [...wanted].sort().join()
        : wanted.map(one => fold(said(one))).includes(text)
    case 'does_not_equal':
      return !wanted.map(one => fold(said(one))).includes(text)
    case 'contains':
      return wanted.some(one => (isList ? ids.includes(one) : text.includes(fold(one))) && cell !== null)
    case 'does_not_contain':
      return !wanted.some(one => (isList ? ids.includes(one) : text.includes(fold(one))) && cell !== null)
    case 'starts_with':
      return text.startsWith(fold(said(value)))
    case 'greater_than':
      return number > Number(value)
    case 'less_than_or_equal_to':
      return number <= Number(value)
    case 'before':
      return start < given
    case 'on_or_after':
      return start >= given
    default:
      throw new Error(`the naive engine does not know ${operator}`)
  }
}
