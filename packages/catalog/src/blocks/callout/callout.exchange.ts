// Callout, as other programs have it.
import { type BlockTree, tree } from '@sheaf/core/kinds/block-tree'
import { defineExchange, element, type HtmlElement, type HtmlReader, htmlText } from '@sheaf/core/kinds/exchange'
import { hasClass, isBlank, isElement, textOf } from '../../exchange/html-nodes'
import { blockColor } from '../block-color'
import { blockIcon, emojiOf } from '../block-icon'
import { alertOf } from '../github-alert'
import { leadingText } from '../leading-text'

const ICON_CLASS = 'callout-icon'

export const calloutExchange = defineExchange({
  type: 'callout',
  format: { page_icon: blockIcon, block_color: blockColor },
  html: {
    write: ({ runs, children, format }, out) => [
      element('aside', {}, [
        ...emojiOf(format).map(icon => element('span', { className: [ICON_CLASS] }, [htmlText(icon)])),
        element('p', {}, out.inline(runs)),
        ...out.blocks(children),
      ]),
    ],
    read: (node, from) => readAlert(node, from) ?? readBox(node, from),
  },
  readable: ({ runs, children, format }, out) => {
    const icon = emojiOf(format).map(insert => ({ insert: `${insert} ` }))
    return [
      {
        type: 'blockquote',
        children: [{ type: 'paragraph', children: out.inline([...icon, ...runs]) }, ...out.blocks(children)],
      },
    ]
  },
})

function readAlert(node: HtmlElement, from: HtmlReader): BlockTree | null {
  const alert = node.tagName === 'blockquote' ? alertOf(node) : null
  if (!alert) return null
  return tree('callout', {
    ...leadingText(alert.children, from),
    format: { page_icon: alert.icon, block_color: alert.color },
  })
}
function readBox(node: HtmlElement, from: HtmlReader): BlockTree | null {
  const isBox =
    node.tagName === 'aside' ||
    hasClass(node, 'markdown-alert') ||
    (node.tagName === 'figure' && hasClass(node, 'callout'))
  if (!isBox) return null
  const at = node.children.findIndex(child => !isBlank(child))
  const first = node.children[at]
  const isIcon = isElement(first) && isIconElement(first)
  const icon = isIcon ? textOf(first).trim() : ''
  const rest = isIcon ? node.children.slice(at + 1) : node.children
  // Some wrap everything that is not the icon once more.
  const [only, ...others] = rest.filter(child => !isBlank(child))
  const inner = isElement(only) && only.tagName === 'div' && others.length === 0 ? only.children : rest
  return tree('callout', { ...leadingText(inner, from), format: icon === '' ? {} : { page_icon: icon } })
}
function isIconElement(node: HtmlElement): boolean {
  if (hasClass(node, ICON_CLASS) || hasClass(node, 'icon')) return true
  const only = node.tagName === 'div' && node.children.length === 1 ? node.children[0] : undefined
  return isElement(only) && hasClass(only, 'icon')
}
