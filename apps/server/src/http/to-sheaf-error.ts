// Whatever was thrown, as an error of the catalogue: refusals keep their name, what broke is InternalServerError.
import { SheafError } from '@sheaf/core/errors'
import { isDiskFull, isInvalidUnicode, isUnreachable } from '../storage/database'
import { tooLarge } from './read-body'

export function toSheafError(error: unknown): SheafError {
  if (error instanceof SheafError) return error
  if (isBrokenOff(error)) return new SheafError('ValidationError', { debugMessage: 'The request was broken off.' })
  if (isDiskFull(error)) return new SheafError('StorageFullError')
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
  // The static files' own: a folder, a file that is not there, one outside.
  if (isOfStaticFiles(error)) return new SheafError('NotFoundError')
  return new SheafError('InternalServerError')
}

/** Node's word for a client that went away in the middle of its request. By its code it could be the database's connection. */
const isBrokenOff = (error: unknown): boolean =>
  error instanceof Error && error.message === 'aborted' && (error as NodeJS.ErrnoException).code === 'ECONNRESET'

const isOfStaticFiles = (error: unknown): boolean =>
  error instanceof Error && /^(Forbidden|NotFound|BadRequest)Error$/.test(error.name) && 'status' in error
