import { describe, expect, it } from 'vitest'
import { OpenPage } from '../testing/pages'
import { canUnwrap, unwrapBlocks } from './unwrap'
import { wrapBlocks } from './wrap'

const lines = (...all: string[]): string => all.join('\n')
const text = (picture: string): string => picture.replaceAll(/[|[\]*]/g, '')
const frames = new Set(['column'])

describe('[C 9.4] group', () => {
  it('puts the selected blocks into a toggle with the caret in its empty title, undone in one step', async () => {
    const before = lines('one', '*two', '*three', 'four')
    const page = await OpenPage.draw(before, 2)
    expect(wrapBlocks('toggle')(page.core)).toBe(true)
    expect(page.picture()).toBe(lines('one', '<toggle>|', '  two', '  three', 'four'))
    page.type('Plan')
    await page.sync()
    expect(text(page.picture(1))).toBe(lines('one', '<toggle>Plan', '  two', '  three', 'four'))
    page.core.undo()
    page.core.undo()
    expect(text(page.picture())).toBe(text(before))
  })
})

describe('[C 9.4] ungroup', () => {
  it.each([
    [
      'a toggle: its words stay as text',
      lines('one', '*<toggle>Plan', '  two', '    deep', '  three', 'four'),
      lines('one', '*Plan', '*two', '  deep', '*three', 'four'),
    ],
    ['a toggle without words goes', lines('*<toggle>', '  two', 'four'), lines('*two', 'four')],
    ['a callout', lines('*<callout>Mind', '  two'), lines('*Mind', '*two')],
    ['a line of a list stays one', lines('*<to_do>Buy', '  milk'), lines('<to_do>*Buy', '*milk')],
    ['a frame', lines('*<column>', '  two', '  three', 'four'), lines('*two', '*three', 'four')],
    [
      'columns that are taken as a whole',
      lines('<column_list>', '  <column>', '    *a', '  <column>', '    *b', '    *c', 'four'),
      lines('*a', '*b', '*c', 'four'),
    ],
    [
      'the columns around a caret',
      lines('<column_list>', '  <column>', '    a|', '  <column>', '    b', 'four'),
      lines('a|', 'b', 'four'),
    ],
  ])('%s', async (_name, before, after) => {
    const page = await OpenPage.draw(before, 2)
    expect(canUnwrap(page.core, frames)).toBe(true)
    expect(unwrapBlocks(frames)(page.core)).toBe(true)
    expect(page.picture()).toBe(after)
    await page.sync()
    expect(text(page.picture(1))).toBe(text(after))
    page.core.undo()
    expect(text(page.picture())).toBe(text(before))
  })
  it.each([
    ['what holds nothing', lines('one', '*two')],
    ['a page', lines('*<page>Inner', '  words')],
    ['a table', lines('<table>', '  <table_row>', '    *a', '    b')],
  ])('leaves %s alone', async (_name, before) => {
    const page = await OpenPage.draw(before)
    expect(canUnwrap(page.core, frames)).toBe(false)
    expect(unwrapBlocks(frames)(page.core)).toBe(false)
  })
  it('loses nothing that another person puts into it meanwhile', async () => {
    const page = await OpenPage.draw(lines('*<toggle>Plan', '  two', '*<toggle>', '  three'), 2)
    page.select(lines('<toggle>Plan', '  two', '<toggle>', '  three|'), 1)
    unwrapBlocks(frames)(page.core)
    page.type(' and more', 1)
    await page.sync([1, 0])
    expect(text(page.picture())).toBe(lines('Plan', 'two', 'three and more'))
    expect(text(page.picture(1))).toBe(text(page.picture()))
  })
  it('keeps a block without words that is written in, or put into, meanwhile', async () => {
    const page = await OpenPage.draw(lines('*<toggle>', '  two', 'three'), 2)
    page.select(lines('<toggle>|', '  two', 'three'), 1)
    page.type('Mine', 1)
    unwrapBlocks(frames)(page.core)
    await page.sync([1, 0])
    expect(text(page.picture())).toBe(lines('<toggle>Mine', 'two', 'three'))
  })
})
