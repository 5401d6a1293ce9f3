import { describe, expect, it } from 'vitest'
import { type Answer, type Client, createClient, type Transport } from './client'
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
})

describe('an answer line by line', () => {
  const ndjson = 'application/x-ndjson; charset=utf-8'
  /** What came, and how it ended. */
  async function read(client: Client, signal?: AbortSignal, onLine = (): void => undefined) {
    const came: unknown[] = []
    const failure = await (async () => {
      for await (const part of client.lines('getSpaces', {}, signal ? { signal } : {})) {
        came.push(part)
        onLine()
      }
    })().catch((error: unknown) => error)
    return { came, failure: failure as TransportError | undefined }
  }
  const inChunks = (chunks: AsyncIterable<string>): Client =>
    createClient(async () => ({ status: 200, header: () => ndjson, text: async () => '', chunks: () => chunks }))
  async function* these(...chunks: (string | Error)[]): AsyncGenerator<string> {
    for (const chunk of chunks)
      if (chunk instanceof Error) throw chunk
      else yield chunk
  }

  it('[C 7.1] asks for lines, and gives them wherever chunks are cut', async () => {
    const asked: unknown[] = []
    const client = createClient(async (_name, _body, options) => {
      asked.push(options.ndjson)
      return {
        status: 200,
        header: () => ndjson,
        text: async () => '',
        chunks: () => these('{"a"', ':1}\n{"a":2}\n\n{', '"a":3}'),
      }
    })
    expect(await read(client)).toEqual({ came: [{ a: 1 }, { a: 2 }, { a: 3 }], failure: undefined })
    expect(asked).toEqual([true])
  })

  it('[C 7.1] gives a line before the next one has come', async () => {
    const came: string[] = []
    let arrive = (): void => undefined
    const arrives = new Promise<void>(resolve => {
      arrive = resolve
    })
    async function* slow(): AsyncGenerator<string> {
      yield '{"a":1}\n'
      await arrives
      came.push('second')
      yield '{"a":2}\n'
    }
    const parts = await read(inChunks(slow()), undefined, () => {
      came.push('line')
      arrive()
    })
    expect([parts.came.length, came]).toEqual([2, ['line', 'second', 'line']])
  })

  it('[C 7.1] an answer in one piece is one part', async () => {
    const whole = createClient(answering(200, '{"a":1}', { 'content-type': 'application/json' }))
    expect(await read(whole)).toEqual({ came: [{ a: 1 }], failure: undefined })
    const text = createClient(answering(200, '{"a":1}\n{"a":2}\n', { 'content-type': ndjson }))
    expect((await read(text)).came).toEqual([{ a: 1 }, { a: 2 }])
  })

  it('[C 8.1] an answer that broke after its 200 fails with the error of its last line', async () => {
    const { came, failure } = await read(inChunks(these('{"a":1}\n', `{"error":${errorText}}\n`)))
    expect([came, failure?.body?.name]).toEqual([[{ a: 1 }], 'UserRateLimitResponse'])
  })

  it('[C 8.1] a refusal, a line that is cut off, and a line that broke', async () => {
    const refused = await read(createClient(answering(429, errorText, { 'content-type': 'application/json' })))
    expect([refused.came, refused.failure?.status]).toEqual([[], 429])
    const cut = await read(inChunks(these('{"a":1}\n{"a":')))
    expect([cut.came, cut.failure?.message]).toEqual([
      [{ a: 1 }],
      expect.stringMatching(/^Unable to parse HTTP response/),
    ])
    const gone = await read(inChunks(these('{"a":1}\n', new TypeError('network error'))))
    expect([gone.came, gone.failure?.offline]).toEqual([[{ a: 1 }], true])
  })

  it('[C 8.1] ends where it is aborted, and ends the request where nobody reads on', async () => {
    const abort = new AbortController()
    const aborted = await read(inChunks(these('{"a":1}\n{"a":2}\n')), abort.signal, () => abort.abort())
    expect([aborted.came, aborted.failure?.name]).toEqual([[{ a: 1 }], 'AbortedError'])
    let isEnded = false
    async function* endless(): AsyncGenerator<string> {
      try {
        for (;;) yield '{"a":1}\n'
      } finally {
        isEnded = true
      }
    }
    for await (const _part of inChunks(endless()).lines('getSpaces', {})) break
    expect(isEnded).toBe(true)
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
