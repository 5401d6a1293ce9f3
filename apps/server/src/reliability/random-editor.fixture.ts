// Someone who does all kinds of things to a page, by chance and without pause: types, deletes, splits, merges, moves, trashes,
// restores and takes back.

import type { Draft } from '@sheaf/core/actions/draft'
import type { Uuid } from '@sheaf/core/ids'
import type { Inverse } from '@sheaf/core/operations/all'
import { atEnd } from '@sheaf/core/operations/anchor'
import { blockPointer } from '@sheaf/core/operations/record-id'
import { newUuid } from '../auth/secrets'
import type { HeadlessClient } from './headless-client.fixture'

export type Random = (bound: number) => number

/** One seed, one stream of numbers. */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  return bound => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) % bound
  }
}

const words = ['ink ', 'leaf ', 'sheaf ', 'note ', 'page ', 'line ', 'x', 'yz ']
const FEWEST_BLOCKS = 4
const MOST_BLOCKS = 60

export class RandomEditor {
  private readonly undo: (readonly Inverse[])[] = []
  private readonly trashed: Uuid[] = []

  constructor(
    private readonly client: HeadlessClient,
    private readonly random: Random,
  ) {}

  /** One action; false where there was nothing to do it to. */
  step(): boolean {
    if (!this.client.sync.isLoaded(this.client.options.pageId)) return false
    const made = this.client.commit(draft => this.act(draft))
    if (made && made.inverse.length && this.random(3) > 0) this.undo.push(made.inverse)
    if (this.undo.length > 20) this.undo.shift()
    return made !== null
  }

  private act(draft: Draft): void {
    const { replica, options } = this.client
    const page = options.pageId
    const shown = this.shown(page)
    const pick = (): Uuid => shown[this.random(shown.length)] as Uuid
    const what = this.random(100)
    if (shown.length < FEWEST_BLOCKS || (what < 12 && shown.length < MOST_BLOCKS)) {
      const id = newUuid()
      draft.create(id, 'text', { table: 'block', id: page }, shown.length ? { after: [pick()], before: [] } : atEnd)
      return draft.insertText(id, 0, this.word())
    }
    const block = pick()
    const length = replica.length(block)
    if (what < 52) return draft.insertText(block, this.random(length + 1), this.word())
    if (what < 60) {
      const from = this.random(length + 1)
      return length > from ? draft.removeText(block, from, Math.min(length, from + 1 + this.random(5))) : undefined
    }
    if (what < 70)
      return shown.length < MOST_BLOCKS ? draft.split(block, this.random(length + 1), newUuid(), 'text') : undefined
    if (what < 78) {
      const before = shown[shown.indexOf(block) - 1]
      return before && !replica.view.isAncestorOrSelf(block, before) ? draft.merge(block, before) : undefined
    }
    if (what < 86) {
      const parent = this.random(3) > 0 ? page : pick()
      if (replica.view.isAncestorOrSelf(block, parent)) return
      const children = replica.view.content(parent)
      const after = children[this.random(children.length + 1)]
      return draft.move(block, { table: 'block', id: parent }, { after: after ? [after] : [], before: [] })
    }
    if (what < 91) {
      this.trashed.push(block)
      return draft.trash(block)
    }
    if (what < 93) {
      const gone = this.trashed.pop()
      return gone && replica.block(gone)?.alive === false ? draft.restore(gone) : undefined
    }
    if (what < 95)
      return draft.set(blockPointer(options.spaceId, block), ['format', 'block_color'], `c${this.random(5)}`)
    const last = this.undo.pop()
    if (last) draft.revert(last)
  }

  private shown(root: Uuid): Uuid[] {
    const { view, options } = this.client.replica
    return view.content(root).flatMap(id => {
      const type = view.block(id)?.type
      // As an editor does: what is on its way is not shown yet, and what lies in a page is a place of its own.
      if (type === undefined || options.kinds.traits(type).page) return []
      return [...(options.kinds.traits(type).flowing ? [id] : []), ...this.shown(id)]
    })
  }
  private word(): string {
    return words[this.random(words.length)] as string
  }
}
