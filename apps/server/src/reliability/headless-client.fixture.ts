// A browser without a screen: the real sync client and replica over a real socket. It notes what it was told is saved, connects
// again whenever it is cut off, and can crash: everything in memory is gone, the disk stays.
import { catalogKinds } from '@sheaf/catalog'
import type { Draft } from '@sheaf/core/actions/draft'
import type { Uuid } from '@sheaf/core/ids'
import { blockPointer } from '@sheaf/core/operations/record-id'
import type { ServerMessage } from '@sheaf/core/protocol/messages'
import { Replica } from '@sheaf/sync/replica'
import { SyncClient } from '@sheaf/sync/sync-client'
import { WebSocket } from 'ws'
import { newUuid } from '../auth/secrets'
import { MemoryDisk } from './memory-disk.fixture'
import { spaceCalls } from './page-loader.fixture'
import type { Person } from './person.fixture'

const RECONNECT_MS = 60
const PING_EVERY_MS = 700
const PONG_WITHIN_MS = 3000
/** A client waits a second and more before it asks again, to spare a server in trouble. Here that is only time that passes. */
const HURRY = 3

interface HeadlessOptions {
  readonly person: Person
  readonly spaceId: Uuid
  readonly pageId: Uuid
  readonly disk?: MemoryDisk
  /** Sees every message before the client does. */
  readonly onMessage?: (message: ServerMessage) => void
}

export class HeadlessClient {
  readonly disk: MemoryDisk
  /** Ids of transactions that the server has acknowledged to this device, over all its lives. */
  readonly acknowledged = new Set<Uuid>()
  readonly errors: unknown[] = []
  replica: Replica
  sync: SyncClient
  private socket: WebSocket | null = null
  private stopped = false
  private heardAt = 0
  private readonly pinging: NodeJS.Timeout
  private retry: NodeJS.Timeout | undefined

  private constructor(readonly options: HeadlessOptions) {
    this.disk = options.disk ?? new MemoryDisk()
    ;[this.replica, this.sync] = this.make()
    this.pinging = setInterval(() => this.ping(), PING_EVERY_MS)
  }
  static async start(options: HeadlessOptions): Promise<HeadlessClient> {
    const client = new HeadlessClient(options)
    await client.begin()
    return client
  }

  private make(): [Replica, SyncClient] {
    const { person, spaceId } = this.options
    const replica = new Replica({
      spaceId,
      userId: person.userId,
      kinds: catalogKinds,
      now: () => Date.now(),
      textClientId: () => Math.floor(Math.random() * 2 ** 31),
    })
    const world = {
      now: () => Date.now(),
      newId: newUuid,
      random: (bound: number) => Math.floor(Math.random() * bound),
      after: (ms: number, run: () => void) => {
        const timer = setTimeout(run, ms / HURRY)
        return () => clearTimeout(timer)
      },
    }
    const nothing = (): void => {}
    const sync = new SyncClient(replica, this.disk.open(), spaceCalls(person, spaceId), world, {
      onChange: nothing,
      onUnsaved: nothing,
      onRevoked: nothing,
      onStatus: nothing,
      onPresence: nothing,
    })
    return [replica, sync]
  }
  private async begin(): Promise<void> {
    await this.sync.start()
    this.sync.open(blockPointer(this.options.spaceId, this.options.pageId))
    this.connect()
  }

  /** The tab dies: nothing is said, memory is gone. A new one takes up the disk. */
  async crash(): Promise<void> {
    const old = this.socket
    this.socket = null
    old?.terminate()
    this.sync.disconnected()
    clearTimeout(this.retry)
    ;[this.replica, this.sync] = this.make()
    await this.begin()
  }
  stop(): void {
    this.stopped = true
    clearInterval(this.pinging)
    clearTimeout(this.retry)
    this.socket?.terminate()
  }

  get isReady(): boolean {
    return this.sync.online && this.sync.isLoaded(this.options.pageId)
  }
  commit(build: (draft: Draft) => void): Draft | null {
    return this.sync.commit(build)
  }

  private connect(): void {
    if (this.stopped) return
    const { person } = this.options
    const socket = new WebSocket(`${person.url.replace('http', 'ws')}/api/v3/stream?userId=${person.userId}`, {
      headers: { origin: person.origin, cookie: person.cookie },
      handshakeTimeout: 5000,
    })
    const { sync } = this
    this.socket = socket
    this.heardAt = Date.now()
    socket.on('open', () => {
      if (this.socket === socket)
        sync.connected({
          send: message => {
            if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message))
          },
        })
    })
    socket.on('message', (data: Buffer) => {
      if (this.socket !== socket) return
      this.heardAt = Date.now()
      this.receive(JSON.parse(data.toString()) as ServerMessage)
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      if (this.socket !== socket) return
      this.socket = null
      sync.disconnected()
      this.retry = setTimeout(() => this.connect(), RECONNECT_MS * (1 + Math.random()))
    })
  }
  private receive(message: ServerMessage): void {
    this.options.onMessage?.(message)
    if (message.type === 'saved')
      for (const result of message.results) if ('status' in result) this.acknowledged.add(result.id)
    try {
      this.sync.receive(message)
    } catch (error) {
      this.errors.push(error)
    }
  }
  private ping(): void {
    const { socket } = this
    if (!socket) return
    if (Date.now() - this.heardAt > PONG_WITHIN_MS) return socket.terminate()
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ type: 'ping', at: Date.now() }))
  }
}
