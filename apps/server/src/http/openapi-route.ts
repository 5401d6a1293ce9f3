// The OpenAPI document of all calls, for anybody: it is made of their definitions and holds no content.
import { API_BASE } from '@sheaf/core/api/call-address'
import type { Call } from '@sheaf/core/api/define'
import { openApi } from '@sheaf/core/api/openapi'
import type { FastifyInstance } from 'fastify'

const KEPT_SECONDS = 3600

export function addOpenApi(app: FastifyInstance, calls: readonly Call[]): void {
  let text: string | undefined
  app.get(`${API_BASE}/openapi.json`, async (_request, reply) => {
    text ??= JSON.stringify(openApi(calls))
    return reply
      .header('cache-control', `public, max-age=${KEPT_SECONDS}`)
      .type('application/json; charset=utf-8')
      .send(text)
  })
}
