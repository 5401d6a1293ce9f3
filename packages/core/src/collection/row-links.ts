// Rows that belong to other rows of the same collection: sub-items below their parents, and rows that wait for others. Each is a pair
// of relations, two sides of one, that `collection.format` names; it counts for as long as both are there and name each other.
import type { Uuid } from '../ids'
import type { CollectionValue } from '../records/collection'
import { relationOf } from './relation'
import { type Property, propertiesOf } from './schema'

export type Linked = Pick<CollectionValue, 'id' | 'schema' | 'format'>

/** `format.sub_items`: `{parent, children}`. */
export interface SubItems {
  /** Takes one row. */
  readonly parent: Property
  readonly children: Property
}
/** What happens to the rows that wait when a row is put to another time. */
const shifts = ['overlap', 'gap', 'never'] as const
export type Shift = (typeof shifts)[number]
/** `format.dependencies`: `{blocked_by, blocking, shift, avoid_weekends}`. */
export interface Dependencies {
  readonly blockedBy: Property
  readonly blocking: Property
  readonly shift: Shift
  readonly avoidsWeekends: boolean
}

export const SUB_ITEMS = 'sub_items'
export const DEPENDENCIES = 'dependencies'

export function subItemsOf(collection: Linked): SubItems | null {
  const { parent, children } = named(collection, SUB_ITEMS)
  const pair = pairIn(collection, parent, children)
  return pair && relationOf(pair[0])?.isSingle ? { parent: pair[0], children: pair[1] } : null
}

export function dependenciesOf(collection: Linked): Dependencies | null {
  const { blocked_by, blocking, shift, avoid_weekends } = named(collection, DEPENDENCIES)
  const pair = pairIn(collection, blocked_by, blocking)
  return (
    pair && {
      blockedBy: pair[0],
      blocking: pair[1],
      shift: shifts.find(one => one === shift) ?? 'overlap',
      avoidsWeekends: avoid_weekends === true,
    }
  )
}

/** Pairs that could be taken for it: of sub-items, those with a side that takes one row, which comes first. */
export function selfPairs(
  collection: Linked,
  link: typeof SUB_ITEMS | typeof DEPENDENCIES,
): readonly [Property, Property][] {
  const other = link === SUB_ITEMS ? dependenciesOf(collection)?.blockedBy : subItemsOf(collection)?.parent
  const taken = new Set(other ? [other.id, relationOf(other)?.back] : [])
  return propertiesOf(collection.schema ?? {}).flatMap((property): [Property, Property][] => {
    const pair = taken.has(property.id) ? null : pairIn(collection, property.id, relationOf(property)?.back)
    if (!pair) return []
    const [near, far] = pair.map(one => relationOf(one)?.isSingle === true)
    return (link === SUB_ITEMS ? near && !far : !near && !far) ? [pair] : []
  })
}

/** Do steps by `next` lead from one row to another, or is it the same? Rows may lead round in circles. */
export function leadsTo(from: Uuid, to: Uuid, next: (row: Uuid) => readonly Uuid[]): boolean {
  const seen = new Set<Uuid>([from])
  // A set takes what is added while it is walked.
  for (const row of seen) {
    if (row === to) return true
    for (const one of next(row)) seen.add(one)
  }
  return false
}

const named = ({ format }: Linked, name: string): Readonly<Record<string, unknown>> => {
  const held = format?.[name]
  return typeof held === 'object' && held !== null && !Array.isArray(held)
    ? (held as Readonly<Record<string, unknown>>)
    : {}
}

function pairIn({ id, schema = {} }: Linked, near: unknown, far: unknown): [Property, Property] | null {
  const at = (property: unknown): Property | undefined => (typeof property === 'string' ? schema[property] : undefined)
  const [one, other] = [at(near), at(far)]
  if (!one || !other) return null
  const [there, back] = [relationOf(one), relationOf(other)]
  const isPair = there?.collectionId === id && back?.collectionId === id && there.back === far && back.back === near
  return isPair && one !== other ? [one, other] : null
}
