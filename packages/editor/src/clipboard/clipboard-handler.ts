// What copying and pasting need beyond the selection: the formats, and inserting blocks. Reading and typing work without it, so it is
// loaded when the page is idle.
import type { EditorCore } from '../editor-core'
import type { Exchange } from '../host/block-host'
import { type PasteHooks, pasteTransfer } from './paste-transfer'
import type { SelectedTrees } from './selected-trees'
import { htmlOf, plainOf, type Transfer, writeTransfer } from './transfer'

export interface ClipboardHandler {
  readonly exchange: Exchange
  readonly write: (data: Transfer, selected: SelectedTrees) => void
  readonly htmlOf: (selected: SelectedTrees) => string
  readonly plainOf: (selected: SelectedTrees) => string
  readonly paste: (core: EditorCore, data: PastedData, hooks: PasteHooks, isPlain: boolean) => void
}
export type PastedData = Transfer & { readonly files?: ArrayLike<File> }

export const createClipboardHandler = (exchange: Exchange): ClipboardHandler => ({
  exchange,
  write: (data, selected) => writeTransfer(data, selected, exchange),
  htmlOf: selected => htmlOf(selected, exchange),
  plainOf: selected => plainOf(selected, exchange),
  paste: (core, data, hooks, isPlain) => pasteTransfer(core, data, exchange, hooks, isPlain),
})
