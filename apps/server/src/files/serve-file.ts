// How a file leaves: shown in place only where nothing of it can run, in a sandbox in any case, with ranges for players and with
// caching for good, since what an id stands for never changes.

import { SheafError } from '@sheaf/core/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StoredFile } from '../storage/files'
import { type ByteRange, FileMissing, type FileStorage } from './file-storage'
import { isShownInPlace } from './sniff-type'

const YEAR_S = 31_536_000

interface ServeOptions {
  readonly download: boolean
  /** Set on the files origin: the app's origin, which may read what it shows. */
  readonly readableFrom?: string
}

export async function serveFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  storage: FileStorage,
  { download, readableFrom }: ServeOptions,
): Promise<FastifyReply> {
  const etag = `"${file.id}"`
  reply.headers({
    'cache-control': `private, max-age=${YEAR_S}, immutable`,
    // Signed out, or another account: what is kept is asked for again.
    vary: readableFrom ? 'origin' : 'cookie',
    etag,
    'accept-ranges': 'bytes',
    'content-security-policy': policyOf(file.type),
    'content-disposition': disposition(file.name, download || !isShownInPlace(file.type)),
    'referrer-policy': 'no-referrer',
    ...(readableFrom
      ? { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': readableFrom }
      : {}),
  })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  const ifRange = request.headers['if-range']
  const range = ifRange === undefined || ifRange === etag ? readRange(request.headers.range, file.size) : undefined
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${file.size}`).send()
  const length = range ? range.end - range.start + 1 : file.size
  reply
    .code(range ? 206 : 200)
    .type(file.type === 'text/plain' ? 'text/plain; charset=utf-8' : file.type)
    .header('content-length', length)
  if (range) reply.header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
  if (request.method === 'HEAD' || length === 0) return reply.send(length === 0 ? '' : undefined)
  const bytes = await storage.read(file.id, range).catch((error: unknown) => {
    throw error instanceof FileMissing ? new SheafError('NotFoundError') : error
  })
  return reply.send(bytes)
}

/** Nothing runs, nothing is loaded. A PDF gets no sandbox: browsers refuse to show one inside it. */
const policyOf = (type: string): string =>
  type === 'application/pdf'
    ? "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'"
    : "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; media-src 'self'; frame-ancestors 'self'"

/** The name for saving, in the old form and in the one that knows all letters (RFC 6266). */
export function disposition(name: string, isAttachment: boolean): string {
  const ascii = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${isAttachment ? 'attachment' : 'inline'}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

/** One range. Several at once, or none that can be read, means the whole file, as the standard allows. */
function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined
  return start >= size || (from === '' && Number(to) === 0) ? 'unsatisfiable' : { start, end }
}
