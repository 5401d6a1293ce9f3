// GET /getStatus: whether this process can serve, for balancers and for whoever started it.

import type { FastifyInstance } from 'fastify'
import type { OpenDatabase } from '../storage/database'
import { version } from '../version'
import type { Services } from './server-parts'

const ASK_TIMEOUT_MS = 2_000

export function addStatus(app: FastifyInstance, services: Services): void {
  const started = services.now()
  app.get('/getStatus', async (_request, reply) => {
    const answers = await databaseAnswers(services.pool)
    const serves = answers && !services.stopping.aborted
    if (!serves) reply.header('retry-after', '2')
    return reply
      .code(serves ? 200 : 503)
      .send({ version, database: answers ? 'ok' : 'unreachable', uptimeMs: services.now() - started })
  })
}

async function databaseAnswers(pool: OpenDatabase['pool']): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>(resolve => {
    timer = setTimeout(() => resolve(false), ASK_TIMEOUT_MS)
  })
  const asked = pool.query('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
