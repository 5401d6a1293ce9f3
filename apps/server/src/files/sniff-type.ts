// What a file is, told by its bytes and by nothing that anybody says about it. What is not recognised is a heap of bytes.
import { isUtf8 } from 'node:buffer'
import { open } from 'node:fs/promises'

const UNKNOWN_TYPE = 'application/octet-stream'
const SVG_TYPE = 'image/svg+xml'
const HEAD_BYTES = 65_536

export async function sniffFile(path: string): Promise<string> {
  const { fileTypeFromFile } = await import('file-type')
  const found = await fileTypeFromFile(path).catch(() => undefined)
  return found && found.mime !== 'application/xml' ? plain(found.mime) : typeOfText(await headOf(path), found?.mime)
}
export async function sniffBytes(bytes: Uint8Array): Promise<string> {
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  return found && found.mime !== 'application/xml'
    ? plain(found.mime)
    : typeOfText(Buffer.from(bytes.subarray(0, HEAD_BYTES)), found?.mime)
}

/** Formats without a signature: an SVG begins with its element, and text is what can be read. */
function typeOfText(head: Buffer, known: string | undefined): string {
  const text = head.toString('utf8')
  if (/^\uFEFF?(?:\s|<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>)*<svg[\s>]/i.test(text))
    return SVG_TYPE
  if (known) return known
  return isText(head) ? 'text/plain' : UNKNOWN_TYPE
}

function isText(head: Buffer): boolean {
  // Text has tabs and lines and, from a terminal, escapes; other controls are data.
  if (head.some(byte => byte < 9 || (byte > 13 && byte < 32 && byte !== 27))) return false
  // The last character may have been cut in two.
  for (let cut = 0; cut < 4; cut++) if (isUtf8(head.subarray(0, Math.max(0, head.length - cut)))) return true
  return false
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r')
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const plain = (mime: string): string => mime.split(';')[0]?.trim() ?? UNKNOWN_TYPE

/** Types that a browser shows without running anything of them. Everything else is for saving. */
export const isShownInPlace = (type: string): boolean =>
  /^(?:image\/(?:png|apng|jpeg|gif|webp|avif|bmp|x-icon|vnd\.microsoft\.icon)|video\/[\w.+-]+|audio\/[\w.+-]+|application\/pdf)$/.test(
    type,
  )
