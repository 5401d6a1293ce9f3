// The socket of one space: connects, keeps itself alive, and connects again after the specified delays. Only an
// unanswered ping ends a connection; a browser's offline event merely makes it ping sooner.

import { API_BASE } from '@sheaf/core/api/call-address'
import type { Uuid } from '@sheaf/core/ids'
import type { ClientMessage, ServerMessage } from '@sheaf/core/protocol/messages'
import { delayMs } from './retry'

const PING_EVERY_MS = 20_000
const PONG_WITHIN_MS = 10_000
/** The ping timeout once the browser says that it is offline: short, so that the person learns it soon. */
const PONG_WHEN_IN_DOUBT_WITHIN_MS = 3_000
const CONNECT_WITHIN_MS = 15_000

interface SocketEnds {
  connected(connection: { send(message: ClientMessage): void }): void
  disconnected(): void
  receive(message: ServerMessage): void
  /** Closed before the server said welcome: the session may be over. */
  onRefused(): void
}

interface SocketWorld {
  open(url: string): WebSocket
  random(bound: number): number
}

const browserSocketWorld: SocketWorld = {
  open: url => new WebSocket(url),
  random: bound => Math.floor(Math.random() * bound),
}

export const streamUrl = (page: Pick<Location, 'protocol' | 'host'>, userId: Uuid): string =>
  `${page.protocol === 'https:' ? 'wss' : 'ws'}://${page.host}${API_BASE}/stream?userId=${userId}`

export class SpaceSocket {
  private socket: WebSocket | null = null
  private welcomed = false
  private failures = 0
  private retry: ReturnType<typeof setTimeout> | undefined
  private deadline: ReturnType<typeof setTimeout> | undefined
  private readonly pinging: ReturnType<typeof setInterval>
  private stopped = false

  constructor(
    private readonly url: string,
    private readonly ends: SocketEnds,
    private readonly world: SocketWorld = browserSocketWorld,
  ) {
    this.pinging = setInterval(() => this.ping(), PING_EVERY_MS)
    window.addEventListener('online', this.wake)
    window.addEventListener('offline', this.wake)
    document.addEventListener('visibilitychange', this.wake)
    this.connect()
  }

  stop(): void {
    this.stopped = true
    clearInterval(this.pinging)
    clearTimeout(this.retry)
    window.removeEventListener('online', this.wake)
    window.removeEventListener('offline', this.wake)
    document.removeEventListener('visibilitychange', this.wake)
    this.lose()
  }

  /** Something about the network or the screen changed: find out where we stand. */
  private readonly wake = (event: Event): void => {
    if (document.hidden || this.stopped) return
    if (this.welcomed) this.ping(event.type === 'offline' ? PONG_WHEN_IN_DOUBT_WITHIN_MS : PONG_WITHIN_MS)
    else if (!this.socket || event.type === 'online') this.connect()
  }

  private connect(): void {
    clearTimeout(this.retry)
    this.lose()
    if (this.stopped) return
    const socket = this.world.open(this.url)
    this.socket = socket
    this.expect(CONNECT_WITHIN_MS)
    socket.addEventListener('open', () => {
      if (this.socket === socket) this.ends.connected({ send: message => this.send(socket, message) })
    })
    socket.addEventListener('message', event => {
      if (this.socket === socket) this.receive(JSON.parse(event.data as string) as ServerMessage)
    })
    socket.addEventListener('close', () => {
      if (this.socket === socket) this.again()
    })
  }

  private send(socket: WebSocket, message: ClientMessage): void {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
  }

  private receive(message: ServerMessage): void {
    if (message.type === 'pong') return clearTimeout(this.deadline)
    if (message.type === 'reconnect') return this.again(message.afterMs)
    if (message.type === 'welcome') {
      clearTimeout(this.deadline)
      this.welcomed = true
      this.failures = 0
    }
    this.ends.receive(message)
  }

  private ping(withinMs = PONG_WITHIN_MS): void {
    const { socket } = this
    if (!socket || !this.welcomed) return
    this.send(socket, { type: 'ping', at: Date.now() })
    this.expect(withinMs)
  }
  private expect(withinMs: number): void {
    clearTimeout(this.deadline)
    this.deadline = setTimeout(() => this.again(), withinMs)
  }

  /** The connection is over: another one after a while, or after as long as the server asked for. */
  private again(afterMs?: number): void {
    const wasWelcomed = this.welcomed
    this.lose()
    if (!wasWelcomed) this.ends.onRefused()
    if (this.stopped) return
    const wait = afterMs === undefined ? delayMs(this.failures++, this.world) : afterMs + this.world.random(200)
    this.retry = setTimeout(() => this.connect(), wait)
  }
  private lose(): void {
    clearTimeout(this.deadline)
    const { socket } = this
    this.socket = null
    this.welcomed = false
    if (!socket) return
    socket.close()
    this.ends.disconnected()
  }
}
