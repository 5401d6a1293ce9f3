// Where this account is signed in.
import type { Uuid } from '../../ids'
import { exact } from '../../validation/checks'
import { answer, defineCall } from '../define'

export interface SignedInSession {
  readonly id: Uuid
  /** Since when the account is in it. */
  readonly signedInTime: number
  /** Within some minutes; absent when it was not used since. */
  readonly lastSeenTime?: number
  /** Names of products, not words of a language; absent where the device did not say. */
  readonly browser?: string
  readonly system?: string
  readonly isCurrent: boolean
}

export const getSessions = defineCall({
  name: 'getSessions',
  access: 'signed-in',
  input: exact({}),
  output: answer<{ sessions: readonly SignedInSession[] }>(),
})
