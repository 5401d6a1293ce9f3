// The edge at which everything thrown becomes an error of the catalogue. What was refused keeps its name; what broke is
// InternalServerError and its details go to the log only.
import type { SheafError } from '@sheaf/core/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { newUuid } from '../auth/secrets'
import type { Services } from './server-parts'
import { toSheafError } from './to-sheaf-error'

/** Clients that were all refused by the same restart should not all come back in the same second. */
const RETRY_SPREAD_S = 4

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
