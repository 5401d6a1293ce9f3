// Ids in the fields and texts of copied blocks: what names something that was copied along names its copy, be it a mention, a link, an
// alias or the original of a synced block. Everything else stays what it is.
import { isCanonicalUuid, parseUuid, type Uuid, withoutDashes } from '../ids'
import type { Json } from '../validation/checks'

const ID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])/g

/** The same value with new ids for old ones; keys are left alone. */
export function renewIds<T extends Json>(value: T, renewed: ReadonlyMap<Uuid, Uuid>): T {
  const renew = (held: Json): Json => {
    if (typeof held === 'string') return renewIn(held, renewed)
    if (Array.isArray(held)) return held.map(renew)
    if (typeof held !== 'object' || held === null) return held
    return Object.fromEntries(Object.entries(held).map(([key, one]) => [key, renew(one)]))
  }
  return renew(value) as T
}

const renewIn = (text: string, renewed: ReadonlyMap<Uuid, Uuid>): string =>
  text.replaceAll(ID, found => {
    const id = parseUuid(found)
    const next = id ? renewed.get(id) : undefined
    if (next === undefined) return found
    return isCanonicalUuid(found) ? next : withoutDashes(next)
  })
