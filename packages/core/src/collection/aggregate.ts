// What is said of many cells at once: in the footer of a table, of a group, and by rollups. Shares are fractions from 0 to 1, spans of
// dates milliseconds. What a form cannot say is null.
import { type AskedColumn, optionsMeant } from './asked-column'
import type { Cell, ColumnForm } from './column'
import { idsOf } from './condition'
import type { Aggregation } from './query'
import { DateColumn, FlagColumn, NumberColumn, type TypedColumn } from './typed-column'

export type Aggregator = (slots: ArrayLike<number>) => Cell

export function aggregatorOf(asked: AskedColumn, aggregation: Aggregation): Aggregator {
  const { column } = asked
  switch (aggregation) {
    case 'count':
      return slots => slots.length
    case 'not_empty':
      return slots => filled(column, slots)
    case 'empty':
      return slots => slots.length - filled(column, slots)
    case 'percent_not_empty':
      return slots => share(filled(column, slots), slots.length)
    case 'percent_empty':
      return slots => share(slots.length - filled(column, slots), slots.length)
    case 'count_values':
      return slots => countValues(column, slots)
    case 'unique':
      return slots => distinct(asked, slots).size
    case 'show_original':
      return slots => wordsOf(asked, slots)
    case 'show_unique':
      return slots => [...distinct(asked, slots)]
    case 'count_per_group':
    case 'percent_per_group':
      return slots => perGroup(asked, slots, aggregation === 'percent_per_group')
    case 'sum':
    case 'average':
    case 'median':
    case 'min':
    case 'max':
    case 'range':
      return column instanceof NumberColumn ? slots => ofNumbers(column, slots, aggregation) : nothing
    case 'earliest_date':
    case 'latest_date':
    case 'date_range':
      return column instanceof DateColumn ? slots => ofDates(column, slots, aggregation) : nothing
    case 'checked':
    case 'unchecked':
    case 'percent_checked':
    case 'percent_unchecked':
      return column instanceof FlagColumn ? slots => ofFlags(column, slots, aggregation) : nothing
  }
}

const nothing: Aggregator = () => null
const share = (part: number, whole: number): number => (whole ? part / whole : 0)

function filled(column: TypedColumn, slots: ArrayLike<number>): number {
  let count = 0
  for (let i = 0; i < slots.length; i++) if (!isEmptyAt(column, slots[i] as number)) count++
  return count
}

export function isEmptyAt(column: TypedColumn, slot: number): boolean {
  switch (column.form) {
    case 'text':
      return column.texts[slot] === ''
    case 'number':
      return Number.isNaN(column.numbers[slot])
    case 'flag':
      return false
    case 'date':
      return Number.isNaN(column.starts[slot])
    case 'choice':
    case 'list':
      return column.codes[slot] === 0
  }
}

/** Each of a list counts. */
function countValues(column: TypedColumn, slots: ArrayLike<number>): number {
  if (column.form !== 'list') return filled(column, slots)
  let count = 0
  for (let i = 0; i < slots.length; i++)
    count += idsOf(column.values[column.codes[slots[i] as number] as number]).length
  return count
}

/** A cell as texts that are equal where the cells are: ids, words, numbers, days and moments in ISO 8601. */
export function textsOfCell(cell: Cell): readonly string[] {
  if (cell === null) return []
  if (typeof cell !== 'object') return [String(cell)]
  if (!('start' in cell)) return cell
  const written = (ms: number): string => {
    const iso = Math.abs(ms) <= 8.64e15 ? new Date(ms).toISOString() : String(ms)
    return cell.hasTime ? iso : iso.slice(0, 10)
  }
  return [cell.end === undefined ? written(cell.start) : `${written(cell.start)}/${written(cell.end)}`]
}

/** The cell that these texts were of; a zone is not told by them. */
export function cellOfText(text: string, form: ColumnForm): Cell {
  if (form === 'flag') return text === 'true'
  if (form === 'number') return Number.isFinite(Number(text)) ? Number(text) : null
  if (form !== 'date') return text
  const [start = Number.NaN, end] = text.split('/').map(part => Date.parse(part))
  if (!Number.isFinite(start)) return null
  return { start, ...(end !== undefined && Number.isFinite(end) ? { end } : {}), hasTime: text.includes('T') }
}

function wordsOf({ column }: AskedColumn, slots: ArrayLike<number>): readonly string[] {
  const found: string[] = []
  for (let i = 0; i < slots.length; i++) found.push(...textsOfCell(column.get(slots[i] as number)))
  return found
}

function distinct({ column }: AskedColumn, slots: ArrayLike<number>): ReadonlySet<string> {
  const found = new Set<string>()
  if (column.form === 'choice' || column.form === 'list') {
    const seen = new Uint8Array(column.values.length)
    for (let i = 0; i < slots.length; i++) {
      const code = column.codes[slots[i] as number] as number
      if (seen[code]) continue
      seen[code] = 1
      for (const id of idsOf(column.values[code])) found.add(id)
    }
    return found
  }
  for (let i = 0; i < slots.length; i++) for (const text of textsOfCell(column.get(slots[i] as number))) found.add(text)
  return found
}

/** Of a status: `group:count` for each of its groups, in their order; options without a group count for themselves. */
function perGroup(asked: AskedColumn, slots: ArrayLike<number>, isShare: boolean): Cell {
  const { column } = asked
  if (column.form !== 'choice' && column.form !== 'list') return null
  const groupOf = new Map(optionsMeant(asked).map(({ id, group }) => [id, group ?? id]))
  const counts = new Map([...groupOf.values()].map(group => [group, 0]))
  for (let i = 0; i < slots.length; i++)
    for (const id of idsOf(column.values[column.codes[slots[i] as number] as number])) {
      const group = groupOf.get(id) ?? id
      counts.set(group, (counts.get(group) ?? 0) + 1)
    }
  return [...counts].map(([group, count]) => `${group}:${isShare ? share(count, slots.length) : count}`)
}

type NumberAggregation = 'sum' | 'average' | 'median' | 'min' | 'max' | 'range'
function ofNumbers({ numbers }: NumberColumn, slots: ArrayLike<number>, aggregation: NumberAggregation): Cell {
  let count = 0
  let sum = 0
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  for (let i = 0; i < slots.length; i++) {
    const value = numbers[slots[i] as number] as number
    if (Number.isNaN(value)) continue
    count++
    sum += value
    if (value < min) min = value
    if (value > max) max = value
  }
  if (aggregation === 'sum') return sum
  if (!count) return null
  switch (aggregation) {
    case 'average':
      return sum / count
    case 'min':
      return min
    case 'max':
      return max
    case 'range':
      return max - min
    case 'median':
      return median(numbers, slots, count)
  }
}

function median(numbers: Float64Array, slots: ArrayLike<number>, count: number): number {
  const values = new Float64Array(count)
  let at = 0
  for (let i = 0; i < slots.length; i++) {
    const value = numbers[slots[i] as number] as number
    if (!Number.isNaN(value)) values[at++] = value
  }
  values.sort()
  const half = count >> 1
  const upper = values[half] as number
  return count % 2 ? upper : ((values[half - 1] as number) + upper) / 2
}

/** The earliest start; the latest end, or start where there is none. */
function ofDates(
  column: DateColumn,
  slots: ArrayLike<number>,
  aggregation: 'earliest_date' | 'latest_date' | 'date_range',
): Cell {
  const { starts, ends, timed } = column
  let first = -1
  let last = -1
  let latest = Number.NEGATIVE_INFINITY
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] as number
    const start = starts[slot] as number
    if (Number.isNaN(start)) continue
    if (first < 0 || start < (starts[first] as number)) first = slot
    const end = Number.isNaN(ends[slot]) ? start : (ends[slot] as number)
    if (end > latest) {
      latest = end
      last = slot
    }
  }
  if (first < 0) return null
  const earliest = starts[first] as number
  if (aggregation === 'earliest_date') return { start: earliest, hasTime: timed[first] === 1 }
  if (aggregation === 'latest_date') return { start: latest, hasTime: timed[last] === 1 }
  return latest - earliest
}

function ofFlags(
  { flags }: FlagColumn,
  slots: ArrayLike<number>,
  aggregation: 'checked' | 'unchecked' | 'percent_checked' | 'percent_unchecked',
): number {
  let checked = 0
  for (let i = 0; i < slots.length; i++) checked += flags[slots[i] as number] as number
  const count = aggregation.endsWith('unchecked') ? slots.length - checked : checked
  return aggregation.startsWith('percent') ? share(count, slots.length) : count
}
