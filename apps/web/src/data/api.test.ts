import { TransportError } from '@sheaf/core/api/transport-error'
import { limits } from '@sheaf/core/limits'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createApi } from './api'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A server whose answer is written piece by piece, and that notices when nobody reads on. */
function answering() {
  let write: ReadableStreamDefaultController<Uint8Array> | undefined
  const seen = { isCancelled: false }
  const body = new ReadableStream<Uint8Array>({
    start: controller => {
      write = controller
    },
    cancel: () => {
      seen.isCancelled = true
    },
  })
  vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
    signal?.addEventListener('abort', () => write?.error(signal.reason))
    return new Response(body, { headers: { 'content-type': 'application/x-ndjson' } })
  })
  return { seen, say: (bytes: Uint8Array) => write?.enqueue(bytes), end: () => write?.close() }
}
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

describe('an answer line by line over fetch', () => {
  it('[C 7.1] puts letters together that were cut in two, and gives each line when it is there', async () => {
    const server = answering()
    const lines = createApi().lines('getSpaces', {})[Symbol.asyncIterator]()
    const whole = bytes('{"a":"é"}\n{"a":2}\n')
    server.say(whole.slice(0, 7))
    server.say(whole.slice(7, 12))
    expect((await lines.next()).value).toEqual({ a: 'é' })
    server.say(whole.slice(12))
    expect((await lines.next()).value).toEqual({ a: 2 })
    server.end()
    expect((await lines.next()).done).toBe(true)
  })

  it('[C 7.1] ends the request where nobody reads on', async () => {
    const server = answering()
    server.say(bytes('{"a":1}\n'))
    for await (const _line of createApi().lines('getSpaces', {})) break
    await vi.waitFor(() => expect(server.seen.isCancelled).toBe(true))
  })

  it('[C 8.1] is late only where nothing comes', async () => {
    vi.useFakeTimers()
    const server = answering()
    const lines = createApi().lines('getSpaces', {})[Symbol.asyncIterator]()
    for (let i = 0; i < 3; i++) {
      server.say(bytes('{"a":1}\n'))
      expect((await lines.next()).done).toBe(false)
      await vi.advanceTimersByTimeAsync(limits.requestTimeoutMs * 0.9)
    }
    const late = lines.next().catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(limits.requestTimeoutMs)
    const error = await late
    expect(error).toBeInstanceOf(TransportError)
    expect((error as TransportError).status).toBe(408)
  })

  it('[C 8.1] of an account is told when its session is over', async () => {
    const body = { errorId: 'e', name: 'ForbiddenError', clientData: { type: 'not_signed_in' }, debugMessage: '' }
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status: 403 }))
    const { sessionEnds } = await import('./session-ends')
    const ended = vi.spyOn(sessionEnds, 'end').mockImplementation(() => undefined)
    const user = '00000000-0000-4000-8000-00000000000a' as Parameters<typeof createApi>[0]
    await expect(createApi(user).lines('getSpaces', {})[Symbol.asyncIterator]().next()).rejects.toThrow('403')
    expect(ended).toHaveBeenCalledWith(user)
  })
})
