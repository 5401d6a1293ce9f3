// Passwords that are guessed first: the most common ones, and those that say nothing but whose they are or what they are for. Asked where
// a password is set; the list is too long to be sent to a form.
import { normalizePassword } from '@sheaf/core/api/account/account-rules'
import { SheafError } from '@sheaf/core/errors'
import list from './common-passwords.json' with { type: 'json' }

const common: ReadonlySet<string> = new Set(list.words.split(' '))
const PRODUCT = 'sheaf'

/** Without what people put around a word to please a form: digits and signs at its ends. */
const coreOf = (text: string): string => text.replaceAll(/^[\d\W_]+|[\d\W_]+$/gu, '')

/** The same few characters over and over, or a row of the alphabet or of the digits. */
function isPattern(text: string): boolean {
  const letters = Array.from(text)
  if (new Set(letters).size <= 2) return true
  const steps = letters.slice(1).map((letter, i) => (letter.codePointAt(0) ?? 0) - (letters[i]?.codePointAt(0) ?? 0))
  return steps.every(step => step === 1) || steps.every(step => step === -1)
}

export function isCommonPassword(password: string, email: string): boolean {
  const text = normalizePassword(password).toLowerCase()
  const own = [PRODUCT, email, email.slice(0, email.lastIndexOf('@')), ...email.split(/[@.+_-]/)]
  const core = coreOf(text)
  if (common.has(text) || isPattern(text)) return true
  return own.some(word => word !== '' && (text === word || core === word || core === coreOf(word))) && core.length > 0
}

/** Throws the form's sentence. */
export function refuseCommonPassword(password: string, email: string): void {
  if (isCommonPassword(password, email))
    throw new SheafError('UserValidationError', {
      debugMessage: 'This password is too easy to guess. Choose a less common one.',
      clientData: { type: 'invalid_field', field: 'password' },
    })
}
