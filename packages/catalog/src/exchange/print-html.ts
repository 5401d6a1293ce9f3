// hast → text. Our own, because kinds write few attributes and the browser should not load a table of all attributes. Attributes
// that could run code are never printed.
import type { HtmlChild, HtmlElement, HtmlValue } from '@sheaf/core/kinds/exchange'

const voidTags = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const attributeNames: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' }

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function attributeName(name: string): string | null {
  const known = attributeNames[name]
  if (known) return known
  // Only these two families are written with hyphens.
  const written = /^(data|aria)[A-Z]/.test(name)
    ? name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
    : name.toLowerCase()
  return /^(?!on)[a-z][a-z0-9-]*$/.test(written) ? written : null
}

function attribute(name: string, value: HtmlValue): string {
  const written = attributeName(name)
  if (written === null || value === null || value === undefined || value === false) return ''
  if (value === true) return ` ${written}`
  const text = Array.isArray(value) ? value.join(' ') : String(value)
  return ` ${written}="${escaped(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;')}"`
}

function printElement({ tagName, properties, children }: HtmlElement): string {
  if (!/^[a-z][a-z0-9]*$/.test(tagName) || tagName === 'script' || tagName === 'style') return ''
  const attributes = Object.entries(properties)
    .map(([name, value]) => attribute(name, value))
    .join('')
  if (voidTags.has(tagName)) return `<${tagName}${attributes}>`
  const inner = printHtml(children)
  // A parser takes one line break away here.
  const first = tagName === 'pre' && inner.startsWith('\n') ? '\n' : ''
  return `<${tagName}${attributes}>${first}${inner}</${tagName}>`
}

export const printHtml = (nodes: readonly HtmlChild[]): string =>
  nodes.map(node => (node.type === 'text' ? escaped(node.value) : printElement(node))).join('')
