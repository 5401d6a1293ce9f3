// Properties that are computed from each other in a circle have no value. Found before anything is computed, and named.
import type { PropertyId } from '../collection/schema'
import type { FormulaReads } from './scope'

/** A formula or a rollup. */
export interface ComputedProperty {
  readonly collectionId: string
  readonly id: PropertyId
  readonly name: string
  readonly reads: FormulaReads
}
interface Cycle {
  readonly properties: readonly ComputedProperty[]
  /** As in "Total → Tax → Total". */
  readonly words: string
}

const keyOf = (collectionId: string, id: PropertyId): string => JSON.stringify([collectionId, id])

/** Every property that is part of a circle is in at least one of these, which are as short as they can be. */
export function findCycles(properties: readonly ComputedProperty[]): readonly Cycle[] {
  const byKey = new Map(properties.map(property => [keyOf(property.collectionId, property.id), property]))
  const next = new Map(
    Array.from(byKey, ([key, { collectionId, reads }]) => {
      const own = reads.own.map(id => keyOf(collectionId, id))
      const others = Object.entries(reads.others).flatMap(([collection, ids]) => ids.map(id => keyOf(collection, id)))
      return [key, [...own, ...others].filter(other => byKey.has(other))]
    }),
  )
  const told = new Set<string>()
  const cycles: Cycle[] = []
  for (const start of byKey.keys()) {
    const path = told.has(start) ? null : wayBack(start, next)
    if (!path) continue
    for (const key of path) told.add(key)
    const members = path.flatMap(key => byKey.get(key) ?? [])
    cycles.push({
      properties: members,
      words: [...members, ...members.slice(0, 1)].map(({ name }) => name).join(' → '),
    })
  }
  return cycles
}

/** The shortest way from a property to itself. */
function wayBack(start: string, next: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const from = new Map<string, string>()
  const queue = [start]
  for (const key of queue) {
    for (const other of next.get(key) ?? []) {
      if (other === start) {
        const path = [key]
        for (let at = key; at !== start; ) {
          at = from.get(at) ?? start
          path.unshift(at)
        }
        return path
      }
      if (from.has(other)) continue
      from.set(other, key)
      queue.push(other)
    }
  }
  return null
}
