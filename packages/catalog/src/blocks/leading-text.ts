// Reads an element with nested blocks from HTML: the text it begins with, and the blocks that follow.
import type { BlockTree } from '@sheaf/core/kinds/block-tree'
import type { HtmlChild, HtmlElement, HtmlReader, MarkdownNode, MarkdownWriter } from '@sheaf/core/kinds/exchange'
import { blockTags, isBlank, isElement } from '../exchange/html-nodes'

type LeadingText = Pick<BlockTree, 'runs' | 'children'>

/** Inline content up to the first block, or the first paragraph, is the text; everything else becomes its children. */
export function leadingText(nodes: readonly HtmlChild[], from: HtmlReader): LeadingText {
  const start = nodes.findIndex(node => !isBlank(node))
  if (start < 0) return { runs: [], children: [] }
  const first = nodes[start]
  if (isElement(first) && isLine(first))
    return { runs: from.runs(first.children), children: from.blocks(nodes.slice(start + 1)) }
  const end = nodes.findIndex((node, i) => i >= start && isElement(node) && blockTags.has(node.tagName))
  const cut = end < 0 ? nodes.length : end
  return { runs: from.runs(nodes.slice(start, cut)), children: from.blocks(nodes.slice(cut)) }
}
const isLine = (node: HtmlElement): boolean => node.tagName === 'p' && node.properties['dataSheafType'] === undefined

/** The only element among nodes, whatever blanks stand around it. */
function onlyElement(nodes: readonly HtmlChild[]): HtmlElement | null {
  const [only, ...others] = nodes.filter(node => !isBlank(node))
  return isElement(only) && others.length === 0 ? only : null
}

interface Fold extends LeadingText {
  /** The element around the text of the summary: a heading, or null. */
  readonly heading: string | null
}
/** A `details` element as a text that folds what lies below it. */
export function readFold(node: HtmlElement, from: HtmlReader): Fold | null {
  if (node.tagName !== 'details') return null
  const summary = node.children.find(child => isElement(child) && child.tagName === 'summary')
  const words = isElement(summary) ? summary.children : []
  const only = onlyElement(words)
  const isWrapped = only !== null && /^(p|h[1-6])$/.test(only.tagName)
  return {
    heading: isWrapped && only.tagName !== 'p' ? only.tagName : null,
    runs: from.runs(isWrapped ? only.children : words),
    children: from.blocks(node.children.filter(child => child !== summary)),
  }
}
/** The same in Markdown: blank lines let the content be parsed as Markdown. */
export const markdownFold = (
  title: MarkdownNode,
  { children }: Pick<BlockTree, 'children'>,
  out: MarkdownWriter,
): readonly MarkdownNode[] => [
  { type: 'html', value: '<details>\n<summary>' },
  title,
  { type: 'html', value: '</summary>' },
  ...out.blocks(children),
  { type: 'html', value: '</details>' },
]
