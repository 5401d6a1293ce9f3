// Foreign HTML → paragraphs with marks. Reads a tree that is already parsed and runs nothing; what it does not know it takes
// for its text.
import type { Attributes, Run } from '@sheaf/core/text/rich-text'
import type { Json } from '@sheaf/core/validation/checks'
import type { PastedBlock } from './commands/paste'
import { isSafeHref } from './dom-values'

/** As much of a DOM node as is read. */
export interface HtmlNode {
  readonly nodeType: number
  readonly nodeName: string
  readonly nodeValue: string | null
  readonly childNodes: Iterable<HtmlNode>
  getAttribute?(name: string): string | null
}
const ELEMENT = 1
const TEXT = 3

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))
const unread = words('SCRIPT STYLE TEMPLATE NOSCRIPT HEAD TITLE META LINK IFRAME OBJECT EMBED SVG CANVAS VIDEO AUDIO')
const blockLike = words(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CENTER DD DETAILS DIV DL DT FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION SUMMARY TABLE TBODY TFOOT THEAD TR UL',
)
const markOfTag: Readonly<Record<string, string>> = {
  B: 'b',
  STRONG: 'b',
  I: 'i',
  EM: 'i',
  CITE: 'i',
  U: '_',
  INS: '_',
  S: 's',
  STRIKE: 's',
  DEL: 's',
  CODE: 'c',
  KBD: 'c',
  SAMP: 'c',
  TT: 'c',
}

export function blocksOfHtml(root: HtmlNode): PastedBlock[] {
  const reader = new Reader()
  reader.read(root, {}, false)
  reader.endBlock()
  return reader.blocks
}

class Reader {
  readonly blocks: PastedBlock[] = []
  private runs: { insert: string | Run['insert']; attributes: Attributes }[] = []

  read(node: HtmlNode, marks: Attributes, isPreformatted: boolean): void {
    if (node.nodeType === TEXT) return this.text(node.nodeValue ?? '', marks, isPreformatted)
    const name = node.nodeName.toUpperCase()
    if ((node.nodeType === ELEMENT && unread.has(name)) || node.nodeType === 8) return
    const embed = embedOf(node)
    if (embed) {
      this.runs.push({ insert: embed, attributes: marks })
      return
    }
    if (name === 'BR') return this.lineBreak(marks)
    const isBlock = blockLike.has(name)
    if (isBlock) this.endBlock()
    else if (name === 'TD' || name === 'TH') this.space(marks)
    const inner = node.nodeType === ELEMENT ? { ...marks, ...marksOf(node, name, marks) } : marks
    const held = Object.fromEntries(Object.entries(inner).filter(([, value]) => value !== null))
    for (const child of node.childNodes)
      this.read(
        child,
        held,
        isPreformatted || name === 'PRE' || /white-space:\s*(pre|break-spaces)/.test(styleOf(node)),
      )
    // An empty paragraph is a paragraph; other empty boxes are layout.
    if (isBlock) this.endBlock(name === 'P')
  }
  private text(value: string, marks: Attributes, isPreformatted: boolean): void {
    if (isPreformatted) {
      const [first = '', ...rest] = value.replaceAll(/\r\n?/g, '\n').split('\n')
      this.push(first, marks)
      for (const line of rest) {
        this.lineBreak(marks)
        this.push(line, marks)
      }
      return
    }
    const text = value.replaceAll(/[ \t\r\n\f]+/g, ' ')
    this.push(text.startsWith(' ') && this.endsInSpace() ? text.slice(1) : text, marks)
  }
  private push(insert: string, attributes: Attributes): void {
    if (insert !== '') this.runs.push({ insert, attributes })
  }
  private lineBreak(marks: Attributes): void {
    this.trimEnd()
    this.push('\n', marks)
  }
  private space(marks: Attributes): void {
    if (!this.endsInSpace()) this.push(' ', marks)
  }
  private endsInSpace(): boolean {
    const last = this.runs.at(-1)?.insert
    return last === undefined || (typeof last === 'string' && /[ \n]$/.test(last))
  }
  private trimEnd(): void {
    const last = this.runs.at(-1)
    if (last && typeof last.insert === 'string') last.insert = last.insert.replace(/ $/, '')
  }
  endBlock(keepEmpty = false): void {
    this.trimEnd()
    const last = this.runs.at(-1)
    // A line break at the end of a box shows nothing.
    if (last?.insert === '\n') this.runs.pop()
    const runs = this.runs.filter(run => run.insert !== '')
    this.runs = []
    if (runs.length > 0) this.blocks.push({ runs: joined(runs) })
    else if (keepEmpty && last !== undefined) this.blocks.push({ runs: [] })
  }
}

function joined(runs: readonly { insert: Run['insert']; attributes: Attributes }[]): Run[] {
  const out: { insert: Run['insert']; attributes: Attributes }[] = []
  for (const run of runs) {
    const last = out.at(-1)
    const isSame = last && JSON.stringify(last.attributes) === JSON.stringify(run.attributes)
    if (isSame && typeof last.insert === 'string' && typeof run.insert === 'string') last.insert += run.insert
    else out.push({ ...run })
  }
  return out.map(({ insert, attributes }) => (Object.keys(attributes).length ? { insert, attributes } : { insert }))
}

const styleOf = (node: HtmlNode): string => node.getAttribute?.('style') ?? ''

/** Marks that an element sets; null takes one away that an element around it set. */
function marksOf(node: HtmlNode, name: string, around: Attributes): Record<string, Json> {
  const marks: Record<string, Json> = {}
  const style = styleOf(node)
  const weight = /font-weight:\s*(\w+)/.exec(style)?.[1]
  // Google Docs wraps everything in a <b> that says it is not bold.
  const isNotBold = weight === 'normal' || weight === '400'
  const mark = markOfTag[name]
  if (mark && !(mark === 'b' && isNotBold)) marks[mark] = true
  if (weight === 'bold' || Number(weight) >= 600) marks['b'] = true
  if (isNotBold && around['b']) marks['b'] = null
  if (/font-style:\s*italic/.test(style)) marks['i'] = true
  const decoration = /text-decoration(?:-line)?:\s*([^;]+)/.exec(style)?.[1] ?? ''
  if (decoration.includes('underline') && name !== 'A') marks['_'] = true
  if (decoration.includes('line-through')) marks['s'] = true
  const color = node.getAttribute?.('data-color')
  if (color && color !== 'default') marks['h'] = color
  const href = name === 'A' ? node.getAttribute?.('href') : null
  if (href && isSafeHref(href)) marks['a'] = href
  return marks
}

/** An inline atom of our own clipboard. */
function embedOf(node: HtmlNode): Exclude<Run['insert'], string> | null {
  const text = node.nodeType === ELEMENT ? node.getAttribute?.('data-sheaf-embed') : null
  if (!text) return null
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('k' in value) || !('v' in value)) return null
    return typeof value.k === 'string' && /^[a-z]{1,8}$/.test(value.k) && Array.isArray(value.v)
      ? { k: value.k, v: value.v as Json[] }
      : null
  } catch {
    return null
  }
}

/** Plain text: a line is a paragraph. */
export const blocksOfText = (text: string): PastedBlock[] =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map(line => ({ runs: line === '' ? [] : [{ insert: line }] }))
