// How a kind says what became of a value that came from elsewhere.
import type { Taken } from '@sheaf/core/kinds/property-kind'
import type { Json } from '@sheaf/core/validation/checks'

type Settings = Taken['settings']
const taken = (value: Json | null, loss: Taken['loss'], settings: Settings): Taken =>
  settings ? { value, loss, settings } : { value, loss }

export const kept = (value: Json | null, settings?: Settings): Taken => taken(value, 'kept', settings)
export const partly = (value: Json | null, settings?: Settings): Taken => taken(value, 'partly', settings)
export const lost: Taken = { value: null, loss: 'lost' }
/** There was nothing, so nothing is lost. */
export const nothing: Taken = { value: null, loss: 'kept' }

/** A list of which some could not be found. */
export function foundOf(found: readonly Json[], wanted: number, settings?: Settings): Taken {
  if (wanted === 0) return nothing
  if (found.length === 0) return lost
  return found.length < wanted ? partly(found, settings) : kept(found, settings)
}
/** At most so many of a list: the rest is lost. */
export function atMostOf(given: Taken, limit: number | undefined): Taken {
  if (limit === undefined || !Array.isArray(given.value) || given.value.length <= limit) return given
  return partly((given.value as readonly Json[]).slice(0, limit), given.settings)
}
