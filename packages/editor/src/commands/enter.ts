// Enter. At the end of a block it makes an empty block, at the start it makes one before, in between it splits the text.

import { breakBlock, createBeside, createParagraph } from '@sheaf/core/actions/blocks/break-block'
import { deleteBetween } from '@sheaf/core/actions/blocks/delete-between'
import { inBlock } from '@sheaf/core/actions/blocks/places'
import type { Draft } from '@sheaf/core/actions/draft'
import { afterOf, atEnd } from '@sheaf/core/operations/anchor'
import type { BlockPoint } from '@sheaf/core/operations/text-place'
import type { EditorCore } from '../editor-core'
import { breakLine, isInCode } from './code'
import { type Command, isInEmptyPage, selectedRange, selectedVoid } from './command'
import { foldOf } from './places'

export const enter: Command = core => {
  const lone = selectedVoid(core)
  if (lone !== null) return core.act(draft => ({ block: createBeside(draft, core.ports, lone, 'after'), offset: 0 }))
  if (isInEmptyPage(core)) return core.act(draft => startPage(core, draft))
  if (isInCode(core)) return breakLine(core)
  const range = selectedRange(core)
  if (!range) return false
  core.options.history.closeEntry()
  core.act(draft => {
    const { from } = range
    deleteBetween(draft, core.pageId, from, range.to)
    return breakBlock(draft, { ...core.ports, foldOf: id => foldOf(core, id) }, from)
  })
  return true
}

function startPage({ options: { newId }, pageId }: EditorCore, draft: Draft): BlockPoint {
  const first = createParagraph(draft, newId, inBlock(pageId), atEnd)
  return { block: createParagraph(draft, newId, inBlock(pageId), afterOf(first)), offset: 0 }
}
