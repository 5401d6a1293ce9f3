// A browser shapes a whole run of characters again with every key in it: in a paragraph of 100,000 characters that takes longer than two
// frames. So long texts are drawn in runs that begin with a word; only the run with the caret is shaped again.
import type { Node } from 'prosemirror-model'
import { type EditorState, Plugin, type Transaction } from 'prosemirror-state'
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view'
import { writeText } from '../input/write-text'

/** Texts up to this length are drawn as they are. */
const LONG = 8_000
const RUN = 1_000
/** A run that was written on is parted when it is this long. */
const LONGEST_RUN = 2 * RUN
/** How far from where it would be a border looks for a space. Scripts that join their letters are not cut within a word. */
const REACH = 200

export const longTexts = (): Plugin<DecorationSet> =>
  new Plugin<DecorationSet>({
    state: {
      init: (_config, { doc }) => DecorationSet.create(doc, runsIn(doc, 0, doc.content.size)),
      apply: (tr, runs) => (tr.docChanged ? parted(tr, runs.map(tr.mapping, tr.doc)) : runs),
    },
    props: {
      decorations(state) {
        return this.getState(state)
      },
      handleKeyPress(view, event) {
        return isLong(view.state) && typed(view, event)
      },
    },
  })

const isLong = ({ selection: { $from } }: EditorState): boolean => $from.parent.content.size > LONG

/**
 * If the browser inserts a character, ProseMirror redraws the run around it, and the paragraph is laid out twice. Inserted from here, it is
 * laid out once.
 */
function typed(view: EditorView, { charCode, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  const text = String.fromCharCode(charCode)
  if (charCode === 0 || view.composing || metaKey || (ctrlKey && !altKey) || /[\r\n]/.test(text)) return false
  writeText(view, text)
  return true
}

/** Only texts that were touched are looked at. */
function parted({ doc, mapping }: Transaction, runs: DecorationSet): DecorationSet {
  let next = runs
  mapping.maps.forEach((map, i) =>
    map.forEach((_from, _to, start, end) => {
      const later = mapping.slice(i + 1)
      const [from, to] = [later.map(start, -1), later.map(end, 1)]
      doc.nodesBetween(from, Math.min(to, doc.content.size), (node, pos) => {
        if (!node.isTextblock) return true
        next = partedIn(doc, next, node, pos)
        return false
      })
    }),
  )
  return next
}
function partedIn(doc: Node, runs: DecorationSet, node: Node, pos: number): DecorationSet {
  const [from, to] = [pos + 1, pos + 1 + node.content.size]
  const known = runs.find(from, to)
  if (known.length === 0 && node.content.size <= LONG) return runs
  const isFine = known.length > 0 && covers(known, from, to)
  return isFine ? runs : runs.remove(known).add(doc, runsOf(node, pos))
}
/** No run is too long, and no letter stands outside of them. */
function covers(known: readonly Decoration[], from: number, to: number): boolean {
  let at = from
  for (const run of known.toSorted((a, b) => a.from - b.from)) {
    if (run.from !== at || run.to - run.from > LONGEST_RUN) return false
    at = run.to
  }
  return at === to
}

function runsIn(doc: Node, from: number, to: number): Decoration[] {
  const found: Decoration[] = []
  doc.nodesBetween(from, to, (node, pos) => {
    if (!node.isTextblock) return true
    if (node.content.size > LONG) found.push(...runsOf(node, pos))
    return false
  })
  return found
}
function runsOf(node: Node, pos: number): Decoration[] {
  if (node.content.size <= LONG) return []
  return runBorders(node.textBetween(0, node.content.size, undefined, '\uFFFC')).map(([from, to]) =>
    Decoration.inline(
      pos + 1 + from,
      pos + 1 + to,
      { class: 'sheaf-run' },
      { inclusiveStart: from === 0, inclusiveEnd: true },
    ),
  )
}
/** One behind the other, each beginning behind a space where there is one near. */
export function runBorders(text: string): readonly (readonly [from: number, to: number])[] {
  const runs: [number, number][] = []
  for (let from = 0; from < text.length; ) {
    const want = from + RUN
    const space = text.lastIndexOf(' ', want)
    const to = text.length - from <= LONGEST_RUN ? text.length : space > want - REACH ? space + 1 : whole(text, want)
    runs.push([from, to])
    from = to
  }
  return runs
}
/** Not between the halves of a letter. */
const whole = (text: string, at: number): number => (/[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at + 1 : at)
