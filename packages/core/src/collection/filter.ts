// A filter as one question to a slot: and, or and conditions to any depth. Conditions that cannot be asked (see condition.ts) do not
// count; a group that has none left does not count either, so that no view breaks when a property goes.
import type { ColumnSource } from './asked-column'
import { compileCondition, type SlotTest } from './condition'
import type { Filter } from './query'

/** The depth limit: the interface builds three levels, but stored filters may have any depth. */
const DEPTH = 32

export function compileFilter(filter: Filter | undefined, source: ColumnSource): SlotTest | null {
  return filter ? compile(filter, source, 0) : null
}

function compile(filter: Filter, source: ColumnSource, depth: number): SlotTest | null {
  if (depth > DEPTH) return null
  if ('and' in filter) return all(compileEach(filter.and, source, depth))
  if ('or' in filter) return some(compileEach(filter.or, source, depth))
  return compileCondition(filter, source)
}

const compileEach = (filters: readonly Filter[], source: ColumnSource, depth: number): readonly SlotTest[] =>
  filters.map(filter => compile(filter, source, depth + 1)).filter(test => test !== null)

export function all(tests: readonly SlotTest[]): SlotTest | null {
  const [first, second] = tests
  if (!first) return null
  if (!second) return first
  if (tests.length === 2) return slot => first(slot) && second(slot)
  return slot => tests.every(test => test(slot))
}

export function some(tests: readonly SlotTest[]): SlotTest | null {
  const [first, second] = tests
  if (!first) return null
  if (!second) return first
  if (tests.length === 2) return slot => first(slot) || second(slot)
  return slot => tests.some(test => test(slot))
}
