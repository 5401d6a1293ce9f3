// The calls over fetch: headers, a time limit, and what a failure means. Everything else of a call is core/api's.
import { callAddress } from '@sheaf/core/api/call-address'
import { type Client, createClient, type Transport } from '@sheaf/core/api/client'
import { type RequestHints, requestHeaders } from '@sheaf/core/api/headers'
import { TransportError } from '@sheaf/core/api/transport-error'
import { SheafError } from '@sheaf/core/errors'
import type { Uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import { clientVersion } from './client-version'
import { answerInDocument } from './document-answers'
import { sessionEnds } from './session-ends'

const timeoutError = (): TransportError =>
  new TransportError(`Request Timeout after ${limits.requestTimeoutMs}ms`, { name: 'HttpRequestError', status: 408 })

const isTimeout = (cause: unknown): boolean => cause instanceof DOMException && cause.name === 'TimeoutError'

function fetchTransport(hints: RequestHints): Transport {
  return async (name, body, options) => {
    const coming = options.ndjson ? null : answerInDocument(name, body, hints.activeUserId)
    // Without a wait where there is none: a page that is left has no later moment.
    const brought = coming && (await coming)
    if (brought) return { status: 200, header: () => null, text: async () => brought }
    const timeout = new Silence(limits.requestTimeoutMs)
    const worded = (cause: unknown): never => {
      throw isTimeout(cause) ? timeoutError() : cause
    }
    const response = await fetch(callAddress(name, options), {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        ...requestHeaders(hints),
        'content-type': 'application/json',
        ...(options.ndjson ? { accept: 'application/x-ndjson' } : {}),
      },
      body,
      signal: options.signal ? AbortSignal.any([options.signal, timeout.signal]) : timeout.signal,
      ...(options.keepalive ? { keepalive: true } : {}),
    }).catch((cause: unknown) => {
      timeout.end()
      return worded(cause)
    })
    return {
      status: response.status,
      header: header => response.headers.get(header),
      text: () =>
        response
          .text()
          .catch(worded)
          .finally(() => timeout.end()),
      chunks: () => chunksOf(response, timeout, worded),
    }
  }
}

/** The body as text, in pieces as they come: what is long under way is late only where nothing comes. */
async function* chunksOf(
  { body }: Response,
  timeout: Silence,
  worded: (cause: unknown) => never,
): AsyncGenerator<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  try {
    for (;;) {
      const read = await reader?.read().catch(worded)
      if (!read || read.done) return
      timeout.begin()
      yield read.value
    }
  } finally {
    timeout.end()
    reader?.cancel().catch(() => undefined)
  }
}

/** Aborts when it was not begun anew for so long. */
class Silence {
  private readonly controller = new AbortController()
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly ms: number) {
    this.begin()
  }
  get signal(): AbortSignal {
    return this.controller.signal
  }
  begin(): void {
    this.end()
    this.timer = setTimeout(() => this.controller.abort(new DOMException('', 'TimeoutError')), this.ms)
  }
  end(): void {
    clearTimeout(this.timer)
  }
}

const isNotSignedIn = (error: unknown): boolean =>
  error instanceof TransportError && error.body?.clientData?.['type'] === 'not_signed_in'

/** The calls as one account makes them; an answer that its session is over ends it on the screen too. */
export function createApi(userId?: Uuid, spaceId?: Uuid): Client {
  const transport = fetchTransport({ clientVersion, activeUserId: userId, spaceId, auditLogPlatform: 'web' })
  const client = createClient(transport)
  if (!userId) return client
  const told = (error: unknown): never => {
    if (isNotSignedIn(error)) sessionEnds.end(userId)
    throw error
  }
  return new Proxy(client, {
    get: (target, name) => {
      if (name === 'lines') return (...given: Parameters<Client['lines']>) => linesOr(told, target.lines(...given))
      const call = Reflect.get(target, name) as (...given: unknown[]) => Promise<unknown>
      return (...given: unknown[]) => call(...given).catch(told)
    },
  })
}

async function* linesOr(failed: (error: unknown) => never, lines: AsyncIterable<unknown>): AsyncGenerator {
  try {
    yield* lines
  } catch (error) {
    failed(error)
  }
}

/** The server's refusal as the sync client knows it; anything else stays what it was and is tried again. */
export function asRefusal(error: unknown): unknown {
  if (!(error instanceof TransportError) || !error.body || isNotSignedIn(error)) return error
  const { name, debugMessage, clientData } = error.body
  return new SheafError(name, { debugMessage, status: error.status, ...(clientData ? { clientData } : {}) })
}
