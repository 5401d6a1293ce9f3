// The edge at which everything thrown becomes an error of the catalogue. What was refused keeps its name; what broke is
// InternalServerError and its details go to the log only.
import { SheafError } from '@sheaf/core/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { newUuid } from '../auth/secrets'
import { isInvalidUnicode, isUnreachable } from '../storage/database'
import { tooLarge } from './read-body'
import type { Services } from './server-parts'

/** Clients that were all refused by the same restart should not all come back in the same second. */
const RETRY_SPREAD_S = 4

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

export function answerError(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): FastifyReply {
  const error = toSheafError(thrown)
  const errorId = newUuid()
  const facts = { requestId: request.id, errorId, error: error.name, status: error.status }
  // Messages may quote what a person typed, so only ours of class and place are logged, and only when something broke.
  if (error.status >= 500) services.log.error({ ...facts, err: thrown }, 'a request failed')
  else services.log.info(facts, 'a request was refused')
  services.metrics.errors.inc({ error: error.name })
  const retryAfter = retryAfterSeconds(error)
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(error.body(errorId)))
}

function retryAfterSeconds(error: SheafError): number | undefined {
  const wanted = error.clientData?.['retryAfterMs']
  if (typeof wanted === 'number') return Math.max(1, Math.ceil(wanted / 1000))
  return error.status === 503 || error.status === 429 ? 1 + Math.floor(Math.random() * RETRY_SPREAD_S) : undefined
}
