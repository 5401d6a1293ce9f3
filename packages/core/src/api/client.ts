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

interface CallOptions extends CallNotes {
  readonly signal?: AbortSignal
  /** Let the request outlive the page (unload). */
  readonly keepalive?: boolean
  /** Ask for one NDJSON line per part; `client.lines` sets it. */
  readonly ndjson?: boolean
}

export interface Answer {
  readonly status: number
  /** Header names are lower case. */
  readonly header: (name: string) => string | null | undefined
  readonly text: () => Promise<string>
  /** The same text as it comes, in pieces of any size; whoever stops reading ends the request. Absent: it comes as a whole. */
  readonly chunks?: () => AsyncIterable<string>
}

/** Posts `body` (JSON) to the call's address. Rejects only when no answer came: by abort, or because the network failed. */
export type Transport = (name: string, body: string, options: CallOptions) => Promise<Answer>

export type Client = {
  readonly [C in ApiCall as C['name']]: (input: InputOf<C>, options?: CallOptions) => Promise<OutputOf<C>>
} & {
  /** The same call answered in parts, each as soon as its line has come. A server that answers in one piece gives one part. */
  readonly lines: <N extends ApiCall['name']>(
    name: N,
    input: InputOf<CallNamed<N>>,
    options?: CallOptions,
  ) => AsyncIterable<OutputOf<CallNamed<N>>>
}

export function createClient(transport: Transport): Client {
  const textOf = (answer: Answer, { signal }: CallOptions): Promise<string> =>
    answer.text().catch((cause: unknown) => {
      throw transportError(cause, signal)
    })
  const send = async (name: string, input: unknown, options: CallOptions): Promise<Answer> => {
    const answer = await transport(name, JSON.stringify(input), options).catch((cause: unknown) => {
      throw transportError(cause, options.signal)
    })
    if (answer.status === 200) return answer
    const text = await textOf(answer, options)
    throw statusError(answer.status, {
      body: readErrorBody(text),
      retryAfterMs: readRetryAfter(answer.header('retry-after')),
      requestId: answer.header(answerHeaderNames.requestId) ?? undefined,
    })
  }
  const whole = async (name: string, input: unknown, options: CallOptions = {}): Promise<unknown> => {
    return parse(await textOf(await send(name, input, options), options))
  }
  async function* lines(name: string, input: unknown, options: CallOptions = {}): AsyncGenerator {
    const answer = await send(name, input, { ...options, ndjson: true })
    if (!answer.header('content-type')?.startsWith('application/x-ndjson'))
      return yield parse(await textOf(answer, options))
    for await (const line of linesOf(chunksOf(answer, options))) {
      if (options.signal?.aborted) throw abortedError()
      yield readLine(line)
    }
  }
  return new Proxy({} as Client, {
    get: (_, name) => {
      if (name === 'lines') return lines
      // Whatever is awaited is asked whether it is a promise.
      if (typeof name !== 'string' || name === 'then') return undefined
      return (input: unknown, options?: CallOptions) => whole(name, input, options)
    },
  })
}

async function* chunksOf(answer: Answer, { signal }: CallOptions): AsyncGenerator<string> {
  try {
    if (answer.chunks) yield* answer.chunks()
    else yield await answer.text()
  } catch (cause) {
    throw transportError(cause, signal)
  }
}

/** A chunk may hold many lines or a part of one; the last line may have no end. */
async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let open = ''
  for await (const chunk of chunks) {
    const lines = (open + chunk).split('\n')
    open = lines.pop() ?? ''
    for (const line of lines) if (line) yield line
  }
  if (open) yield open
}

/** What a rejected transport means. Errors that are already ours pass through. */
function transportError(cause: unknown, signal?: AbortSignal): TransportError {
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
