// An address by itself: over a selected text it makes a link of it, elsewhere it is written as a link to itself.
import { PARAGRAPH } from '@sheaf/core/actions/blocks/places'
import { selectedRange } from '../commands/command'
import { pasteBlocks } from '../commands/paste'
import type { EditorCore } from '../editor-core'
import { holdInserted } from '../hold-inserted'
import type { PastedUrl } from '../input/inline-controller'

export function pasteUrl(core: EditorCore, url: string, onPasted: (pasted: PastedUrl) => void): boolean {
  const range = selectedRange(core)
  if (range && !core.state.selection.empty) {
    const { from, to } = range
    if (from.block !== to.block) return false
    core.options.history.closeEntry()
    return core.act(draft => {
      draft.formatText(from.block, from.offset, to.offset, { a: url })
      return null
    })
  }
  const run = { insert: url, attributes: { a: url } }
  if (!pasteBlocks([{ type: PARAGRAPH, runs: [run], properties: {}, format: {}, children: [] }])(core)) return false
  if (selectedRange(core)) onPasted({ url, place: holdInserted(core, url, core.state.selection.to) })
  return true
}
