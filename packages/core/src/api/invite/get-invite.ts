// What an invitation is to, for a person who has not accepted it yet.
import type { Uuid } from '../../ids'
import { exact, stringOf } from '../../validation/checks'
import { answer, defineCall } from '../define'

export const getInvite = defineCall({
  name: 'getInvite',
  access: 'open',
  input: exact({ code: stringOf({ min: 1, max: 200 }) }),
  output: answer<{
    spaceName: string
    spaceIcon?: string
    invitedBy: string
    /** Whom it is for, with most of it hidden: whoever holds the link knows their own address. */
    email: string
    /** The account that it is for, where that is signed in here. */
    userId?: Uuid
  }>(),
})
