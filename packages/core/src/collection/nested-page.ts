// A page of a nested list: from the top down, each row followed by what is below it where that is open. A cursor is the way to a row:
// the places of those above it and its own, so that a page goes on where the last one ended though rows have moved since.
import type { Nest } from './nest'
import type { Place, RowSorter } from './sort'

interface NestedLine {
  readonly slot: number
  readonly depth: number
}
interface NestedPage {
  readonly lines: readonly NestedLine[]
  readonly hasMore: boolean
}
interface Level {
  readonly slots: readonly number[]
  at: number
}

/** Where a page begins. */
interface PageStart {
  /** From the top down to the row behind which it begins. */
  readonly after: readonly Place[]
  readonly slotOf: (place: Place) => number | undefined
  /** So many lines further on. */
  readonly from: number
}

export function nestedPage(
  nest: Nest,
  sorter: RowSorter,
  limit: number,
  isOpen: (slot: number) => boolean,
  { after, slotOf, from }: PageStart,
): NestedPage {
  // One more than fits on the page says whether there is more.
  const level = (slots: readonly number[], behind: Place | undefined): Level => ({
    slots: sorter.page(slots, from + limit + 1, behind ?? null).slots,
    at: 0,
  })
  const levels: Level[] = []
  let list: readonly number[] = nest.tops
  for (let depth = 0; list.length > 0; depth++) {
    const place = after[depth]
    levels.push(level(list, place))
    const slot = place && slotOf(place)
    if (!place || slot === undefined || !list.includes(slot) || !isOpen(slot)) break
    // What has moved further down comes as a whole, with what is below it.
    if (sorter.page([slot], 1, place).slots.length > 0) break
    list = nest.below(slot)
  }
  const lines: NestedLine[] = []
  let passed = 0
  for (let top = levels.at(-1); top; top = levels.at(-1)) {
    const slot = top.slots[top.at++]
    if (slot === undefined) {
      levels.pop()
      continue
    }
    if (lines.length === limit) return { lines, hasMore: true }
    if (passed < from) passed++
    else lines.push({ slot, depth: levels.length - 1 })
    const below = isOpen(slot) ? nest.below(slot) : []
    if (below.length > 0) levels.push(level(below, undefined))
  }
  return { lines, hasMore: false }
}

/** How many lines there are in all. */
export function openLines(nest: Nest, isOpen: (slot: number) => boolean): number {
  let count = 0
  const lists: (readonly number[])[] = [nest.tops]
  for (let list = lists.pop(); list; list = lists.pop()) {
    count += list.length
    for (const slot of list) if (isOpen(slot)) lists.push(nest.below(slot))
  }
  return count
}
