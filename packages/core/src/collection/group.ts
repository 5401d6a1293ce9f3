// Which groups a row stands in. A row without a value stands in the group '', one with several options or people in each of theirs.

import { fold } from '../search/fold'
import { type AskedColumn, type ColumnSource, optionsMeant, seenIds, wordsOfId } from './asked-column'
import { type Bucket, Buckets, type GroupOf } from './buckets'
import { idsOf } from './condition'
import { dateBuckets } from './date-group'
import type { Grouping } from './query'
import type { TextColumn } from './text-column'
import type { CodedColumn, FlagColumn, NumberColumn } from './typed-column'
import { collatorOf } from './word-ranks'

export interface Grouped {
  readonly bucket: Bucket
  readonly slots: Int32Array
}

/** Null: the property is gone, and rows stand without groups. */
export function groupRows(
  slots: ArrayLike<number>,
  grouping: Grouping,
  source: ColumnSource,
): readonly Grouped[] | null {
  const asked = source.asked(grouping.property)
  if (!asked) return null
  const buckets = new Buckets()
  const groupOf = groupsOf(asked, grouping, buckets, source)
  const lists = split(slots, groupOf, buckets)
  const hidden = new Set(grouping.hidden)
  return buckets.list
    .map((bucket, index) => ({ bucket, slots: lists[index] as Int32Array }))
    .filter(({ bucket, slots }) => !hidden.has(bucket.key) && (!grouping.hideEmpty || slots.length > 0))
    .sort(inOrder(grouping, source.context.locale))
}

/** Counts first, so that every list is made once. Rows of several groups are marked by -1 and told in `several`. */
function split(slots: ArrayLike<number>, groupOf: GroupOf, buckets: Buckets): readonly Int32Array[] {
  const single = new Int32Array(slots.length)
  const several: (readonly number[])[] = []
  let counts = new Int32Array(64)
  for (let i = 0; i < slots.length; i++) {
    const group = groupOf(slots[i] as number)
    if (buckets.list.length > counts.length) {
      const wider = new Int32Array(buckets.list.length * 2)
      wider.set(counts)
      counts = wider
    }
    if (typeof group === 'number') {
      single[i] = group
      counts[group] = (counts[group] as number) + 1
    } else {
      single[i] = -1
      several.push(group)
      for (const one of group) counts[one] = (counts[one] as number) + 1
    }
  }
  const lists = buckets.list.map((_, index) => new Int32Array(counts[index] as number))
  const filled = new Int32Array(lists.length)
  let next = 0
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] as number
    const group = single[i] as number
    if (group >= 0) {
      const at = filled[group] as number
      ;(lists[group] as Int32Array)[at] = slot
      filled[group] = at + 1
      continue
    }
    for (const one of several[next++] as readonly number[]) {
      const at = filled[one] as number
      ;(lists[one] as Int32Array)[at] = slot
      filled[one] = at + 1
    }
  }
  return lists
}

function inOrder({ sort = 'manual', order = [] }: Grouping, locale: string): (a: Grouped, b: Grouped) => number {
  const { compare } = collatorOf(locale)
  const byNature = ({ bucket: a }: Grouped, { bucket: b }: Grouped): number => {
    if (typeof a.order === 'string' && typeof b.order === 'string')
      return compare(a.order, b.order) || (a.key < b.key ? -1 : 1)
    if (typeof a.order === 'number' && typeof b.order === 'number') return a.order - b.order || (a.key < b.key ? -1 : 1)
    return typeof a.order === 'number' ? -1 : 1
  }
  const lastIsNone = (a: Grouped, b: Grouped): number => Number(a.bucket.key === '') - Number(b.bucket.key === '')
  if (sort === 'ascending') return (a, b) => lastIsNone(a, b) || byNature(a, b)
  if (sort === 'descending') return (a, b) => lastIsNone(a, b) || byNature(b, a)
  const places = new Map(order.map((key, index) => [key, index]))
  const place = ({ bucket }: Grouped): number => places.get(bucket.key) ?? order.length
  return (a, b) => place(a) - place(b) || lastIsNone(a, b) || byNature(a, b)
}

function groupsOf(asked: AskedColumn, grouping: Grouping, buckets: Buckets, source: ColumnSource): GroupOf {
  const { column } = asked
  switch (column.form) {
    case 'text':
      return byText(column, grouping.by === 'letter', buckets)
    case 'number':
      return byNumber(column, grouping.range, buckets)
    case 'flag':
      return byFlag(column, buckets)
    case 'date':
      return dateBuckets(column, grouping.by, buckets, source.context)
    case 'choice':
    case 'list':
      return byIds(asked, column, grouping.by === 'group', buckets, source)
  }
}

function byText({ texts }: TextColumn, isLetter: boolean, buckets: Buckets): GroupOf {
  return slot => {
    const text = texts[slot] as string
    if (!text) return buckets.none()
    const [first = ''] = isLetter ? fold(text.trimStart()) : ''
    const key = isLetter ? first.toUpperCase() || ' ' : text
    return buckets.index(key, () => ({ value: key, order: key }))
  }
}

/** More steps than these would be no groups but a list of numbers; then only those with rows are shown. */
const STEPS = 200

/** What lies outside the range has a group on each side, `<start` and `>end`. */
function byNumber({ numbers }: NumberColumn, range: Grouping['range'], buckets: Buckets): GroupOf {
  if (!range || !(range.size > 0) || !(range.end > range.start))
    return slot => {
      const value = numbers[slot] as number
      return Number.isNaN(value) ? buckets.none() : buckets.index(String(value), () => ({ value, order: value }))
    }
  const { start, end, size } = range
  const step = (count: number): number => {
    const from = start + count * size
    return buckets.index(String(from), () => ({ value: from, order: from }))
  }
  const steps = Math.ceil((end - start) / size)
  for (let count = 0; count < Math.min(steps, STEPS); count++) step(count)
  return slot => {
    const value = numbers[slot] as number
    if (Number.isNaN(value)) return buckets.none()
    if (value < start)
      return buckets.index(`<${start}`, () => ({ value: `<${start}`, order: Number.NEGATIVE_INFINITY }))
    if (value >= end) return buckets.index(`>${end}`, () => ({ value: `>${end}`, order: Number.MAX_VALUE }))
    return step(Math.floor((value - start) / size))
  }
}

function byFlag({ flags }: FlagColumn, buckets: Buckets): GroupOf {
  const off = buckets.index('false', () => ({ value: false, order: 0 }))
  const on = buckets.index('true', () => ({ value: true, order: 1 }))
  return slot => (flags[slot] ? on : off)
}

/** Options are groups also without rows. Each code is looked at once. */
function byIds(
  asked: AskedColumn,
  { codes, values }: CodedColumn,
  isByGroup: boolean,
  buckets: Buckets,
  { names, context }: ColumnSource,
): GroupOf {
  const options = optionsMeant(asked)
  const groups = isByGroup ? new Map(options.map(({ id, group }) => [id, group ?? id])) : null
  const places = asked.ranking && new Map(asked.ranking.map((id, index) => [id, index]))
  const bucketOf = (id: string): number => {
    const key = groups?.get(id) ?? id
    return buckets.index(key, () => ({
      value: key,
      order: places ? (places.get(id) ?? places.size) : wordsOfId(asked, id, names) || id,
    }))
  }
  if (asked.ranking) for (const id of asked.ranking) bucketOf(id)
  if (asked.ranking) buckets.none()
  const seen = seenIds(asked, context)
  const known: (number | readonly number[] | undefined)[] = []
  return slot => {
    const code = codes[slot] as number
    const before = known[code]
    if (before !== undefined) return before
    const ids = seen(idsOf(values[code]))
    const [only] = ids
    if (only === undefined) return (known[code] = buckets.none())
    return (known[code] = ids.length === 1 ? bucketOf(only) : [...new Set(ids.map(bucketOf))])
  }
}
