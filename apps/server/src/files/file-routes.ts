// Files for browsers. With a files origin, the app's own origin only judges and sends on: the file itself comes from where no
// cookie of ours is, under an address that ends. Without one it is served here, in a sandbox.
import { SheafError } from '@sheaf/core/errors'
import { FILES_PATH, publicFilePath, SIGNED_PATH } from '@sheaf/core/files/file-addresses'
import type { Uuid } from '@sheaf/core/ids'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readSessionToken } from '../auth/session-cookies'
import type { Services } from '../http/server-parts'
import { knownFile, readableFile } from './file-access'
import { serveFile } from './serve-file'

/** A picture in a page cannot say for which of the browser's accounts it asks: for all of them. */
export async function accountsOf(request: FastifyRequest, services: Services): Promise<readonly Uuid[]> {
  return (await services.sessions.find(readSessionToken(request.headers.cookie)))?.userIds ?? []
}

export function addFileRoutes(app: FastifyInstance, services: Services): void {
  const { files, origins, settings } = services
  const filesHost = settings.filesOrigin === undefined ? undefined : new URL(settings.filesOrigin).host

  // Nothing but files lives on the files origin: no page and no call that a file could pose as a part of.
  app.addHook('onRequest', async request => {
    if (filesHost !== undefined && request.host === filesHost && !request.url.startsWith(`${FILES_PATH}/`))
      throw new SheafError('NotFoundError')
  })

  app.route({
    method: ['GET', 'HEAD'],
    url: `${SIGNED_PATH}/:id/:name`,
    handler: async (request, reply) => {
      const file = await readableFile(
        services,
        await accountsOf(request, services),
        (request.params as { id: string }).id,
      )
      const download = (request.query as { download?: unknown }).download === '1'
      if (filesHost === undefined) return serveFile(request, reply, file, files.storage, { download })
      const { expires, signature } = await files.signatures.file(file.id)
      return reply
        .headers({ 'cache-control': 'private, max-age=600', vary: 'cookie' })
        .redirect(
          `${settings.filesOrigin}${publicFilePath({ fileId: file.id, name: file.name })}?expires=${expires}&signature=${signature}${download ? '&download=1' : ''}`,
        )
    },
  })

  app.route({
    method: ['GET', 'HEAD'],
    url: `${FILES_PATH}/:id/:name`,
    handler: async (request, reply) => {
      const { expires, signature, download } = request.query as Record<string, unknown>
      const file = await knownFile(services, (request.params as { id: string }).id)
      const link = { expires: Number(expires), signature: String(signature) }
      if (!(await files.signatures.isFile(file.id, link))) throw new SheafError('NotFoundError')
      return serveFile(request, reply, file, files.storage, {
        download: download === '1',
        readableFrom: origins.baseUrl(),
      })
    },
  })
}
