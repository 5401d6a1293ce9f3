// By which names of the catalogue a call may fail: what any call may answer, what follows from who may make it and what it acts on, and what
// it declares itself. A test fails where a call answers another one.
import { type ErrorName, errorCatalogue } from '../errors'
import { type Check, oneOf } from '../validation/checks'
import type { Call } from './define'

/** Any name of the catalogue. */
export const errorName: Check<ErrorName> = oneOf(...(Object.keys(errorCatalogue) as [ErrorName, ...ErrorName[]]))

/** Whatever is called: the input, how often, and what can break below. */
export const commonErrors = [
  'ValidationError',
  'UserRateLimitResponse',
  'PostgresInvalidUnicodeCharacter',
  'DatabaseLookupError',
  'StorageFullError',
  'InternalServerError',
] as const satisfies readonly ErrorName[]

/** Nobody is signed in, or the page is not ours: every call may say so. */
const accessErrors = ['ForbiddenError'] as const satisfies readonly ErrorName[]

export function errorsOf({ on, errors }: Pick<Call, 'on' | 'errors'>): readonly ErrorName[] {
  const judged: readonly ErrorName[] = typeof on === 'string' ? [] : ['NotFoundError']
  return [...new Set<ErrorName>([...commonErrors, ...accessErrors, ...judged, ...errors])]
}
