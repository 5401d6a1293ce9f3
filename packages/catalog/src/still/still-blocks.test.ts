import type { Uuid } from '@sheaf/core/ids'
import type { BlockValue } from '@sheaf/core/records/block'
import type { RichText } from '@sheaf/core/text/rich-text'
import { describe, expect, it } from 'vitest'
import { allBlockKinds } from '../index'
import { stillBlocks } from './still-blocks'
import { stillKinds } from './still-kinds'

type Given = Partial<Omit<BlockValue, 'properties' | 'content'>> & {
  readonly title?: RichText
  readonly properties?: object
  readonly below?: readonly Given[]
}

let made = 0
/** What the server would draw of a page with such blocks. */
function drawn(given: readonly Given[]): ReturnType<typeof stillBlocks> {
  const blocks = new Map<Uuid, BlockValue>()
  const plant = (one: Given, parent: Uuid): Uuid => {
    const { title = [], properties, below = [], ...more } = one
    const id = `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}` as Uuid
    const content = below.map(child => plant(child, id))
    const value = {
      id,
      type: 'text',
      alive: true,
      parent_id: parent,
      properties: { title, ...properties },
      content,
      ...more,
    }
    blocks.set(id, value as unknown as BlockValue)
    return id
  }
  const page = blocks.get(plant({ type: 'page', below: given }, 'none' as Uuid)) as BlockValue
  return stillBlocks(page, { block: id => blocks.get(id), nameOf: () => undefined })
}
/** Without the pieces around, and ids. */
const blocksOf = ({ html }: { readonly html: string }): string =>
  html
    .replaceAll(/ data-block-id="[^"]*"/g, '')
    .replace(/^(<div class="sheaf-piece[^>]*>){3}/, '')
    .replace(/(<\/div>){3}$/, '')

describe('[C 4.9] a page before the app is there', () => {
  it('knows only kinds of the catalogue', () => {
    const known = new Set(allBlockKinds.map(({ type }) => type))
    expect([...stillKinds.keys()].filter(type => !known.has(type))).toEqual([])
  })
  it('has words with their marks, and nothing that could run', () => {
    const words = '</p><script>alert(1)</script>'
    const title: RichText = [[words, [['b'], ['a', 'javascript:alert(1)'], ['h', 'red" onclick="x']]]]
    expect(blocksOf(drawn([{ title, format: { block_color: '"><img src=x>' } }]))).toBe(
      '<div class="sheaf-block" data-type="text" data-color="&quot;&gt;&lt;img src=x&gt;" dir="auto"><p class="sheaf-body">' +
        '<a class="sheaf-link"><strong>&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;</strong></a></p></div>',
    )
  })
  it('ends before what only the app can draw', () => {
    const { html, isWhole } = drawn([
      { title: [['first']] },
      { title: [['around']], below: [{ title: [['inside']] }, { type: 'image' }, { title: [['behind it']] }] },
      { title: [['after']] },
    ])
    expect([...html.matchAll(/>([a-z ]+)</g)].map(([, words]) => words)).toEqual(['first', 'around', 'inside'])
    expect(isWhole).toBe(false)
    expect(drawn([{ title: [['only']] }]).isWhole).toBe(true)
  })
  it('ends behind what may be open for this person or not', () => {
    const { html } = drawn([
      { type: 'toggle', title: [['fold']], below: [{ title: [['inside']] }] },
      { title: [['after']] },
    ])
    expect(html).toContain('fold')
    expect(html).not.toMatch(/inside|after/)
  })
  it('leaves out what is in the trash, and what lies elsewhere', () => {
    const { html } = drawn([
      { title: [['gone']], alive: false },
      { title: [['moved']], parent_id: 'another' as Uuid },
      { title: [['here']] },
    ])
    expect(html).toContain('here')
    expect(html).not.toMatch(/gone|moved/)
  })
  it('counts on where a piece begins within a list', () => {
    const items = Array.from({ length: 20 }, (_, i) => ({
      type: 'numbered_list',
      ...(i === 0 && { format: { list_start_index: 7 } }),
    }))
    expect(drawn([{ title: [['before']] }, ...items]).html).toContain('--list-start:22')
  })
  it('is no more than a screen or two', () => {
    const many = drawn(Array.from({ length: 5_000 }, () => ({ title: [['line']] as RichText })))
    expect(many.html.length).toBeLessThan(20_000)
    expect(many.isWhole).toBe(false)
  })
})
