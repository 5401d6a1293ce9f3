// Pasting as pictures; what kinds the blocks are of is said beside.

import { loadedChildren } from '@sheaf/core/actions/blocks/places'
import { type BlockTree, tree } from '@sheaf/core/kinds/block-tree'
import { limits } from '@sheaf/core/limits'
import { describe, expect, it } from 'vitest'
import { OpenPage } from '../testing/pages'
import type { Command } from './command'
import { pasteBlocks, pasteVerbatim } from './paste'

const lines = (...all: string[]): string => all.join('\n')
const block = (type: string, text: string, ...children: BlockTree[]): BlockTree =>
  tree(type, { runs: text === '' ? [] : [{ insert: text }], children })
const types = (page: OpenPage): string =>
  page
    .ids()
    .map(id => page.core.replica.block(id)?.type)
    .join(' ')

async function expectPicture(command: Command, before: string, after: string, kinds?: string): Promise<void> {
  const page = await OpenPage.draw(before, 2)
  expect(command(page.core)).toBe(true)
  expect(page.picture()).toBe(after)
  expect(page.core.repairs).toBe(0)
  if (kinds !== undefined) expect(types(page)).toBe(kinds)
  const text = (picture: string): string => picture.replaceAll(/[|[\]*]/g, '')
  await page.sync()
  expect(text(page.picture(1))).toBe(text(after))
  page.core.undo()
  expect(text(page.picture())).toBe(text(before))
  page.core.redo()
  expect(text(page.picture())).toBe(text(after))
  await page.sync()
  expect(text(page.picture(1))).toBe(text(after))
}
const header = block('header', 'H')
const box = tree('divider')

describe('[P 3] paste', () => {
  it.each([
    ['a heading into a text is text', [header], 'on|e', 'onH|e', 'text'],
    ['a heading into an empty block is a heading', [header], lines('one', '|'), lines('one', 'H|'), 'text header'],
    [
      'a paragraph takes the kind of an empty block',
      [block('text', 'T')],
      lines('one', '|'),
      lines('one', 'T|'),
      'text text',
    ],
    [
      'the last keeps its kind and takes the rest of the line',
      [block('text', 'A'), header],
      'on|e',
      lines('onA', 'H|e'),
      'text header',
    ],
    ['a box cuts the line in two', [box], 'on|e', lines('on', '---', '|e'), undefined],
    [
      'a box goes before a text whose start it is at',
      [box, block('text', 'T')],
      '|one',
      lines('---', 'T|', 'one'),
      'divider text text',
    ],
    [
      'below a box at the end there is a line to write on',
      [box],
      lines('one', '|'),
      lines('one', '---', '|'),
      undefined,
    ],
    [
      'a box over a text leaves no empty line between them',
      [box],
      lines('one|', 'two'),
      lines('one', '---', '|two'),
      undefined,
    ],
    [
      'between two boxes there is a line to write on',
      [box],
      lines('one|', '---'),
      lines('one', '---', '|', '---'),
      undefined,
    ],
    [
      'a box takes the place of an empty block',
      [box, block('text', 'T')],
      lines('one', '|', 'two'),
      lines('one', '---', 'T|', 'two'),
      undefined,
    ],
    [
      'children go below',
      [block('text', 'A', block('text', 'a')), block('text', 'B')],
      'on|e',
      lines('onA', '  a', 'B|e'),
      undefined,
    ],
    [
      'the rest of the line goes to what is read last',
      [block('text', 'A'), block('text', 'B', block('header', 'b'))],
      'on|e',
      lines('onA', 'B', '  b|e'),
      undefined,
    ],
    [
      'into an empty page',
      [header, block('text', 'T', block('text', 't'))],
      '',
      lines('H', 'T', '  t|'),
      'header text',
    ],
    ['behind a block that is selected', [header], lines('*one', 'two'), lines('one', 'H|', 'two'), 'text header text'],
    [
      'over a selection of blocks of text',
      [header, block('text', 'T')],
      lines('o[ne', 'tw|o'),
      lines('oH', 'T|o'),
      undefined,
    ],
  ] as const)('%s', async (_name, trees, before, after, kinds) => {
    await expectPicture(pasteBlocks(trees), before, after, kinds)
  })
  it('blocks taken as wholes join no text', async () => {
    await expectPicture(pasteBlocks([block('text', 'A')], { areWhole: true }), 'on|e', lines('one', 'A|'))
    await expectPicture(
      pasteBlocks([block('text', 'A')], { areWhole: true }),
      lines('one|', '  child'),
      lines('one', '  child', 'A|'),
    )
    await expectPicture(pasteBlocks([header], { areWhole: true }), lines('one', '|'), lines('one', 'H|'), 'text header')
  })
  it('in a cell the texts of blocks stand under each other', async () => {
    const row = (...cells: string[]): string => lines('<table>', '  <table_row>', ...cells.map(cell => `    ${cell}`))
    await expectPicture(
      pasteBlocks([header, box, block('text', 'T', block('text', 't'))]),
      row('on|e', 'two'),
      row('onH⏎T⏎t|e', 'two'),
    )
  })
  it('text as it stands keeps its lines', async () => {
    await expectPicture(pasteVerbatim('a\n# b'), 'o[n|e', 'oa⏎# b|e')
  })
  it('keeps fields and marks', async () => {
    const page = await OpenPage.draw('')
    const marked = tree('header', {
      runs: [{ insert: 'x', attributes: { b: true } }],
      format: { block_color: 'red' },
      properties: { checked: [['Yes']] },
    })
    pasteBlocks([marked, marked])(page.core)
    for (const id of page.ids())
      expect(page.core.replica.block(id)).toMatchObject({
        type: 'header',
        format: { block_color: 'red' },
        properties: { checked: [['Yes']], title: [['x', [['b']]]] },
      })
  })
  it('a cell takes the texts of thousands of blocks, none of them lost', async () => {
    const page = await OpenPage.draw(lines('<table>', '  <table_row>', '    |', '    b'))
    const many = Array.from({ length: 6_000 }, (_, i) => block('text', `line ${i}`))
    pasteBlocks(many)(page.core)
    expect(page.picture()).toContain('line 5999')
    expect(page.picture().match(/line \d+/g)).toHaveLength(6_000)
  })
  it('takes thousands of blocks, in transactions of the size that is allowed', async () => {
    const page = await OpenPage.draw('on|e', 2)
    const many = Array.from({ length: 2_600 }, (_, i) => block('text', `line ${i}`))
    pasteBlocks([block('text', 'top', ...many), block('text', 'end')])(page.core)
    const sizes = page.people[0]?.link.client.waiting.map(({ operations }) => operations.length) ?? []
    expect(Math.max(...sizes)).toBeLessThanOrEqual(limits.operationsPerTransaction)
    expect(sizes.length).toBeGreaterThan(1)
    const [top] = page.ids()
    expect(loadedChildren(page.core.replica, top as never)).toHaveLength(2_600)
    expect(page.core.repairs).toBe(0)
    await page.sync()
    expect(page.picture(1)).toContain('line 2599')
    // One step for the person, and again more than one transaction.
    page.core.undo()
    await page.sync()
    expect([page.picture(0), page.picture(1)]).toEqual(['on|e', 'one|'])
  })
})
