// What an actor may know of a person: that of a bot or an agent ends where it was limited to less.
import type { Uuid } from '../ids'
import type { Actor } from './actor'
import { type KnownOfPerson, knownOfPerson, type MembershipState } from './known-of-person'

const byMuch: readonly KnownOfPerson[] = ['nothing', 'name', 'address', 'all']
/** What an actor may: as the person behind it, or as a member where there is none, and never more than it is limited to. */
export function knownByActor(
  { userId, knows }: Pick<Actor, 'userId' | 'knows'>,
  viewerIn: MembershipState | undefined,
  other: Uuid,
  otherIn: MembershipState | undefined,
): KnownOfPerson {
  const known = userId
    ? knownOfPerson(userId, viewerIn, other, otherIn)
    : knownOfPerson(noOne, asMember, other, otherIn)
  return byMuch.indexOf(known) < byMuch.indexOf(knows) ? known : knows
}
const noOne = '' as Uuid
const asMember: MembershipState = { alive: true, membership_type: 'member' }
