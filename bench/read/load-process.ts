// The process behind load.ts. One request after the other on each connection, which is kept.
import type { IncomingHttpHeaders } from 'node:http'
import { Client, type Dispatcher } from 'undici'
import type { Order, Outcome } from './load'

process.on('message', (order: Order) => void run(order).then(outcome => process.send?.(outcome)))
process.send?.('ready')

async function run({ origin, path, method, headers, bodies, connections, ms }: Order): Promise<Outcome> {
  const failed: Record<string, number> = {}
  const times: number[] = []
  let bytes = 0
  let refused = 0
  let sample: Outcome['sample'] = { headers: {}, base64: '' }
  let next = 0
  const began = performance.now()
  const goesOn = (): boolean => (ms === 'once' ? next < bodies.length : performance.now() - began < ms)

  await Promise.all(
    Array.from({ length: connections }, async (_, lane) => {
      const client = new Client(origin, { bodyTimeout: 0, headersTimeout: 0 })
      const kept: Buffer[] | undefined = lane === 0 ? [] : undefined
      while (goesOn()) {
        const body = bodies[next++ % bodies.length] || null
        const sent = performance.now()
        if (kept) kept.length = 0
        const { status, answered, length } = await ask(client, { path, method, headers, body }, kept)
        if (status === 200) {
          times.push(performance.now() - sent)
          bytes += length
          if (kept) sample = { headers: answered, base64: Buffer.concat(kept).toString('base64') }
        } else if (status === 503) refused++
        else failed[status] = (failed[status] ?? 0) + 1
      }
      await client.destroy()
    }),
  )
  return { done: times.length, refused, failed, bytes, tookMs: performance.now() - began, times, sample }
}

interface Answered {
  readonly status: number | string
  readonly answered: IncomingHttpHeaders
  readonly length: number
}

function ask(client: Client, options: Dispatcher.DispatchOptions, kept: Buffer[] | undefined): Promise<Answered> {
  return new Promise(resolve => {
    let status: number | string = 'no answer'
    let answered: IncomingHttpHeaders = {}
    let length = 0
    client.dispatch(options, {
      onRequestStart: () => {},
      onResponseStart: (_controller, code, headers) => {
        status = code
        answered = headers
      },
      onResponseData: (_controller, chunk) => {
        length += chunk.length
        kept?.push(chunk)
      },
      onResponseEnd: () => resolve({ status, answered, length }),
      onResponseError: (_controller, error) => resolve({ status: error.message, answered, length }),
    })
  })
}
