// The pieces around the caret are always laid out. The browser skips a piece that was just created, or jumped into, until the next frame,
// and a character typed before that would be inserted where something is laid out: before or after the piece. A piece that the caret has
// left stays laid out until the next frame too: when it changes from `visible` to `auto` the browser skips it until it has checked. A press
// there would put the caret at the piece's beginning, and where the press itself moves the caret away, as when ProseMirror reads at a
// press what an input method did, Chromium crashes the tab.
import { type EditorState, Plugin, PluginKey } from 'prosemirror-state'
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view'
import { FIRST_BLOCK } from './chunks'

const key = new PluginKey<DecorationSet>('caret-pieces')

type Place = Pick<EditorState, 'doc' | 'selection'>
const depthOf = ({ selection: { $head } }: Place): number => Math.min(FIRST_BLOCK, $head.depth)

/** Those that are kept, and those around the caret. */
function withCaret(kept: DecorationSet, place: Place): DecorationSet {
  const { $head } = place.selection
  let all = kept
  for (let depth = depthOf(place); depth > 0; depth--) {
    const piece = Decoration.node($head.before(depth), $head.after(depth), { class: 'sheaf-here' })
    if (!kept.find().some(({ from, to }) => from === piece.from && to === piece.to)) all = all.add(place.doc, [piece])
  }
  return all
}
/** Whether pieces are kept that the caret has left. */
const isLeft = (state: EditorState): boolean => (key.getState(state)?.find().length ?? 0) > depthOf(state)

export const caretPieces = (): Plugin<DecorationSet> =>
  new Plugin<DecorationSet>({
    key,
    state: {
      init: (_config, state) => withCaret(DecorationSet.empty, state),
      apply: (tr, pieces) =>
        tr.getMeta(key)
          ? withCaret(DecorationSet.empty, tr)
          : tr.docChanged || tr.selectionSet
            ? withCaret(pieces.map(tr.mapping, tr.doc), tr)
            : pieces,
    },
    props: { decorations: state => key.getState(state) },
    view: () => {
      let frame = 0
      // Within a frame, before it is drawn: the browser looks in the same one, and no press comes between.
      const letGo = (view: EditorView): void => {
        frame = 0
        // Nothing is redrawn during a composition; the update after it runs this again.
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
