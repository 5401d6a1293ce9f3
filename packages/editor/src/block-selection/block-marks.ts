// How a selection of blocks is seen. Its keys and presses are `block-keys.ts`, which comes later.
import { NodeSelection, Plugin } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import { BlockSelection } from './block-selection'

const decorations = new WeakMap<BlockSelection, DecorationSet>()
function decorated(selection: BlockSelection, doc: Parameters<typeof DecorationSet.create>[0]): DecorationSet {
  const known = decorations.get(selection)
  if (known) return known
  const made = DecorationSet.create(
    doc,
    selection.nodes.map(({ pos, node }) => Decoration.node(pos, pos + node.nodeSize, { class: 'sheaf-selected' })),
  )
  decorations.set(selection, made)
  return made
}

export const blockMarks = (): Plugin =>
  new Plugin({
    props: {
      decorations: ({ selection, doc }) =>
        selection instanceof BlockSelection ? decorated(selection, doc) : DecorationSet.empty,
      // What is selected as a whole takes no letters, and must not go by a slip; `selected-box.ts` knows the rest, and comes later.
      handleTextInput: ({ state: { selection } }) =>
        selection instanceof BlockSelection || (selection instanceof NodeSelection && !selection.node.isInline),
    },
  })
