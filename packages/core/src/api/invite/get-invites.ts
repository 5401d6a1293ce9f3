// Invitations to a workspace that nobody has accepted yet, for those who may send them.
import { phrase } from '../../phrase'
import { type Checked, canonicalUuid, exact, readonlyList, string, uuid } from '../../validation/checks'
import { defineCall } from '../define'

const pendingInvite = exact({
  email: string,
  /** Who sent the latest to that address. */
  invitedBy: canonicalUuid,
})
export type PendingInvite = Checked<typeof pendingInvite>

export const getInvites = defineCall({
  name: 'getInvites',
  access: 'signed-in',
  on: { kind: 'space', at: 'spaceId', needs: 'share', refusal: phrase('Only workspace owners can invite people.') },
  input: exact({ spaceId: uuid }),
  output: exact({ invites: readonlyList(pendingInvite) }),
  errors: [],
})
