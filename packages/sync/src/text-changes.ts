// What one transaction does to texts. An update goes into the log as its author made it. Of a text that was parted (core,
// part-texts) it is first brought to the part that shows what it changes, and each part goes into the log as it ended up, without
// the words that belong to another.
import { toBase64 } from '@sheaf/core/base64'
import type { Uuid } from '@sheaf/core/ids'
import type { ArgsOf } from '@sheaf/core/operations/all'
import { familyOf, isParted, shownBefore, shownUpTo } from '@sheaf/core/operations/part-texts'
import type { SpaceState } from '@sheaf/core/operations/space-state'
import type { BlockValue, Forward } from '@sheaf/core/records/block'
import { checkUpdate, isComplete } from '@sheaf/core/text/check-update'
import {
  changesSince,
  clearHidden,
  deletesGone,
  deletesLive,
  docToJudge,
  forward,
  hiddenAt,
  markersIn,
  NOTHING,
  vectorOf,
} from '@sheaf/core/text/parted-text'
import { sliceKey } from '@sheaf/core/text/slice'
import type { TextStore } from '@sheaf/core/text/text-store'

export type TextEdit = ArgsOf<'editText'>

export class TextChanges {
  private readonly edits: TextEdit[] = []
  /** How far each had come before the transaction. */
  private readonly before = new Map<Uuid, Uint8Array>()
  /** These go out as they ended up. */
  private readonly parted = new Set<Uuid>()

  constructor(
    protected readonly state: SpaceState,
    protected readonly texts: TextStore,
  ) {}

  /** Applies an update. Of a text that was parted, returns the parts in which it shows. */
  edit(edit: TextEdit, update: Uint8Array): readonly Uuid[] {
    const { text } = edit
    this.edits.push(edit)
    this.remember(text)
    if (!isParted(this.state, text)) {
      checkUpdate(docToJudge(this.texts, text), update)
      this.texts.applyRemote(text, update)
      return []
    }
    this.parted.add(text)
    // Its author may have begun it in another part: what it builds on is in one of them.
    if (!isComplete(this.texts.yDoc(text), update))
      for (const member of familyOf(this.state, text)) forward(this.texts, member, text)
    checkUpdate(this.texts.yDoc(text), update)
    return this.bring(text, update)
  }
  /**
   * Applies an update to a text, and brings what lands where it shows nothing, and deletions of what it no longer has, to the part
   * where that is.
   */
  protected bring(text: Uuid, update: Uint8Array): readonly Uuid[] {
    const was = new Map<Uuid, string>()
    const land = (at: Uuid, apply: () => void): void => {
      was.set(at, this.shown(at))
      const known = new Set(this.texts.markers(at))
      // What landed earlier in the transaction may be deleted by this.
      const before = hiddenAt(this.texts, at, this.isShown(at))
      apply()
      const splits = this.texts.markers(at).filter(marker => !known.has(marker))
      const landed = [...before, ...splits, ...hiddenAt(this.texts, at, this.isShown(at))]
      for (const marker of landed) {
        const part = shownUpTo(this.state, this.texts, at, marker)?.text
        if (part !== undefined && !was.has(part)) take(part, at)
      }
    }
    const take = (part: Uuid, from: Uuid): void => {
      this.remember(part)
      this.parted.add(part)
      land(part, () => forward(this.texts, from, part, update))
    }
    const reachesBack = deletesGone(this.texts.yDoc(text), update)
    land(text, () => this.texts.applyRemote(text, update))
    if (reachesBack)
      for (const part of familyOf(this.state, text))
        if (!was.has(part) && deletesLive(this.texts.yDoc(part), update)) take(part, text)
    // A split at the end of a text changes nothing that is shown, until the block is there.
    const cut = markersIn(update).map(marker => shownBefore(this.state, this.texts, text, marker)?.text)
    const changed = [...was].filter(([at, before]) => cut.includes(at) || this.shown(at) !== before)
    return changed.length ? changed.map(([at]) => at) : [text]
  }

  /** Call when every operation has run: nothing stays where no block shows it. Returns the texts that are in parts. */
  finish(): readonly Uuid[] {
    for (const { table, value } of this.state.own.values()) {
      if (table !== 'block') continue
      if (this.leavesWithText(value.id)) this.goesWhole(value.id)
      const known = forwardsIn(this.state.base.get('block', value.id))
      const fresh = forwardsIn(value).slice(known.length)
      if (fresh.length === 0) continue
      this.remember(value.id)
      this.parted.add(value.id)
      for (const { t } of fresh) this.goesWhole(t)
    }
    for (const text of this.parted) this.clear(text)
    return [...this.parted]
  }
  protected clear(text: Uuid): void {
    clearHidden(this.texts, text, this.isShown(text))
  }
  /** What goes into the log. */
  forLog(): readonly TextEdit[] {
    const asEnded = [...this.parted].map((text): TextEdit => {
      const restored = this.edits.flatMap(edit => (edit.text === text ? (edit.restored ?? []) : []))
      const update = toBase64(changesSince(this.texts, text, this.before.get(text) ?? NOTHING))
      return { text, epoch: 0, update, ...(restored.length ? { restored } : {}) }
    })
    return [...this.edits.filter(({ text }) => !this.parted.has(text)), ...asEnded]
  }

  /**
   * A text that several blocks show goes to another page. What was written in it last is in the versions of those blocks, not in that
   * of its own: a reader who missed it on the page it leaves would not notice.
   */
  private leavesWithText(id: Uuid): boolean {
    const [before, after] = [this.state.base.get('block', id), this.state.block(id)]
    if (!before || before['page_id'] === after?.page_id) return false
    if (isParted(this.state, id) || this.texts.markers(id).length > 1) return true
    // What came about by a split and was merged since has no text of its own.
    return after?.crdt_data?.merged === true && this.isShown(id)(null)
  }
  private goesWhole(text: Uuid): void {
    this.before.set(text, NOTHING)
    this.parted.add(text)
  }
  private remember(text: Uuid): void {
    if (!this.before.has(text)) this.before.set(text, vectorOf(this.texts, text))
  }
  private isShown(text: Uuid): (marker: Uuid | null) => boolean {
    return marker => this.state.owner(sliceKey(text, marker)) !== undefined
  }
  private shown(text: Uuid): string {
    const isShown = this.isShown(text)
    const segments = this.texts.segments(text).filter(({ marker }) => isShown(marker))
    return JSON.stringify(segments.map(({ marker, runs }) => [marker, runs]))
  }
}

const forwardsIn = (value: object | undefined): readonly Forward[] =>
  (value as BlockValue | undefined)?.crdt_data?.forwards ?? []
