// Runs → inline HTML. What reads it back gets the same runs; what any other program reads looks the same.
import { element, type HtmlChild, type HtmlElement, htmlText } from '@sheaf/core/kinds/exchange'
import { isSafeHref } from '@sheaf/core/links/safe-link'
import type { Attributes, Run } from '@sheaf/core/text/rich-text'
import { embedLabel, isContentColor } from '@sheaf/core/text/safe-values'
import type { Json } from '@sheaf/core/validation/checks'

/** Marks from the outside in. */
const markElements: readonly (readonly [mark: string, wrap: (value: Json) => HtmlElement | null])[] = [
  ['a', value => (typeof value === 'string' && isSafeHref(value) ? element('a', { href: value }) : null)],
  ['h', value => (typeof value === 'string' && isContentColor(value) ? element('span', { dataColor: value }) : null)],
  ['b', () => element('strong')],
  ['i', () => element('em')],
  ['_', () => element('u')],
  ['s', () => element('s')],
  ['c', () => element('code')],
]

export function writeInlineHtml(runs: readonly Run[]): readonly HtmlChild[] {
  const whole = runs.map(({ insert }) => (typeof insert === 'string' ? insert : '\uFFFC')).join('')
  let at = 0
  const pieces = runs.flatMap(({ insert, attributes }) => {
    const from = at
    at += typeof insert === 'string' ? insert.length : 1
    const content = typeof insert === 'string' ? lines(insert, whole, from) : [embedElement(insert)]
    return content.length > 0 ? [{ content, attributes }] : []
  })
  // The last line break of a box shows nothing, so there has to be another.
  const end = whole.endsWith('\n') ? [element('br')] : []
  return [...nested(pieces, 0), ...end]
}

interface Piece {
  readonly content: readonly HtmlChild[]
  readonly attributes: Attributes | undefined
}
/** Neighbours under the same mark share its element. */
function nested(pieces: readonly Piece[], depth: number): HtmlChild[] {
  const level = markElements[depth]
  if (!level) return pieces.flatMap(piece => piece.content)
  const [mark, wrap] = level
  const out: HtmlChild[] = []
  for (let i = 0; i < pieces.length; ) {
    const value = pieces[i]?.attributes?.[mark]
    const key = JSON.stringify(value)
    let end = i + 1
    while (end < pieces.length && JSON.stringify(pieces[end]?.attributes?.[mark]) === key) end++
    const inner = nested(pieces.slice(i, end), depth + 1)
    const around = value === undefined || value === null || value === false ? null : wrap(value)
    out.push(...(around ? [{ ...around, children: inner }] : inner))
    i = end
  }
  return out
}

/** Whitespace that a reader would fold away, seen with the characters around it. */
const folds = /[ \t\r\f]{2}|[\t\r\f]|\n | \n/

function lines(text: string, whole: string, from: number): HtmlChild[] {
  let at = from
  return text.split('\n').flatMap((line, i): HtmlChild[] => {
    const around = `${at === 0 ? '\n' : whole[at - 1]}${line}${whole[at + line.length] ?? '\n'}`
    at += line.length + 1
    const shown = folds.test(around)
      ? element('span', { style: 'white-space:pre-wrap' }, [htmlText(line)])
      : htmlText(line)
    return [...(i > 0 ? [element('br')] : []), ...(line === '' ? [] : [shown])]
  })
}

const embedElement = (embed: Exclude<Run['insert'], string>): HtmlElement =>
  element('span', { dataSheafEmbed: JSON.stringify({ k: embed.k, v: embed.v }) }, [htmlText(embedLabel(embed))])
