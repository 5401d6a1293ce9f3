// Turns the bytes of a request into a JSON value, or says why not. Size, depth and keys are limited before anything looks at
// the value, and a compressed body is limited by what it unpacks to.
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { SheafError } from '@sheaf/core/errors'
import { limits } from '@sheaf/core/limits'
import { parseJson } from '@sheaf/core/validation/safe-json'
import { LoopTurns } from '../process/loop-turns'

const unzip = promisify(gunzip)

export const tooLarge = (): SheafError =>
  new SheafError('ValidationError', {
    status: 413,
    debugMessage: `The body should be at most ${limits.bodyBytes} bytes.`,
  })

const refuse = (debugMessage: string): SheafError => new SheafError('ValidationError', { debugMessage })

export async function readBody(bytes: Buffer, encoding: string | undefined): Promise<unknown> {
  const text = await unpack(bytes, encoding)
  const turns = new LoopTurns()
  const value = parseJson(decode(text))
  // A large one is checked next, which takes as long again.
  await turns.pause()
  return value
}

async function unpack(bytes: Buffer, encoding: string | undefined): Promise<Buffer> {
  if (encoding === undefined || encoding === 'identity') return bytes
  if (encoding !== 'gzip') throw refuse('Content-Encoding should be gzip or absent.')
  try {
    return await unzip(bytes, { maxOutputLength: limits.bodyBytes })
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge()
    throw refuse('The body should be gzip, as its Content-Encoding says.')
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw refuse('The body should be UTF-8.')
  }
}
