// Making accounts and finding them by what a person knows or reads. Whoever does not know the password learns nothing here about
// which addresses have an account, with one exception that is explained at `create`.
import {
  emailProblem,
  parseEmail,
  passwordProblem,
  personNameProblem,
  userInputError,
} from '@sheaf/core/api/account/account-rules'
import { SheafError } from '@sheaf/core/errors'
import type { Uuid } from '@sheaf/core/ids'
import { phrase } from '@sheaf/core/phrase'
import { claimAccount, findCredential, insertAccount, markEmailVerified } from '../storage/accounts'
import type { Database, Tx } from '../storage/database'
import { refuseCommonPassword } from './common-password'
import { hashPassword, isPassword } from './passwords'
import { newUuid } from './secrets'
import type { SessionEnd } from './session-ends'
import type { Session } from './sessions'

interface ByEmail {
  readonly userId: Uuid
  readonly isNewSignup: boolean
  /** A password that a stranger may have set was taken away. */
  readonly passwordRemoved: boolean
  /** To be done in the transaction that signs in. */
  readonly within: (tx: Tx) => Promise<readonly SessionEnd[]>
}

export interface Accounts {
  /** Throws a UserValidationError for the first thing that is wrong with the form. */
  readonly create: (form: { readonly email: string; readonly password: string; readonly name: string }) => Promise<Uuid>
  /** The account of an address and its password; one error for everything that does not fit. */
  readonly withPassword: (email: string, password: string) => Promise<Uuid>
  /** The account of an address that the person was shown to read, made when there is none. */
  readonly withEmail: (email: string, current: Session | undefined) => Promise<ByEmail>
}

/** The address in its stored form, or the sentence for the form. */
export function readEmail(text: string): string {
  const email = parseEmail(text)
  if (email === undefined) throw userInputError('email', emailProblem(text) ?? phrase('Enter a valid email'))
  return email
}

const blockedError = (): SheafError =>
  new SheafError('ForbiddenError', {
    debugMessage: 'This account is suspended. Contact your workspace owner.',
    clientData: { type: 'account_suspended' },
  })

export function createAccounts(database: Database, now: () => number = Date.now): Accounts {
  const insert = (
    tx: Tx,
    account: { userId: Uuid; email: string; name: string; passwordHash: string | undefined; emailVerified: boolean },
  ) => insertAccount(tx, { ...account, now: now() })

  return {
    create: async form => {
      const email = readEmail(form.email)
      const problem = passwordProblem(form.password)
      if (problem) throw userInputError('password', problem)
      refuseCommonPassword(form.password, email)
      const nameProblem = personNameProblem(form.name)
      if (nameProblem) throw userInputError('name', nameProblem)
      const passwordHash = await hashPassword(form.password)
      const userId = newUuid()
      const made = await database
        .transaction()
        .execute(tx => insert(tx, { userId, email, name: form.name.trim(), passwordHash, emailVerified: false }))
      // The only place that tells that an address has an account. Hiding it would leave an honest person waiting for a mail
      // with a password that does not work; the rate limit by network address keeps it useless for trying lists.
      if (!made) throw userInputError('email', phrase('An account with this email already exists. Sign in instead.'))
      return userId
    },

    withPassword: async (email, password) => {
      const credential = await findCredential(database, email)
      // A password that is too long was never set; it is cut before hashing so that it costs no more than a short one.
      const right = await isPassword(password.slice(0, 1000), credential?.passwordHash)
      if (!credential || !right)
        throw new SheafError('UserValidationError', {
          debugMessage: 'Incorrect email or password.',
          clientData: { type: 'wrong_credentials' },
        })
      if (credential.blocked) throw blockedError()
      return credential.userId
    },

    withEmail: async (email, current) => {
      let isNewSignup = false
      let credential = await findCredential(database, email)
      if (!credential) {
        const userId = newUuid()
        const name = email.slice(0, email.lastIndexOf('@'))
        isNewSignup = await database
          .transaction()
          .execute(tx => insert(tx, { userId, email, name, passwordHash: undefined, emailVerified: true }))
        credential = await findCredential(database, email)
      }
      if (!credential) throw new Error('An account that was just made cannot be found')
      if (credential.blocked) throw blockedError()
      const { userId, emailVerified, passwordHash } = credential
      // Signed in here already: it is the same person who signed up, and there is no stranger to keep out.
      const sameBrowser = current?.userIds.includes(userId) ?? false
      const claim = !emailVerified && !sameBrowser
      return {
        userId,
        isNewSignup,
        passwordRemoved: claim && passwordHash !== undefined,
        within: async tx => {
          if (claim) return (await claimAccount(tx, userId, now())).map(sessionId => ({ sessionId, userId }))
          await markEmailVerified(tx, userId, now())
          return []
        },
      }
    },
  }
}
