// The pieces around the caret are always laid out. One that was just made, or that a jump led into, is left out by the browser until the
// next frame, and a letter that is typed before it would be put where something is laid out: before or behind the piece.
import { Plugin } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import { FIRST_BLOCK } from './chunks'

export const caretPieces = (): Plugin =>
  new Plugin({
    props: {
      decorations: ({ doc, selection: { $head } }) => {
        const around: Decoration[] = []
        for (let depth = Math.min(FIRST_BLOCK, $head.depth); depth > 0; depth--)
          around.push(Decoration.node($head.before(depth), $head.after(depth), { class: 'sheaf-here' }))
        return DecorationSet.create(doc, around)
      },
    },
  })
