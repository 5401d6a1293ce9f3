// Colours of code, drawn over its text. They are worked out when typing pauses, for the listings that changed, and kept by text
// and language; in between they move with their characters.
import type { Json } from '@sheaf/core/validation/checks'
import type { Node } from 'prosemirror-model'
import { Plugin, PluginKey } from 'prosemirror-state'
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view'
import { groupOf } from '../block-index'
import { placed, stretchesIn } from '../chunks'
import { codeType } from '../schema'

/** A stretch of a text and what it is; the kind becomes a class name. */
export interface CodeToken {
  readonly from: number
  readonly to: number
  readonly kind: string
}
export type Highlight = (text: string, language: string) => Promise<readonly CodeToken[]>

interface Listing {
  readonly node: Node
  readonly language: string
  /** Of the text, relative to the stretch. */
  readonly start: number
}
interface Redrawn {
  readonly from: number
  readonly to: number
  readonly decorations: readonly Decoration[]
}

const PAUSE_MS = 150
const KEPT = 200

const highlightingKey = new PluginKey<DecorationSet>('highlighting')

export const highlighting = (highlight: Highlight): Plugin<DecorationSet> =>
  new Plugin<DecorationSet>({
    key: highlightingKey,
    state: {
      init: () => DecorationSet.empty,
      apply: (tr, set) => {
        const moved = set.map(tr.mapping, tr.doc)
        const redrawn = tr.getMeta(highlightingKey) as readonly Redrawn[] | undefined
        if (!redrawn) return moved
        return redrawn.reduce(
          (all, { from, to, decorations }) => all.remove(all.find(from, to)).add(tr.doc, [...decorations]),
          moved,
        )
      },
    },
    props: { decorations: state => highlightingKey.getState(state) },
    view: view => new Highlighter(view, highlight),
  })

class Highlighter {
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly known = new Map<string, readonly CodeToken[]>()
  private readonly asked = new Set<string>()
  /** The language in which a listing is drawn already. An edit makes it another node. */
  private readonly drawn = new WeakMap<Node, string>()

  constructor(
    private readonly view: EditorView,
    private readonly highlight: Highlight,
  ) {
    this.soon()
  }
  update(view: EditorView, before: { readonly doc: Node }): void {
    if (view.state.doc !== before.doc) this.soon()
  }
  destroy(): void {
    clearTimeout(this.timer)
  }

  private soon(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.draw(), PAUSE_MS)
  }
  private draw(): void {
    if (this.view.isDestroyed) return
    // New marks under a composition would end it.
    if (this.view.composing) return this.soon()
    const redrawn: Redrawn[] = []
    for (const stretch of stretchesIn(this.view.state.doc)) {
      for (const { node, language, start } of listingsIn(stretch.node)) {
        if (this.drawn.get(node) === language) continue
        const tokens = this.tokensOf(node.textContent, language)
        if (!tokens) continue
        this.drawn.set(node, language)
        const from = stretch.pos + start
        redrawn.push({ from, to: from + node.content.size, decorations: decorationsOf(tokens, from, node) })
      }
    }
    if (redrawn.length > 0)
      this.view.dispatch(this.view.state.tr.setMeta(highlightingKey, redrawn).setMeta('addToHistory', false))
  }
  /** Null: they are being worked out, and are drawn when they are there. */
  private tokensOf(text: string, language: string): readonly CodeToken[] | null {
    const key = `${language}\n${text}`
    const known = this.known.get(key)
    if (known || this.asked.has(key)) return known ?? null
    this.asked.add(key)
    void this.highlight(text, language)
      .catch((): readonly CodeToken[] => [])
      .then(tokens => {
        this.asked.delete(key)
        this.known.set(key, tokens)
        for (const old of this.known.keys()) {
          if (this.known.size <= KEPT) break
          this.known.delete(old)
        }
        this.soon()
      })
    return null
  }
}

function decorationsOf(tokens: readonly CodeToken[], start: number, node: Node): Decoration[] {
  return tokens
    .filter(({ from, to }) => from < to && to <= node.content.size)
    .map(({ from, to, kind }) => Decoration.inline(start + from, start + to, { class: `sheaf-token-${kind}` }))
}

const listings = new WeakMap<Node, readonly Listing[]>()
/** Stretches are immutable: each is searched once. */
function listingsIn(stretch: Node): readonly Listing[] {
  const known = listings.get(stretch)
  if (known) return known
  const found: Listing[] = []
  const visit = (list: Node, start: number): void => {
    let pos = start
    for (const block of list.children) {
      const head = block.firstChild
      if (head?.type === codeType) found.push({ node: head, language: languageOf(block), start: pos + 2 })
      const group = groupOf(block)
      if (group) visit(group, pos + block.nodeSize - group.nodeSize)
      pos += block.nodeSize
    }
  }
  for (const { node, pos } of placed(stretch.children, 1)) visit(node, pos + 1)
  listings.set(stretch, found)
  return found
}
function languageOf(block: Node): string {
  const value = (block.attrs['properties'] as Record<string, Json>)['language']
  const first = Array.isArray(value) ? (value as readonly Json[])[0] : undefined
  return Array.isArray(first) && typeof first[0] === 'string' ? first[0] : ''
}
