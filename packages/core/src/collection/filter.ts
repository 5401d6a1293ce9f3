// A filter as one question to a slot: and, or and conditions to any depth. Conditions that cannot be asked (see condition.ts) do not
// count; a group that has none left does not count either, so that no view breaks when a property goes.
import type { ColumnSource } from './asked-column'
import { compileCondition, type SlotTest } from './condition'
import type { Filter } from './query'
import type { PropertyId } from './schema'

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

/** What a filter asks about, each as often as it does. */
export function* propertiesIn(filter: Filter | undefined, depth = 0): Iterable<PropertyId> {
  if (!filter || depth > DEPTH) return
  if (!('and' in filter) && !('or' in filter)) yield filter.property
  else for (const part of 'and' in filter ? filter.and : filter.or) yield* propertiesIn(part, depth + 1)
}

/** More than is looked at. */
export const isTooDeep = (filter: Filter | undefined, depth = 0): boolean =>
  filter !== undefined &&
  (depth > DEPTH ||
    (('and' in filter || 'or' in filter) &&
      ('and' in filter ? filter.and : filter.or).some(part => isTooDeep(part, depth + 1))))
