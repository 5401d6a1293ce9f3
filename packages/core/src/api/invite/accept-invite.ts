// Joins the workspace of an invitation, by the account whose address it was sent to. The link is used up by it.
import type { Uuid } from '../../ids'
import { exact, stringOf } from '../../validation/checks'
import { answer, defineCall } from '../define'

export const acceptInvite = defineCall({
  name: 'acceptInvite',
  access: 'signed-in',
  input: exact({ code: stringOf({ min: 1, max: 200 }) }),
  output: answer<{ spaceId: Uuid }>(),
})
