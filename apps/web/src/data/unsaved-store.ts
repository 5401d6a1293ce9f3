// Transactions that the server refused for good, until their author has copied or discarded them.
import type { Uuid } from '@sheaf/core/ids'
import type { UnsavedTransaction } from '@sheaf/sync/client-ports'
import { change, readAll, type UnsavedRow } from './database'

export class UnsavedStore {
  private rows: readonly UnsavedRow[] = []
  private readonly listeners = new Set<() => void>()

  constructor(
    private readonly userId: Uuid,
    private readonly spaceId: Uuid,
  ) {}

  readonly get = (): readonly UnsavedRow[] => this.rows
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** What earlier sessions left. Rows that were just added are not lost when the disk does not know them yet. */
  async load(): Promise<void> {
    const stored = await readAll('unsaved').catch(() => [])
    const mine = stored.filter(row => row.userId === this.userId && row.spaceId === this.spaceId)
    const known = new Set(mine.map(row => row.id))
    this.show([...mine, ...this.rows.filter(row => !known.has(row.id))].sort((a, b) => a.at - b.at))
  }
  /** The outbox writes it to disk; this only shows it. */
  add(unsaved: UnsavedTransaction): void {
    const { userId, spaceId } = this
    this.show([...this.rows, { ...unsaved, id: unsaved.transaction.id, userId, spaceId, at: Date.now() }])
  }
  async discard(): Promise<void> {
    const ids = this.rows.map(row => row.id)
    this.show([])
    await change(['unsaved'], store => {
      for (const id of ids) store('unsaved').delete(id)
    }).catch(() => {})
  }

  private show(rows: readonly UnsavedRow[]): void {
    if (rows.length === 0 && this.rows.length === 0) return
    this.rows = rows
    for (const listener of this.listeners) listener()
  }
}
