// What a choice of the slash menu does. What was typed to find it goes in the same step.

import { colorBlock } from '@sheaf/core/actions/block-fields'
import { insertTree, treeOf } from '@sheaf/core/actions/block-trees'
import { createBeside } from '@sheaf/core/actions/blocks/break-block'
import { insertKind } from '@sheaf/core/actions/blocks/insert-kind'
import { isFlowing } from '@sheaf/core/actions/blocks/places'
import { blockAfter } from '@sheaf/core/actions/blocks/reading-order'
import type { Draft } from '@sheaf/core/actions/draft'
import { trashAll } from '@sheaf/core/actions/many-blocks'
import { moveIntoPage } from '@sheaf/core/actions/put-elsewhere'
import type { Uuid } from '@sheaf/core/ids'
import type { BlockSeed } from '@sheaf/core/kinds/block-kind'
import type { BlockPoint } from '@sheaf/core/operations/text-place'
import { parentOf } from '@sheaf/core/operations/tree'
import type { EditorCore } from '../editor-core'
import type { TextSpan } from '../input/trigger'
import { endOfTextBefore } from './delete-range'
import { clearSpan } from './inline-marks'

/** Gives the block that was made or turned. */
export function insertOffer(core: EditorCore, span: TextSpan, type: string, seed: BlockSeed = {}): Uuid | null {
  let made: Uuid | null = null
  core.options.history.closeEntry()
  core.act(draft => {
    const { id, point } = insertKind(draft, core.ports, clearSpan(core, draft, span), { type, seed })
    made = id
    return point
  })
  if (made) core.made(made, type, seed)
  return made
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
