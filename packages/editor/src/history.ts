// Undo and redo of one page in one tab, shared by its title and its body. An entry holds inverses as data, which are checked
// against the present when they are used, so that an undo never takes back another person's work. What was done in very many portions is
// taken back in portions too, each short: it stays one action, and what is undone or redone meanwhile waits for its end.

import { revertTidily } from '@sheaf/core/actions/blocks/tidy-frames'
import type { Draft } from '@sheaf/core/actions/draft'
import type { Uuid } from '@sheaf/core/ids'
import type { Inverse } from '@sheaf/core/operations/all'
import type { SyncClient } from '@sheaf/sync/sync-client'
import type { TypingStep } from './typing-step'

/** A pause between keys that ends an action. */
const TYPING_PAUSE_MS = 500
/** The limit where no pause and no word boundary occurs, as in scripts without spaces. */
const MOST_KEYS = 40
const MAX_ENTRIES = 500
/** As many changes are taken back before anybody notices. */
const AT_ONCE = 2_000
/** Of more than that. What was done together is taken back together. */
const IN_PORTION = 250

/** An action that is done by the server, which is asked to take it back: that begins at once and comes to its end by itself. */
export interface ExternalAction {
  /** What then does it again; null where it failed, or others have gone on from there. */
  readonly takeBack: () => ExternalAction | null
}
/** One action. A caller may keep it to add to it later. */
export interface Entry {
  /** What takes it back, in the portions that it was done in. */
  readonly portions: Inverse[][]
  readonly elsewhere?: ExternalAction
  /** The last key of a run of typing; other actions have none. */
  typing: TypingStep | null
  /** How many keys the run has. */
  keys: number
  time: number
}

/** An action that was taken back, and what did so here. */
export interface Reverted {
  readonly draft: Draft | null
  /** All of it is back: of an action that is taken back in portions, the last of them. */
  readonly whole?: Promise<void>
}

/** How far it is, from 0 to 1. */
export type OnProgress = (part: number) => void
/** How an action of very many changes is taken back. */
export interface Pacing {
  /** Until the next portion may be done. */
  readonly pause: () => Promise<void>
  /** Begins to tell how far it is; the result ends that. */
  readonly tell: (way: 'undo' | 'redo') => { readonly onProgress: OnProgress; readonly end: () => void }
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
  private isBusy = false
  /** What was asked for while another action was being taken back. */
  private readonly behind: (() => void)[] = []

  /** Without `pacing` everything is taken back at once. */
  constructor(
    private readonly client: Pick<SyncClient, 'commit' | 'replica'>,
    private readonly now: () => number,
    private readonly pacing?: Pacing,
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
    return this.undos.findLast(({ portions }) =>
      portions.some(portion => portion.some(item => item.undo === 'trashBlock' && isMeant(item.id))),
    )
  }
  /** Puts a committed draft on the stack; as a part of an earlier action, if it is one. */
  record(draft: Draft, typing: TypingStep | null, part?: Entry): void {
    if (draft.inverse.length === 0) return
    if (part) {
      part.portions.push([...draft.inverse])
      return
    }
    const time = this.now()
    const last = this.undos.at(-1)
    this.redos = []
    if (last && typing && goesOn(last, typing, time)) {
      last.portions.push([...draft.inverse])
      Object.assign(last, { typing, time, keys: last.keys + 1 })
      return
    }
    this.push({ portions: [[...draft.inverse]], typing, keys: 1, time })
  }
  /** Puts an action on the stack that is done elsewhere. */
  note(elsewhere: ExternalAction): Entry {
    const entry: Entry = { portions: [], elsewhere, ...past }
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
    return this.inTurn(() => this.step(this.undos, this.redos, 'undo'))
  }
  redo(): Reverted | null {
    return this.inTurn(() => this.step(this.redos, this.undos, 'redo'))
  }
  /** One action, whatever was done after it. `onProgress`: told in place of what tells of all others. */
  takeBack(entry: Entry, onProgress?: OnProgress): Reverted | null {
    return this.inTurn(() => {
      const at = this.undos.indexOf(entry)
      return at < 0 ? null : this.step(this.undos.splice(at, 1), this.redos, 'undo', onProgress)
    })
  }
  private inTurn(run: () => Reverted | null): Reverted | null {
    if (!this.isBusy) return run()
    const whole = new Promise<void>(resolve => {
      this.behind.push(() => void Promise.resolve(run()?.whole).then(resolve))
    })
    return { draft: null, whole }
  }
  /** An entry without effect (another person took away the ground it stood on) is dropped, and the next one is taken. */
  private step(from: Entry[], to: Entry[], way: 'undo' | 'redo', onProgress?: OnProgress): Reverted | null {
    for (let entry = from.pop(); entry; entry = from.pop()) {
      const { portions, elsewhere } = entry
      if (elsewhere) {
        const again = elsewhere.takeBack()
        if (!again) continue
        to.push({ portions: [], elsewhere: again, ...past })
        return { draft: null }
      }
      const count = portions.reduce((sum, { length }) => sum + length, 0)
      const left = this.pacing && count > AT_ONCE ? joined(portions, IN_PORTION) : [portions.flat()]
      const back: Entry = { portions: [], ...past }
      let draft: Draft | null = null
      const total = left.length
      while (left.length > 0 && !draft) draft = this.revert(left, back)
      if (!draft) continue
      if (left.length > 0 || back.portions.length > 0) to.push(back)
      if (!this.pacing || left.length === 0) return { draft }
      const told = onProgress ? { onProgress, end: () => {} } : this.pacing.tell(way)
      return { draft, whole: this.goOn(this.pacing, left, total, back, told) }
    }
    return null
  }
  /** The last of what is left. */
  private revert(left: Inverse[][], back: Entry): Draft | null {
    const inverse = left.pop() ?? []
    const draft = this.client.commit(building => revertTidily(building, inverse))
    if (draft && draft.inverse.length > 0) back.portions.push(draft.inverse)
    return draft
  }
  private async goOn(
    { pause }: Pacing,
    left: Inverse[][],
    total: number,
    back: Entry,
    { onProgress, end }: ReturnType<Pacing['tell']>,
  ): Promise<void> {
    this.isBusy = true
    try {
      while (left.length > 0) {
        onProgress(1 - left.length / total)
        await pause()
        this.revert(left, back)
      }
    } finally {
      end()
      this.isBusy = false
      while (!this.isBusy && this.behind.length > 0) this.behind.shift()?.()
    }
  }
}

/** Neighbours together, as long as they are not too many. */
function joined(portions: readonly Inverse[][], most: number): Inverse[][] {
  const all: Inverse[][] = []
  for (const portion of portions) {
    const last = all.at(-1)
    if (last && last.length + portion.length <= most) last.push(...portion)
    else all.push([...portion])
  }
  return all
}
