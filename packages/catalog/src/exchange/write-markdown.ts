// Blocks → Markdown (with tables, task lists, strikethrough and formulas). A kind that Markdown has no words for stands there as
// its HTML, on one line, so that it is one piece to every parser.
import type { BlockTree } from '@sheaf/core/kinds/block-tree'
import type { MarkdownNode, MarkdownWriter, WholeKind } from '@sheaf/core/kinds/exchange'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { blockTags, isElement } from './html-nodes'
import { printHtml } from './print-html'
import { writeHtml } from './write-html'
import { writeInlineMarkdown } from './write-inline-markdown'
import { writePlain } from './write-plain'

const printer = unified()
  .use(remarkStringify, { bullet: '-', emphasis: '*', fence: '`', fences: true, rule: '-', listItemIndent: 'one' })
  .use(remarkGfm, { singleTilde: false })
  .use(remarkMath)

interface MarkdownOptions {
  /** For people: what Markdown has no words for stands there by its words, not as HTML. It is not all read back. */
  readonly isReadable?: boolean
}

export function writeMarkdown(
  kinds: readonly WholeKind[],
  trees: readonly BlockTree[],
  { isReadable = false }: MarkdownOptions = {},
): string {
  const byType = new Map(kinds.map(kind => [kind.type, kind]))
  const other = (block: BlockTree): readonly MarkdownNode[] =>
    isReadable ? inWords(kinds, block, out) : [rawHtml(kinds, block)]
  const out: MarkdownWriter = {
    inline: runs => writeInlineMarkdown(runs, isReadable ? 'readable' : 'lossless'),
    blocks: below => lists(below.flatMap(block => written(block, byType.get(block.type)) ?? other(block))),
  }
  const written = (block: BlockTree, kind: WholeKind | undefined): readonly MarkdownNode[] | null => {
    const nodes = (isReadable && kind?.readable?.(block, out)) || (kind?.markdown?.(block, out) ?? null)
    return kind?.head === 'void' && nodes ? nodes.map(node => entitled(node, kind.label)) : nodes
  }
  // The library's own types want to know every node by name.
  const root = { type: 'root', children: out.blocks(trees) } as unknown as Parameters<typeof printer.stringify>[0]
  return printer.stringify(root)
}

/** A box that is written as a link says what it was in the link's title, and is read back by it. */
function entitled(node: MarkdownNode, title: string): MarkdownNode {
  const [link, ...others] = node.type === 'paragraph' ? (node.children ?? []) : []
  return link?.type === 'link' && others.length === 0 ? { ...node, children: [{ ...link, title }] } : node
}

/** Its text and what lies below, else what its kind says of it. */
function inWords(kinds: readonly WholeKind[], block: BlockTree, out: MarkdownWriter): readonly MarkdownNode[] {
  if (block.children.length > 0 || block.runs.length > 0)
    return [
      ...(block.runs.length > 0 ? [{ type: 'paragraph', children: out.inline(block.runs) }] : []),
      ...out.blocks(block.children),
    ]
  const words = writePlain(kinds, [block])
  return words === '' ? [] : [{ type: 'paragraph', children: [{ type: 'text', value: words }] }]
}

function rawHtml(kinds: readonly WholeKind[], block: BlockTree): MarkdownNode {
  const written = writeHtml(kinds, [block])
  const first = written.find(isElement)
  const html = printHtml(written).replaceAll('\n', '&#10;')
  // Only a box begins a piece of HTML whatever else is on its line.
  const isBox = first !== undefined && blockTags.has(first.tagName) && first.tagName !== 'pre'
  return { type: 'html', value: isBox ? html : `<div>${html}</div>` }
}

/** Consecutive items become one list, unless one of them restarts the numbering. */
function lists(nodes: readonly MarkdownNode[]): readonly MarkdownNode[] {
  const out: MarkdownNode[] = []
  for (const node of nodes) {
    if (node.type !== 'listItem') {
      out.push(node)
      continue
    }
    const last = out.at(-1)
    const { ordered, start, ...item } = node
    const isOrdered = ordered === true
    const first = typeof start === 'number' ? start : 1
    if (last?.type === 'list' && last['ordered'] === isOrdered && first === 1)
      out[out.length - 1] = { ...last, children: [...(last.children ?? []), item] }
    else
      out.push({ type: 'list', ordered: isOrdered, start: isOrdered ? first : null, spread: false, children: [item] })
  }
  return out
}
