// Images in one of few widths: our own for whoever may have the file, and those of other hosts for whoever is signed in, so that a
// reader's browser never talks to the host of a picture.
import { buffer } from 'node:stream/consumers'
import { SheafError } from '@sheaf/core/errors'
import { EXTERNAL_IMAGE_PATH, filePath, IMAGE_PATH, imageWidths, SIGNED_PATH } from '@sheaf/core/files/file-addresses'
import { limits } from '@sheaf/core/limits'
import { isWebUrl } from '@sheaf/core/links/safe-link'
import { serverLimits } from '@sheaf/core/server-limits'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../http/server-parts'
import { readableFile } from './file-access'
import { accountsOf } from './file-routes'
import { formatFor, isResizable, resizeImage } from './resize-image'
import { sniffBytes } from './sniff-type'

const POLICY = "sandbox; default-src 'none'"
const DAY_S = 86_400
/** Drawings are sent as they are: for saving when opened, and in a page they are pictures, which run and load nothing. */
const DRAWING_POLICY = `${POLICY}; style-src 'unsafe-inline'`
const DRAWING_TYPE = 'image/svg+xml'
const MAX_DRAWING_BYTES = 1_000_000

export function addImageRoutes(app: FastifyInstance, services: Services): void {
  const { files } = services
  app.get(EXTERNAL_IMAGE_PATH, async (request, reply) => {
    const [account] = await accountsOf(request, services)
    if (!account || isForOtherSite(request)) throw new SheafError('NotFoundError')
    const { url } = request.query as Record<string, unknown>
    const width = wantedWidth(request)
    if (typeof url !== 'string' || !isWebUrl(url) || url.length > limits.maxUrlCharacters)
      throw new SheafError('NotFoundError')
    const own = ownPath(url, services.origins.baseUrl())
    if (own !== null) return reply.redirect(own)
    const bytes = await files.images.get(`external ${url} ${width}`, async () => {
      await services.rateLimits.count('externalImage', { account, address: request.ip })
      return fetchImage(services, url, width)
    })
    if (!bytes) throw new SheafError('NotFoundError')
    return sendImage(reply.header('vary', 'cookie'), bytes, `private, max-age=${DAY_S}`)
  })

  app.get(`${IMAGE_PATH}/:id/:name`, async (request, reply) => {
    const wanted = wantedWidth(request)
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

/** The cookie also comes with pictures on sites beside ours: what they name is not fetched in the name of who looks at them. */
const isForOtherSite = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site'

function wantedWidth(request: FastifyRequest): number {
  const { width } = request.query as Record<string, unknown>
  const wanted = imageWidths.find(known => String(known) === width)
  if (!wanted)
    throw new SheafError('ValidationError', { debugMessage: `width should be one of ${imageWidths.join(', ')}.` })
  return wanted
}

/** A picture of ours by its whole address, as browsers copy it: where it is, for whoever may have it. */
function ownPath(url: string, ownOrigin: string): string | null {
  const { origin, pathname, search } = new URL(url)
  const isImage = [`${IMAGE_PATH}/`, `${SIGNED_PATH}/`].some(path => pathname.startsWith(path))
  return origin === ownOrigin && isImage && pathname !== EXTERNAL_IMAGE_PATH ? `${pathname}${search}` : null
}

async function sendImage(reply: FastifyReply, bytes: Buffer, caching: string): Promise<FastifyReply> {
  const type = await sniffBytes(bytes)
  const isDrawing = type === DRAWING_TYPE
  return reply
    .headers({
      'cache-control': caching,
      'content-security-policy': isDrawing ? DRAWING_POLICY : POLICY,
      'content-disposition': isDrawing ? 'attachment' : 'inline',
    })
    .type(type)
    .send(bytes)
}

/** Rasters are drawn anew, which leaves nothing in them but the picture; small icons have a format of their own. */
async function fetchImage(services: Services, url: string, width: number): Promise<Buffer | null> {
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
  if (type === DRAWING_TYPE) return got.bytes.length <= MAX_DRAWING_BYTES ? got.bytes : null
  if (!isResizable(type)) return null
  return (await resizeImage(got.bytes, width, 'webp'))?.bytes ?? null
}
