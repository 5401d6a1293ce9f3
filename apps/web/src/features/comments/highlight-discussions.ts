// How words with a discussion look. A mark stays on its words also when the discussion is settled or gone, so the open ones are named
// in a style sheet of their own: nothing in the document is drawn again when one opens or closes.
import type { Uuid } from '@sheaf/core/ids'

const OPEN = `background-color: var(--color-highlight); border-block-end: var(--space-half) solid var(--color-mark); cursor: pointer;`
const ACTIVE = `background-color: color-mix(in srgb, var(--color-mark) 50%, transparent);`

const selector = (ids: readonly Uuid[]): string => ids.map(id => `[data-discussion-id="${id}"]`).join()

/** For one page on the screen. */
export class DiscussionHighlights {
  private readonly sheet = new CSSStyleSheet()
  private shown = ''

  constructor() {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.sheet]
  }
  show(open: readonly Uuid[], active: readonly Uuid[]): void {
    const rules = [
      open.length > 0 ? `.sheaf-comment:is(${selector(open)}) { ${OPEN} }` : '',
      active.length > 0 ? `.sheaf-comment:is(${selector(active)}) { ${ACTIVE} }` : '',
    ].join('\n')
    if (rules === this.shown) return
    this.shown = rules
    this.sheet.replaceSync(rules)
  }
  end(): void {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet !== this.sheet)
  }
}

const PENDING = 'sheaf-pending'

/** Words that a comment is being written about: the selection itself goes with the focus. */
export function showPending(ranges: readonly Range[]): () => void {
  const { highlights } = CSS as { highlights?: HighlightRegistry }
  if (!highlights || ranges.length === 0) return () => {}
  highlights.set(PENDING, new Highlight(...ranges))
  return () => void highlights.delete(PENDING)
}
