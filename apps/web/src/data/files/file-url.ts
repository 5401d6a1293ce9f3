// Where a source is read. Only addresses that can do nothing but show something: anything else is no address at all.
import { readAttachment } from '@sheaf/core/files/attachment'
import { filePath, imagePath } from '@sheaf/core/files/file-addresses'

export interface UrlOptions {
  readonly width?: number
  readonly download?: boolean
}

export function fileUrl(source: string, { width, download = false }: UrlOptions = {}): string {
  const own = readAttachment(source)
  if (own) return width !== undefined && !download ? imagePath(own, width) : filePath(own, download)
  if (/^https?:\/\//i.test(source) || /^blob:/i.test(source)) return source
  if (/^data:image\/(?:png|jpeg|gif|webp|avif);base64,/i.test(source)) return source
  // Paths of ours, such as proxied pictures; two slashes would be another host.
  return /^\/(?![/\\])/.test(source) ? source : ''
}
