// Markdown as you type, on pages as pictures.
import { defineBlock } from '@sheaf/core/kinds/block-kind'
import { describe, expect, it } from 'vitest'
import { FIRST_BLOCK } from '../chunks'
import { OpenPage } from '../testing/pages'
import { quoteFor } from './smart-quotes'
import { TypedInput } from './typed-input'
import { turnBySign } from './typed-signs'

const kinds = [
  defineBlock({ type: 'sub_header', label: 'H', head: 'text', typed: [{ sign: '##' }] }),
  defineBlock({
    type: 'to_do',
    label: 'T',
    head: 'text',

    typed: [{ sign: '[ ]' }, { sign: '[x]', seed: { properties: { checked: [['Yes']] } } }],
  }),
  defineBlock({
    type: 'bulleted_list',
    label: 'L',
    head: 'text',

    typed: [{ sign: '-' }],
    readSign: typed => (/^\d+\.$/.test(typed) ? { format: { list_start_index: Number.parseInt(typed, 10) } } : null),
  }),
  defineBlock({ type: 'callout', label: 'Q', head: 'text', typed: [{ sign: '"' }] }),
  defineBlock({
    type: 'divider',
    label: 'D',
    head: 'void',

    typed: [{ sign: '---', immediate: true }],
  }),
  defineBlock({ type: 'code', label: 'C', head: 'code', typed: [{ sign: '```', immediate: true }] }),
]

class Typist {
  readonly input: TypedInput
  constructor(
    readonly page: OpenPage,
    locale = 'en-US',
  ) {
    this.input = new TypedInput({
      text: () => page.core,
      isEditable: () => true,
      turn: () => turnBySign(page.core, kinds),
      locale: () => locale,
    })
  }
  static async at(picture: string, locale?: string): Promise<Typist> {
    return new Typist(await OpenPage.draw(picture, 2), locale)
  }
  type(text: string): string {
    for (const key of text) if (!this.input.type(key)) this.page.type(key)
    return this.page.picture()
  }
  title(index = 0): unknown {
    return this.page.core.replica.block(this.page.ids()[index] as never)?.properties?.['title']
  }
}

describe('[C 9.4] signs at the start of a text', () => {
  it.each([
    ['a heading', 'one', '## ', '<sub_header>|one'],
    ['a box to tick', 'one', '[ ] ', '<to_do>|one'],
    ['an item', '', '- ', '<bulleted_list>|'],
    ['a quote, also when its sign was made round', '', '" ', '<callout>|'],
    ['a line at its third dash, before the text', 'one', '---', '---\n|one'],
    ['code', 'one', '```', '<code>|one'],
  ])('%s', async (_name, text, typed, after) => {
    const typist = await Typist.at(`|${text}`)
    expect(typist.type(typed)).toBe(after)
    expect(typist.page.core.repairs).toBe(0)
    await typist.page.sync()
    expect(typist.page.picture(1).replaceAll('|', '')).toBe(after.replaceAll('|', ''))
  })
  it('carry fields', async () => {
    const typist = await Typist.at('|')
    typist.type('[x] ')
    const [id] = typist.page.ids()
    expect(typist.page.core.replica.block(id as never)?.properties).toMatchObject({ checked: [['Yes']] })
  })
  it('read any number', async () => {
    const typist = await Typist.at('|')
    expect(typist.type('12. ')).toBe('<bulleted_list>|')
    expect(typist.page.core.replica.block(typist.page.ids()[0] as never)?.format).toEqual({ list_start_index: 12 })
  })
  it('do nothing in the middle of a text, in a heading, and in code', async () => {
    expect((await Typist.at('one|')).type('## ')).toBe('one## |')
    expect((await Typist.at('<sub_header>|one')).type('- ')).toBe('<sub_header>- |one')
    expect((await Typist.at('<code>|')).type('- "')).toBe('<code>- "|')
  })
  it('turn one list into another', async () => {
    expect((await Typist.at('<to_do>|one')).type('- ')).toBe('<bulleted_list>|one')
  })
  it('are taken back by Backspace directly after, and only then', async () => {
    const typist = await Typist.at('|one')
    typist.type('## ')
    expect(typist.input.takeBack()).toBe(true)
    expect(typist.page.picture()).toBe('## |one')
    expect(typist.input.takeBack()).toBe(false)
    const other = await Typist.at('|one')
    other.type('## x')
    expect(other.input.takeBack()).toBe(false)
    expect(other.page.picture()).toBe('<sub_header>x|one')
  })
  it('start an empty page', async () => {
    const typist = await Typist.at('')
    typist.page.core.dispatch(typist.page.core.state.tr.insertText('#', FIRST_BLOCK + 2))
    expect(typist.type('# ')).toBe('<sub_header>|')
  })
})

describe('[C 9.4] signs around words', () => {
  it.each([
    ['bold', '**one**', [['one', [['b']]]]],
    ['italic by stars', 'a *one*', [['a '], ['one', [['i']]]]],
    ['italic by lines', '_one_', [['one', [['i']]]]],
    ['struck', '~~one two~~', [['one two', [['s']]]]],
    ['code', '`a*b*`', [['a*b*', [['c']]]]],
    ['a link', '[one](https://example.com/x)', [['one', [['a', 'https://example.com/x']]]]],
    ['a link without its scheme', '[one](example.com)', [['one', [['a', 'https://example.com']]]]],
    ['an equation', 'so $$x^2$$', [['so '], ['\u204D', [['e', 'x^2']]]]],
    ['an arrow', 'a->b', [['a→b']]],
    ['a dash', 'a--b', [['a—b']]],
    ['round quotes', '"it\'s"', [['“it’s”']]],
    ['no words', 'a ** b**', [['a ** b**']]],
    ['within a name', 'snake_case_name', [['snake_case_name']]],
    ['no address that runs something', '[one](javascript:x)', [['[one](javascript:x)']]],
  ])('%s', async (_name, typed, title) => {
    const typist = await Typist.at('|')
    typist.type(typed)
    expect(typist.title()).toEqual(title)
    expect(typist.page.core.repairs).toBe(0)
  })
  it('what is typed on is not marked', async () => {
    const typist = await Typist.at('|')
    typist.type('**one** two')
    expect(typist.title()).toEqual([['one', [['b']]], [' two']])
  })
  it('are one step of undo, which shows what was typed', async () => {
    const typist = await Typist.at('|')
    typist.type('**one**')
    typist.page.core.undo()
    expect(typist.title()).toEqual([['**one**']])
  })
  it('leave code alone', async () => {
    const typist = await Typist.at('|')
    typist.type('`ab`')
    typist.page.select('a|b')
    typist.type('"->')
    expect(typist.title()).toEqual([['a"->b', [['c']]]])
  })
})

describe('quotation marks', () => {
  it.each([
    ['de-DE', '"', '„'],
    ['de-DE', 'ja"', '“'],
    ['fr-FR', '"', '«\u202F'],
    ['fr-FR', "l'", '’'],
    ['ja-JP', '"', '「'],
    ['en-GB', '("', '“'],
    ['en-GB', 'x', null],
  ])('%s %s', (locale, text, shown) => {
    expect(quoteFor(text, locale)).toBe(shown)
  })
})
