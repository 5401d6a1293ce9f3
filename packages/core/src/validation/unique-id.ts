// Unique ids of database rows: PREFIX-number, where the database has the prefix (product.md 5).
import { SheafError } from '../errors'
import { phrase } from '../phrase'
import { type Check, custom } from './checks'

const prefixForm = /^[A-Z][A-Z0-9-]{1,9}$/
const uniqueIdForm = /^([A-Z][A-Z0-9-]{1,9})-(\d{1,15})$/

const uniqueIdPrefixMessage = phrase(
  'The prefix must start with a letter, followed by one or more (up to 9) alphanumeric characters or hyphens.',
)

export const isUniqueIdPrefix = (value: unknown): value is string => typeof value === 'string' && prefixForm.test(value)
export const uniqueIdPrefix: Check<string> = custom(
  isUniqueIdPrefix,
  'an uppercase letter followed by 1 to 9 uppercase letters, digits or hyphens',
  { type: 'string', pattern: prefixForm.source },
)

/** For what a person typed: answers with the message that they are shown. */
export function requireUniqueIdPrefix(value: unknown): string {
  if (!isUniqueIdPrefix(value)) throw new SheafError('UserValidationError', { debugMessage: uniqueIdPrefixMessage })
  return value
}

interface UniqueId {
  readonly prefix: string
  readonly number: number
}

export function parseUniqueId(text: string): UniqueId | null {
  const match = uniqueIdForm.exec(text)
  return match ? { prefix: match[1] as string, number: Number(match[2]) } : null
}

export const formatUniqueId = ({ prefix, number }: UniqueId): string => `${prefix}-${number}`
