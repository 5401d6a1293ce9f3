// The pieces around the caret are always laid out. One that was just made, or that a jump led into, is left out by the browser until the
// next frame, and a letter that is typed before it would be put where something is laid out: before or behind the piece. One that the
// caret has left stays so until the next frame, too: from being laid out always to being laid out in sight, the browser leaves a piece
// out until it has looked. A press there would lead to the piece's beginning, and where the press itself has the caret leave, as when
// ProseMirror reads at a press what an input method did, Chromium ends the whole tab.
import type { Node } from 'prosemirror-model'
import { type EditorState, Plugin, PluginKey, type Selection } from 'prosemirror-state'
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view'
import { FIRST_BLOCK } from './chunks'

const key = new PluginKey<DecorationSet>('caret-pieces')

function around({ $head }: Selection): Decoration[] {
  const pieces: Decoration[] = []
  for (let depth = Math.min(FIRST_BLOCK, $head.depth); depth > 0; depth--)
    pieces.push(Decoration.node($head.before(depth), $head.after(depth), { class: 'sheaf-here' }))
  return pieces
}
/** Those that are kept, and those around the caret. */
function withCaret(kept: DecorationSet, doc: Node, selection: Selection): DecorationSet {
  const before = kept.find()
  const isKept = ({ from, to }: Decoration): boolean => before.some(one => one.from === from && one.to === to)
  return kept.add(
    doc,
    around(selection).filter(piece => !isKept(piece)),
  )
}
/** Whether pieces are kept that the caret has left. */
const isLeft = (state: EditorState): boolean =>
  (key.getState(state)?.find().length ?? 0) > Math.min(FIRST_BLOCK, state.selection.$head.depth)

export const caretPieces = (): Plugin<DecorationSet> =>
  new Plugin<DecorationSet>({
    key,
    state: {
      init: (_config, { doc, selection }) => withCaret(DecorationSet.empty, doc, selection),
      apply: (tr, pieces) => {
        if (tr.getMeta(key)) return withCaret(DecorationSet.empty, tr.doc, tr.selection)
        if (!tr.docChanged && !tr.selectionSet) return pieces
        return withCaret(pieces.map(tr.mapping, tr.doc), tr.doc, tr.selection)
      },
    },
    props: { decorations: state => key.getState(state) },
    view: () => {
      let frame = 0
      // Within a frame, before it is drawn: the browser looks in the same one, and no press comes between.
      const letGo = (view: EditorView): void => {
        frame = 0
        // Nothing is drawn anew under a composition; what comes after it leads here again.
        if (view.composing || !isLeft(view.state)) return
        view.dispatch(view.state.tr.setMeta(key, true).setMeta('addToHistory', false))
      }
      return {
        update: view => {
          if (isLeft(view.state)) frame ||= requestAnimationFrame(() => letGo(view))
        },
        destroy: () => cancelAnimationFrame(frame),
      }
    },
  })
