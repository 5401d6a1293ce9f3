// Where a source is read: as a picture where a width is asked for. Only addresses that can do nothing but show something: anything else is no address at all.
import { readAttachment } from '@sheaf/core/files/attachment'
import { filePath, imageAddress } from '@sheaf/core/files/file-addresses'

interface UrlOptions {
  readonly width?: number
  readonly download?: boolean
}

export function fileUrl(source: string, { width, download = false }: UrlOptions = {}): string {
  const picture = width !== undefined && !download ? imageAddress(source, width) : null
  if (picture !== null) return picture
  const own = readAttachment(source)
  if (own) return filePath(own, download)
  if (/^https?:\/\//i.test(source) || /^blob:/i.test(source)) return source
  if (/^data:image\/(?:png|jpeg|gif|webp|avif);base64,/i.test(source)) return source
  // Paths of ours, such as pictures by way of our server; two slashes would be another host.
  return /^\/(?![/\\])/.test(source) ? source : ''
}
