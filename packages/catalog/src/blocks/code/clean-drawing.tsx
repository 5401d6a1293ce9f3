// A diagram renderer returns SVG with untrusted text. Only shapes and text of it are shown: no HTML, no links, forms, scripts or external
// resources. DOMPurify's list says what is allowed, so anything unknown is removed too.
import type DOMPurify from 'dompurify'

export interface Drawing {
  readonly svg: SVGElement
  readonly styles: string
}

/** A style may point to another part of the drawing, never to an address. */
const FETCHES = /@import[^;]*;?|(?:url|src|image|image-set|cross-fade)\((?!\s*["']?#)[^)]*\)?/gi

/** Escapes would spell the same words in other letters; no diagram needs them. */
const harmlessStyles = (styles: string): string => styles.replaceAll('\\', '').replaceAll(FETCHES, 'none')

export function cleanDrawing(purify: typeof DOMPurify, text: string, styles: string): Drawing {
  const clean = purify.sanitize(text, {
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_ATTR: ['dominant-baseline'],
    FORBID_TAGS: ['style', 'a', 'image', 'foreignobject', 'animate', 'animatemotion', 'animatetransform', 'set'],
    FORBID_ATTR: ['href', 'xlink:href', 'action'],
    RETURN_DOM_FRAGMENT: true,
  })
  const svg = clean.querySelector('svg')
  if (!svg) throw new Error('nothing was drawn')
  for (const part of [svg, ...svg.querySelectorAll('*')])
    for (const { name, value } of [...part.attributes]) {
      const harmless = harmlessStyles(value)
      if (harmless !== value) part.setAttribute(name, harmless)
    }
  return { svg, styles: harmlessStyles(styles) }
}
