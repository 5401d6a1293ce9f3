// Where a picture of a page's dress is read: our own files in the width that is needed, others as they are.
import { readAttachment } from '@sheaf/core/files/attachment'
import { imagePath } from '@sheaf/core/files/file-addresses'

/** Null: an address that is no picture's. */
export function pictureUrl(source: string, width: number): string | null {
  const file = readAttachment(source)
  if (file) return imagePath(file, Math.ceil(width * (globalThis.devicePixelRatio || 1)))
  return source.startsWith('https://') && URL.canParse(source) ? source : null
}
