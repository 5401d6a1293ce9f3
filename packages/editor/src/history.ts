// Undo and redo of one page in one tab, shared by its title and its body. An entry holds inverses as data, which are checked
// against the present when they are used, so that an undo never takes back another person's work.
import type { Uuid } from '@sheaf/core/ids'
import type { Inverse } from '@sheaf/core/operations/inverse'
import type { Draft } from '@sheaf/sync/draft'
import type { SyncClient } from '@sheaf/sync/sync-client'

/** Key presses in one block within this time are one action. */
const TYPING_PAUSE_MS = 500
const MAX_ENTRIES = 500

interface Entry {
  readonly inverse: Inverse[]
  /** The block a plain text edit happened in. */
  readonly typingIn: Uuid | null
  time: number
}

export class History {
  private undos: Entry[] = []
  private redos: Entry[] = []

  constructor(
    private readonly client: Pick<SyncClient, 'commit'>,
    private readonly now: () => number,
  ) {}

  get canUndo(): boolean {
    return this.undos.length > 0
  }
  get canRedo(): boolean {
    return this.redos.length > 0
  }
  clear(): void {
    this.undos = []
    this.redos = []
  }
  /** Puts a committed draft on the stack. */
  record(draft: Draft, typingIn: Uuid | null): void {
    if (draft.inverse.length === 0) return
    const time = this.now()
    const last = this.undos.at(-1)
    this.redos = []
    if (last && typingIn !== null && last.typingIn === typingIn && time - last.time < TYPING_PAUSE_MS) {
      last.inverse.push(...draft.inverse)
      last.time = time
      return
    }
    this.undos.push({ inverse: [...draft.inverse], typingIn, time })
    if (this.undos.length > MAX_ENTRIES) this.undos.shift()
  }
  /** What follows is an action of its own, also within the pause. */
  closeEntry(): void {
    const last = this.undos.at(-1)
    if (last) last.time = Number.NEGATIVE_INFINITY
  }
  /** What was done to undo the last action, or null when there is nothing left to undo. */
  undo(): Draft | null {
    return this.step(this.undos, this.redos)
  }
  redo(): Draft | null {
    return this.step(this.redos, this.undos)
  }
  /** An entry without effect (another person took away the ground it stood on) is dropped, and the next one is taken. */
  private step(from: Entry[], to: Entry[]): Draft | null {
    for (let entry = from.pop(); entry; entry = from.pop()) {
      const { inverse } = entry
      const draft = this.client.commit(building => building.revert(inverse))
      if (!draft) continue
      if (draft.inverse.length > 0) to.push({ inverse: draft.inverse, typingIn: null, time: Number.NEGATIVE_INFINITY })
      return draft
    }
    return null
  }
}
