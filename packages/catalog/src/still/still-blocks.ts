// The blocks that a page begins with, as the editor will draw them: the same elements with the same classes, so that nothing moves when it does.
// It ends where a block comes that only the app can draw.
import type { Uuid } from '@sheaf/core/ids'
import type { ShownFields, StillBlock } from '@sheaf/core/kinds/block-look'
import { element, type HtmlChild, type HtmlElement, htmlText } from '@sheaf/core/kinds/exchange'
import type { BlockValue } from '@sheaf/core/records/block'
import { plainText, type RichText } from '@sheaf/core/text/rich-text'
import { printHtml } from '../exchange/print-html'
import { catalogKinds } from '../index'
import { stillKinds } from './still-kinds'
import { type NameOf, stillText } from './still-text'

/** More than any screen shows. */
const MOST_BLOCKS = 80
const MOST_LETTERS = 16_000
/** As the editor groups them (`editor/chunks.ts`). */
const CHUNK = 16

interface StillSource {
  readonly block: (id: Uuid) => BlockValue | undefined
  readonly nameOf: NameOf
}

/** HTML, and whether it is all there is. */
export function stillBlocks(
  page: BlockValue,
  source: StillSource,
): { readonly html: string; readonly isWhole: boolean } {
  const drawing = new Drawing(source)
  const blocks = drawing.children(page)
  const chunks: HtmlElement[] = []
  for (let at = 0; at < blocks.length; at += CHUNK) {
    const start = drawing.numberAt(page, at)
    const style = start > 1 ? { style: `--list-start:${start}` } : {}
    chunks.push(piece('chunk', blocks.slice(at, at + CHUNK), style))
  }
  return { html: printHtml([piece('region', [piece('stretch', chunks)])]), isWhole: !drawing.hasEnded }
}

const piece = (name: string, children: readonly HtmlChild[], more: HtmlElement['properties'] = {}): HtmlElement =>
  element('div', { className: ['sheaf-piece', `sheaf-${name}`], ...more }, children)

class Drawing {
  hasEnded = false
  private blocks = 0
  private letters = 0

  constructor(private readonly source: StillSource) {}

  children(parent: BlockValue): HtmlElement[] {
    const drawn: HtmlElement[] = []
    for (const child of this.shown(parent)) {
      if (this.hasEnded) break
      const block = this.block(child)
      if (block) drawn.push(block)
    }
    return drawn
  }
  /** The number of a block within a row of numbered ones, for a chunk that begins in its middle; 1 elsewhere. */
  numberAt(page: BlockValue, at: number): number {
    const shown = this.shown(page)
    const first = shown[at]
    const counts = first && stillKinds.get(first.type)?.counts
    if (!first || !counts || at === 0) return 1
    let begin = at
    while (begin > 0 && shown[begin - 1]?.type === first.type) begin--
    const head = shown[begin]
    return begin === at || !head ? 1 : counts(fieldsOf(head)) + at - begin
  }

  private shown({ id, content = [] }: BlockValue): readonly BlockValue[] {
    return content.flatMap(child => {
      const block = this.source.block(child)
      return block?.alive && block.parent_id === id ? [block] : []
    })
  }
  private block(value: BlockValue): HtmlElement | null {
    const fields = fieldsOf(value)
    const look = stillKinds.get(value.type)
    const isTooMuch = ++this.blocks > MOST_BLOCKS || this.letters > MOST_LETTERS
    const head = look && !isTooMuch && (look.isStill?.(fields) ?? true) ? this.head(value, look) : null
    if (!look || !head) {
      this.hasEnded = true
      return null
    }
    const folds = look.folds?.(fields) ?? false
    const isClosed = folds && this.shown(value).length > 0
    const below = isClosed ? [] : this.children(value)
    // Only the app knows whether this person has it open.
    if (isClosed) this.hasEnded = true
    return wrapped(look, fields, value, [head, ...(below.length > 0 ? [group(below)] : [])])
  }
  private head({ type, properties }: BlockValue, look: StillBlock): HtmlElement | null {
    if (look.box) return element('div', { className: ['sheaf-void'] }, [look.box])
    const title = (properties?.['title'] ?? []) as RichText
    const words = plainText(title)
    this.letters += words.length
    if (catalogKinds.traits(type).head === 'code')
      return element(
        'pre',
        { className: ['sheaf-code'], dir: 'ltr' },
        words === '' ? [element('br')] : [htmlText(words)],
      )
    const text = stillText(title, this.source.nameOf)
    return text && element(look.tag ?? 'p', { className: ['sheaf-body'] }, text)
  }
}

const group = (blocks: readonly HtmlElement[]): HtmlElement => element('div', { className: ['sheaf-group'] }, blocks)

function fieldsOf({ type, format = {}, properties = {} }: BlockValue): ShownFields {
  const { title: _, ...rest } = properties
  return { type, format, properties: rest }
}

function wrapped(
  look: StillBlock,
  fields: ShownFields,
  { id, properties }: BlockValue,
  content: readonly HtmlElement[],
): HtmlElement {
  const sign = look.sign?.(fields)
  const color = fields.format['block_color']
  const variables = Object.entries(look.variables?.(fields) ?? {}).map(([name, value]) => `${name}:${value}`)
  const hasWords = ((properties?.['title'] ?? []) as RichText).length > 0
  const isText = catalogKinds.traits(fields.type).head === 'text'
  return element(
    'div',
    {
      className: ['sheaf-block', ...(sign ? ['sheaf-led'] : [])],
      'data-block-id': id,
      'data-type': fields.type,
      ...(typeof color === 'string' && color !== 'default' ? { 'data-color': color } : {}),
      ...look.attributes?.(fields),
      ...(look.folds?.(fields) ? { 'data-open': 'false' } : {}),
      ...(variables.length > 0 ? { style: variables.join(';') } : {}),
      ...(isText && hasWords ? { dir: 'auto' } : {}),
    },
    sign || look.hasSlot
      ? [...(sign ? [lead(sign)] : []), element('div', { className: ['sheaf-inner'] }, content)]
      : content,
  )
}

const lead = (sign: HtmlElement): HtmlElement => ({
  ...sign,
  properties: { ...sign.properties, className: ['sheaf-lead', [sign.properties['className'] ?? []].flat().join(' ')] },
})
