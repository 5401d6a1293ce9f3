// A hint in an empty block: in the only block of an empty page, and where the caret stands.
import { Plugin } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import { bodyType } from './schema'

export const placeholder = (text: string, isEditable: () => boolean): Plugin =>
  new Plugin({
    props: {
      decorations({ doc, selection }) {
        if (!isEditable()) return DecorationSet.empty
        const isOnly =
          doc.childCount === 1 && doc.firstChild?.childCount === 1 && doc.firstChild.firstChild?.childCount === 1
        const { $head, empty } = selection
        const pos = isOnly ? 2 : empty && $head.parent.type === bodyType ? $head.before() : null
        const body = pos === null ? null : doc.nodeAt(pos)
        if (pos === null || body?.type !== bodyType || body.content.size > 0) return DecorationSet.empty
        return DecorationSet.create(doc, [
          Decoration.node(pos, pos + body.nodeSize, {
            'data-placeholder': text,
            class: isOnly ? 'sheaf-hint sheaf-hint-always' : 'sheaf-hint',
          }),
        ])
      },
    },
  })
