// Markdown both ways, and HTML where there is no browser to parse it. An entry point of its own: the parsers are heavy and a page loads
// them when they are used.
import type { BlockTree } from '@sheaf/core/kinds/block-tree'
import { readHtmlText, readMarkdown } from './exchange/read-markdown'
import { wholeKinds } from './exchange/whole-kinds'
import { writeMarkdown } from './exchange/write-markdown'

export const fromMarkdown = (text: string): readonly BlockTree[] => readMarkdown(wholeKinds, text)
export const toMarkdown = (trees: readonly BlockTree[]): string => writeMarkdown(wholeKinds, trees)
/** What people get who paste it where there is only text, and who export it. */
export const toReadableMarkdown = (trees: readonly BlockTree[]): string =>
  writeMarkdown(wholeKinds, trees, { isReadable: true }).trimEnd()
export const parseHtml = (html: string): readonly BlockTree[] => readHtmlText(wholeKinds, html)
