// One account in one space: the replica, the client that keeps it in step, the socket, and everyone on screen who listens.
import { catalogKinds } from '@sheaf/catalog'
import type { UnfurledUrl } from '@sheaf/core/api/link/unfurl-url'
import type { RecordMap } from '@sheaf/core/api/record/record-map'
import { spaceViewId, type Uuid } from '@sheaf/core/ids'
import type { Pointer } from '@sheaf/core/operations/record-id'
import type { ServerMessage } from '@sheaf/core/protocol/messages'
import type { Table } from '@sheaf/core/records/all'
import type { Refusal } from '@sheaf/sync/client-ports'
import { rowsOf } from '@sheaf/sync/record-rows'
import { Replica } from '@sheaf/sync/replica'
import { SyncClient } from '@sheaf/sync/sync-client'
import { whenIdle } from '@sheaf/ui/on-demand/when-idle'
import { createApi } from './api'
import { clientWorld, textClientId } from './browser-world'
import { SessionFiles } from './files/session-files'
import { postOnLeave } from './leave-page'
import { ListedPages } from './listed-pages'
import { IndexedDbOutbox } from './outbox-disk'
import { teamsHeld } from './page-tree'
import { PresenceStore } from './presence-store'
import { nextFrame, RecordWatch } from './record-watch'
import { SpaceSocket, streamUrl } from './socket'
import { createSpaceCalls } from './space-calls'
import { UnsavedStore } from './unsaved-store'

/** How often outboxes of tabs that died meanwhile are looked for. */
const ADOPT_EVERY_MS = 60_000

export interface ConnectionState {
  /** Connected and welcomed. */
  readonly online: boolean
  /** Transactions that the server has not acknowledged. */
  readonly unsent: number
  /** Whether there was a connection at all since the start. */
  readonly began: boolean
  /** Why the server does not take them for now. */
  readonly delayedBy: Refusal | null
}

const fieldsOf = (state: ConnectionState) => Object.keys(state) as (keyof ConnectionState)[]

export class SpaceSession {
  readonly watch = new RecordWatch(nextFrame)
  readonly unsaved: UnsavedStore
  readonly presence: PresenceStore
  readonly replica: Replica
  readonly client: SyncClient
  readonly files: SessionFiles
  readonly listed: ListedPages
  readonly api
  private readonly disk: IndexedDbOutbox
  private socket: SpaceSocket | null = null
  private stopPosting: (() => void) | null = null
  private readonly ending = new AbortController()
  private readonly gone = new Set<Uuid>()
  private readonly asked = new Set<Uuid>()
  private readonly statusListeners = new Set<() => void>()
  private state: ConnectionState = { online: false, unsent: 0, began: false, delayedBy: null }

  constructor(
    readonly userId: Uuid,
    readonly spaceId: Uuid,
  ) {
    this.api = createApi(userId, spaceId)
    this.unsaved = new UnsavedStore(userId, spaceId)
    this.replica = new Replica({ spaceId, userId, kinds: catalogKinds, now: () => Date.now(), textClientId })
    this.presence = new PresenceStore(() => this.client)
    this.disk = new IndexedDbOutbox(userId, spaceId)
    const calls = createSpaceCalls(this.api, spaceId, () => teamsHeld(this.replica))
    this.client = new SyncClient(this.replica, this.disk, calls, clientWorld, {
      onChange: (keys, isOwnField) => this.watch.changed(keys, isOwnField ? 'now' : 'frame'),
      onUnsaved: unsaved => this.unsaved.add(unsaved),
      onRevoked: channel => {
        this.gone.add(channel)
        this.statusChanged()
      },
      onStatus: () => this.statusChanged(),
      onPresence: message => this.presence.received(message),
    })
    this.listed = new ListedPages({
      isHere: id => this.replica.block(id) !== undefined,
      load: ids => this.ask('block', ids),
    })
    this.files = new SessionFiles(this)
  }

  /** Takes up the outbox of before a reload, shows what is known already, and connects. */
  async start(known: RecordMap): Promise<void> {
    await this.client.start()
    const rows = rowsOf(known)
    this.client.absorb(rows)
    this.listed.answered(rows.flatMap(({ table, value }) => (table === 'block' ? [value.id] : [])))
    if (this.ending.signal.aborted) return
    this.socket = new SpaceSocket(streamUrl(location, this.userId), {
      connected: connection => this.client.connected(connection),
      disconnected: () => this.client.disconnected(),
      receive: message => this.receive(message),
      onRefused: () => void this.api.authValidate({}).catch(() => {}),
    })
    this.stopPosting = postOnLeave(this.api, {
      unsent: () => this.client.waiting,
      isOnDisk: () => this.client.isOnDisk,
      forgetName: () => this.disk.forgetName(),
    })
    this.statusChanged()
    whenIdle(() => {
      this.adopt()
      void this.files.start()
    })
    void this.unsaved.load()
  }
  stop(): void {
    this.ending.abort()
    this.stopPosting?.()
    this.files.stop()
    this.socket?.stop()
    this.presence.stop()
    this.disk.release()
  }

  pointer(table: Table, id: Uuid): Pointer {
    return { table, id, spaceId: this.spaceId }
  }
  get viewPointer(): Pointer {
    return this.pointer('space_view', spaceViewId(this.spaceId, this.userId))
  }

  /** Names and faces of people who are met here for the first time. */
  learnPeople(userIds: readonly Uuid[]): void {
    this.learn('sheaf_user', userIds)
  }
  /** Titles of pages that are named here and lie elsewhere. */
  learnPages(pageIds: readonly Uuid[]): void {
    this.learn('block', pageIds)
  }
  /** Records that are named here and did not come with their page. */
  learn(table: Table, ids: readonly Uuid[]): void {
    const unknown = ids.filter(id => !this.replica.get(table, id) && !this.asked.has(id))
    if (unknown.length === 0) return
    for (const id of unknown) this.asked.add(id)
    this.ask(table, unknown).catch(() => {
      for (const id of unknown) this.asked.delete(id)
    })
  }
  private async ask(table: Table, ids: readonly Uuid[]): Promise<void> {
    const requests = ids.map(id => ({ pointer: this.pointer(table, id), version: -1 }))
    this.client.absorb(rowsOf((await this.api.syncRecordValues({ requests })).recordMap))
  }

  /** A block that is met here for the first time. False: it is not there, or not for this person. */
  async learnBlock(id: Uuid): Promise<boolean> {
    await this.ask('block', [id])
    return this.replica.block(id) !== undefined
  }

  /** A collection with the block that it is at home in, as far as they are not here and can be had. */
  async learnCollection(id: Uuid): Promise<void> {
    if (!this.replica.get('collection', id)) await this.ask('collection', [id])
    const home = this.replica.get('collection', id)?.['parent_id']
    if (home && !this.replica.block(home)) await this.ask('block', [home])
  }

  /** The pages that others shared with this person, outside of their teams. */
  async loadSharedPages(): Promise<readonly Uuid[]> {
    const { pages, recordMap } = await this.api.getUserSharedPagesInSpace({ spaceId: this.spaceId })
    this.client.absorb(rowsOf(recordMap))
    return pages.map(({ id }) => id)
  }

  /** What an address leads to. */
  unfurl(url: string): Promise<UnfurledUrl> {
    return this.api.unfurlUrl({ url })
  }

  private receive(message: ServerMessage): void {
    this.client.receive(message)
    if (message.type === 'subscribed') this.presence.announce(message.channel)
  }
  private adopt(): void {
    const { userId, spaceId, api } = this
    const { signal } = this.ending
    if (signal.aborted) return
    import('./adopt-outboxes')
      .then(({ adoptOutboxes }) => adoptOutboxes({ userId, spaceId, own: this.client.clientId, api, signal }))
      .then(() => this.unsaved.load())
      .catch(() => {})
      .finally(() => setTimeout(() => this.adopt(), ADOPT_EVERY_MS))
  }

  // ---------- what the screen reads
  readonly subscribeStatus = (listener: () => void): (() => void) => {
    this.statusListeners.add(listener)
    return () => this.statusListeners.delete(listener)
  }
  readonly connection = (): ConnectionState => this.state
  /** Whether a channel's records are here, still on their way, or not to be had. */
  channelState(pointer: Pointer): 'loading' | 'ready' | 'gone' {
    // What the server does not know yet is here as a whole.
    if (this.client.isLoaded(pointer.id) || this.replica.isUnsent(pointer)) return 'ready'
    return this.gone.has(pointer.id) ? 'gone' : 'loading'
  }
  open(pointer: Pointer): () => void {
    this.gone.delete(pointer.id)
    return this.client.open(pointer)
  }

  private statusChanged(): void {
    const { online, unsent, delayedBy } = this.client
    const next = { online, unsent, began: this.state.began || online, delayedBy }
    const { state } = this
    if (next.online && !state.online) void this.listed.ask()
    if (fieldsOf(next).some(field => state[field] !== next[field])) this.state = next
    for (const listener of this.statusListeners) listener()
  }
}
