// Foreign HTML, made harmless and regular before any kind looks at it: what runs, loads or frames is gone, addresses that lead
// nowhere safe are gone, and what word processors and other wikis write in their own way is written as HTML means it.
import { embedOf } from '@sheaf/core/kinds/embed-address'
import { element, type HtmlChild, type HtmlElement, type HtmlValue, htmlText } from '@sheaf/core/kinds/exchange'
import { isSafeHref } from '@sheaf/core/links/safe-link'
import { descendants, hasClass, isElement, textOf, textProperty } from './html-nodes'
import { regularLists } from './regular-lists'

/** As much of a hast tree as may come in: also comments, doctypes and raw pieces, which are left out. */
export interface ForeignNode {
  readonly type: string
  readonly tagName?: string | undefined
  readonly value?: string | undefined
  readonly properties?: Readonly<Record<string, unknown>> | undefined
  readonly children?: readonly ForeignNode[] | undefined
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))
const unread = words(
  'script style template noscript head title meta link base object embed applet frame frameset portal svg canvas button select textarea option datalist map area dialog',
)
const keptProperties = words(
  'className style alt title width height colSpan rowSpan start value type checked open controls lang dir dateTime scope encoding role reversed align',
)
const addressProperties = words('href src poster')
/** A parser may nest deeper than a program can walk. */
const MAX_DEPTH = 300

export const cleanHtml = (nodes: readonly ForeignNode[]): readonly HtmlChild[] => cleanChildren(nodes, 0, false)

function cleanChildren(nodes: readonly ForeignNode[], depth: number, isOwn: boolean): readonly HtmlChild[] {
  return depth > MAX_DEPTH ? [] : regularLists(nodes.flatMap(node => cleanNode(node, depth, isOwn)))
}

function cleanNode(node: ForeignNode, depth: number, isOwn: boolean): readonly HtmlChild[] {
  if (node.type === 'text') return [htmlText(node.value ?? '')]
  if (node.type !== 'element') return []
  // Word writes <o:p> and its like, with nothing but text in them.
  const tagName = (node.tagName ?? '').toLowerCase().replace(/^\w+:/, '')
  // A button of a page around a text is no text; one of ours is the label of a block.
  if (unread.has(tagName) && !(isOwn && tagName === 'button')) return []
  const properties = cleanProperties(node.properties ?? {})
  // A frame shows whatever another site puts there: of strangers' only those of services that are known.
  if (tagName === 'iframe' && !isOwn && !embedOf(textOfValue(properties['src']))) return []
  const children = cleanChildren(node.children ?? [], depth + 1, properties['dataSheafType'] !== undefined)
  return regularElement(element(tagName, properties, children))
}

const textOfValue = (value: HtmlValue): string => (typeof value === 'string' ? value : '')

function cleanProperties(properties: Readonly<Record<string, unknown>>): Record<string, HtmlValue> {
  const kept: Record<string, HtmlValue> = {}
  for (const [name, value] of Object.entries(properties)) {
    if (addressProperties.has(name)) {
      if (typeof value === 'string' && isSafeHref(value)) kept[name] = value.trim()
    } else if (keptProperties.has(name) || /^(data|aria)[A-Z]/.test(name)) kept[name] = value as HtmlValue
  }
  return kept
}

/** The normalized form of an element; nothing for one without content. */
function regularElement(node: HtmlElement): readonly HtmlChild[] {
  if (node.properties['dataSheafType'] !== undefined) return [node]
  if (hasClass(node, 'katex')) return formula(node)
  if (hasClass(node, 'katex-display')) return [displayed(node)]
  // Of forms only the box that is ticked is of use.
  if (node.tagName === 'input') return node.properties['type'] === 'checkbox' ? [node] : []
  // Google Docs draws the boxes of a check list as pictures.
  if (isDrawnTick(node)) return [tick(textProperty(node, 'alt') === 'checked')]
  if (node.tagName === 'img' && node.properties['src'] === undefined) return []
  if (hasClass(node, 'checkbox') && textOf(node).trim() === '') return [tick(hasClass(node, 'checkbox-on'))]
  const isTicked = node.properties['ariaChecked'] === 'true' || hasClass(node, 'checked')
  const isTask = textProperty(node, 'role') === 'checkbox' || node.properties['dataInlineTaskId'] !== undefined
  if (node.tagName === 'li' && isTask)
    return [{ ...node, children: [tick(isTicked), ...node.children.filter(child => !isTick(child))] }]
  return [node]
}
/** Parsers spell the name of the attribute in two ways. */
const isDrawnTick = (node: HtmlElement): boolean =>
  node.tagName === 'img' &&
  ['ariaRoleDescription', 'ariaRoledescription'].some(name => textProperty(node, name) === 'checkbox')
const isTick = (node: HtmlChild): boolean => isElement(node) && node.properties['type'] === 'checkbox'
const tick = (checked: boolean): HtmlElement => element('input', { type: 'checkbox', ...(checked ? { checked } : {}) })

/** KaTeX draws a formula in many boxes and says in one place what it is. */
function formula(node: HtmlElement): readonly HtmlChild[] {
  for (const child of descendants(node))
    if (child.tagName === 'annotation' && textProperty(child, 'encoding') === 'application/x-tex')
      return [element('code', { className: ['math-inline'] }, [htmlText(textOf(child).trim())])]
  return node.children.filter(isElement)
}
/** The same on a line of its own, whose formula is regular by now. */
const displayed = (node: HtmlElement): HtmlElement =>
  element('pre', {}, [element('code', { className: ['language-math', 'math-display'] }, [htmlText(textOf(node))])])
