// Six digits by e-mail. A code opens something only together with the state that its asker was given, once, and not for long.

import { userInputError } from '@sheaf/core/api/account-rules'
import { SheafError } from '@sheaf/core/errors'
import { limits } from '@sheaf/core/limits'
import type { Database } from '../storage/database'
import { attemptEmailCode, consumeEmailCode, insertEmailCode } from '../storage/email-codes'
import { newSixDigits, newToken, sameBytes, sha256 } from './secrets'

export interface EmailCodes {
  readonly issue: (email: string) => Promise<{ readonly state: string; readonly code: string }>
  /** The address a state was issued for, while the code may still be tried. Counts as a try. */
  readonly attempt: (state: string) => Promise<CodeAttempt>
}

export interface CodeAttempt {
  readonly email: string
  /** Uses the code up, or throws. */
  readonly redeem: (code: string) => Promise<void>
}

const goneError = (): SheafError => userInputError('code', 'This code has expired. Ask for a new one.')
const wrongError = (): SheafError => userInputError('code', 'This code is not right. Check it and try again.')

const hashOf = (state: string, code: string): Buffer => sha256(`${state} ${code}`)

export function createEmailCodes(database: Database, now: () => number = Date.now): EmailCodes {
  return {
    issue: async email => {
      const state = newToken()
      const code = newSixDigits()
      await insertEmailCode(database, {
        stateHash: sha256(state),
        codeHash: hashOf(state, code),
        email,
        expiresTime: now() + limits.emailCodeLifetimeMs,
      })
      return { state, code }
    },
    attempt: async state => {
      const found = await attemptEmailCode(database, sha256(state), now())
      if (!found) throw goneError()
      return {
        email: found.email,
        redeem: async code => {
          // People copy codes with the spaces that make them readable.
          if (!sameBytes(found.codeHash, hashOf(state, code.replace(/[\s-]/g, '')))) throw wrongError()
          if (!(await consumeEmailCode(database, sha256(state)))) throw goneError()
        },
      }
    },
  }
}
