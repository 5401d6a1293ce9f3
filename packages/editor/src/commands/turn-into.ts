// Turning what is selected into another kind, by menus and keys.

import { insertTree } from '@sheaf/core/actions/block-trees'
import { inBlock } from '@sheaf/core/actions/blocks/places'
import { firstText, goOn, turnBlock } from '@sheaf/core/actions/blocks/turn-block'
import type { Draft } from '@sheaf/core/actions/draft'
import type { BlockSeed } from '@sheaf/core/kinds/block-kind'
import type { BlockPoint } from '@sheaf/core/operations/text-place'
import type { EditorCore } from '../editor-core'
import { type Command, isInEmptyPage, selectedBlocks, selectedRange } from './command'

export const turnInto =
  (type: string, seed: BlockSeed = {}): Command =>
  core => {
    core.options.history.closeEntry()
    if (isInEmptyPage(core)) return core.act(draft => startWith(core, draft, type, seed))
    const ids = selectedBlocks(core)
    const caret = selectedRange(core)?.to
    if (ids.length === 0) return false
    return core.act(draft => {
      let point: BlockPoint | null = null
      for (const id of ids) {
        const turned = turnBlock(draft, core.ports, id, { type, seed }, caret?.block === id ? caret.offset : 0)
        if (caret?.block === id) point = turned
      }
      return point
    })
  }

function startWith(core: EditorCore, draft: Draft, type: string, seed: BlockSeed): BlockPoint | null {
  const id = core.options.newId()
  const { properties = {}, format = {}, children = [] } = seed
  draft.create(id, type, inBlock(core.pageId), { after: [], before: [] }, { properties, format })
  insertTree(draft, children, inBlock(id), { after: [], before: [] }, core.options.newId)
  return firstText(core.replica, id) ?? goOn(draft, core.ports, id)
}
