// Where discussions are on the screen: at their words, else at their block.
import type { Uuid } from '@sheaf/core/ids'
import type { HeldText } from '@sheaf/editor/commands/selected-text'
import { spansOf } from '@sheaf/editor/commands/selected-text'
import { firstLine } from '@sheaf/editor/drag/measure'
import type { PageDiscussion } from '@sheaf/sync/page-discussions'
import type { PageContext } from '../../actions/page-context'
import type { Anchor } from './open-comments'

type Place = Pick<PageContext, 'editor' | 'overlay'>

const wordsOf = ({ editor }: Place, id: Uuid): readonly HTMLElement[] => [
  ...editor.blocks.root.querySelectorAll<HTMLElement>(`[data-discussion-id="${CSS.escape(id)}"]`),
]

/** A box that follows the text. */
export function anchorOf(place: Place, { id, at }: Pick<PageDiscussion, 'id' | 'at'>): Anchor {
  return {
    contextElement: place.editor.blocks.root,
    getBoundingClientRect: () => {
      const [first] = wordsOf(place, id)
      return first?.getClientRects()[0] ?? lineOf(place, at)
    },
  }
}
export const blockAnchor = (place: Place, block: Uuid): Anchor => ({
  contextElement: place.editor.blocks.root,
  getBoundingClientRect: () => lineOf(place, block),
})

function lineOf({ editor, overlay }: Place, block: Uuid): DOMRect {
  const element = editor.blocks.element(block)
  const line = element && firstLine(element)
  if (!element || !line) return overlay.getBoundingClientRect()
  const { left, width } = element.getBoundingClientRect()
  return new DOMRect(left, line.middle, width, 12)
}

/** The words themselves, where they are drawn. */
export function rangesOf({ editor: { core, inline } }: Place, words: HeldText): readonly Range[] {
  return spansOf(core.replica, words).flatMap(({ block, from, to }) => {
    const body = inline.view.dom.querySelector(`[data-block-id="${CSS.escape(block)}"] .sheaf-body`)
    const start = body ? inline.view.posAtDOM(body, 0) : -1
    if (start < 0) return []
    const range = document.createRange()
    const [first, last] = [inline.view.domAtPos(start + from, 1), inline.view.domAtPos(start + to, -1)]
    range.setStart(first.node, first.offset)
    range.setEnd(last.node, last.offset)
    return [range]
  })
}
