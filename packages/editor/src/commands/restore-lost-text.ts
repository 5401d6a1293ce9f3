// Puts the text of a block that somebody else deleted back on the page, with what was typed since.

import { createParagraph } from '@sheaf/core/actions/blocks/break-block'
import { inBlock, isMadeOfParts, PARAGRAPH, siblingsOf } from '@sheaf/core/actions/blocks/places'
import type { Draft } from '@sheaf/core/actions/draft'
import { bringBackTo } from '@sheaf/core/actions/put-elsewhere'
import type { Uuid } from '@sheaf/core/ids'
import { type Anchor, atEnd } from '@sheaf/core/operations/anchor'
import { Fragment } from 'prosemirror-model'
import { idOf } from '../block-index'
import type { EditorCore } from '../editor-core'
import { isIn, type LostBlock } from '../lost-block'
import { schema } from '../schema'
import { blockOf } from '../selection'
import { textDiff } from '../text-diff'
import { type Command } from './command'
import { mayHold } from './places'

/** Puts the words back, as they are by now: in their own block where that is there again or only out of sight, else in a new one. */
export const restoreLostText =
  (lost: LostBlock, words: string, caret = words.length): Command =>
  core =>
    core.act(draft => {
      const back = isIn(core.replica, lost.id, core.pageId) ? lost.id : bringBack(core, draft, lost.id)
      const id = back ?? startAnew(core, draft)
      writeInto(core, draft, id, back === null ? '' : lost.words, words)
      return { block: id, offset: Math.min(caret, core.replica.length(id)) }
    })

function startAnew(core: EditorCore, draft: Draft): Uuid {
  const { parent, at } = besideCaret(core)
  return createParagraph(draft, core.options.newId, inBlock(parent), at)
}
function bringBack(core: EditorCore, draft: Draft, id: Uuid): Uuid | null {
  const { replica } = core
  const block = replica.block(id)
  if (!block || replica.isShown(id) || block.deleted_from_trash_time !== undefined) return null
  const gone = outermostGone(core, id)
  const { parent_id: parent, crdt_data } = replica.view.mustBlock(gone)
  if (!isIn(replica, parent, core.pageId) || !isRoomFor(core, parent, block.type)) return null
  bringBackTo(draft, id, gone === id ? null : { parent: inBlock(parent), at: crdt_data?.trash ?? atEnd })
  return replica.isShown(id) ? id : null
}
/** Itself, or what it went with. */
function outermostGone({ replica, pageId }: EditorCore, id: Uuid): Uuid {
  let gone = id
  for (let at = id; at !== pageId; ) {
    const block = replica.block(at)
    if (!block) break
    if (!block.alive) gone = at
    if (block.parent_table !== 'block') break
    at = block.parent_id
  }
  return gone
}
/** Below the block that has the caret by now, as far out as a paragraph may stand. */
function besideCaret(core: EditorCore): { readonly parent: Uuid; readonly at: Anchor } {
  const block = blockOf(core.state.selection.$head)
  for (let at = block && idOf(block); at && core.replica.block(at); at = core.replica.view.mustBlock(at).parent_id) {
    const { parent_id: parent } = core.replica.view.mustBlock(at)
    if (!isRoomFor(core, parent, PARAGRAPH)) continue
    const siblings = siblingsOf(core.replica, at)
    return { parent, at: { after: [at], before: siblings.slice(siblings.indexOf(at) + 1).slice(0, 1) } }
  }
  return { parent: core.pageId, at: atEnd }
}
function writeInto({ replica }: EditorCore, draft: Draft, id: Uuid, before: string, after: string): void {
  const diff = textDiff(asContent(before), asContent(after))
  if (!diff) return
  const length = replica.length(id)
  // Others may have written in it since: nothing of theirs is taken away, and what is new goes as near to its place as there is one.
  if (diff.before > diff.from && length === before.length) draft.removeText(id, diff.from, diff.before)
  if (diff.after > diff.from) draft.insertText(id, Math.min(diff.from, length), after.slice(diff.from, diff.after))
}
const asContent = (text: string): Fragment => (text === '' ? Fragment.empty : Fragment.from(schema.text(text)))

const isRoomFor = (core: EditorCore, parent: Uuid, type: string): boolean =>
  mayHold(core, parent, type) && !isMadeOfParts(core.replica, parent, core.pageId)
