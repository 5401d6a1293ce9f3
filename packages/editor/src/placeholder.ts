// A hint in an empty text: in the only block of an empty page, and where the caret stands. A kind has a hint of its own.
import { type Node, type ResolvedPos } from 'prosemirror-model'
import { Plugin } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import { FIRST_BLOCK, onlyBlock } from './chunks'
import { blockType, bodyType } from './schema'

interface PlaceholderOptions {
  readonly text: string
  readonly isEditable: () => boolean
  /** What an empty text of a type says, in the person's language; undefined: what any text says. */
  readonly hintOf?: (type: string) => string | undefined
}

export const placeholder = ({ text, isEditable, hintOf }: PlaceholderOptions): Plugin =>
  new Plugin({
    props: {
      decorations({ doc, selection }) {
        if (!isEditable()) return DecorationSet.empty
        const pos = isOneBlock(doc) ? FIRST_BLOCK + 1 : selection.empty ? textAround(selection.$head) : null
        const body = pos === null ? null : doc.nodeAt(pos)
        if (pos === null || body?.type !== bodyType || body.content.size > 0) return DecorationSet.empty
        const block = doc.resolve(pos).parent
        const hint = block.type === blockType ? hintOf?.(String(block.attrs['type'])) : undefined
        return DecorationSet.create(doc, [
          Decoration.node(pos, pos + body.nodeSize, {
            'data-placeholder': hint ?? text,
            class: isOneBlock(doc) ? 'sheaf-hint sheaf-hint-always' : 'sheaf-hint',
          }),
        ])
      },
    },
  })

const isOneBlock = (doc: Node): boolean => onlyBlock(doc)?.childCount === 1
const textAround = ($head: ResolvedPos): number | null => ($head.parent.type === bodyType ? $head.before() : null)
