// What an e-mail address, a password and a name must be. The server decides by these rules and the forms show the same
// sentences, so that nothing is refused after sending that could have been said before.
import { SheafError } from '../../errors'
import { limits } from '../../limits'
import { type Phrase, phrase } from '../../phrase'

const { minPasswordCharacters, maxPasswordCharacters, maxEmailCharacters, maxNameCharacters } = limits

// Deliberately narrower than RFC 5322: no quotes, comments or address literals, which only break mail headers and logs.
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** The one form in which addresses are stored and compared, or undefined when it is no address. */
export function parseEmail(text: string): string | undefined {
  const email = text.trim().toLowerCase()
  const local = email.slice(0, email.lastIndexOf('@'))
  return email.length <= maxEmailCharacters && local.length <= 64 && EMAIL.test(email) ? email : undefined
}

/** Two keyboards may write one letter as different code points; passwords are compared in one form. */
export const normalizePassword = (password: string): string => password.normalize('NFKC')

export const atLeast = (count: number): Phrase => phrase('Use at least {count} characters', { count: String(count) })
export const atMost = (count: number): Phrase => phrase('Use up to {count} characters', { count: String(count) })

export function passwordProblem(password: string): Phrase | undefined {
  const length = Array.from(password).length
  if (length < minPasswordCharacters) return atLeast(minPasswordCharacters)
  if (length > maxPasswordCharacters) return atMost(maxPasswordCharacters)
  return undefined
}

export const emailProblem = (email: string): Phrase | undefined =>
  parseEmail(email) === undefined ? phrase('Enter a valid email') : undefined

export function personNameProblem(name: string): Phrase | undefined {
  const length = Array.from(name.trim()).length
  if (length === 0) return phrase('Enter your name')
  if (length > maxNameCharacters) return atMost(maxNameCharacters)
  return undefined
}

/** `proof`: what shows once more who somebody is. */
export type InputField = 'email' | 'password' | 'name' | 'code' | 'proof' | 'domain'

/** The field a form should mark travels beside the sentence. */
export const userInputError = (field: InputField, problem: Phrase): SheafError =>
  new SheafError('UserValidationError', { debugMessage: problem, clientData: { type: 'invalid_field', field } })
