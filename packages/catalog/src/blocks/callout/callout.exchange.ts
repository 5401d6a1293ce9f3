// Callout, as other programs have it.
import { type BlockTree, tree } from '@sheaf/core/kinds/block-tree'
import { defineExchange, element, type HtmlElement, type HtmlReader, htmlText } from '@sheaf/core/kinds/exchange'
import { stringOf } from '@sheaf/core/validation/checks'
import { hasClass, isBlank, isElement, textOf } from '../../exchange/html-nodes'
import { blockColor } from '../block-color'
import { alertOf } from '../github-alert'
import { ledText } from '../led-text'

const ICON = 'callout-icon'
const MAX_ICON = 2_048

export const calloutExchange = defineExchange({
  type: 'callout',
  format: { page_icon: stringOf({ max: MAX_ICON }), block_color: blockColor },
  html: {
    write: ({ runs, children, format }, out) => [
      element('aside', {}, [
        ...iconOf(format).map(icon => element('span', { className: [ICON] }, [htmlText(icon)])),
        element('p', {}, out.inline(runs)),
        ...out.blocks(children),
      ]),
    ],
    read: (node, from) => readAlert(node, from) ?? readBox(node, from),
  },
  readable: ({ runs, children, format }, out) => {
    const icon = iconOf(format).map(insert => ({ insert: `${insert} ` }))
    return [
      {
        type: 'blockquote',
        children: [{ type: 'paragraph', children: out.inline([...icon, ...runs]) }, ...out.blocks(children)],
      },
    ]
  },
})

/** An emoji; an address of a picture is only a field. */
const iconOf = (format: BlockTree['format']): readonly string[] =>
  typeof format['page_icon'] === 'string' && !/[/:.]/.test(format['page_icon']) ? [format['page_icon']] : []

function readAlert(node: HtmlElement, from: HtmlReader): BlockTree | null {
  const alert = node.tagName === 'blockquote' ? alertOf(node) : null
  if (!alert) return null
  return tree('callout', {
    ...ledText(alert.children, from),
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
  return tree('callout', { ...ledText(inner, from), format: icon === '' ? {} : { page_icon: icon } })
}
function isIconElement(node: HtmlElement): boolean {
  if (hasClass(node, ICON) || hasClass(node, 'icon')) return true
  const only = node.tagName === 'div' && node.children.length === 1 ? node.children[0] : undefined
  return isElement(only) && hasClass(only, 'icon')
}
