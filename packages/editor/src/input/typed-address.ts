// An address that was just typed becomes a link, once the word ends: by a space, or by the key that ends the line.
import { type EditorState, Plugin, type Transaction } from 'prosemirror-state'
import type { WrittenText } from '../commands/text-command'
import { isSafeHref } from '../dom-values'
import { bodyType, schema } from '../schema'

/** Longer ones are pasted, not typed. */
const LONGEST = 2_000
const ADDRESS = /(?:^|[\s("'“«])((?:https?:\/\/|www\.)[^\s<>"“”«»]+)$/iu

interface Typed {
  readonly from: number
  readonly to: number
  readonly address: string
}

/** The address that ends at the caret. */
function addressBefore({ state }: WrittenText): Typed | null {
  const { $head, empty } = state.selection
  if (!empty || $head.parent.type !== bodyType) return null
  const start = Math.max(0, $head.parentOffset - LONGEST)
  const [, found] = ADDRESS.exec($head.parent.textBetween(start, $head.parentOffset, '', '\uFFFC')) ?? []
  if (found === undefined) return null
  // What ends a sentence is no part of it, nor is a bracket that was opened before it.
  let address = found.replace(/[.,;:!?'’]+$/u, '')
  while (address.endsWith(')') && address.split(')').length > address.split('(').length) address = address.slice(0, -1)
  const from = $head.pos - found.length
  return { from, to: from + address.length, address }
}

function link({ state }: WrittenText, { from, to, address }: Typed): Transaction | null {
  const href = /^www\./i.test(address) ? `https://${address}` : address
  if (!URL.canParse(href) || !/\.|^localhost$/.test(new URL(href).hostname) || !isSafeHref(href)) return null
  if (state.doc.content.size < to || state.doc.textBetween(from, to) !== address) return null
  for (const mark of [schema.marks.a, schema.marks.c]) if (state.doc.rangeHasMark(from, to, mark)) return null
  return state.tr.addMark(from, to, schema.marks.a.create({ href })).removeStoredMark(schema.marks.a)
}

/** To be asked before the word ends; gives what makes the link after it has, so that it is the first thing to be undone. */
export function endAddress(text: () => WrittenText): (() => void) | null {
  const typed = addressBefore(text())
  return (
    typed &&
    (() => {
      const tr = link(text(), typed)
      if (!tr) return
      text().options.history.closeEntry()
      text().dispatch(tr)
      text().options.history.closeEntry()
    })
  )
}

interface TypedAddressOptions {
  readonly text: () => WrittenText & { undo(): boolean }
  readonly isEditable: () => boolean
}

/** Backspace directly after takes only the link back. */
export function typedAddresses({ text, isEditable }: TypedAddressOptions): Plugin {
  let ended: (() => void) | null = null
  let done: EditorState | null = null
  return new Plugin({
    view: () => ({
      update: (view, before) => {
        const link = ended
        if (!link || view.state.doc === before.doc) return
        // The key has done what it does.
        ended = null
        queueMicrotask(() => {
          link()
          done = text().state
        })
      },
    }),
    props: {
      handleKeyDown: (view, { key, altKey, metaKey, ctrlKey }) => {
        if (altKey || metaKey || ctrlKey || view.composing || !isEditable()) return false
        ended = key === 'Enter' || key === ' ' ? endAddress(text) : null
        const isBack = key === 'Backspace' && done !== null && done === text().state
        done = null
        return isBack && text().undo()
      },
    },
  })
}
