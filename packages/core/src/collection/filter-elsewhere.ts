// A filter of one collection, asked of another: what speaks of properties that both have holds there too, and the rest is left out.
// The same property is the one with its id; in another collection the one with its name and type.
import type { Json } from '../validation/checks'
import type { Condition, Filter } from './query'
import { optionsOf, type Property, type Schema } from './schema'

/** Null: nothing of it concerns that collection. */
export function filterElsewhere(filter: Filter, from: Schema, to: Schema): Filter | null {
  if ('and' in filter || 'or' in filter) {
    const isAnd = 'and' in filter
    const parts = isAnd ? filter.and : filter.or
    const kept = parts.flatMap(part => filterElsewhere(part, from, to) ?? [])
    // One branch of "or" that cannot be asked may have been true: then nothing can be said.
    if (kept.length === 0 || (!isAnd && kept.length < parts.length)) return null
    return kept.length === 1 ? (kept[0] ?? null) : isAnd ? { and: kept } : { or: kept }
  }
  return conditionElsewhere(filter, from, to)
}

function conditionElsewhere(condition: Condition, from: Schema, to: Schema): Condition | null {
  if (to[condition.property]) return condition
  const here = from[condition.property]
  const there = here && Object.values(to).find(one => one.type === here.type && one.name === here.name)
  if (!here || !there) return null
  const moved = { ...condition, property: there.id }
  if (condition.value === undefined || optionsOf(here).length === 0) return moved
  const value = optionsElsewhere(condition.value, here, there)
  return value === null ? null : { ...moved, value }
}
/** Options have ids of their own in every collection: the same one is the one with its name. */
function optionsElsewhere(value: Json, here: Property, there: Property): Json | null {
  const find = (id: Json): string | null => {
    const name = optionsOf(here).find(option => option.id === id)?.name
    return optionsOf(there).find(option => option.name === name)?.id ?? null
  }
  if (!Array.isArray(value)) return find(value)
  const found = (value as readonly Json[]).flatMap(id => find(id) ?? [])
  return found.length > 0 ? found : null
}
