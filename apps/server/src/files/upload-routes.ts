// The tus protocol on our server: in order the site, the session, the right to change what the file is for, and then tus. Every request is
// judged, so that somebody who lost the right cannot finish what they began.
import { SheafError } from '@sheaf/core/errors'
import { UPLOAD_PATH } from '@sheaf/core/files/file-addresses'
import { parseUuid, type Uuid } from '@sheaf/core/ids'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { identify } from '../http/caller'
import { refuseCrossSite } from '../http/same-origin'
import type { Services } from '../http/server-parts'
import { findFile, type PendingUpload } from '../storage/files'
import { mayDo, maySend } from './file-access'
import { readUploadRequest } from './upload-request'

export async function addUploadRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { uploads } = services.files
  await app.register(async scope => {
    // tus reads the body itself, as it comes.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))

    const callerOf = async (request: FastifyRequest, reply: FastifyReply): Promise<Uuid> => {
      if (services.stopping.aborted)
        throw new SheafError('DatabaseLookupError', { debugMessage: 'Sheaf is restarting. Try again in a moment.' })
      refuseCrossSite(request.headers, services.origins)
      const { userId } = await identify(request, reply, 'signed-in', services)
      return userId as Uuid
    }
    /** tus answers on the bare response, which has to have our headers all the same. */
    const handOver = async (request: FastifyRequest, reply: FastifyReply, id?: Uuid): Promise<void> => {
      reply.hijack()
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value)
      await uploads.handle(request.raw, reply.raw, id).catch((error: unknown) => {
        services.log.warn({ err: error }, 'an upload broke off')
        reply.raw.destroy()
      })
    }
    const mayEdit = async (
      userId: Uuid,
      place: Pick<PendingUpload, 'spaceId' | 'table' | 'parentId' | 'collectionId'>,
    ): Promise<void> => {
      if (await maySend(services, userId, place)) return
      if (!(await mayDo(services, userId, 'read', place))) throw new SheafError('NotFoundError')
      throw new SheafError('ForbiddenError', { debugMessage: 'You can view this, but not edit it.' })
    }

    scope.post(UPLOAD_PATH, async (request, reply) => {
      const userId = await callerOf(request, reply)
      const asked = readUploadRequest(request.headers, services.settings.maxUploadBytes)
      await mayEdit(userId, asked)
      await services.rateLimits.count('upload', { account: userId, address: request.ip })
      await handOver(request, reply, await uploads.begin(userId, asked))
    })
    scope.route({
      method: ['HEAD', 'PATCH', 'DELETE'],
      url: `${UPLOAD_PATH}/:id`,
      handler: async (request, reply) => {
        const userId = await callerOf(request, reply)
        const id = parseUuid((request.params as { id: string }).id)
        const upload = id ? await uploads.find(id) : undefined
        if (!id || upload?.userId !== userId) {
          const file = id && request.method === 'HEAD' ? await findFile(services.pool, id) : undefined
          if (file?.uploadedBy === userId) return sendWhole(reply, file.size)
          throw new SheafError('NotFoundError')
        }
        if (request.method === 'DELETE') {
          await uploads.forget(id)
          return reply.code(204).header('tus-resumable', '1.0.0').send()
        }
        await mayEdit(userId, upload)
        if (request.method === 'HEAD' && (await uploads.isWhole(upload))) {
          await uploads.finish(id)
          return sendWhole(reply, upload.size)
        }
        await handOver(request, reply)
      },
    })
  })
}

/** The answer to who asks how far an upload came that is a file by now. */
const sendWhole = (reply: FastifyReply, size: number): FastifyReply =>
  reply
    .headers({ 'tus-resumable': '1.0.0', 'upload-offset': String(size), 'upload-length': String(size) })
    .code(200)
    .send()
