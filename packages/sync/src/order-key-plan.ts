// Order keys for a list of children that changed: those that stayed keep theirs, those that came get keys in between. A list that
// changed in one place is looked at in one place only, however long it is.
import type { Uuid } from '@sheaf/core/ids'
import { freshOrderKeys, ORDER_KEY_MAX_LENGTH, orderKeyBetween } from '@sheaf/core/order-key'

interface ChangedList {
  readonly before: readonly Uuid[]
  readonly after: readonly Uuid[]
  readonly keyOf: (id: Uuid) => string | undefined
  /** Whether a child may have moved: it then takes a new key, not its neighbours. */
  readonly mayHaveMoved: (id: Uuid) => boolean
}

/** The keys that change. */
export function planOrderKeys({ before, after, keyOf, mayHaveMoved }: ChangedList): [Uuid, string][] {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let end = after.length
  while (
    end > start &&
    after.length - end < shorter - start &&
    before[before.length - 1 - (after.length - end)] === after[end - 1]
  )
    end--

  const stayed = new Set(before.slice(start, before.length - (after.length - end)).filter(id => !mayHaveMoved(id)))
  const fixed = (id: Uuid | undefined): string | null => (id === undefined ? null : (keyOf(id) ?? null))
  const plan: [Uuid, string][] = []
  let previous = start > 0 ? fixed(after[start - 1]) : null
  // The key to stay below, for each place: that of the next child that stays.
  const below: (string | null)[] = []
  for (let i = end - 1, next = fixed(after[end]); i >= start; i--) {
    below[i] = next
    const id = after[i] as Uuid
    if (stayed.has(id)) next = fixed(id)
  }
  for (let i = start; i < end; i++) {
    const id = after[i] as Uuid
    const known = stayed.has(id) ? keyOf(id) : undefined
    const limit = below[i] ?? null
    if (known !== undefined && (previous === null || known > previous)) {
      previous = known
      continue
    }
    if (limit !== null && limit <= (previous ?? '')) return fresh(after)
    const key = orderKeyBetween(previous, limit)
    if (key.length > ORDER_KEY_MAX_LENGTH) return fresh(after)
    plan.push([id, key])
    previous = key
  }
  return plan
}

/** Every child gets a new key: the old ones have grown long or stand in each other's way. */
function fresh(after: readonly Uuid[]): [Uuid, string][] {
  const keys = freshOrderKeys(after.length)
  return after.map((id, i) => [id, keys[i] as string])
}
