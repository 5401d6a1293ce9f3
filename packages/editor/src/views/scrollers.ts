// What scrolls sideways where there is little room: the lines of a listing, the rows of a table. The caret brings what is hidden
// into sight where one may write; where one only reads there is no caret, and each of them is a stop of the Tab key instead.
import type { Node } from 'prosemirror-model'
import type { EditorView, NodeView, ViewMutationRecord } from 'prosemirror-view'
import { blockAround } from './block-node-view'
import type { BlockViews } from './block-view'
import type { ForeignChange } from './foreign-change'

export class Scrollers {
  private readonly drawn = new Set<HTMLElement>()
  constructor(private isEditable: boolean) {
    document.addEventListener('keydown', this.passBy, true)
  }

  setEditable(isEditable: boolean): void {
    this.isEditable = isEditable
    for (const dom of this.drawn) this.show(dom)
  }
  add(dom: HTMLElement): void {
    // Said aloud, though it is so anyway: who looks for what can be scrolled by keyboard looks for this.
    dom.setAttribute('contenteditable', 'inherit')
    this.drawn.add(dom)
    this.show(dom)
  }
  drop(dom: HTMLElement): void {
    this.drawn.delete(dom)
  }
  destroy(): void {
    document.removeEventListener('keydown', this.passBy, true)
  }
  /**
   * Browsers make a stop of whatever scrolls. Within a text that one writes in, it would be a trap: the text takes the keys. For
   * good it cannot be said, because a press would then focus it instead of the text.
   */
  private readonly passBy = ({ key }: KeyboardEvent): void => {
    if (key !== 'Tab' || !this.isEditable) return
    for (const dom of this.drawn) dom.tabIndex = -1
    setTimeout(() => {
      for (const dom of this.drawn) this.show(dom)
    })
  }
  private show(dom: HTMLElement): void {
    if (this.isEditable) dom.removeAttribute('tabindex')
    else dom.tabIndex = 0
  }
}

/** A text of its own, or the children of a block, in an element that may scroll. */
class ScrollingNodeView implements NodeView {
  readonly contentDOM: HTMLElement
  constructor(
    readonly dom: HTMLElement,
    private readonly scrollers: Scrollers,
    private readonly foreign: ForeignChange | null,
  ) {
    this.contentDOM = dom
    scrollers.add(dom)
  }
  ignoreMutation(mutation: ViewMutationRecord): boolean {
    return mutation.type === 'attributes' ? mutation.target === this.dom : this.foreign?.isIn(mutation) === true
  }
  destroy(): void {
    this.scrollers.drop(this.dom)
  }
}

export function codeNodeView(scrollers: Scrollers): NodeView {
  const dom = document.createElement('pre')
  dom.className = 'sheaf-code'
  dom.spellcheck = false
  dom.dir = 'ltr'
  return new ScrollingNodeView(dom, scrollers, null)
}
export function groupNodeView(
  _node: Node,
  view: EditorView,
  getPos: () => number | undefined,
  views: BlockViews,
  scrollers: Scrollers,
  foreign: ForeignChange,
): NodeView {
  const dom = document.createElement('div')
  dom.className = 'sheaf-group'
  const type = String(blockAround(view, getPos)?.attrs['type'] ?? '')
  return views.get(type)?.scrolls
    ? new ScrollingNodeView(dom, scrollers, foreign)
    : { dom, contentDOM: dom, ignoreMutation: foreign.isIn }
}
