// Whatever was thrown, as an error of the catalogue: refusals keep their name, what broke is InternalServerError.
import { SheafError } from '@sheaf/core/errors'
import { isInvalidUnicode, isUnreachable } from '../storage/database'
import { tooLarge } from './read-body'

export function toSheafError(error: unknown): SheafError {
  if (error instanceof SheafError) return error
  if (isUnreachable(error)) return new SheafError('DatabaseLookupError')
  if (isInvalidUnicode(error)) return new SheafError('PostgresInvalidUnicodeCharacter')
  const { code, statusCode } = (typeof error === 'object' && error !== null ? error : {}) as {
    code?: unknown
    statusCode?: unknown
  }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooLarge()
  // The framework's own refusals of malformed requests; our bugs never carry a status.
  if (typeof code === 'string' && code.startsWith('FST_') && typeof statusCode === 'number' && statusCode < 500)
    return new SheafError('ValidationError')
  return new SheafError('InternalServerError')
}
