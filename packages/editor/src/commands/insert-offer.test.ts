// Choices of the slash menu as pictures: what was typed to find them goes in the same step.
import type { Uuid } from '@sheaf/core/ids'
import { tree } from '@sheaf/core/kinds/block-tree'
import { describe, expect, it } from 'vitest'
import { OpenPage } from '../testing/pages'
import { putInline, setEmbed, toggleEquation } from './inline-equation'
import { setLink, setTextColor } from './inline-marks'
import { colourBlock, deleteBlock, duplicateBlock, insertOffer } from './insert-offer'
import { linkAt } from './link-at'

const span = (page: OpenPage, from: number, to: number, line = 0) => ({ block: page.ids()[line] as Uuid, from, to })

describe('[P 3] choosing from the slash menu', () => {
  it('turns an empty text into the kind, and undo brings back what was typed', async () => {
    const page = await OpenPage.draw('/he|', 2)
    const id = insertOffer(page.core, span(page, 0, 3), 'header', { format: { toggleable: true } })
    expect(page.picture()).toBe('|')
    expect(page.core.replica.block(id as Uuid)).toMatchObject({ type: 'header', format: { toggleable: true } })
    expect(id).toBe(page.ids()[0])
    await page.sync()
    page.core.undo()
    expect(page.picture().replace('|', '')).toBe('/he')
    expect(page.core.replica.block(id as Uuid)?.type).toBe('text')
  })
  it('puts a neighbour behind a text with words', async () => {
    const page = await OpenPage.draw('one /he|\ntwo')
    insertOffer(page.core, span(page, 4, 7), 'header')
    expect(page.picture()).toBe('one \n|\ntwo')
    page.core.undo()
    expect(page.picture().replace('|', '')).toBe('one /he\ntwo')
  })
  it('takes the place of an empty text, and writing goes on behind a block without text', async () => {
    const page = await OpenPage.draw('/di|')
    insertOffer(page.core, span(page, 0, 3), 'divider')
    expect(page.picture()).toBe('---\n|')
    page.core.undo()
    expect(page.picture().replace('|', '')).toBe('/di')
  })
  it('goes on in the text that follows', async () => {
    const page = await OpenPage.draw('/di|\nnext')
    insertOffer(page.core, span(page, 0, 3), 'divider')
    expect(page.picture()).toBe('---\n|next')
  })
  it('puts the caret into the first text of a seed', async () => {
    const page = await OpenPage.draw('|')
    insertOffer(page.core, span(page, 0, 0), 'divider', { children: [tree('text'), tree('text')] })
    expect(page.picture()).toBe('---\n  |\n  ')
  })
  it('works in an empty page, which has no block yet', async () => {
    const page = await OpenPage.draw('')
    insertOffer(page.core, { block: '' as Uuid, from: 0, to: 0 }, 'header')
    expect(page.picture()).toBe('|')
    expect(page.core.replica.block(page.ids()[0] as Uuid)?.type).toBe('header')
  })
  it('colours, doubles and deletes the block as one step', async () => {
    const page = await OpenPage.draw('one\ntwo /x|')
    const at = span(page, 4, 6, 1)
    colourBlock(page.core, at, 'red_background')
    expect(page.picture()).toBe('one\ntwo |')
    expect(page.core.replica.block(at.block)?.format).toEqual({ block_color: 'red_background' })
    page.core.undo()
    expect(page.picture().replace('|', '')).toBe('one\ntwo /x')
    duplicateBlock(page.core, at)
    expect(page.picture()).toBe('one\ntwo \ntwo |')
    page.core.undo()
    deleteBlock(page.core, at)
    expect(page.picture()).toBe('one|')
    page.core.undo()
    expect(page.picture().replace('|', '')).toBe('one\ntwo /x')
  })
})

describe('[P 3] embeds, colours and links in a line', () => {
  it('puts a mention in place of what was typed, in one step', async () => {
    const page = await OpenPage.draw('hi @ad|', 2)
    putInline(span(page, 3, 6), { k: 'u', v: ['x'] }, ' ')(page.core)
    expect(page.picture()).toBe('hi @ |')
    await page.sync()
    expect(page.at(1).replica.runs(page.ids()[0] as Uuid)).toContainEqual({ insert: { k: 'u', v: ['x'] } })
    page.core.undo()
    expect(page.picture().replace('|', '')).toBe('hi @ad')
  })
  it('makes an equation of the selected text, changes it, and turns it back', async () => {
    const page = await OpenPage.draw('a [x^2| b')
    toggleEquation(page.core)
    const runs = () => page.core.replica.runs(page.ids()[0] as Uuid)
    expect(runs()[1]).toEqual({ insert: { k: 'e', v: ['x^2'] } })
    const pos = page.core.state.selection.from
    setEmbed(pos, { k: 'e', v: ['y'] })(page.core)
    expect(runs()[1]).toEqual({ insert: { k: 'e', v: ['y'] } })
    page.core.undo()
    expect(runs()[1]).toEqual({ insert: { k: 'e', v: ['x^2'] } })
    expect(page.core.repairs).toBe(0)
  })
  it('links and unlinks all of a link, and refuses what could run', async () => {
    const page = await OpenPage.draw('go [there| now')
    const { from, to } = page.core.state.selection
    expect(setLink(from, to, 'javascript:alert(1)')(page.core)).toBe(false)
    setLink(from, to, 'https://example.com/')(page.core)
    expect(linkAt(page.core.state, from + 2)).toEqual({ href: 'https://example.com/', from, to, text: 'there' })
    setLink(from, to, null)(page.core)
    expect(linkAt(page.core.state, from + 2)).toBeNull()
  })
  it('highlights, and takes it off at the second press', async () => {
    const page = await OpenPage.draw('[one|')
    const runs = () => page.core.replica.runs(page.ids()[0] as Uuid)
    setTextColor('red', 'toggle')(page.core)
    expect(runs()).toEqual([{ insert: 'one', attributes: { h: 'red' } }])
    setTextColor('blue', 'toggle')(page.core)
    expect(runs()).toEqual([{ insert: 'one', attributes: { h: 'blue' } }])
    setTextColor('blue', 'toggle')(page.core)
    expect(runs()[0]?.attributes ?? {}).toEqual({})
  })
})
