// What somebody may know of another person, in a space that both have to do with. One rule for every call, channel and export: whoever
// hands out a person asks here.
import type { Uuid } from '../ids'
import type { MembershipType } from '../records/membership'

/** A membership as it stands; one that has ended is not alive, and who never was in the space has none. */
export interface MembershipState {
  readonly alive: boolean
  readonly membership_type: MembershipType
}

/** `name`: what they are called and how they look. `address`: also how they are written to. `all`: it is themselves. */
export type KnownOfPerson = 'nothing' | 'name' | 'address' | 'all'

/**
 * Members know each other's addresses and those of guests; guests know nobody's. Of who has left, only the name stays known, because
 * what they wrote is still there.
 */
export function knownOfPerson(
  viewer: Uuid,
  viewerIn: MembershipState | undefined,
  other: Uuid,
  otherIn: MembershipState | undefined,
): KnownOfPerson {
  if (viewer === other) return 'all'
  if (!viewerIn?.alive || !otherIn) return 'nothing'
  return viewerIn.membership_type !== 'guest' && otherIn.alive ? 'address' : 'name'
}

/** The fields of a person that tell how to write to them. */
const addressFields: ReadonlySet<string> = new Set(['email'])
/** What a person alone may read of themselves. */
const ownFields: ReadonlySet<string> = new Set(['settings'])

/** A person's record as somebody may know it; undefined where they may know nothing. */
export function personAsKnown<T extends object>(person: T, known: KnownOfPerson): T | undefined {
  if (known === 'nothing') return undefined
  if (known === 'all') return person
  const kept = Object.entries(person).filter(
    ([field]) => !ownFields.has(field) && (known === 'address' || !addressFields.has(field)),
  )
  return Object.fromEntries(kept) as T
}
