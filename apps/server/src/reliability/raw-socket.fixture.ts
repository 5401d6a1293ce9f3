// A socket that says exactly what it is told to, and remembers everything it hears.
import { setTimeout as delay } from 'node:timers/promises'
import type { Uuid } from '@sheaf/core/ids'
import type { Pointer } from '@sheaf/core/operations/record-id'
import type { SaveResult, ServerMessage } from '@sheaf/core/protocol/messages'
import { WebSocket } from 'ws'
import { newUuid } from '../auth/secrets'
import type { Person } from './person.fixture'

type MessageOf<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>
const WITHIN_MS = 10_000

export class RawSocket {
  readonly heard: ServerMessage[] = []
  closed: { readonly code: number; readonly reason: string } | undefined
  private read = 0

  private constructor(
    readonly socket: WebSocket,
    readonly userId: Uuid,
  ) {
    socket.on('message', (data: Buffer) => this.heard.push(JSON.parse(data.toString()) as ServerMessage))
    socket.on('close', (code: number, reason: Buffer) => {
      this.closed = { code, reason: reason.toString() }
    })
    socket.on('error', () => {})
  }
  /** Rejects with the HTTP status when the socket is refused. Headers with an empty value are left out. */
  static open(person: Person, headers: Readonly<Record<string, string>> = {}, query?: string): Promise<RawSocket> {
    const all = { origin: person.origin, cookie: person.cookie, ...headers }
    const url = `${person.url.replace('http', 'ws')}/api/v3/stream${query ?? `?userId=${person.userId}`}`
    const socket = new WebSocket(url, {
      headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')),
    })
    return new Promise((resolve, reject) => {
      const raw = new RawSocket(socket, person.userId)
      socket.on('open', () => resolve(raw))
      socket.on('unexpected-response', (_request, answer) => {
        reject(new Error(`refused with ${answer.statusCode}`))
        socket.terminate()
      })
      socket.on('error', reject)
    })
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }
  /** The next message of a type that was not taken yet; others in between are passed over. */
  async next<T extends ServerMessage['type']>(type: T, withinMs = WITHIN_MS): Promise<MessageOf<T>> {
    const deadline = Date.now() + withinMs
    for (;;) {
      while (this.read < this.heard.length) {
        const message = this.heard[this.read++] as ServerMessage
        if (message.type === type) return message as MessageOf<T>
      }
      if (this.closed) throw new Error(`closed with ${this.closed.code} while waiting for ${type}`)
      if (Date.now() > deadline) throw new Error(`no ${type} within ${withinMs} ms`)
      await delay(2)
    }
  }
  async end(withinMs = WITHIN_MS): Promise<{ code: number; reason: string }> {
    const deadline = Date.now() + withinMs
    while (!this.closed) {
      if (Date.now() > deadline) throw new Error(`still open after ${withinMs} ms`)
      await delay(2)
    }
    return this.closed
  }
  /** Everything the server had to say up to now has been heard. */
  async settle(): Promise<void> {
    const at = Math.floor(Math.random() * 2 ** 31)
    this.send({ type: 'ping', at })
    while ((await this.next('pong')).at !== at);
  }

  async greet(clientId: Uuid = newUuid()): Promise<MessageOf<'welcome'>> {
    this.send({ type: 'hello', version: 1, clientId })
    return this.next('welcome')
  }
  subscribe(channel: Pointer, seq = 0): void {
    this.send({ type: 'subscribe', channel, seq })
  }
  async save(...transactions: unknown[]): Promise<readonly SaveResult[]> {
    this.send({ type: 'save', transactions })
    return (await this.next('saved')).results
  }
  close(): void {
    this.socket.terminate()
  }
}
