// Figures: a picture, a film or a link with its caption under it, as HTML has them.
import { type BlockTree, tree } from '@sheaf/core/kinds/block-tree'
import {
  element,
  type HtmlChild,
  type HtmlElement,
  type HtmlForm,
  type HtmlReader,
  type HtmlWriter,
  htmlText,
  type WriteMarkdown,
  type WritePlain,
} from '@sheaf/core/kinds/exchange'
import { type RichText, runsOfTitle, titleOfRuns } from '@sheaf/core/text/rich-text'
import type { Json } from '@sheaf/core/validation/checks'
import { isRichText, safeSource, sourceOf, written } from './media-fields'

const isElement = (node: HtmlChild | undefined): node is HtmlElement => node?.type === 'element'

/** The type that an element says to be. */
export const isStamped = (node: HtmlElement, type: string): boolean => node.properties['dataSheafType'] === type

const captionOf = ({ properties }: BlockTree): RichText => {
  const caption = properties['caption']
  return isRichText(caption) ? caption : []
}

export function writeFigure(block: BlockTree, inner: readonly HtmlChild[], out: HtmlWriter): readonly HtmlChild[] {
  const caption = captionOf(block)
  return [
    element('figure', {}, [
      ...inner,
      ...(caption.length > 0 ? [element('figcaption', {}, out.inline(runsOfTitle(caption)))] : []),
    ]),
  ]
}

/** Everything below, outermost first; captions are no part of what they describe. */
function* below(node: HtmlElement): Iterable<HtmlElement> {
  for (const child of node.children) {
    if (!isElement(child) || child.tagName === 'figcaption') continue
    yield child
    yield* below(child)
  }
}
const hasOwnText = (node: HtmlElement): boolean =>
  node.children.some(child =>
    child.type === 'text' ? child.value.trim() !== '' : child.tagName !== 'figcaption' && hasOwnText(child),
  )

/** The one element of a name that a figure shows, or the element itself. */
export function shownIn(node: HtmlElement, tagName: string): HtmlElement | null {
  if (node.tagName === tagName) return node
  if (node.tagName !== 'figure') return null
  const found = [...below(node)].filter(one => one.tagName === tagName)
  return found.length === 1 ? (found[0] ?? null) : null
}
/** Whether a figure is nothing but a picture: one that holds writing or several pictures is read for what is inside. */
export const standsAlone = (node: HtmlElement): boolean => !hasOwnText(node)

export function readCaption(node: HtmlElement, from: HtmlReader): Record<string, Json> {
  const caption = node.children.find(
    (child): child is HtmlElement => isElement(child) && child.tagName === 'figcaption',
  )
  const runs = caption ? from.runs(caption.children) : []
  return runs.length > 0 ? { caption: titleOfRuns(runs) } : {}
}

export const attribute = (node: HtmlElement | null, name: string): string => {
  const value = node?.properties[name]
  return typeof value === 'string' ? value : ''
}

/** The first safe address among an element's own and those of its `source` children. */
export function sourceIn(node: HtmlElement): string | null {
  const all = [node, ...node.children.filter(isElement).filter(child => child.tagName === 'source')]
  for (const one of all) {
    const safe = safeSource(attribute(one, 'src'))
    if (safe) return safe
  }
  return null
}

export const shownCaption = (block: BlockTree): string =>
  captionOf(block)
    .map(([text]) => text)
    .join('')

/** A link in a paragraph of its own, as Markdown has them. */
export const linkParagraph = (url: string, label: string) => ({
  type: 'paragraph',
  children: [{ type: 'link', url, children: [{ type: 'text', value: label || url }] }],
})

/** The form of a kind that shows one element of HTML and is read from it wherever it stands alone. */
export const playerHtml = (type: string, tagName: 'video' | 'audio'): HtmlForm => ({
  write: (block, out) => {
    const source = sourceOf(block.properties)
    return writeFigure(block, [element(tagName, { controls: true, ...(source && { src: source }) })], out)
  },
  read: (node, from) => {
    const player = shownIn(node, tagName)
    const source = player && sourceIn(player)
    if (!isStamped(node, type) && !source) return null
    return tree(type, { properties: { ...(source && { source: written(source) }), ...readCaption(node, from) } })
  },
})

/** The form of a kind that other programs can only have as a link. */
export const linkHtml = (type: string, label: (block: BlockTree) => string): HtmlForm => ({
  write: (block, out) => {
    const href = sourceOf(block.properties)
    return writeFigure(block, [element('a', href ? { href } : {}, [htmlText(label(block) || href)])], out)
  },
  read: (node, from) => {
    if (!isStamped(node, type)) return null
    const source = safeSource(attribute(shownIn(node, 'a'), 'href'))
    return tree(type, { properties: { ...(source && { source: written(source) }), ...readCaption(node, from) } })
  },
})

export const linkMarkdown =
  (label: (block: BlockTree) => string): WriteMarkdown =>
  block => {
    const url = sourceOf(block.properties)
    return url ? [linkParagraph(url, label(block))] : []
  }
/** What it is called, and what is said about it. */
export const linkPlain =
  (label: (block: BlockTree) => string): WritePlain =>
  block =>
    [label(block), sourceOf(block.properties), shownCaption(block)]
      .filter((text, i, all) => text !== '' && all.indexOf(text) === i)
      .join('\n')
