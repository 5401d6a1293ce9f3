// A new list of options as the few changes that lead to it, each with the id of its option. They are derived from the list that the
// person saw, so that concurrent changes of others are kept.
import type { Option } from '../../collection/schema'
import type { Uuid } from '../../ids'
import { type Anchor, anchorAt } from '../../operations/anchor'
import { sameJson } from '../../operations/same-json'
import type { Json } from '../../validation/checks'

export interface OptionChange {
  readonly key: string
  /** Null: it goes. */
  readonly value: Json | null
  /** Without it stays in its place. */
  readonly at?: Anchor
}

export function optionChanges(
  seen: readonly Option[],
  wanted: readonly Option[],
  now: readonly Option[],
): readonly OptionChange[] {
  const kept = new Set(wanted.map(option => option.id))
  const before = byId(seen)
  const current = byId(now)
  const changes: OptionChange[] = seen.flatMap(({ id }) =>
    kept.has(id) || !current.has(id) ? [] : [{ key: id, value: null }],
  )
  const order = seen.map(option => option.id as Uuid).filter(id => kept.has(id))
  for (const [i, option] of wanted.entries()) {
    const key = option.id as Uuid
    const isMoved = order[i] !== key
    const at = isMoved ? placeAmong(order, i, key) : undefined
    const base = before.get(key)
    const held = current.get(key)
    // Who deletes an option ends it, also for those who change it.
    if (base && !held) continue
    const value = base && held ? merged(base, option, held) : option
    if (isMoved || !sameJson(held, value)) changes.push({ key, value: value, ...(at && { at }) })
  }
  return changes
}

const byId = (options: readonly Option[]): ReadonlyMap<string, Option> =>
  new Map(options.map(option => [option.id, option]))

/** Puts it there in the order, and says where that is. */
function placeAmong(order: Uuid[], i: number, key: Uuid): Anchor {
  const from = order.indexOf(key)
  if (from >= 0) order.splice(from, 1)
  const at = anchorAt(order, i)
  order.splice(i, 0, key)
  return at
}

/** What is by now, with what was changed of what was seen. `diffValue` of records could tell, and would come into the first load by it. */
function merged(base: Option, wanted: Option, held: Option): Option {
  const [from, to, value] = [fieldsOf(base), fieldsOf(wanted), fieldsOf(held)]
  for (const name of new Set([...from.keys(), ...to.keys()])) {
    const next = to.get(name)
    if (sameJson(from.get(name), next)) continue
    if (next === undefined) value.delete(name)
    else value.set(name, next)
  }
  return Object.fromEntries(value) as Option
}
const fieldsOf = (option: Option): Map<string, Json> => new Map(Object.entries(option) as [string, Json][])
