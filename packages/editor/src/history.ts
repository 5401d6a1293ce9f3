// Undo and redo of one page in one tab, shared by its title and its body. An entry holds inverses as data, which are checked
// against the present when they are used, so that an undo never takes back another person's work.
import type { Uuid } from '@sheaf/core/ids'
import type { Inverse } from '@sheaf/core/operations/inverse'
import type { Draft } from '@sheaf/sync/draft'
import type { SyncClient } from '@sheaf/sync/sync-client'
import { revertTidily } from './tidy-frames'
import type { TypingStep } from './typing-step'

/** A pause between keys that ends an action. */
const TYPING_PAUSE_MS = 500
/** Where nobody pauses and no word begins, as in scripts without spaces. */
const MOST_KEYS = 40
const MAX_ENTRIES = 500

/** An action that is done by the server, which is asked to take it back: that begins at once and comes to its end by itself. */
export interface Elsewhere {
  /** What then does it again; null where it failed, or others have gone on from there. */
  readonly takeBack: () => Elsewhere | null
}
/** One action. Whoever goes on with it later keeps it. */
export interface Entry {
  readonly inverse: Inverse[]
  readonly elsewhere?: Elsewhere
  /** The last key of a run of typing; other actions have none. */
  typing: TypingStep | null
  /** How many keys the run has. */
  keys: number
  time: number
}

/** An action that was taken back, and what did so here. */
export interface Reverted {
  readonly draft: Draft | null
}

/** Nothing goes on from it. */
const past = { typing: null, keys: 0, time: Number.NEGATIVE_INFINITY }

const goesOn = ({ typing: last, keys, time }: Entry, next: TypingStep, now: number): boolean =>
  last !== null &&
  last.block === next.block &&
  last.removes === next.removes &&
  !next.startsWord &&
  keys < MOST_KEYS &&
  now - time < TYPING_PAUSE_MS

export class History {
  private undos: Entry[] = []
  private redos: Entry[] = []

  constructor(
    private readonly client: Pick<SyncClient, 'commit' | 'replica'>,
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
  /** The last action, as long as it can be undone. */
  get last(): Entry | null {
    return this.undos.at(-1) ?? null
  }
  has(entry: Entry): boolean {
    return this.undos.includes(entry)
  }
  /** The last action that took one of these away, as long as it can be undone. */
  lastToTake(isMeant: (id: Uuid) => boolean): Entry | undefined {
    return this.undos.findLast(({ inverse }) => inverse.some(item => item.undo === 'trash' && isMeant(item.id)))
  }
  /** Puts a committed draft on the stack; as a part of an earlier action, if it is one. */
  record(draft: Draft, typing: TypingStep | null, part?: Entry): void {
    if (draft.inverse.length === 0) return
    if (part) {
      part.inverse.push(...draft.inverse)
      return
    }
    const time = this.now()
    const last = this.undos.at(-1)
    this.redos = []
    if (last && typing && goesOn(last, typing, time)) {
      last.inverse.push(...draft.inverse)
      Object.assign(last, { typing, time, keys: last.keys + 1 })
      return
    }
    this.push({ inverse: [...draft.inverse], typing, keys: 1, time })
  }
  /** Puts an action on the stack that is done elsewhere. */
  note(elsewhere: Elsewhere): Entry {
    const entry: Entry = { inverse: [], elsewhere, ...past }
    this.redos = []
    this.push(entry)
    return entry
  }
  private push(entry: Entry): void {
    this.undos.push(entry)
    if (this.undos.length > MAX_ENTRIES) this.undos.shift()
  }
  /** What follows is an action of its own, also within the pause. */
  closeEntry(): void {
    const last = this.undos.at(-1)
    if (last) last.time = Number.NEGATIVE_INFINITY
  }
  /** Null when there is nothing left to undo. */
  undo(): Reverted | null {
    return this.step(this.undos, this.redos)
  }
  redo(): Reverted | null {
    return this.step(this.redos, this.undos)
  }
  /** One action, whatever was done after it. */
  takeBack(entry: Entry): Reverted | null {
    const at = this.undos.indexOf(entry)
    return at < 0 ? null : this.step(this.undos.splice(at, 1), this.redos)
  }
  /** An entry without effect (another person took away the ground it stood on) is dropped, and the next one is taken. */
  private step(from: Entry[], to: Entry[]): Reverted | null {
    for (let entry = from.pop(); entry; entry = from.pop()) {
      const { inverse, elsewhere } = entry
      if (elsewhere) {
        const again = elsewhere.takeBack()
        if (!again) continue
        to.push({ inverse: [], elsewhere: again, ...past })
        return { draft: null }
      }
      const draft = this.client.commit(building => revertTidily(this.client.replica, building, inverse))
      if (!draft) continue
      if (draft.inverse.length > 0) to.push({ inverse: draft.inverse, ...past })
      return { draft }
    }
    return null
  }
}
