// Drawing, as other programs have it.
import { type BlockTree, tree } from '@sheaf/core/kinds/block-tree'
import { defineExchange, element, type HtmlElement } from '@sheaf/core/kinds/exchange'
import { mediaFormat, plainField, richText } from '../../media/media-fields'
import { isStamped, readCaption, shownCaption, writeFigure } from '../../media/media-html'
import { CANVAS_WIDTH, drawingRatio, inkColors, linePath, strokesCheck, strokesOf } from './strokes'

/** For other programs: lines of one width, in colours of their own. */
function picture({ format, properties }: BlockTree): HtmlElement {
  const height = Math.round(CANVAS_WIDTH * drawingRatio(format))
  const label = plainField(properties, 'alt_text')
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${CANVAS_WIDTH} ${height}`,
      role: 'img',
      ...(label && { ariaLabel: label }),
    },
    strokesOf(format).map(stroke =>
      element('path', {
        d: linePath(stroke),
        fill: 'none',
        stroke: inkColors[stroke.ink],
        'stroke-width': stroke.width,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
    ),
  )
}

export const drawingExchange = defineExchange({
  type: 'drawing',
  properties: { caption: richText, alt_text: richText },
  format: { ...mediaFormat, strokes: strokesCheck },
  html: {
    write: (block, out) => writeFigure(block, [picture(block)], out),
    read: (node, from) =>
      isStamped(node, 'drawing') ? tree('drawing', { properties: readCaption(node, from) }) : null,
  },
  plain: block => shownCaption(block) || plainField(block.properties, 'alt_text'),
})
