import { describe, expect, it } from 'vitest'
import { type Answer, createClient, type Transport } from './client'
import { combinedMessage, TransportError } from './transport-error'

const answering = (status: number, text: string, headers: Record<string, string> = {}): Transport => {
  const answer: Answer = { status, header: name => headers[name], text: async () => text }
  return async () => answer
}
const failureOf = async (promise: Promise<unknown>): Promise<TransportError> => {
  const error: unknown = await promise.then(
    () => undefined,
    (cause: unknown) => cause,
  )
  if (!(error instanceof TransportError)) throw new Error(`expected a TransportError, got ${String(error)}`)
  return error
}
const errorText = JSON.stringify({
  errorId: 'e',
  name: 'UserRateLimitResponse',
  clientData: { type: 'later' },
  debugMessage: 'Please try again later.',
})

describe('the typed client', () => {
  it('[C 7.1] posts the body as JSON under the name of the call and gives the parsed answer', async () => {
    const sent: unknown[] = []
    const client = createClient(async (name, body, options) => {
      sent.push([name, body, options])
      return { status: 200, header: () => null, text: async () => '{"state":"s"}' }
    })
    expect(await client.sendEmailCode({ email: 'a@b.c' }, { src: 'form' })).toEqual({ state: 's' })
    expect(sent).toEqual([['sendEmailCode', '{"email":"a@b.c"}', { src: 'form' }]])
  })

  it('[C 7.1] only status 200 is success', async () => {
    for (const status of [201, 204, 304]) {
      const error = await failureOf(createClient(answering(status, '{}')).authValidate({}))
      expect(error.message).toBe(`Received HTTP ${status}`)
    }
  })

  it('[C 7.1] reads NDJSON lines, and falls back to JSON when the answer is not NDJSON', async () => {
    const lines = createClient(
      answering(200, '{"a":1}\n{"a":2}\n', { 'content-type': 'application/x-ndjson; charset=utf-8' }),
    )
    expect(await lines.parts('getSpaces', {})).toEqual([{ a: 1 }, { a: 2 }])
    const whole = createClient(answering(200, '{"a":1}', { 'content-type': 'application/json' }))
    expect(await whole.parts('getSpaces', {})).toEqual([{ a: 1 }])
  })

  it('[C 8.1] a stream that broke after its 200 fails with the error of its last line', async () => {
    const broken = createClient(
      answering(200, `{"a":1}\n{"error":${errorText}}\n`, { 'content-type': 'application/x-ndjson' }),
    )
    expect((await failureOf(broken.parts('getSpaces', {}))).body?.name).toBe('UserRateLimitResponse')
  })
})

describe('transport errors', () => {
  it('[C 8.1] aborted', async () => {
    const abort = new AbortController()
    abort.abort()
    const client = createClient(() => Promise.reject(new Error('The operation was aborted')))
    const error = await failureOf(client.getSpaces({}, { signal: abort.signal }))
    expect([error.message, error.status, error.name, error.clientData, error.retryable]).toEqual([
      'Request aborted.',
      0,
      'AbortedError',
      { type: 'aborted' },
      false,
    ])
  })

  it('[C 8.1] network error', async () => {
    const error = await failureOf(createClient(() => Promise.reject(new TypeError('Failed to fetch'))).getSpaces({}))
    expect([error.message, error.offline, error.name, error.clientData, error.summary, error.retryable]).toEqual([
      'Offline.',
      true,
      'HttpRequestError',
      { type: 'offline' },
      'Offline',
      true,
    ])
  })

  it('[C 8.1] status 0 counts as offline', async () => {
    const error = await failureOf(createClient(answering(0, '')).getSpaces({}))
    expect([error.message, error.offline]).toEqual(['Received HTTP 0', true])
  })

  it('[C 8.1] non-200 carries the parsed server error, its summary and when to come back', async () => {
    const error = await failureOf(createClient(answering(429, errorText, { 'retry-after': '7' })).getSpaces({}))
    expect([error.message, error.status, error.summary, error.retryable, error.retryAfterMs]).toEqual([
      'Received HTTP 429',
      429,
      'Please try again later.',
      true,
      7000,
    ])
    expect(error.clientData).toEqual({ type: 'later' })
  })

  it("[C 8.1] a proxy's page is summarised by its status", async () => {
    const error = await failureOf(createClient(answering(502, '<html>')).getSpaces({}))
    expect([error.summary, error.body, error.retryable]).toEqual(['HTTP 502', undefined, true])
    expect((await failureOf(createClient(answering(404, 'no')).getSpaces({}))).retryable).toBe(false)
  })

  it('[C 8.1] an unparsable body', async () => {
    const error = await failureOf(createClient(answering(200, '{')).getSpaces({}))
    expect(error.message).toMatch(/^Unable to parse HTTP response: ./)
  })

  it('[C 8.1] several failures combine, sorted and each once', () => {
    expect(combinedMessage([new Error('b'), new Error('a'), new Error('b')])).toBe('Multiple errors: a|b')
    expect(combinedMessage([new Error('b'), new Error('b')])).toBe('b')
  })
})
