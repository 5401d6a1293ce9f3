// Image, as other programs have it.
import { tree } from '@sheaf/core/kinds/block-tree'
import { defineExchange, element } from '@sheaf/core/kinds/exchange'
import {
  mediaFormat,
  mediaProperties,
  numberField,
  plainField,
  richText,
  sourceOf,
  written,
} from '../../media/media-fields'
import {
  attribute,
  isStamped,
  readCaption,
  shownCaption,
  shownIn,
  sourceIn,
  standsAlone,
  writeFigure,
} from '../../media/media-html'

export const imageExchange = defineExchange({
  type: 'image',
  properties: { ...mediaProperties, alt_text: richText },
  format: mediaFormat,
  html: {
    write: (block, out) => {
      const { properties, format } = block
      const source = sourceOf(properties)
      const width = numberField(format, 'block_width')
      const picture = element('img', {
        ...(source && { src: source }),
        alt: plainField(properties, 'alt_text'),
        ...(width && { width: Math.round(width) }),
      })
      return writeFigure(block, [picture], out)
    },
    read: (node, from) => {
      const picture = shownIn(node, 'img')
      const source = picture && sourceIn(picture)
      if (!isStamped(node, 'image') && (!source || !standsAlone(node))) return null
      const alt = attribute(picture, 'alt')
      const title = attribute(picture, 'title')
      return tree('image', {
        properties: {
          ...(source && { source: written(source) }),
          ...(alt && { alt_text: written(alt) }),
          // Markdown has no other place for a caption.
          ...(title && title !== alt && { caption: written(title) }),
          ...readCaption(node, from),
        },
      })
    },
  },
  markdown: block => {
    const url = sourceOf(block.properties)
    const title = shownCaption(block)
    const alt = plainField(block.properties, 'alt_text')
    return url ? [{ type: 'paragraph', children: [{ type: 'image', url, alt, title: title || null }] }] : []
  },
  plain: block => shownCaption(block) || plainField(block.properties, 'alt_text') || sourceOf(block.properties),
})
