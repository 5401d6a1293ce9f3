// A parsed document → hast, which kinds read. The document has no window: nothing in it runs or loads.
import type { HtmlChild, HtmlValue } from '@sheaf/core/kinds/exchange'

const names: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  datetime: 'dateTime',
}
const truths = new Set(['checked', 'disabled', 'open', 'controls', 'reversed', 'hidden'])
const numbers = new Set(['colspan', 'rowspan', 'start', 'width', 'height'])

function propertyOf(name: string, value: string): HtmlValue {
  if (name === 'class') return value.split(/\s+/).filter(word => word !== '')
  if (truths.has(name)) return true
  return numbers.has(name) && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value
}
const propertyName = (name: string): string =>
  names[name] ??
  (/^(data|aria)-/.test(name) ? name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()) : name)

/** Deeper than any parser nests. */
const MAX_DEPTH = 1_000

export function domToHast(parent: Node, depth = 0): HtmlChild[] {
  if (depth > MAX_DEPTH) return []
  return [...parent.childNodes].flatMap((node): HtmlChild[] => {
    if (node.nodeType === Node.TEXT_NODE) return [{ type: 'text', value: node.nodeValue ?? '' }]
    if (!(node instanceof Element)) return []
    const properties = Object.fromEntries(
      [...node.attributes].map(({ name, value }) => [propertyName(name), propertyOf(name, value)]),
    )
    return [
      { type: 'element', tagName: node.localName.toLowerCase(), properties, children: domToHast(node, depth + 1) },
    ]
  })
}
