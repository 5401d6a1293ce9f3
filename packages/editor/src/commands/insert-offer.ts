// What a choice of the slash menu does. An empty text becomes the chosen kind; a text with words in it gets a neighbour. What was
// typed to find it goes in the same step.

import { colorBlock } from '@sheaf/core/actions/block-fields'
import { insertTree, treeOf } from '@sheaf/core/actions/block-trees'
import { createBeside } from '@sheaf/core/actions/blocks/break-block'
import { trashIfEmpty } from '@sheaf/core/actions/blocks/join-blocks'
import { isFlowing, loadedChildren, siblingsOf } from '@sheaf/core/actions/blocks/places'
import { blockAfter } from '@sheaf/core/actions/blocks/reading-order'
import { firstText, goOn, turnBlock } from '@sheaf/core/actions/blocks/turn-block'
import type { Draft } from '@sheaf/core/actions/draft'
import { moveIntoPage, trashAll } from '@sheaf/core/actions/many-blocks'
import type { Uuid } from '@sheaf/core/ids'
import type { BlockSeed } from '@sheaf/core/kinds/block-kind'
import { tree } from '@sheaf/core/kinds/block-tree'
import { anchorAt } from '@sheaf/core/operations/anchor'
import type { BlockPoint } from '@sheaf/core/operations/text-place'
import { parentOf } from '@sheaf/core/operations/tree'
import type { EditorCore } from '../editor-core'
import type { TextSpan } from '../input/trigger'
import { endOfTextBefore } from './delete-range'
import { clearSpan } from './inline-marks'
import { mayHold } from './places'

/** Gives the block that was made or turned. */
export function insertOffer(core: EditorCore, span: TextSpan, type: string, seed: BlockSeed = {}): Uuid | null {
  const { replica } = core
  const { kinds } = replica.options
  let made: Uuid | null = null
  core.options.history.closeEntry()
  core.act(draft => {
    const block = clearSpan(core, draft, span)
    const isEmpty = replica.length(block) === 0 && isFlowing(replica, block)
    const { parent_id } = replica.view.mustBlock(block)
    if (isEmpty && kinds.traits(type).flowing && mayHold(core, parent_id, type)) {
      made = block
      turnBlock(draft, core.ports, block, { type, seed })
      insertTree(draft, seed.children ?? [], { table: 'block', id: block }, none, core.options.newId)
      return { block, offset: 0 }
    }
    const beside = placeFor(core, block, type)
    const siblings = siblingsOf(replica, beside)
    const parent = parentOf(replica.view.mustBlock(beside))
    const at = { after: anchorAt(siblings, siblings.indexOf(beside) + 1).after, before: [] }
    const { properties = {}, format = {}, children = [] } = seed
    const [id] = insertTree(draft, [tree(type, { properties, format, children })], parent, at, core.options.newId)
    made = id ?? null
    const point = id ? (firstText(replica, id) ?? goOn(draft, core.ports, id)) : null
    if (isEmpty && beside === block && loadedChildren(replica, block).length === 0) trashIfEmpty(draft, block)
    return point
  })
  if (made) core.made(made, type, seed)
  return made
}
const none = { after: [], before: [] }

/** The block itself, or the nearest around it whose parent holds such a block: a heading leaves a table. */
function placeFor(core: EditorCore, block: Uuid, type: string): Uuid {
  for (let at = block; ; ) {
    const { parent_id, parent_table } = core.replica.view.mustBlock(at)
    if (parent_table !== 'block' || parent_id === core.pageId || mayHold(core, parent_id, type)) return at
    at = parent_id
  }
}
/** A colour for the block of a span. */
export const colourBlock = (core: EditorCore, span: TextSpan, color: string): boolean =>
  act(core, span, (draft, block) => {
    colorBlock(draft, block, color)
    return { block, offset: span.from }
  })
export const duplicateBlock = (core: EditorCore, span: TextSpan): boolean =>
  act(core, span, (draft, block) => {
    const parent = parentOf(core.replica.view.mustBlock(block))
    const [copy] = insertTree(
      draft,
      [treeOf(core.replica, block)],
      parent,
      { after: [block], before: [] },
      core.newCopyId,
    )
    return { block: copy ?? block, offset: span.from }
  })
export const deleteBlock = (core: EditorCore, span: TextSpan): boolean =>
  act(core, span, (draft, block) => {
    const { replica, pageId } = core
    const before = endOfTextBefore(core, block)
    const after = before === null ? blockAfter(replica, block, pageId) : null
    trashAll(draft, [block])
    if (before !== null) return before
    return after !== null && isFlowing(replica, after) ? { block: after, offset: 0 } : null
  })
/** To the end of another page. */
export const moveBlockTo = (core: EditorCore, span: TextSpan, page: Uuid): boolean =>
  act(core, span, (draft, block) => {
    const next = createBeside(draft, core.ports, block, 'after')
    moveIntoPage(draft, [block], page)
    return { block: next, offset: 0 }
  })

function act(core: EditorCore, span: TextSpan, does: (draft: Draft, block: Uuid) => BlockPoint | null): boolean {
  core.options.history.closeEntry()
  return core.act(draft => does(draft, clearSpan(core, draft, span)))
}
