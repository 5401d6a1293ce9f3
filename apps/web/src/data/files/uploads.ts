// The files that one account sends into one space: a few at a time, again after a failure that may pass, on after a reload. A file
// waits until its block has arrived, since the server asks who may write on it.
import type { Uuid } from '@sheaf/core/ids'
import type { UploadRow } from '../database'
import { delayMs } from '../retry'
import { SendError, type SendFile, type Sending } from './send-file'
import type { UploadStore } from './upload-store'

const AT_ONCE = 3

export interface UploadView {
  readonly name: string
  readonly size: number
  readonly sent: number
  readonly state: 'waiting' | 'sending' | 'failed'
  /** Why it failed, or what the server said that it waits for. */
  readonly error?: SendError
}
interface UploadWorld {
  readonly send: SendFile
  readonly store: UploadStore
  readonly newId: () => Uuid
  readonly now: () => number
  readonly random: (bound: number) => number
  readonly after: (ms: number, run: () => void) => () => void
  /** Whether the server has the block. One that is not known here is asked for, and `look` is called when that may have changed. */
  readonly isSaved: (block: Uuid) => boolean
  /** Puts the file on its block. Where that fails it is asked for again: the server then says at once that it has the file. */
  readonly arrived: (
    block: Uuid,
    file: { readonly id: Uuid; readonly name: string; readonly size: number },
  ) => Promise<void>
}

interface Entry {
  row: UploadRow
  view: UploadView
  failures: number
  sending: Sending | null
  stopWaiting: (() => void) | null
  readonly free: () => void
}

export class Uploads {
  private readonly entries = new Map<Uuid, Entry>()
  private readonly listeners = new Set<() => void>()
  private isStopped = false

  constructor(
    private readonly userId: Uuid,
    private readonly spaceId: Uuid,
    private readonly world: UploadWorld,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
  readonly of = (block: Uuid): UploadView | null => this.entries.get(block)?.view ?? null
  /** Blocks whose files are on their way. */
  get blocks(): readonly Uuid[] {
    return [...this.entries.keys()]
  }

  /** A block has one file on its way: another one takes its place. */
  add(blockId: Uuid, file: File): void {
    this.cancel(blockId)
    const { userId, spaceId } = this
    const row: UploadRow = {
      id: this.world.newId(),
      userId,
      spaceId,
      blockId,
      file,
      name: file.name,
      size: file.size,
      url: null,
      at: this.world.now(),
    }
    this.world.store.put(row)
    this.enter(row)
    this.look()
  }
  cancel(blockId: Uuid): void {
    const entry = this.entries.get(blockId)
    if (!entry) return
    this.leave(entry)
    entry.sending?.stop(true)
    this.changed()
  }
  retry(blockId: Uuid): void {
    const entry = this.entries.get(blockId)
    if (!entry || entry.sending) return
    entry.failures = 0
    this.wait(entry)
    this.look()
  }
  /** Goes on with what earlier tabs left. */
  async resume(): Promise<void> {
    const rows = await this.world.store.takeOver()
    if (this.isStopped) return
    for (const row of rows) if (!this.entries.has(row.blockId)) this.enter(row)
    this.look()
  }
  /** The tab leaves the space: unfinished uploads stay stored for the next session. */
  stop(): void {
    this.isStopped = true
    for (const entry of this.entries.values()) {
      entry.stopWaiting?.()
      entry.sending?.stop(false)
      entry.free()
    }
    this.entries.clear()
  }
  /** A block may have arrived, or the network may be back: uploads that need not wait any longer begin. */
  readonly look = (): void => {
    if (this.isStopped) return
    for (const entry of this.entries.values()) {
      if ([...this.entries.values()].filter(other => other.sending).length >= AT_ONCE) return
      if (
        entry.view.state === 'waiting' &&
        !entry.sending &&
        !entry.stopWaiting &&
        this.world.isSaved(entry.row.blockId)
      )
        this.begin(entry)
    }
  }
  /** The network is back: retry at once. */
  readonly online = (): void => {
    for (const entry of this.entries.values()) {
      entry.stopWaiting?.()
      entry.stopWaiting = null
    }
    this.look()
  }

  private enter(row: UploadRow): void {
    const view: UploadView = { name: row.name, size: row.size, sent: 0, state: 'waiting' }
    this.entries.set(row.blockId, {
      row,
      view,
      failures: 0,
      sending: null,
      stopWaiting: null,
      free: this.world.store.hold(row.id),
    })
    this.changed()
  }
  private leave(entry: Entry): void {
    this.entries.delete(entry.row.blockId)
    entry.stopWaiting?.()
    this.world.store.remove(entry.row.id)
    entry.free()
  }
  private begin(entry: Entry): void {
    const { row } = entry
    const sending = this.world.send(
      { ...row, home: { blockId: row.blockId } },
      {
        onUrl: url => {
          entry.row = { ...entry.row, url }
          if (this.isOurs(entry)) this.world.store.put(entry.row)
        },
        onProgress: sent => this.show(entry, { ...entry.view, sent }),
      },
    )
    entry.sending = sending
    const { name, size, sent } = entry.view
    this.show(entry, { name, size, sent, state: 'sending' })
    this.follow(entry, sending).catch((error: unknown) => {
      this.failed(entry, error instanceof SendError ? error : new SendError(0, undefined))
    })
  }
  private async follow(entry: Entry, sending: Sending): Promise<void> {
    const id = await sending.done
    if (!this.isOurs(entry)) return
    const { blockId, name, size } = entry.row
    await this.world.arrived(blockId, { id, name, size })
    entry.sending = null
    if (!this.isOurs(entry)) return
    this.leave(entry)
    this.changed()
    this.look()
  }
  private failed(entry: Entry, error: SendError): void {
    entry.sending = null
    if (!this.isOurs(entry)) return
    if (!error.retryable) {
      this.show(entry, { ...entry.view, state: 'failed', error })
      this.look()
      return
    }
    this.wait(entry, error)
    entry.stopWaiting = this.world.after(delayMs(entry.failures++, this.world), () => {
      entry.stopWaiting = null
      this.look()
    })
    this.look()
  }
  private wait(entry: Entry, error?: SendError): void {
    entry.stopWaiting?.()
    entry.stopWaiting = null
    const { name, size, sent } = entry.view
    this.show(entry, { name, size, sent, state: 'waiting', ...(error?.body && { error }) })
  }
  /** Cancelled ones, and those of a session that ended, may still be heard of. */
  private isOurs(entry: Entry): boolean {
    return !this.isStopped && this.entries.get(entry.row.blockId) === entry
  }
  private show(entry: Entry, view: UploadView): void {
    entry.view = view
    if (this.isOurs(entry)) this.changed()
  }
  private changed(): void {
    for (const listener of this.listeners) listener()
  }
}
