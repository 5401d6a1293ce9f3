// GET /metrics, for a collector on this machine and nobody else. A proxy on this machine also connects from loopback, so a
// request that was passed on, or that was made to another name, is refused as well.
import type { IncomingHttpHeaders } from 'node:http'
import { SheafError } from '@sheaf/core/errors'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics'

const loopbackAddress = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i
const passedOn = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

const isFromThisMachine = (address: string | undefined, headers: IncomingHttpHeaders): boolean =>
  address !== undefined &&
  loopbackAddress.test(address) &&
  loopbackHost.test(headers.host ?? '') &&
  passedOn.every(name => headers[name] === undefined)

export function addMetrics(app: FastifyInstance, metrics: Metrics): void {
  app.get('/metrics', async (request, reply) => {
    if (!isFromThisMachine(request.socket.remoteAddress, request.headers)) throw new SheafError('NotFoundError')
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}
