// Says who is signed in here, and keeps the session alive.
import type { Uuid } from '../../ids'
import { exact } from '../../validation/checks'
import { answer, defineCall } from '../define'

export const authValidate = defineCall({
  name: 'authValidate',
  access: 'signed-in',
  input: exact({}),
  output: answer<{ userId: Uuid; loggedInUserIds: Uuid[] }>(),
})
