// The body of somebody else's answer, up to a limit: of what was sent and, where it was packed, of what it unpacks to.
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'

interface ByteLimit {
  readonly maxBytes: number
  readonly beyond: 'cut' | 'refuse'
}

export async function readLimited(body: Readable, encoding: string | undefined, limit: ByteLimit): Promise<Buffer> {
  if (encoding !== undefined && !['identity', 'gzip', 'x-gzip', ''].includes(encoding.toLowerCase())) {
    body.destroy()
    throw new Error(`an encoding that was not asked for: ${encoding}`)
  }
  const isPacked = /gzip/i.test(encoding ?? '')
  // Pipeline ends both sides whichever breaks; the loop below hears of it from the last one.
  const plain = isPacked ? pipeline(body, createGunzip(), () => {}) : body
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of plain as AsyncIterable<Buffer>) {
      parts.push(part)
      size += part.length
      if (size <= limit.maxBytes) continue
      if (limit.beyond === 'refuse') throw new Error(`more than ${limit.maxBytes} bytes`)
      break
    }
  } finally {
    body.destroy()
  }
  return Buffer.concat(parts).subarray(0, limit.maxBytes)
}
