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
import { addCallRoutes, type RoutedCall } from './call-routes'
import { answerError } from './error-answer'
import { addExportRoutes } from './export-routes'
import { readBody } from './read-body'
import { commonHeaders, DATA_POLICY } from './security-headers'
import type { Services } from './server-parts'
import { addStatus } from './status'
import { addWebFiles } from './web-files'

const REQUEST_TIMEOUT_MS = 60_000

export async function createServer(services: Services, routed: readonly RoutedCall[]): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    genReqId: newUuid,
    bodyLimit: limits.bodyBytes,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // A proxy on this machine may say whom it speaks for; nobody else is believed.
    trustProxy: 'loopback',
    // Answered by refuseWhileStopping, in our own words.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply, services),
    clientErrorHandler: (error, socket) => {
      if ((error as { code?: unknown }).code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
      const body = JSON.stringify(new SheafError('ValidationError').body(newUuid()))
      socket.end(
        `HTTP/1.1 400 Bad Request\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
      )
    },
  })

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
  addFileRoutes(app, services)
  addExportRoutes(app, services)
  addImageRoutes(app, services)
  await addUploadRoutes(app, services)
  addStatus(app, services)
  addMetrics(app, services.metrics)
  const web = await addWebFiles(app, services)
  // Everything else a person opens is an address of the app; everything else a program asks for does not exist.
  app.setNotFoundHandler((request, reply) => {
    const opened = request.method === 'GET' || request.method === 'HEAD'
    if (opened && !/^\/(api|_assets|signed|image|f)(\/|$|\?)/.test(request.url)) return web.sendPage(reply)
    return answerError(new SheafError('NotFoundError'), request, reply, services)
  })
  return app
}
