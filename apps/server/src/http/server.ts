// The HTTP server: calls, status, figures and the web app. It knows no call by name and no SQL.
import { answerHeaderNames } from '@sheaf/core/api/headers'
import { SheafError } from '@sheaf/core/errors'
import { limits } from '@sheaf/core/limits'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { newUuid } from '../auth/secrets'
import { addFileRoutes } from '../files/file-routes'
import { addImageRoutes } from '../files/image-routes'
import { addUploadRoutes } from '../files/upload-routes'
import { addMetrics } from '../metrics/metrics-route'
import { addCallRoutes } from './call-routes'
import { answerError } from './error-answer'
import { addExportRoutes } from './export-routes'
import { guardConnections } from './guard-connections'
import { addOpenApi } from './openapi-route'
import { rawRefusal } from './raw-refusal'
import { readBody } from './read-body'
import type { RoutedCall } from './run-call'
import { commonHeaders, DATA_POLICY } from './security-headers'
import type { Services } from './server-parts'
import { endSlowRequests } from './slow-requests'
import { addStatus } from './status'
import { addWebFiles, namesFile } from './web-files'

/** How often Node looks for headers that do not come to an end. */
const HEADERS_CHECKED_EVERY_MS = 1_000

export async function createServer(services: Services, routed: readonly RoutedCall[]): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    genReqId: newUuid,
    bodyLimit: limits.bodyBytes,
    // Headers are Node's to watch, bodies and answers are watched by slow-requests.ts, which knows what an upload is.
    requestTimeout: 0,
    http: { headersTimeout: limits.requestTimeoutMs, connectionsCheckingInterval: HEADERS_CHECKED_EVERY_MS },
    // Nobody is believed whom they speak for but the proxies that the operator names: limits count by network address.
    trustProxy: services.settings.trustedProxies.length > 0 ? [...services.settings.trustedProxies] : false,
    // Answered by refuseWhileStopping, in our own words.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply, services),
    clientErrorHandler: (error, socket) => {
      const { code } = error as { code?: unknown }
      if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
      socket.write(
        code === 'ERR_HTTP_REQUEST_TIMEOUT'
          ? rawRefusal(408, 'Request Timeout')
          : code === 'HPE_HEADER_OVERFLOW'
            ? rawRefusal(431, 'Request Header Fields Too Large')
            : rawRefusal(400, 'Bad Request'),
      )
      socket.destroySoon()
    },
  })

  guardConnections(app.server, services.log)
  endSlowRequests(app.server)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request: FastifyRequest, bytes: Buffer) =>
    readBody(bytes, request.headers['content-encoding']),
  )
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      ...commonHeaders(services.origins),
      'content-security-policy': DATA_POLICY,
      'cache-control': 'no-store',
      [answerHeaderNames.requestId]: request.id,
    })
  })
  app.addHook('onResponse', async (request, reply) => {
    const call = request.routeOptions.url?.startsWith('/api/')
      ? request.routeOptions.url.slice('/api/v3/'.length)
      : 'other'
    services.metrics.calls.observe({ call, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  })
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, services))

  addCallRoutes(app, routed, services)
  addOpenApi(
    app,
    routed.map(({ call }) => call),
  )
  addFileRoutes(app, services)
  addExportRoutes(app, services)
  addImageRoutes(app, services)
  await addUploadRoutes(app, services)
  addStatus(app, services)
  addMetrics(app, services.metrics)
  const web = await addWebFiles(app, services, new Map(routed.map(one => [one.call.name, one])))
  // Everything else a person opens is an address of the app; everything else a program asks for does not exist.
  app.setNotFoundHandler((request, reply) => {
    const opened = request.method === 'GET' || request.method === 'HEAD'
    if (!opened || /^\/(api|_assets|signed|image|f)(\/|$|\?)/.test(request.url))
      return answerError(new SheafError('NotFoundError'), request, reply, services)
    return namesFile(request.url, services)
      ? reply.code(404).type('text/plain; charset=utf-8').send('Not found\n')
      : web.sendPage(request, reply)
  })
  return app
}
