// Inline HTML → runs: marks by element and by style, whitespace folded as a browser shows it. What it does not know it takes for
// its text.
import type { HtmlChild, HtmlElement } from '@sheaf/core/kinds/exchange'
import { isSafeHref } from '@sheaf/core/links/safe-link'
import type { Attributes, Embed, Run } from '@sheaf/core/text/rich-text'
import { embedOfJson, isContentColor } from '@sheaf/core/text/safe-values'
import type { Json } from '@sheaf/core/validation/checks'
import { blockTags, hasClass, textOf, textProperty } from './html-nodes'

const markOfTag: Readonly<Record<string, string>> = {
  b: 'b',
  strong: 'b',
  i: 'i',
  em: 'i',
  cite: 'i',
  dfn: 'i',
  var: 'i',
  u: '_',
  ins: '_',
  s: 's',
  strike: 's',
  del: 's',
  code: 'c',
  kbd: 'c',
  samp: 'c',
  tt: 'c',
}

export function readInlineHtml(children: readonly HtmlChild[]): readonly Run[] {
  const line = new Line()
  for (const child of children) line.read(child, {}, false)
  return line.end()
}

interface Piece {
  insert: Run['insert']
  readonly attributes: Attributes
  /** Not folded and not trimmed. */
  readonly isKept: boolean
}

class Line {
  private pieces: Piece[] = []
  /** Text after a box within a line begins a new one. */
  private isLineOver = false

  read(node: HtmlChild, marks: Attributes, isKept: boolean): void {
    if (node.type === 'text') return this.text(node.value, marks, isKept)
    const { tagName } = node
    const embed = embedOf(node)
    if (embed) {
      this.pieces.push({ insert: embed, attributes: marks, isKept: true })
      return
    }
    if (tagName === 'br') return this.lineBreak(marks)
    // A box within a line begins and ends one; cells stand beside each other.
    const isBox = blockTags.has(tagName)
    if (isBox) this.startLine(marks)
    else if (tagName === 'td' || tagName === 'th') this.text(' ', marks, false)
    const inner = { ...marks, ...marksOf(node, marks) }
    const held = Object.fromEntries(Object.entries(inner).filter(([, value]) => value !== null))
    const keeps = isKept || tagName === 'pre' || /white-space:\s*(pre|break-spaces)/.test(textProperty(node, 'style'))
    for (const child of node.children) this.read(child, held, keeps)
    if (isBox) this.isLineOver = true
  }

  private text(value: string, marks: Attributes, isKept: boolean): void {
    if (this.isLineOver && value.trim() !== '') this.startLine(marks)
    if (isKept) {
      const [first = '', ...rest] = value.replaceAll(/\r\n?/g, '\n').split('\n')
      this.push(first, marks, true)
      for (const line of rest) {
        this.lineBreak(marks)
        this.push(line, marks, true)
      }
      return
    }
    const text = value.replaceAll(/[ \t\r\n\f]+/g, ' ')
    this.push(text.startsWith(' ') && this.endsInSpace() ? text.slice(1) : text, marks, false)
  }
  private push(insert: string, attributes: Attributes, isKept: boolean): void {
    if (insert !== '') this.pieces.push({ insert, attributes, isKept })
  }
  private startLine(marks: Attributes): void {
    this.isLineOver = false
    if (this.pieces.length > 0 && this.pieces.at(-1)?.insert !== '\n') this.lineBreak(marks)
  }
  private lineBreak(marks: Attributes): void {
    this.trimEnd()
    this.push('\n', marks, true)
  }
  private endsInSpace(): boolean {
    const last = this.pieces.at(-1)?.insert
    return last === undefined || (typeof last === 'string' && /[ \n]$/.test(last))
  }
  private trimEnd(): void {
    const last = this.pieces.at(-1)
    if (!last || last.isKept || typeof last.insert !== 'string') return
    last.insert = last.insert.replace(/ $/, '')
    if (last.insert === '') this.pieces.pop()
  }
  end(): readonly Run[] {
    this.trimEnd()
    // A line break at the end of a box shows nothing.
    if (this.pieces.at(-1)?.insert === '\n') this.pieces.pop()
    return joinRuns(this.pieces)
  }
}

/** Runs of the same marks become one. */
function joinRuns(runs: readonly Run[]): readonly Run[] {
  const out: { insert: Run['insert']; attributes: Attributes }[] = []
  for (const { insert, attributes = {} } of runs) {
    const last = out.at(-1)
    const isSame = last && sameMarks(last.attributes, attributes)
    if (isSame && typeof last.insert === 'string' && typeof insert === 'string') last.insert += insert
    else if (insert !== '') out.push({ insert, attributes })
  }
  return out.map(({ insert, attributes }) => (Object.keys(attributes).length ? { insert, attributes } : { insert }))
}
const sameMarks = (a: Attributes, b: Attributes): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([name, value]) => JSON.stringify(value) === JSON.stringify(b[name]))

/** Marks that an element sets; null takes one away that an element around it set. */
export function marksOf(node: HtmlElement, around: Attributes = {}): Record<string, Json> {
  const marks: Record<string, Json> = {}
  const style = textProperty(node, 'style')
  const weight = /font-weight:\s*(\w+)/.exec(style)?.[1]
  // Google Docs wraps everything in a <b> that says it is not bold.
  const isNotBold = weight === 'normal' || weight === '400'
  const mark = Object.hasOwn(markOfTag, node.tagName) ? markOfTag[node.tagName] : undefined
  if (mark && !(mark === 'b' && isNotBold)) marks[mark] = true
  if (weight === 'bold' || Number(weight) >= 600) marks['b'] = true
  if (isNotBold && around['b']) marks['b'] = null
  if (/font-style:\s*italic/.test(style)) marks['i'] = true
  const decoration = /text-decoration(?:-line)?:\s*([^;]+)/.exec(style)?.[1] ?? ''
  if (decoration.includes('underline') && node.tagName !== 'a') marks['_'] = true
  if (decoration.includes('line-through')) marks['s'] = true
  const color = textProperty(node, 'dataColor')
  if (color && color !== 'default' && isContentColor(color)) marks['h'] = color
  const href = node.tagName === 'a' ? textProperty(node, 'href') : ''
  if (href && isSafeHref(href)) marks['a'] = href
  return marks
}

/** An inline atom: our own, or a formula of Markdown. */
function embedOf(node: HtmlElement): Embed | null {
  const own = textProperty(node, 'dataSheafEmbed')
  if (own) {
    try {
      return embedOfJson(JSON.parse(own))
    } catch {
      return null
    }
  }
  return node.tagName === 'code' && hasClass(node, 'math-inline') ? { k: 'e', v: [textOf(node)] } : null
}

const ownLines = new Set(['br', 'div', 'p', 'li', 'tr'])
/** The verbatim text, with its line breaks. Code editors write one element per line. */
export function verbatimText(children: readonly HtmlChild[]): string {
  let out = ''
  const read = (node: HtmlChild): void => {
    if (node.type === 'text') {
      out += node.value
      return
    }
    if (node.tagName === 'br') {
      out += '\n'
      return
    }
    const isLine = ownLines.has(node.tagName)
    if (isLine && out !== '' && !out.endsWith('\n')) out += '\n'
    const before = out.length
    node.children.forEach(read)
    if (isLine && (out.length === before || !out.endsWith('\n'))) out += '\n'
  }
  children.forEach(read)
  const isLines = children.some(child => child.type === 'element' && ownLines.has(child.tagName))
  return (isLines ? out.replace(/\n$/, '') : out).replaceAll(/\r\n?/g, '\n')
}
