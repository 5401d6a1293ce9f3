// A person's device: the real client on a simulated disk and network. It keeps the pages open that it may read, comes back after
// crashes with what its disk holds, and looks for a server whenever it has none.

import type { Draft } from '@sheaf/core/actions/draft'
import type { Uuid } from '@sheaf/core/ids'
import type { Inverse } from '@sheaf/core/operations/all'
import type { ServerMessage } from '@sheaf/core/protocol/messages'
import { MARKER_CLIENT_BASE } from '@sheaf/core/text/text-store'
import { Replica } from '../replica'
import type { SyncClient } from '../sync-client'
import type { BuggyParts } from './bugs'
import type { Intent } from './ledger'
import type { Link } from './net'
import type { Process } from './process'
import type { SimDisk } from './sim-disk'
import { kinds } from './sim-space'
import { spaceCalls } from './space-calls'
import type { World } from './world'

export class Device {
  client!: SyncClient
  isOn = false
  undos: (readonly Inverse[])[] = []
  redos: (readonly Inverse[])[] = []
  private link: Link | null = null
  private closers = new Map<Uuid, () => void>()
  private session = 0

  constructor(
    readonly name: string,
    readonly userId: Uuid,
    readonly disk: SimDisk,
    private readonly world: World,
    private readonly parts: BuggyParts,
  ) {}

  async start(): Promise<void> {
    const { world } = this
    const session = ++this.session
    const isCurrent = (): boolean => session === this.session
    const replica = new Replica({
      spaceId: world.space.id,
      userId: this.userId,
      kinds,
      now: () => world.clock(),
      textClientId: () => 1 + world.random.below(MARKER_CLIENT_BASE - 2),
    })
    this.client = this.parts.client(
      replica,
      this.disk.open(),
      spaceCalls(world, this.name, this.userId, isCurrent),
      {
        now: () => world.clock(),
        newId: () => world.random.uuid(),
        random: bound => world.random.below(bound),
        after: (ms, run) => world.scheduler.after(ms, () => isCurrent() && run()),
      },
      {
        onChange: () => {},
        onUnsaved: unsaved => void world.ledger.unsaved.set(unsaved.transaction.id, unsaved.errors),
        onRevoked: channel => this.revoked(channel),
        onStatus: () => {},
        onPresence: () => {},
      },
    )
    this.undos = []
    this.redos = []
    this.closers = new Map()
    await this.client.start()
    if (!isCurrent()) return
    this.isOn = true
    for (const channel of [...world.space.pages, ...world.space.collections]) this.open(channel)
    this.connectSoon()
  }
  /** Loses everything but what the disk holds. */
  crash(): void {
    this.isOn = false
    this.session++
    this.disk.crash()
    this.link?.close()
    this.link = null
  }

  open(page: Uuid): void {
    if (this.isOn && !this.closers.has(page)) this.closers.set(page, this.client.open(this.world.space.pointer(page)))
  }
  close(page: Uuid): void {
    this.closers.get(page)?.()
    this.closers.delete(page)
  }
  /** Nothing to send, nothing to load. */
  get isQuiet(): boolean {
    return (
      this.isOn &&
      this.client.online &&
      this.client.unsent === 0 &&
      this.openPages.every(page => this.client.isLoaded(page))
    )
  }
  get openPages(): Uuid[] {
    return [...this.closers.keys()]
  }
  private revoked(page: Uuid): void {
    const { scheduler, random, trace } = this.world
    trace.count('revoked')
    this.closers.delete(page)
    const session = this.session
    // People try again; some day they may be let in.
    scheduler.after(random.between(1000, 3000), () => session === this.session && this.open(page))
  }

  disconnect(): void {
    this.link?.close()
  }
  connectSoon(): void {
    const { scheduler, random } = this.world
    const session = this.session
    scheduler.after(random.between(20, 800), () => session === this.session && !this.link && this.connect())
  }
  private connect(): void {
    const process: Process | undefined = this.world.random.pick(
      this.world.processes.filter(candidate => candidate.isAlive),
    )
    if (!process) return this.connectSoon()
    const session = this.session
    const link: Link = this.world.net.open({
      device: this.name,
      toServer: message => process.receive(link, message),
      toClient: message => session === this.session && this.receive(message),
      closed: () => {
        process.leave(link)
        if (session !== this.session) return
        this.link = null
        this.client.disconnected()
        this.connectSoon()
      },
    })
    this.link = link
    process.admit(link, this.userId)
    this.client.connected({ send: message => link.up(message) })
  }
  private receive(message: ServerMessage): void {
    if (message.type === 'saved')
      for (const result of message.results) if (!('error' in result)) this.world.ledger.acknowledged.add(result.id)
    this.world.trace.note(
      `got ${message.type}`,
      this.name,
      this.world.scheduler.now,
      message.type === 'entries' ? message.seq : '',
    )
    this.client.receive(message)
  }

  /** One action as one transaction. `meant` adds what the draft alone does not tell. */
  act(
    build: (draft: Draft) => void,
    meant: Partial<Intent> & { keepsUndo?: boolean; isFinalUndo?: boolean } = {},
  ): Draft | null {
    const draft = this.client.commit(build)
    const transaction = this.client.replica.pending.at(-1)
    if (!draft || !transaction) return null
    const deleted = draft.inverse.flatMap(inverse =>
      inverse.undo === 'editText' && inverse.item.kind === 'deleted'
        ? inverse.item.chars.map(({ content }) => (typeof content === 'string' ? content : ''))
        : [],
    )
    this.world.ledger.done.set(transaction.id, {
      transaction,
      userId: this.userId,
      typed: meant.typed ?? '',
      deleted: meant.deleted ?? deleted.join(''),
      restored: meant.restored ?? '',
      isFinalUndo: meant.isFinalUndo ?? false,
    })
    this.world.trace.note(
      'acted',
      this.name,
      transaction.n,
      transaction.operations.map(operation => operation.command).join(),
    )
    if (meant.keepsUndo ?? true) {
      this.undos.push(draft.inverse)
      this.redos = []
    }
    return draft
  }
  /** Undoes the last action, or redoes what was undone last. */
  revert(from: 'undo' | 'redo', isFinalUndo = false): boolean {
    const [stack, other] = from === 'undo' ? [this.undos, this.redos] : [this.redos, this.undos]
    const inverse = stack.pop()
    if (!inverse) return false
    const restored = inverse.flatMap(item =>
      item.undo === 'editText' && item.item.kind === 'deleted'
        ? item.item.chars.map(({ content }) => (typeof content === 'string' ? content : ''))
        : [],
    )
    const draft = this.act(building => building.revert(inverse), {
      restored: restored.join(''),
      keepsUndo: false,
      isFinalUndo,
    })
    if (draft) other.push(draft.inverse)
    return true
  }
}
