// Blocks ↔ HTML, plain text and our own format. An entry point of its own without the parsers: the browser parses HTML by itself.
import type { BlockTree } from '@sheaf/core/kinds/block-tree'
import type { Run } from '@sheaf/core/text/rich-text'
import type { ForeignNode } from './exchange/clean-html'
import { printHtml } from './exchange/print-html'
import { readHtml } from './exchange/read-html'
import { readTreeJson, writeTreeJson } from './exchange/tree-json'
import { wholeKinds } from './exchange/whole-kinds'
import { writeHtml } from './exchange/write-html'
import { writeInlineHtml } from './exchange/write-inline-html'
import { writePlain } from './exchange/write-plain'

export { wholeKinds } from './exchange/whole-kinds'

export const toHtml = (trees: readonly BlockTree[]): string => printHtml(writeHtml(wholeKinds, trees))
export const toInlineHtml = (runs: readonly Run[]): string => printHtml(writeInlineHtml(runs))
export const toPlain = (trees: readonly BlockTree[]): string => writePlain(wholeKinds, trees)
export const toJson = writeTreeJson
export const fromJson = (text: string): readonly BlockTree[] | null => readTreeJson(wholeKinds, text)
/** Nodes of hast, however they were parsed. */
export const fromHtmlNodes = (nodes: readonly ForeignNode[]): readonly BlockTree[] => readHtml(wholeKinds, nodes)
