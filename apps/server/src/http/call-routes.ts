// One route per call of the registry. In order: the site, the session, how often, the body, the check of the input, the subject, the handler.
// A refusal at any step means that nothing of the later ones has happened.
import { API_BASE, readCallNotes } from '@sheaf/core/api/call-address'
import { SheafError } from '@sheaf/core/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { newUuid } from '../auth/secrets'
import { sendAnswer } from './answer'
import { type Caller, identify } from './caller'
import { type RoutedCall, runCall } from './run-call'
import { refuseCrossSite } from './same-origin'
import type { Services } from './server-parts'
import { toSheafError } from './to-sheaf-error'

export function addCallRoutes(app: FastifyInstance, routed: readonly RoutedCall[], services: Services): void {
  const callers = new WeakMap<FastifyRequest, Caller>()
  for (const one of routed) {
    const { call } = one
    app.post(`${API_BASE}/${call.name}`, {
      onRequest: async (request, reply) => {
        refuseWhileStopping(services)
        refuseCrossSite(request.headers, services.origins)
        refuseOtherTypes(request.headers['content-type'])
        const caller = await identify(request, reply, call.access, services)
        // Open calls are anybody's, with or without a session: those that could be abused have limits of their own.
        if (call.access === 'signed-in' && caller.userId) services.throttles.calls.count(caller.userId)
        callers.set(request, caller)
      },
      handler: async (request, reply) => {
        const caller = callers.get(request)
        if (!caller) throw new Error(`${call.name} runs without a caller`)
        const log = services.log.child({
          requestId: request.id,
          call: call.name,
          ...(caller.userId ? { userId: caller.userId } : {}),
        })
        const started = performance.now()
        const value = await runCall(one, request.body, { caller, requestId: request.id, log, services })
        log.info(
          {
            ...readCallNotes(request.query as Record<string, unknown>),
            handlerMs: Math.round(performance.now() - started),
          },
          'called',
        )
        return sendAnswer(call, value, request, reply, error => {
          log.error({ err: error }, 'an answer broke off')
          return toSheafError(error).body(newUuid())
        })
      },
    })
  }
}

function refuseWhileStopping(services: Services): void {
  if (services.stopping.aborted)
    throw new SheafError('DatabaseLookupError', {
      debugMessage: 'Sheaf is restarting. Try again in a moment.',
    })
}

function refuseOtherTypes(contentType: string | undefined): void {
  if (contentType?.split(';')[0]?.trim().toLowerCase() !== 'application/json')
    throw new SheafError('ValidationError', { debugMessage: 'Content-Type should be application/json.' })
}
