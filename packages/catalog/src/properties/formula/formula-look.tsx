// How a formula looks while it is written: colours by the grammar, words between quotes kept apart from the direction of the code
// around them, and the marks of errors.
import { type Extension, Prec } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view'
import { highlightFormula } from '@sheaf/core/formula/highlight'

class Colours {
  all: DecorationSet
  isolates: DecorationSet
  constructor(view: EditorView) {
    ;[this.all, this.isolates] = this.draw(view)
  }
  update(update: ViewUpdate): void {
    if (update.docChanged) [this.all, this.isolates] = this.draw(update.view)
  }
  private draw({ state }: EditorView): [DecorationSet, DecorationSet] {
    const marks = highlightFormula(state.doc.toString()).map(({ from, to, token }) => {
      const isWords = token === 'property' || token === 'text'
      return Decoration.mark({
        class: `cm-formula-${token}`,
        ...(isWords ? { attributes: { dir: 'auto' }, bidiIsolate: null } : {}),
      }).range(from, to)
    })
    return [Decoration.set(marks), Decoration.set(marks.filter(mark => mark.value.spec.bidiIsolate === null))]
  }
}
const colours = ViewPlugin.fromClass(Colours, {
  provide: plugin => [
    EditorView.decorations.of(view => view.plugin(plugin)?.all ?? Decoration.none),
    Prec.lowest(EditorView.bidiIsolatedRanges.of(view => view.plugin(plugin)?.isolates ?? Decoration.none)),
  ],
})

const colour = (name: string) => ({ color: `var(--content-${name}-text)` })
const theme = EditorView.theme({
  '&': { color: 'var(--color-ink)', fontSize: 'var(--text-input)', maxHeight: '11lh' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--font-mono)',
    lineHeight: 'var(--leading-body)',
    minHeight: '3.5lh',
    overflow: 'auto',
    overscrollBehavior: 'contain',
  },
  '.cm-content': { padding: 'var(--space-2) 0', caretColor: 'var(--color-ink)' },
  '.cm-line': { padding: '0 var(--space-3)' },
  '.cm-placeholder': { color: 'var(--color-ink-faint)' },
  '.cm-cursor': { borderLeftColor: 'var(--color-ink)' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': { background: 'var(--color-selection) !important' },
  '&.cm-focused .cm-matchingBracket': { background: 'var(--color-press)', outline: 'none' },
  '&.cm-focused .cm-nonmatchingBracket': { background: 'var(--color-attention-wash)' },
  '.cm-formula-property': {
    ...colour('green'),
    background: 'var(--color-accent-wash)',
    borderRadius: 'var(--radius-control)',
    unicodeBidi: 'isolate',
  },
  '.cm-formula-text': { ...colour('orange'), unicodeBidi: 'isolate' },
  '.cm-formula-function': colour('blue'),
  '.cm-formula-variable': colour('purple'),
  '.cm-formula-number': colour('brown'),
  '.cm-formula-keyword': colour('pink'),
  '.cm-formula-operator, .cm-formula-bracket': { color: 'var(--color-ink-soft)' },
  '.cm-formula-comment': { color: 'var(--color-ink-faint)', fontStyle: 'italic' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--color-danger)',
    textUnderlineOffset: '3px',
  },
  '.cm-lintPoint-error:after': { borderBottomColor: 'var(--color-danger)' },
  '.cm-tooltip': {
    border: 'none',
    borderRadius: 'var(--radius)',
    background: 'var(--color-raised)',
    boxShadow: 'var(--shadow-floating)',
    color: 'var(--color-ink)',
    zIndex: 'var(--layer-menu)',
  },
  '.cm-tooltip-lint': { padding: 'var(--space-1)' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--color-danger)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    maxHeight: '13rem',
    maxWidth: 'min(24rem, 84vw)',
    padding: 'var(--space-1)',
    fontFamily: 'var(--font-sans)',
    fontSize: 'var(--text-interface)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    display: 'flex',
    gap: 'var(--space-2)',
    alignItems: 'center',
    minHeight: 'var(--row-height)',
    padding: '0 var(--space-2)',
    borderRadius: 'var(--radius-control)',
    lineHeight: 'var(--leading-interface)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    background: 'var(--color-hover)',
    color: 'var(--color-ink)',
    boxShadow: 'inset var(--focus-width) 0 0 var(--color-accent)',
  },
  '.cm-completionLabel': {
    flex: 'none',
    maxWidth: '70%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    unicodeBidi: 'isolate',
  },
  '.cm-completionDetail': {
    flex: '1',
    overflow: 'hidden',
    marginLeft: '0',
    color: 'var(--color-ink-faint)',
    fontSize: 'var(--text-small)',
    fontStyle: 'normal',
    textAlign: 'end',
    textOverflow: 'ellipsis',
  },
  '.cm-completionInfo': {
    maxWidth: 'min(18rem, 80vw)',
    padding: 'var(--space-2) var(--space-3)',
    fontFamily: 'var(--font-sans)',
    fontSize: 'var(--text-small)',
    lineHeight: 'var(--leading-interface)',
  },
  '.cm-formula-example': {
    marginTop: 'var(--space-1)',
    color: 'var(--color-ink-soft)',
    fontFamily: 'var(--font-mono)',
  },
})

export const formulaLook: Extension = [colours, theme]
