// The field that a formula is written in: several lines, completion, marks under errors. Tab completes while something is offered
// and else goes on to the next control.
import {
  acceptCompletion,
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  closeCompletion,
  completionKeymap,
  completionStatus,
} from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { bracketMatching } from '@codemirror/language'
import { linter } from '@codemirror/lint'
import { EditorState, Prec, StateEffect } from '@codemirror/state'
import { EditorView, keymap, placeholder } from '@codemirror/view'
import type { FormulaScope } from '@sheaf/core/formula/scope'
import { formatPhrase } from '@sheaf/core/phrase'
import type { BlockHost } from '@sheaf/editor/host/block-host'
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { checkFormula } from './formula-check'
import { completionOf } from './formula-completion'
import { formulaLook } from './formula-look'
import { callAroundWords } from './function-groups'

export interface FormulaFieldActions {
  /** Writes a call at the caret, around what is selected. */
  readonly insertCall: (name: string, hasArguments: boolean) => void
  readonly replaceAll: (text: string) => void
  readonly goTo: (position: number) => void
}
interface FormulaFieldProps {
  readonly ref: Ref<FormulaFieldActions>
  readonly first: string
  readonly self: string
  readonly scope: FormulaScope
  readonly t: BlockHost['t']
  readonly label: string
  readonly hint: string
  /** Accessible name of what is offered. */
  readonly suggestions: string
  /** Of the element that says what is wrong. */
  readonly describedBy: string
  readonly onChange: (text: string) => void
  readonly onCaret: (position: number) => void
  readonly onSave: () => void
  readonly onLeave: () => void
}

/** What can be named has changed: what was wrong may be right now. */
const otherScope = StateEffect.define<FormulaScope>()

export function FormulaField(props: FormulaFieldProps) {
  const { ref, scope } = props
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const now = useRef(props)
  useLayoutEffect(() => {
    now.current = props
  })
  useEffect(() => {
    if (!place.current) return
    const made = makeView(place.current, () => now.current)
    view.current = made
    made.focus()
    // Whatever this was opened from gives the focus back as it closes.
    const frame = requestAnimationFrame(() => made.focus())
    return () => {
      cancelAnimationFrame(frame)
      made.destroy()
    }
  }, [])
  useEffect(() => view.current?.dispatch({ effects: otherScope.of(scope) }), [scope])
  useImperativeHandle(ref, () => ({
    insertCall: (name, hasArguments) => {
      const { current } = view
      if (!current) return
      const { from, to } = current.state.selection.main
      const { text, caret } = callAroundWords(name, current.state.sliceDoc(from, to), hasArguments)
      current.dispatch({ changes: { from, to, insert: text }, selection: { anchor: from + caret }, userEvent: 'input' })
      current.focus()
    },
    replaceAll: text => {
      const length = view.current?.state.doc.length ?? 0
      view.current?.dispatch({ changes: { from: 0, to: length, insert: text }, selection: { anchor: text.length } })
      view.current?.focus()
    },
    goTo: position => {
      view.current?.dispatch({ selection: { anchor: position }, scrollIntoView: true })
      view.current?.focus()
    },
  }))
  return <div ref={place} />
}

function makeView(parent: HTMLElement, props: () => FormulaFieldProps): EditorView {
  const { first, self, t, label, hint, suggestions, describedBy } = props()
  const done = (action: () => void) => () => {
    action()
    return true
  }
  const state = EditorState.create({
    doc: first,
    selection: { anchor: first.length },
    extensions: [
      // The page allows styles that carry the word its own scripts carry.
      EditorView.cspNonce.of(document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''),
      EditorView.editorAttributes.of({ dir: 'ltr' }),
      EditorView.contentAttributes.of({ 'aria-label': label, 'aria-describedby': describedBy }),
      EditorView.lineWrapping,
      EditorState.phrases.of({ Completions: suggestions }),
      placeholder(hint),
      history(),
      bracketMatching(),
      closeBrackets(),
      autocompletion({
        override: [completionOf(() => props().scope, self, t)],
        icons: false,
        defaultKeymap: false,
        maxRenderedOptions: 200,
      }),
      linter(
        ({ state }) =>
          checkFormula(state.doc.toString(), props().scope, self).errors.map(error => ({
            from: error.from,
            to: Math.min(error.to, state.doc.length),
            severity: 'error' as const,
            message: formatPhrase(error, t),
          })),
        {
          delay: 250,
          needsRefresh: ({ transactions }) =>
            transactions.some(({ effects }) => effects.some(one => one.is(otherScope))),
        },
      ),
      Prec.highest(
        keymap.of([
          { key: 'Mod-Enter', run: done(() => props().onSave()), stopPropagation: true },
          {
            key: 'Escape',
            run: view =>
              (completionStatus(view.state) === 'active' && closeCompletion(view)) || done(() => props().onLeave())(),
            stopPropagation: true,
          },
          { key: 'Tab', run: acceptCompletion },
        ]),
      ),
      keymap.of([...completionKeymap, ...closeBracketsKeymap, ...historyKeymap, ...defaultKeymap]),
      formulaLook,
      EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
        if (docChanged) props().onChange(state.doc.toString())
        if (docChanged || selectionSet) props().onCaret(state.selection.main.head)
      }),
    ],
  })
  return new EditorView({ state, parent })
}
