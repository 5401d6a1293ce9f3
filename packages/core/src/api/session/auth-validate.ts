// Says who is signed in here, and keeps the session alive.
import { canonicalUuid, exact, readonlyList } from '../../validation/checks'
import { defineCall } from '../define'

export const authValidate = defineCall({
  name: 'authValidate',
  access: 'signed-in',
  on: 'user',
  input: exact({}),
  output: exact({ userId: canonicalUuid, loggedInUserIds: readonlyList(canonicalUuid) }),
  errors: [],
})
