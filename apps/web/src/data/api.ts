// The calls over fetch: headers, a time limit, and what a failure means. Everything else of a call is core/api's.
import { callAddress } from '@sheaf/core/api/call-address'
import { type Client, createClient, type Transport } from '@sheaf/core/api/client'
import { type RequestHints, requestHeaders } from '@sheaf/core/api/headers'
import { TransportError } from '@sheaf/core/api/transport-error'
import { SheafError } from '@sheaf/core/errors'
import type { Uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import { clientVersion } from './client-version'
import { sessionEnds } from './session-ends'

const timeoutError = (): TransportError =>
  new TransportError(`Request Timeout after ${limits.requestTimeoutMs}ms`, { name: 'HttpRequestError', status: 408 })

const isTimeout = (cause: unknown): boolean => cause instanceof DOMException && cause.name === 'TimeoutError'

function fetchTransport(hints: RequestHints): Transport {
  return async (name, body, options) => {
    const timeout = AbortSignal.timeout(limits.requestTimeoutMs)
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
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
      ...(options.keepalive ? { keepalive: true } : {}),
    }).catch(worded)
    return {
      status: response.status,
      header: header => response.headers.get(header),
      text: () => response.text().catch(worded),
    }
  }
}

const isNotSignedIn = (error: unknown): boolean =>
  error instanceof TransportError && error.body?.clientData?.['type'] === 'not_signed_in'

/** The calls as one account makes them; an answer that its session is over ends it on the screen too. */
export function createApi(userId?: Uuid, spaceId?: Uuid): Client {
  const transport = fetchTransport({ clientVersion, activeUserId: userId, spaceId, auditLogPlatform: 'web' })
  const client = createClient(transport)
  if (!userId) return client
  return new Proxy(client, {
    get: (target, name) => {
      const call = Reflect.get(target, name) as (...given: unknown[]) => Promise<unknown>
      return (...given: unknown[]) =>
        call(...given).catch((error: unknown) => {
          if (isNotSignedIn(error)) sessionEnds.end(userId)
          throw error
        })
    },
  })
}

/** The server's refusal as the sync client knows it; anything else stays what it was and is tried again. */
export function asRefusal(error: unknown): unknown {
  if (!(error instanceof TransportError) || !error.body || isNotSignedIn(error)) return error
  const { name, debugMessage, clientData } = error.body
  return new SheafError(name, { debugMessage, status: error.status, ...(clientData ? { clientData } : {}) })
}
