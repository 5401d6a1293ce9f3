// Images: our own in one of few widths, for whoever may have the file, and those of other hosts behind our signature, so that a
// reader's browser never talks to the host of a link.
import { buffer } from 'node:stream/consumers'
import { SheafError } from '@sheaf/core/errors'
import { EXTERNAL_IMAGE_PATH, filePath, IMAGE_PATH, imageWidths } from '@sheaf/core/files/file-addresses'
import { serverLimits } from '@sheaf/core/server-limits'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Services } from '../http/server-parts'
import { readableFile } from './file-access'
import { accountsOf } from './file-routes'
import { formatFor, isResizable, resizeImage } from './resize-image'
import { sniffBytes } from './sniff-type'

const POLICY = "sandbox; default-src 'none'"
const DAY_S = 86_400
const EXTERNAL_WIDTH = 1080

export function addImageRoutes(app: FastifyInstance, services: Services): void {
  const { files } = services
  app.get(EXTERNAL_IMAGE_PATH, async (request, reply) => {
    const { url, signature } = request.query as Record<string, unknown>
    if (typeof url !== 'string' || typeof signature !== 'string' || !(await files.signatures.isImage(url, signature)))
      throw new SheafError('NotFoundError')
    const bytes = await files.images.get(`external ${url}`, () => fetchImage(services, url))
    if (!bytes) throw new SheafError('NotFoundError')
    return sendImage(reply, bytes, `public, max-age=${DAY_S}`)
  })

  app.get(`${IMAGE_PATH}/:id/:name`, async (request, reply) => {
    const { width } = request.query as Record<string, unknown>
    const wanted = imageWidths.find(known => String(known) === width)
    if (!wanted)
      throw new SheafError('ValidationError', { debugMessage: `width should be one of ${imageWidths.join(', ')}.` })
    const file = await readableFile(
      services,
      await accountsOf(request, services),
      (request.params as { id: string }).id,
    )
    const original = filePath({ fileId: file.id, name: file.name })
    reply.header('vary', 'cookie, accept')
    if (!isResizable(file.type) || file.size > serverLimits.maxResizedImageBytes) return reply.redirect(original)
    const etag = `"${file.id}-${wanted}-${formatFor(request.headers.accept)}"`
    reply.header('etag', etag)
    const caching = 'private, max-age=31536000, immutable'
    if (request.headers['if-none-match'] === etag) return reply.code(304).header('cache-control', caching).send()
    const format = formatFor(request.headers.accept)
    const bytes = await files.images.get(`${file.id} ${wanted} ${format}`, async () => {
      const made = await resizeImage(await buffer(await files.storage.read(file.id)), wanted, format)
      return made?.bytes ?? null
    })
    return bytes ? sendImage(reply, bytes, caching) : reply.redirect(original)
  })
}

async function sendImage(reply: FastifyReply, bytes: Buffer, caching: string): Promise<FastifyReply> {
  return reply
    .headers({ 'cache-control': caching, 'content-security-policy': POLICY, 'content-disposition': 'inline' })
    .type(await sniffBytes(bytes))
    .send(bytes)
}

/** Rasters are drawn anew, which leaves nothing in them but the picture; small icons have a format of their own. */
async function fetchImage(services: Services, url: string): Promise<Buffer | null> {
  const got = await services.outgoing
    .get(url, {
      accept: 'image/avif,image/webp,image/*;q=0.8',
      maxBytes: serverLimits.maxOutgoingBytes,
      beyond: 'refuse',
    })
    .catch(() => null)
  if (!got || got.status !== 200) return null
  const type = await sniffBytes(got.bytes)
  if (type === 'image/x-icon' || type === 'image/vnd.microsoft.icon')
    return got.bytes.length < 200_000 ? got.bytes : null
  if (!isResizable(type)) return null
  return (await resizeImage(got.bytes, EXTERNAL_WIDTH, 'webp'))?.bytes ?? null
}
