// Looking at nodes of hast.
import type { HtmlChild, HtmlElement } from '@sheaf/core/kinds/exchange'

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Elements that begin and end a line of their own. */
export const blockTags = words(
  'address article aside blockquote body center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html li main nav ol p pre section summary table tbody tfoot thead tr ul',
)
/** Elements inside a line that are blocks here. */
export const boxTags = words('img video audio iframe')

export const isElement = (node: HtmlChild | undefined): node is HtmlElement => node?.type === 'element'
export const isList = (node: HtmlChild | undefined): node is HtmlElement & { readonly tagName: 'ul' | 'ol' } =>
  isElement(node) && (node.tagName === 'ul' || node.tagName === 'ol')

export const typeStamp = (node: HtmlElement): string | null => {
  const type = node.properties['dataSheafType']
  return typeof type === 'string' ? type : null
}
export const textProperty = (node: HtmlElement, name: string): string => {
  const value = node.properties[name]
  return Array.isArray(value) ? value.join(' ') : typeof value === 'string' ? value : ''
}
export const hasClass = (node: HtmlElement, name: string): boolean =>
  textProperty(node, 'className').split(/\s+/).includes(name)

/** All letters below, as they stand. */
export const textOf = (node: HtmlChild): string =>
  node.type === 'text' ? node.value : node.children.map(textOf).join('')
export const isBlank = (node: HtmlChild): boolean => node.type === 'text' && node.value.trim() === ''

export function* descendants(node: HtmlElement): Iterable<HtmlElement> {
  for (const child of node.children) {
    if (!isElement(child)) continue
    yield child
    yield* descendants(child)
  }
}

const known = new WeakMap<HtmlElement, boolean>()
/** Something below is no part of a line. */
export function holdsBlocks(node: HtmlElement): boolean {
  const before = known.get(node)
  if (before !== undefined) return before
  const found = node.children.some(
    child =>
      isElement(child) &&
      (blockTags.has(child.tagName) || boxTags.has(child.tagName) || typeStamp(child) !== null || holdsBlocks(child)),
  )
  known.set(node, found)
  return found
}
