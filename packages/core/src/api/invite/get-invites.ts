// Invitations to a workspace that nobody has accepted yet, for those who may send them.
import type { Uuid } from '../../ids'
import { exact, uuid } from '../../validation/checks'
import { answer, defineCall } from '../define'

export interface PendingInvite {
  readonly email: string
  /** Who sent the latest to that address. */
  readonly invitedBy: Uuid
}

export const getInvites = defineCall({
  name: 'getInvites',
  access: 'signed-in',
  input: exact({ spaceId: uuid }),
  output: answer<{ invites: readonly PendingInvite[] }>(),
})
