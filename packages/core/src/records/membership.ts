// How somebody belongs to a space. Guests belong to it for single pages or teams; everybody else is a member.
export const membershipTypes = ['owner', 'membership_admin', 'member', 'restricted_member', 'guest'] as const
export type MembershipType = (typeof membershipTypes)[number]
/** Absent: they do not belong to it. */
export type Membership = MembershipType | undefined

export const isMember = (membership: Membership): boolean => membership !== undefined && membership !== 'guest'
