// All that counts as one block, as it is read on the screen.
import { isGrid, isLayout, isPartOf } from '@sheaf/core/actions/blocks/layouts'
import type { Uuid } from '@sheaf/core/ids'
import type { Node } from 'prosemirror-model'
import { groupOf, idOf } from '../block-index'
import { firstLevel } from '../chunks'
import { foldOf } from '../commands/places'
import type { EditorCore } from '../editor-core'
import { EMPTY_ID } from '../render'

/** Every unit that can be seen, in reading order. What lies in a folded block is left out. */
export function unitsInOrder(core: EditorCore): readonly Uuid[] {
  const { kinds } = core.replica.options
  const found: Uuid[] = []
  const visit = (block: Node, parentType: string | undefined): void => {
    const type = String(block.attrs['type'])
    const id = idOf(block)
    if (id !== EMPTY_ID && !isLayout(kinds, type) && !isPartOf(kinds, parentType)) found.push(id)
    if (isGrid(kinds, type) || foldOf(core, id) === 'closed') return
    for (const child of groupOf(block)?.children ?? []) visit(child, type)
  }
  for (const block of firstLevel(core.state.doc)) visit(block, undefined)
  return found
}
