// Blocks ↔ the formats of other programs, and the clipboard's desk that uses them. The browser parses HTML by itself; what Markdown
// needs is loaded when it is used.
import { fromHtmlNodes, fromJson, toHtml, toInlineHtml, toJson, toPlain } from '@sheaf/catalog/exchange'
import { clipboardDesk } from '@sheaf/editor/clipboard/desk'
import type { Exchange } from '@sheaf/editor/host/block-host'
import { domToHast } from './dom-to-hast'

/**
 * Handlers in a parsed document do not run, but browsers complain of each that the policy forbids. They get another name first;
 * the reader drops them in any case.
 */
const withoutHandlers = (html: string): string =>
  html.replaceAll(/<[a-z][^>]*>/gi, tag => tag.replaceAll(/([\s"'/])on(?=[a-z]+\s*=)/gi, '$1data-on-'))

const markdown = () => import('@sheaf/catalog/markdown')

const blockExchange: Exchange = {
  toHtml,
  toInlineHtml,
  toPlain,
  toJson,
  fromJson,
  fromHtml: html => fromHtmlNodes(domToHast(new DOMParser().parseFromString(withoutHandlers(html), 'text/html').body)),
  fromMarkdown: async text => (await markdown()).fromMarkdown(text),
  toMarkdown: async trees => (await markdown()).toMarkdown(trees),
}

export const blockDesk = clipboardDesk(blockExchange)
