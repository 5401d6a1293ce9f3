// Blocks ↔ the formats of other programs, and the clipboard handler that uses them. The browser parses HTML by itself. A copy must be
// written synchronously in its event, so the Markdown writer is loaded with this.
import { fromHtmlNodes, fromJson, toHtml, toInlineHtml, toJson, toPlain } from '@sheaf/catalog/exchange'
import { fromMarkdown, toReadableMarkdown } from '@sheaf/catalog/markdown'
import { createClipboardHandler } from '@sheaf/editor/clipboard/clipboard-handler'
import type { Exchange } from '@sheaf/editor/host/block-host'
import { domToHast } from './dom-to-hast'

/**
 * Handlers in a parsed document do not run, but browsers complain of each that the policy forbids. They get another name first;
 * the reader drops them in any case.
 */
const withoutHandlers = (html: string): string =>
  html.replaceAll(/<[a-z][^>]*>/gi, tag => tag.replaceAll(/([\s"'/])on(?=[a-z]+\s*=)/gi, '$1data-on-'))

const blockExchange: Exchange = {
  toHtml,
  toInlineHtml,
  toPlain,
  toJson,
  fromJson,
  fromHtml: html => fromHtmlNodes(domToHast(new DOMParser().parseFromString(withoutHandlers(html), 'text/html').body)),
  fromMarkdown,
  toMarkdown: toReadableMarkdown,
}

export const blockClipboard = createClipboardHandler(blockExchange)
