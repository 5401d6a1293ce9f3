// Runs → inline mdast. What Markdown has no sign for stands as the HTML it is, or for readers as its words alone.
import type { HtmlElement, MarkdownNode } from '@sheaf/core/kinds/exchange'
import type { Run } from '@sheaf/core/text/rich-text'
import { isElement, textOf, textProperty } from './html-nodes'
import { printHtml } from './print-html'
import { writeInlineHtml } from './write-inline-html'

const nodeOfTag: Readonly<Record<string, string>> = { strong: 'strong', em: 'emphasis', s: 'delete' }

/** By way of the inline HTML, which has the marks nested already. */
export const writeInlineMarkdown = (runs: readonly Run[], form: Form = 'lossless'): readonly MarkdownNode[] =>
  writeInlineHtml(runs).flatMap(node =>
    isElement(node) ? inlineNode(node, form) : [{ type: 'text', value: node.value }],
  )
type Form = 'lossless' | 'readable'

function inlineNode(node: HtmlElement, form: Form): readonly MarkdownNode[] {
  const children = (): readonly MarkdownNode[] =>
    node.children.flatMap(child =>
      isElement(child) ? inlineNode(child, form) : [{ type: 'text', value: child.value }],
    )
  const { tagName } = node
  if (tagName === 'br') return [{ type: 'break' }]
  if (tagName === 'a') return [{ type: 'link', url: textProperty(node, 'href'), title: null, children: children() }]
  const sign = nodeOfTag[tagName]
  if (sign) return [{ type: sign, children: children() }]
  // A line break or an atom within code has no place in Markdown's code.
  if (tagName === 'code' && node.children.every(child => !isElement(child)))
    return [{ type: 'inlineCode', value: textOf(node) }]
  const formula = equationOf(node)
  if (formula !== null) return [{ type: 'inlineMath', value: formula }]
  // Spaces are kept by the text itself.
  if (textProperty(node, 'style') !== '' || form === 'readable') return children()
  const [open = '', close = ''] = printHtml([{ ...node, children: [{ type: 'text', value: '\0' }] }]).split('\0')
  return [{ type: 'html', value: open }, ...children(), { type: 'html', value: close }]
}

function equationOf(node: HtmlElement): string | null {
  const embed = textProperty(node, 'dataSheafEmbed')
  if (embed === '') return null
  const { k, v } = JSON.parse(embed) as { readonly k: string; readonly v: readonly unknown[] }
  // A formula of several lines or with a dollar sign would end early.
  return k === 'e' && typeof v[0] === 'string' && v.length === 1 && /^[^\s$]([^\n$]*[^\s$])?$/.test(v[0]) ? v[0] : null
}
