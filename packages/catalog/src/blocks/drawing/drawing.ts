// A drawing by hand.
import { defineBlock } from '@sheaf/core/kinds/block-kind'
import { type BlockTree, tree } from '@sheaf/core/kinds/block-tree'
import { element, type HtmlElement } from '@sheaf/core/kinds/exchange'
import { mediaFormat, numberField, plainField, richText } from '../../media/media-fields'
import { isStamped, readCaption, shownCaption, writeFigure } from '../../media/media-html'
import { CANVAS_WIDTH, DEFAULT_RATIO, inkColors, linePath, strokesCheck, strokesOf } from './strokes'

export const drawingRatio = (format: object | null | undefined): number =>
  numberField(format, 'block_aspect_ratio') ?? DEFAULT_RATIO

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

export const drawing = defineBlock({
  type: 'drawing',
  label: 'Drawing',
  icon: 'pencil',
  head: 'void',
  holds: 'nothing',
  offers: [
    {
      label: 'Drawing',
      description: 'A canvas to draw on by hand.',
      icon: 'pencil',
      group: 'media',
      aliases: 'sketch, draw, whiteboard, pen, freehand, ink',
    },
  ],
  properties: { caption: richText, alt_text: richText },
  format: { ...mediaFormat, strokes: strokesCheck },
  html: {
    write: (block, out) => writeFigure(block, [picture(block)], out),
    read: (node, from) =>
      isStamped(node, 'drawing') ? tree('drawing', { properties: readCaption(node, from) }) : null,
  },
  plain: block => shownCaption(block) || plainField(block.properties, 'alt_text'),
})
