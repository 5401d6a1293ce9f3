// Six digits by e-mail. A code opens something only together with the state that its asker was given, once, and not for long; and
// only what it was asked for: a code that was mailed to confirm something signs nobody in.

import { type InputField, userInputError } from '@sheaf/core/api/account/account-rules'
import type { SheafError } from '@sheaf/core/errors'
import { phrase } from '@sheaf/core/phrase'
import { serverLimits } from '@sheaf/core/server-limits'
import type { Database } from '../storage/database'
import { attemptEmailCode, consumeEmailCode, insertEmailCode } from '../storage/email-codes'
import { newSixDigits, newToken, sameBytes, sha256 } from './secrets'

export interface EmailCodes {
  readonly issue: (email: string, purpose?: string) => Promise<{ readonly state: string; readonly code: string }>
  /** The address a state was issued for, while the code may still be tried. Counts as a try. */
  readonly attempt: (state: string, asked?: CodeUse) => Promise<CodeAttempt>
}

/** What the code is for, and the field of the form that it was typed into. */
interface CodeUse {
  readonly purpose: string
  readonly field: InputField
}

interface CodeAttempt {
  readonly email: string
  /** Uses the code up, or throws. */
  readonly redeem: (code: string) => Promise<void>
}

const SIGN_IN: CodeUse = { purpose: 'sign in', field: 'code' }

export const codeGoneError = (field: InputField): SheafError =>
  userInputError(field, phrase('This code has expired. Request a new one.'))
const wrongError = (field: InputField): SheafError =>
  userInputError(field, phrase('Incorrect code. Check it and try again.'))

const hashOf = (purpose: string, state: string, code: string): Buffer => sha256(`${purpose} ${state} ${code}`)

export function createEmailCodes(database: Database, now: () => number = Date.now): EmailCodes {
  return {
    issue: async (email, purpose = SIGN_IN.purpose) => {
      const state = newToken()
      const code = newSixDigits()
      await insertEmailCode(database, {
        stateHash: sha256(state),
        codeHash: hashOf(purpose, state, code),
        email,
        expiresTime: now() + serverLimits.emailCodeLifetimeMs,
      })
      return { state, code }
    },
    attempt: async (state, { purpose, field } = SIGN_IN) => {
      const found = await attemptEmailCode(database, sha256(state), now())
      if (!found) throw codeGoneError(field)
      return {
        email: found.email,
        redeem: async code => {
          // People copy codes with the spaces that make them readable.
          if (!sameBytes(found.codeHash, hashOf(purpose, state, code.replace(/[\s-]/g, '')))) throw wrongError(field)
          if (!(await consumeEmailCode(database, sha256(state)))) throw codeGoneError(field)
        },
      }
    },
  }
}
