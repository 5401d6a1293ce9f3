// Find and replace on a page: keeps the matches of a search true while the page changes under it.
import { TextSelection } from 'prosemirror-state'
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view'
import { BlockIndex } from '../block-index'
import { replaceMatches } from '../commands/replace-matches'
import type { EditorCore } from '../editor-core'
import type { InlineController } from '../input/inline-controller'
import { positionOf } from '../selection'
import { scrollToTarget } from '../views/settle-scroll'
import { findKey } from './find-plugin'
import { type FindOptions, type Match, searchPage } from './search-text'

interface FindState {
  readonly count: number
  /** Which one is shown, from 0; -1 for none. */
  readonly current: number
}
const nothing: FindState = { count: 0, current: -1 }

const finders = new WeakMap<InlineController, Finder>()
/** One for each page, made when somebody first looks for something. */
export function finderOf(controller: InlineController): Finder {
  const known = finders.get(controller) ?? new Finder(controller)
  finders.set(controller, known)
  return known
}

class Finder {
  private options: FindOptions | null = null
  private matches: readonly Match[] = []
  private current = -1
  private state = nothing
  private readonly listeners = new Set<() => void>()
  private isStale = false
  /** The person went to a match, not only looked for it. */
  private hasGone = false

  constructor(private readonly controller: InlineController) {
    controller.watch(() => this.changed())
  }
  private get view(): EditorView {
    return this.controller.view
  }
  private get core(): EditorCore {
    return this.controller.core
  }

  readonly get = (): FindState => this.state
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Begins at the first match behind the caret. */
  search(options: FindOptions): void {
    this.options = options
    const near = this.matches[this.current] ?? this.caret()
    this.matches = searchPage(this.core.replica, this.core.pageId, options)
    this.current = this.firstFrom(near)
    this.show(true)
  }
  step(by: 1 | -1): void {
    const { length } = this.matches
    if (length === 0) return
    this.hasGone = true
    this.current = (this.current + by + length) % length
    this.show(true)
  }
  /** Looked at once a frame at most. */
  private changed(): void {
    if (!this.options || this.isStale) return
    this.isStale = true
    requestAnimationFrame(() => {
      this.isStale = false
      if (!this.options || this.view.isDestroyed) return
      const near = this.matches[this.current] ?? null
      this.matches = searchPage(this.core.replica, this.core.pageId, this.options)
      this.current = this.firstFrom(near)
      this.show(false)
    })
  }
  replaceCurrent(by: string): void {
    const match = this.matches[this.current]
    if (!match || !this.options) return
    this.hasGone = true
    replaceMatches([match], by)(this.core)
    const { options } = this
    const after = { block: match.block, from: match.from + by.length, to: match.from + by.length }
    this.matches = searchPage(this.core.replica, this.core.pageId, options)
    this.current = this.firstFrom(after)
    this.show(true)
  }
  /** All of them, as one step; gives how many. */
  replaceAll(by: string): number {
    if (!this.options) return 0
    const all = searchPage(this.core.replica, this.core.pageId, this.options)
    replaceMatches(all, by)(this.core)
    this.search(this.options)
    return all.length
  }
  /** The caret is where it was, or behind the match that the person went to: what is typed next takes nothing away. */
  clear(): void {
    const match = this.hasGone ? this.matches[this.current] : undefined
    this.hasGone = false
    this.options = null
    this.matches = []
    this.current = -1
    this.show(false)
    const at = match && positionOf(new BlockIndex(this.core.state.doc), { block: match.block, offset: match.to })
    if (match && at !== undefined && at !== null) this.putCaret(at)
  }

  private caret(): Match | null {
    const { saved } = this.core
    const { $from } = this.core.state.selection
    return saved ? { block: saved.block, from: $from.parentOffset, to: $from.parentOffset } : null
  }
  /** The match at a place or the next one behind it, in the order of reading. */
  private firstFrom(near: Match | null): number {
    if (this.matches.length === 0) return -1
    const index = new BlockIndex(this.core.state.doc)
    const place = near && index.get(near.block)?.pos
    if (!near || place === null || place === undefined) return 0
    const found = this.matches.findIndex(
      ({ block, from }) =>
        (block === near.block && from >= near.from) || (block !== near.block && (index.get(block)?.pos ?? -1) > place),
    )
    return found < 0 ? 0 : found
  }
  private show(reveals: boolean): void {
    if (this.view.isDestroyed) return
    const current = this.matches[this.current]
    if (reveals && current) {
      // A long page is drawn piece by piece: a match may lie in what is not there yet.
      this.core.drawAll()
      this.controller.unfold(current.block)
    }
    const { doc, tr } = this.core.state
    const index = new BlockIndex(doc)
    const drawn = this.matches.flatMap((match, i) => {
      const at = positionOf(index, { block: match.block, offset: match.from })
      if (at === null) return []
      const name = i === this.current ? 'sheaf-found sheaf-found-current' : 'sheaf-found'
      return [Decoration.inline(at, at + match.to - match.from, { class: name })]
    })
    this.core.dispatch(tr.setMeta(findKey, DecorationSet.create(doc, drawn)).setMeta('addToHistory', false))
    if (reveals && current) this.reveal()
    this.state = { count: this.matches.length, current: this.current }
    for (const listener of this.listeners) listener()
  }
  private reveal(): void {
    const found = this.view.dom.querySelector('.sheaf-found-current')
    // Sideways as well, in listings and tables.
    found?.scrollIntoView({ block: 'center', inline: 'nearest' })
    if (found) scrollToTarget(this.view.dom, found)
  }
  private putCaret(at: number): void {
    const { state } = this.core
    this.core.dispatch(state.tr.setSelection(TextSelection.create(state.doc, Math.min(at, state.doc.content.size))))
  }
}
