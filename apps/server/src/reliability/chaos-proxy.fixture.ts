// A bad network between clients and the server: delays, stalls, resets, half-open connections and frames that come twice. It
// never reorders the frames of one connection: TCP does not, and the protocol builds on that.
import { createServer, type Server, Socket } from 'node:net'
import { FrameCutter } from './frame-cutter.fixture'

interface Pair {
  readonly near: Socket
  readonly far: Socket
  /** Nothing passes in this direction any more, and nobody is told. */
  deaf: 'none' | 'to-client' | 'to-server' | 'both'
}

export class ChaosProxy {
  latencyMs = 0
  /** Percent of frames that are sent twice, either way. */
  duplicatePercent = 0
  private stalled = false
  private readonly pairs = new Set<Pair>()
  private readonly held: (() => void)[] = []
  cuts = 0

  private constructor(
    private readonly server: Server,
    private readonly targetPort: number,
    private readonly random: (bound: number) => number,
  ) {
    server.on('connection', near => this.accept(near))
  }
  static async start(targetPort: number, random: (bound: number) => number): Promise<ChaosProxy> {
    const server = createServer({ noDelay: true })
    const proxy = new ChaosProxy(server, targetPort, random)
    await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
    return proxy
  }
  get url(): string {
    const address = this.server.address()
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  }

  /** Cuts every connection, with a reset or as if each side had hung up. */
  cut(how: 'reset' | 'end'): void {
    for (const { near, far } of this.pairs) {
      this.cuts++
      for (const socket of [near, far])
        if (how === 'reset') socket.resetAndDestroy()
        else socket.end()
    }
  }
  /** Connections that are open now stay open and pass nothing in one direction or both. */
  deafen(direction: 'to-client' | 'to-server' | 'both'): void {
    for (const pair of this.pairs) {
      this.cuts++
      pair.deaf = direction
    }
  }
  /** Holds everything back until `flow`. */
  stall(): void {
    this.stalled = true
  }
  flow(): void {
    this.stalled = false
    for (const pass of this.held.splice(0)) pass()
  }
  /** Ends all trouble; connections that were made deaf are cut, as a router would in the end. */
  heal(): void {
    this.latencyMs = 0
    this.duplicatePercent = 0
    this.flow()
    for (const pair of this.pairs) if (pair.deaf !== 'none') pair.near.resetAndDestroy()
  }
  async close(): Promise<void> {
    for (const { near, far } of this.pairs) {
      near.destroy()
      far.destroy()
    }
    await new Promise(resolve => this.server.close(resolve))
  }

  private accept(near: Socket): void {
    const far = new Socket().setNoDelay(true)
    const pair: Pair = { near, far, deaf: 'none' }
    this.pairs.add(pair)
    this.pass(near, far, () => pair.deaf === 'both' || pair.deaf === 'to-server')
    this.pass(far, near, () => pair.deaf === 'both' || pair.deaf === 'to-client')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => {})
      one.on('close', () => {
        this.pairs.delete(pair)
        other.destroy()
      })
    }
    far.connect(this.targetPort, '127.0.0.1')
  }
  private pass(from: Socket, to: Socket, isDeaf: () => boolean): void {
    const cutter = new FrameCutter()
    from.on('data', chunk => {
      if (isDeaf()) return
      for (const piece of cutter.cut(chunk)) {
        const copies = piece.isFrame && this.random(100) < this.duplicatePercent ? 2 : 1
        for (let i = 0; i < copies; i++) this.later(() => void (to.writable && to.write(piece.bytes)))
      }
    })
  }
  private later(send: () => void): void {
    const whenFlowing = (): void => {
      if (this.stalled) this.held.push(send)
      else send()
    }
    if (this.latencyMs > 0) setTimeout(whenFlowing, this.latencyMs)
    else whenFlowing()
  }
}
