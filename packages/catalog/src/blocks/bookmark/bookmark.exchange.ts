// Bookmark, as other programs have it.
import { type BlockTree, tree } from '@sheaf/core/kinds/block-tree'
import { defineExchange, element, htmlText } from '@sheaf/core/kinds/exchange'
import { type Check, custom, type Json } from '@sheaf/core/validation/checks'
import { isRichText, plainField, richText, webAddress, written } from '../../media/media-fields'
import {
  attribute,
  isStamped,
  linkParagraph,
  readCaption,
  shownCaption,
  shownIn,
  writeFigure,
} from '../../media/media-html'
import { bookmarkLink } from './bookmark-link'

const link: Check<Json> = custom(
  (value): value is Json => isRichText(value) && webAddress(value.map(([text]) => text).join('')) !== null,
  'a web address',
  { type: 'array' },
)
const pictureAddress: Check<Json> = custom(
  (value): value is string => typeof value === 'string' && webAddress(value) !== null,
  'a web address',
  { type: 'string', format: 'uri' },
)
const nameOf = (block: BlockTree): string => plainField(block.properties, 'bookmark_title') || bookmarkLink(block)

export const bookmarkExchange = defineExchange({
  type: 'bookmark',
  properties: { link, bookmark_title: richText, description: richText, caption: richText },
  format: { bookmark_icon: pictureAddress, bookmark_cover: pictureAddress },
  html: {
    write: (block, out) => {
      const href = bookmarkLink(block)
      const description = plainField(block.properties, 'description')
      return writeFigure(
        block,
        [
          element('a', href ? { href } : {}, [htmlText(nameOf(block))]),
          ...(description ? [element('p', {}, [htmlText(description)])] : []),
        ],
        out,
      )
    },
    read: (node, from) => {
      if (!isStamped(node, 'bookmark')) return null
      const href = webAddress(attribute(shownIn(node, 'a'), 'href'))
      return tree('bookmark', { properties: { ...(href && { link: written(href) }), ...readCaption(node, from) } })
    },
  },
  markdown: block => {
    const href = bookmarkLink(block)
    return href ? [linkParagraph(href, nameOf(block))] : []
  },
  plain: block =>
    [nameOf(block), plainField(block.properties, 'description'), bookmarkLink(block), shownCaption(block)]
      .filter((text, i, all) => text !== '' && all.indexOf(text) === i)
      .join('\n'),
})
