// How somebody who is signed in already shows once more that it is really them, before what matters most: by the password, or by a
// code that `sendAccountCode` mailed to their address.
import { type Check, exact, literal, string, stringOf, variants } from '../../validation/checks'

export type Proof =
  | { readonly type: 'password'; readonly password: string }
  | { readonly type: 'code'; readonly state: string; readonly code: string }

/** A mailed code, with the state that its asker was given. */
export const mailedCode = { state: stringOf({ min: 1, max: 100 }), code: stringOf({ max: 20 }) }

export const proof: Check<Proof> = variants('type', [
  exact({ type: literal('password'), password: string }),
  exact({ type: literal('code'), ...mailedCode }),
])
