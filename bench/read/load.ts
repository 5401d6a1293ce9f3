// Sends requests as fast as they are answered, from a process of its own, so that what sends does not slow what answers. Bodies are
// counted, not read; the last one on the first connection comes back for a look at it.
import { type ChildProcess, fork } from 'node:child_process'
import type { IncomingHttpHeaders } from 'node:http'
import { fileURLToPath } from 'node:url'

export interface Order {
  readonly origin: string
  readonly path: string
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  /** Sent in turn; one that is empty for a GET. */
  readonly bodies: readonly string[]
  readonly connections: number
  /** For so long, or each body once. */
  readonly ms: number | 'once'
}

export interface Outcome {
  readonly done: number
  /** Told to come again later. */
  readonly refused: number
  /** By any other status, or by what went wrong, how many. */
  readonly failed: Readonly<Record<string, number>>
  readonly bytes: number
  readonly tookMs: number
  /** Milliseconds of each request. */
  readonly times: readonly number[]
  readonly sample: { readonly headers: IncomingHttpHeaders; readonly base64: string }
}

export class Load {
  private constructor(private readonly child: ChildProcess) {}

  static async start(): Promise<Load> {
    const program = fileURLToPath(new URL('load-process.ts', import.meta.url))
    const child = fork(program, { execArgv: ['--import', 'tsx'] })
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve())
      child.once('exit', code => reject(new Error(`the load generator ended with ${code}`)))
    })
    return new Load(child)
  }
  /** Rejects when anything was answered with neither 200 nor 503. */
  async run(order: Order): Promise<Outcome> {
    const outcome = await new Promise<Outcome>(resolve => {
      this.child.once('message', message => resolve(message as Outcome))
      this.child.send(order)
    })
    if (Object.keys(outcome.failed).length > 0)
      throw new Error(`${order.path}: ${JSON.stringify(outcome.failed)} beside ${outcome.done} that were answered`)
    return outcome
  }
  stop(): void {
    this.child.kill()
  }
}
