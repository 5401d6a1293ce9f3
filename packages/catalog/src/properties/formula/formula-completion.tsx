// Completion of formulas as CodeMirror asks for it. What is offered, and what it writes, is the language's own affair.
import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import { pickedCompletion } from '@codemirror/autocomplete'
import type { EditorView } from '@codemirror/view'
import { completeFormula, type Completion as Offer } from '@sheaf/core/formula/complete'
import type { FormulaScope } from '@sheaf/core/formula/scope'
import { formatPhrase } from '@sheaf/core/phrase'
import type { BlockHost } from '@sheaf/editor/host/block-host'

/** `self` is not offered: no formula can use its own property. */
export const completionOf =
  (scope: () => FormulaScope, self: string, t: BlockHost['t']) =>
  ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const source = state.doc.toString()
    const { from, to, options } = completeFormula(source, pos, scope())
    // Numbers are written, not looked for.
    const isWanted = explicit || (from < pos && !/^\d/.test(source.slice(from))) || source[pos - 1] === '.'
    const own = scope().properties.find(({ id }) => id === self)?.name
    const offers = options.filter(({ kind, label }) => kind !== 'property' || label !== own)
    if (!isWanted || offers.length === 0) return null
    return { from, to, filter: false, options: offers.map(offer => shown(offer, t)) }
  }

const shown = (offer: Offer, t: BlockHost['t']): Completion => ({
  label: offer.label,
  detail: offer.type ? formatPhrase(offer.type, t) : offer.detail,
  type: offer.kind,
  apply: (view: EditorView, completion: Completion, from: number, to: number) =>
    view.dispatch({
      changes: { from, to, insert: offer.insert },
      selection: { anchor: from + offer.caret },
      scrollIntoView: true,
      userEvent: 'input.complete',
      annotations: pickedCompletion.of(completion),
    }),
  ...(offer.doc ? { info: () => documentation(offer, t) } : {}),
})

function documentation({ doc, example }: Offer, tData: BlockHost['t']): HTMLElement {
  const box = document.createElement('div')
  box.append(line('cm-formula-doc', tData(doc)))
  if (example) box.append(line('cm-formula-example', `${example[0]} → ${example[1]}`))
  return box
}
function line(name: string, words: string): HTMLElement {
  const element = document.createElement('div')
  element.className = name
  element.dir = name === 'cm-formula-example' ? 'ltr' : 'auto'
  element.textContent = words
  return element
}
