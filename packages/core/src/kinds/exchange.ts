// How a kind reads and writes the formats of other programs: HTML as a hast tree, Markdown as an mdast tree, plain text. Trees
// are plain data, so that kinds stay pure; parsing and printing are done elsewhere. Markdown is read as the HTML it stands for,
// so a kind has one reader.
import type { Run } from '../text/rich-text'
import type { Check, Json } from '../validation/checks'
import type { BlockKind } from './block-kind'
import type { BlockTree } from './block-tree'

export type HtmlValue = string | number | boolean | null | undefined | readonly (string | number)[]
/** An element of hast: properties in camel case (`className` a list, `dataLanguage`). */
export interface HtmlElement {
  readonly type: 'element'
  readonly tagName: string
  readonly properties: Readonly<Record<string, HtmlValue>>
  readonly children: readonly HtmlChild[]
}
interface HtmlText {
  readonly type: 'text'
  readonly value: string
}
export type HtmlChild = HtmlElement | HtmlText

export const element = (
  tagName: string,
  properties: HtmlElement['properties'] = {},
  children: readonly HtmlChild[] = [],
): HtmlElement => ({ type: 'element', tagName, properties, children })
export const htmlText = (value: string): HtmlText => ({ type: 'text', value })

export interface HtmlWriter {
  inline(runs: readonly Run[]): readonly HtmlChild[]
  blocks(trees: readonly BlockTree[]): readonly HtmlChild[]
}
export interface HtmlReader {
  /** Text with its marks; whitespace as HTML reads it. */
  runs(children: readonly HtmlChild[]): readonly Run[]
  /** The blocks among these nodes; loose text becomes paragraphs. */
  blocks(children: readonly HtmlChild[]): readonly BlockTree[]
  /** The verbatim text, with its line breaks. */
  verbatim(children: readonly HtmlChild[]): string
}
export interface HtmlForm {
  /**
   * The first element written carries the type and, as JSON, the fields that the element itself does not say; whoever reads it
   * back puts them on the tree that `read` gives.
   */
  write(block: BlockTree, out: HtmlWriter): readonly HtmlChild[]
  /** Null: not one of this kind. Elements that carry a type are offered to that kind first; others in the order of kinds. */
  read(node: HtmlElement, from: HtmlReader): BlockTree | readonly BlockTree[] | null
}

/** A node of mdast. */
export interface MarkdownNode {
  readonly type: string
  readonly children?: readonly MarkdownNode[]
  readonly value?: string
  readonly [field: string]: unknown
}
export interface MarkdownWriter {
  inline(runs: readonly Run[]): readonly MarkdownNode[]
  /** Items of lists in a row become one list. */
  blocks(trees: readonly BlockTree[]): readonly MarkdownNode[]
}
/**
 * List items are written as `{type: 'listItem', ordered}`; whoever calls puts those in a row into a list. Null: Markdown has no
 * words for this one, and its HTML stands there.
 */
export type WriteMarkdown = (block: BlockTree, out: MarkdownWriter) => readonly MarkdownNode[] | null

export interface PlainWriter {
  inline(runs: readonly Run[]): string
  /** One under another, indented where they lie below. */
  blocks(trees: readonly BlockTree[]): string
}
export type WritePlain = (block: BlockTree, out: PlainWriter) => string

/** What goes out of a kind and comes into it. */
export interface KindExchange {
  readonly type: string
  /** The fields that it knows, each with its check. Others are kept as they are. */
  readonly properties: Readonly<Record<string, Check<Json>>>
  readonly format: Readonly<Record<string, Check<Json>>>
  readonly html: HtmlForm
  /** Null: Markdown has no words for it, and its HTML stands there. */
  readonly markdown: WriteMarkdown | null
  /** For people rather than for reading it back, where that is another: Markdown alone, without HTML. */
  readonly readable?: WriteMarkdown
  readonly plain: WritePlain
}
/** A kind with everything there is to it. */
export type WholeKind = BlockKind & KindExchange

export const defineExchange = (spec: Pick<KindExchange, 'type' | 'html'> & Partial<KindExchange>): KindExchange => ({
  properties: {},
  format: {},
  markdown: null,
  plain: ({ runs, children }, out) => [out.inline(runs), out.blocks(children)].filter(text => text !== '').join('\n'),
  ...spec,
})
