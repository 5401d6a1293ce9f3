// Signs out one account (`userId`, else the active one) or `all` of them. Open, so that a page whose session ended elsewhere
// can still be cleared.
import { boolean, exact, optional, uuid } from '../../validation/checks'
import { defineCall, nothing } from '../define'

export const logout = defineCall({
  name: 'logout',
  access: 'open',
  on: 'none',
  input: exact({ userId: optional(uuid), all: optional(boolean) }),
  output: nothing,
  errors: [],
})
