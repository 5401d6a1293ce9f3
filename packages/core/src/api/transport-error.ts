// How a call fails on the client's side, worded as client-platform.md 8.1 gives it. Whatever went wrong on the way, callers
// see one class with a status, a name and what the server said.
import { type ErrorBody, isErrorName, isRetryable, retryableStatuses } from '../errors'

interface TransportFailure {
  readonly name: 'HttpRequestError' | 'AbortedError'
  readonly status: number
  readonly offline?: boolean
  readonly clientData?: Readonly<Record<string, unknown>> | undefined
  /** What the server said, when it said anything we can read. */
  readonly body?: ErrorBody | undefined
  readonly retryAfterMs?: number | undefined
  readonly requestId?: string | undefined
}

export class TransportError extends Error {
  override readonly name: TransportFailure['name']
  readonly status: number
  readonly offline: boolean
  readonly clientData: Readonly<Record<string, unknown>> | undefined
  readonly body: ErrorBody | undefined
  readonly retryAfterMs: number | undefined
  readonly requestId: string | undefined

  constructor(message: string, failure: TransportFailure) {
    super(message)
    this.name = failure.name
    this.status = failure.status
    this.offline = failure.offline ?? false
    this.clientData = failure.clientData
    this.body = failure.body
    this.retryAfterMs = failure.retryAfterMs
    this.requestId = failure.requestId
  }

  /** Whether the same request may succeed later. An aborted one was given up on purpose. */
  get retryable(): boolean {
    if (this.name === 'AbortedError') return false
    if (this.offline) return true
    return this.body ? isRetryable(this.body.name, this.status) : retryableStatuses.has(this.status)
  }

  /** What a person is shown. */
  get summary(): string {
    return this.offline ? 'Offline' : this.body?.debugMessage || `HTTP ${this.status}`
  }
}

export const abortedError = (): TransportError =>
  new TransportError('Request aborted.', { name: 'AbortedError', status: 0, clientData: { type: 'aborted' } })

export const offlineError = (): TransportError =>
  new TransportError('Offline.', {
    name: 'HttpRequestError',
    status: 0,
    offline: true,
    clientData: { type: 'offline' },
  })

export const statusError = (
  status: number,
  rest: { body?: ErrorBody | undefined; retryAfterMs?: number | undefined; requestId?: string | undefined } = {},
): TransportError =>
  new TransportError(`Received HTTP ${status}`, {
    name: 'HttpRequestError',
    status,
    offline: status === 0,
    clientData: rest.body?.clientData,
    ...rest,
  })

export const unparsableError = (status: number, cause: unknown): TransportError =>
  new TransportError(`Unable to parse HTTP response: ${cause instanceof Error ? cause.message : String(cause)}`, {
    name: 'HttpRequestError',
    status,
  })

/** One message for several failures. */
export function combinedMessage(errors: readonly Error[]): string {
  const messages = [...new Set(errors.map(error => error.message))].sort()
  return messages.length === 1 ? (messages[0] as string) : `Multiple errors: ${messages.join('|')}`
}

/** The server's error in an answer's text, or undefined when the text is something else (a proxy's page, for one). */
export function readErrorBody(text: string): ErrorBody | undefined {
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body !== 'object' || body === null) return undefined
    const { errorId, name, debugMessage, clientData } = body as Record<string, unknown>
    if (typeof name !== 'string' || !isErrorName(name)) return undefined
    return {
      errorId: typeof errorId === 'string' ? errorId : '',
      name,
      debugMessage: typeof debugMessage === 'string' ? debugMessage : '',
      ...(typeof clientData === 'object' && clientData !== null
        ? { clientData: clientData as Record<string, unknown> }
        : {}),
    }
  } catch {
    return undefined
  }
}
