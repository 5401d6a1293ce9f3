// Where this account is signed in.
import {
  boolean,
  type Checked,
  canonicalUuid,
  exact,
  integer,
  optional,
  readonlyList,
  string,
} from '../../validation/checks'
import { defineCall } from '../define'

const signedInSession = exact({
  id: canonicalUuid,
  /** Since when the account is in it. */
  signedInTime: integer,
  /** Within some minutes; absent when it was not used since. */
  lastSeenTime: optional(integer),
  /** Names of products, not words of a language; absent where the device did not say. */
  browser: optional(string),
  system: optional(string),
  isCurrent: boolean,
})
export type SignedInSession = Checked<typeof signedInSession>

export const getSessions = defineCall({
  name: 'getSessions',
  access: 'signed-in',
  on: 'user',
  input: exact({}),
  output: exact({ sessions: readonlyList(signedInSession) }),
  errors: [],
})
