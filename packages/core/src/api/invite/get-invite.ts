// What an invitation is to, for a person who has not accepted it yet.
import { canonicalUuid, exact, optional, string, stringOf } from '../../validation/checks'
import { defineCall } from '../define'

export const getInvite = defineCall({
  name: 'getInvite',
  access: 'open',
  on: 'none',
  input: exact({ code: stringOf({ min: 1, max: 200 }) }),
  output: exact({
    spaceName: string,
    spaceIcon: optional(string),
    invitedBy: string,
    /** Whom it is for, with most of it hidden: whoever holds the link knows their own address. */
    email: string,
    /** The account that it is for, where that is signed in here. */
    userId: optional(canonicalUuid),
  }),
  errors: ['NotFoundError'],
})
