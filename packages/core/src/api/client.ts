// The typed client, derived from the list of calls by its types alone: what calls take is checked by whoever answers them. It is
// pure: whoever makes it hands in a transport (fetch in the browser, inject in a test), which only moves text and rejects when
// there was no answer.
import type { ApiCall, CallNamed } from './all'
import type { CallNotes } from './call-address'
import type { InputOf, OutputOf } from './define'
import { answerHeaderNames } from './headers'
import {
  abortedError,
  offlineError,
  readErrorBody,
  statusError,
  TransportError,
  unparsableError,
} from './transport-error'

export interface CallOptions extends CallNotes {
  readonly signal?: AbortSignal
  /** Let the request outlive the page (unload). */
  readonly keepalive?: boolean
  /** Ask for one NDJSON line per part; `client.parts` sets it. */
  readonly ndjson?: boolean
}

export interface Answer {
  readonly status: number
  /** Header names are lower case. */
  readonly header: (name: string) => string | null | undefined
  readonly text: () => Promise<string>
}

/** Posts `body` (JSON) to the call's address. Rejects only when no answer came: by abort, or because the network failed. */
export type Transport = (name: string, body: string, options: CallOptions) => Promise<Answer>

export type Client = {
  readonly [C in ApiCall as C['name']]: (input: InputOf<C>, options?: CallOptions) => Promise<OutputOf<C>>
} & {
  /** The same call answered in parts, one per line. A server that answers in one piece gives one part. */
  readonly parts: <N extends ApiCall['name']>(
    name: N,
    input: InputOf<CallNamed<N>>,
    options?: CallOptions,
  ) => Promise<OutputOf<CallNamed<N>>[]>
}

export function createClient(transport: Transport): Client {
  const send = async (
    name: string,
    input: unknown,
    options: CallOptions,
  ): Promise<{ text: string; answer: Answer }> => {
    const answer = await transport(name, JSON.stringify(input), options).catch((cause: unknown) => {
      throw transportError(cause, options.signal)
    })
    const text = await answer.text().catch((cause: unknown) => {
      throw transportError(cause, options.signal)
    })
    if (answer.status === 200) return { text, answer }
    throw statusError(answer.status, {
      body: readErrorBody(text),
      retryAfterMs: readRetryAfter(answer.header('retry-after')),
      requestId: answer.header(answerHeaderNames.requestId) ?? undefined,
    })
  }
  const whole = async (name: string, input: unknown, options: CallOptions = {}): Promise<unknown> => {
    const { text } = await send(name, input, options)
    return parse(text)
  }
  const parts = async (name: string, input: unknown, options: CallOptions = {}): Promise<unknown[]> => {
    const { text, answer } = await send(name, input, { ...options, ndjson: true })
    const streamed = answer.header('content-type')?.startsWith('application/x-ndjson') ?? false
    return streamed ? text.split('\n').filter(Boolean).map(readLine) : [parse(text)]
  }
  return new Proxy({} as Client, {
    get: (_, name) => {
      if (name === 'parts') return parts
      // Whatever is awaited is asked whether it is a promise.
      if (typeof name !== 'string' || name === 'then') return undefined
      return (input: unknown, options?: CallOptions) => whole(name, input, options)
    },
  })
}

/** What a rejected transport means. Errors that are already ours pass through. */
export function transportError(cause: unknown, signal?: AbortSignal): TransportError {
  if (cause instanceof TransportError) return cause
  const aborted = signal?.aborted || (cause instanceof Error && cause.name === 'AbortError')
  return aborted ? abortedError() : offlineError()
}

/** Seconds only: our server never sends the date form. */
const readRetryAfter = (value: string | null | undefined): number | undefined =>
  value && /^\d{1,6}$/.test(value) ? Number(value) * 1000 : undefined

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw unparsableError(200, cause)
  }
}

/** A stream that broke after its 200 says so in its last line, as {error}. */
function readLine(line: string): unknown {
  const value = parse(line)
  if (typeof value === 'object' && value !== null && 'error' in value && Object.keys(value).length === 1) {
    const body = readErrorBody(JSON.stringify(value.error))
    if (body) throw statusError(500, { body })
  }
  return value
}
