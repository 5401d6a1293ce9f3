import { readingOrder } from '@sheaf/core/actions/blocks/reading-order'
import type { Uuid } from '@sheaf/core/ids'
import { describe, expect, it } from 'vitest'
import { backspace } from '../commands/backspace'
import { enter } from '../commands/enter'
import { moveToPage } from '../commands/move-to-page'
import { OpenPage } from '../testing/pages'
import { dropBlocks } from './drop-blocks'
import type { DropTarget } from './drop-target'

const lines = (...all: string[]): string => all.join('\n')
const line = { left: 0, top: 0, right: 0, bottom: 0 }
const inOrder = (page: OpenPage): readonly Uuid[] => readingOrder(page.core.replica, page.room.pageId)
/** The block of a line of the picture. */
const at = (page: OpenPage, i: number): Uuid => inOrder(page)[i] as Uuid
const beside = (of: Uuid, side: 'start' | 'end'): DropTarget => ({ kind: 'beside', of, side, line })
const between = (parent: Uuid | null, after: Uuid | null, before: Uuid | null = null): DropTarget => ({
  kind: 'between',
  parent,
  after,
  before,
  line,
})
const two = lines('<column_list>', '  <column>', '    one', '  <column>', '    two')

describe('dropping blocks', () => {
  it('between others moves them there in their order', async () => {
    const page = await OpenPage.draw(lines('*one', '*two', 'three', 'four'))
    dropBlocks([at(page, 0), at(page, 1)], between(null, at(page, 2)))(page.core)
    expect(page.picture()).toBe(lines('three', '*one', '*two', 'four'))
    dropBlocks([at(page, 1)], between(at(page, 0), null))(page.core)
    expect(page.picture()).toBe(lines('three', '  *one', '*two', 'four'))
  })
  it('behind itself changes nothing', async () => {
    const page = await OpenPage.draw(lines('one', '*two', 'three'))
    dropBlocks([at(page, 1)], between(null, at(page, 1)))(page.core)
    expect(page.picture()).toBe(lines('one', '*two', 'three'))
  })
  it('never goes below itself', async () => {
    const page = await OpenPage.draw(lines('*one', '  child'))
    expect(dropBlocks([at(page, 0)], between(at(page, 1), null))(page.core)).toBe(false)
  })
  it('[P 3] beside a block makes columns, and undo takes them away', async () => {
    const page = await OpenPage.draw(lines('one', '*two', 'three'))
    dropBlocks([at(page, 1)], beside(at(page, 0), 'end'))(page.core)
    const made = lines('<column_list>', '  <column>', '    one', '  <column>', '    *two', 'three')
    expect(page.picture()).toBe(made)
    const ratios = page.core.replica.view.content(at(page, 0)).map(id => page.core.replica.block(id)?.format)
    expect(ratios).toEqual([{ column_ratio: 0.5 }, { column_ratio: 0.5 }])
    await page.sync()
    expect(page.picture()).toBe(made)
    page.core.undo()
    expect(page.picture()).toBe(lines('one', '*two', 'three'))
  })
  it('beside a block in a column makes one more column', async () => {
    const page = await OpenPage.draw(lines(two, '*three'))
    dropBlocks([at(page, 5)], beside(at(page, 2), 'start'))(page.core)
    expect(page.picture()).toBe(
      lines('<column_list>', '  <column>', '    *three', '  <column>', '    one', '  <column>', '    two'),
    )
  })
  it('takes a column with it that loses its last block', async () => {
    const page = await OpenPage.draw(
      lines('<column_list>', '  <column>', '    one', '  <column>', '    two', '  <column>', '    three'),
    )
    dropBlocks([at(page, 2)], between(at(page, 3), at(page, 4)))(page.core)
    expect(page.picture().replaceAll('|', '')).toBe(
      lines('<column_list>', '  <column>', '    two', '    one', '  <column>', '    three'),
    )
  })
})

describe('columns that are emptied', () => {
  it('leave what is in the last one on the page, as one step', async () => {
    const page = await OpenPage.draw(
      lines('zero', '<column_list>', '  <column>', '    *one', '  <column>', '    two', '    three', 'four'),
    )
    backspace(page.core)
    expect(page.picture()).toBe(lines('zero|', 'two', 'three', 'four'))
    await page.sync()
    expect(page.picture()).toBe(lines('zero|', 'two', 'three', 'four'))
    page.core.undo()
    expect(page.picture().replaceAll('|', '')).toBe(
      lines('zero', '<column_list>', '  <column>', '    one', '  <column>', '    two', '    three', 'four'),
    )
  })
  it('go by Backspace in the last empty block', async () => {
    const page = await OpenPage.draw(
      lines('zero', '<column_list>', '  <column>', '    one', '  <column>', '    |', 'four'),
    )
    backspace(page.core)
    expect(page.picture()).toBe(lines('zero', 'one|', 'four'))
  })
  it('come apart the same way when two people empty both at once', async () => {
    const page = await OpenPage.draw(lines('zero', two, 'end'), 2)
    page.select(lines('zero', '<column_list>', '  <column>', '    *one', '  <column>', '    two', 'end'))
    page.select(lines('zero', '<column_list>', '  <column>', '    one', '  <column>', '    *two', 'end'), 1)
    backspace(page.at(0))
    backspace(page.at(1))
    await page.sync()
    expect(page.picture(0).replaceAll('|', '')).toBe(lines('zero', 'end'))
    expect(page.picture(1).replaceAll('|', '')).toBe(lines('zero', 'end'))
  })
  it('lose nothing that another person writes into them meanwhile', async () => {
    const page = await OpenPage.draw(lines('zero', two, 'end'), 2)
    page.select(lines('zero', '<column_list>', '  <column>', '    *one', '  <column>', '    two', 'end'))
    page.select(lines('zero', '<column_list>', '  <column>', '    one|', '  <column>', '    two', 'end'), 1)
    backspace(page.at(0))
    enter(page.at(1))
    page.type('new', 1)
    await page.sync()
    expect(page.picture(0).replaceAll('|', '')).toBe(page.picture(1).replaceAll('|', ''))
    expect(page.picture(0)).toMatch(/new/)
    expect(page.picture(0)).toMatch(/two/)
  })
})

describe('[P 3] moving to another page', () => {
  const inPage = (page: OpenPage, id: Uuid): unknown[] =>
    page.core.replica.view.content(id).map(child =>
      page.core.replica
        .runs(child)
        .map(({ insert }) => (typeof insert === 'string' ? insert : '@'))
        .join(''),
    )
  it('takes blocks with what lies below them', async () => {
    const page = await OpenPage.draw(lines('one', '*two', '  child', '<page>'))
    const target = at(page, 3)
    expect(moveToPage(target)(page.core)).toBe(true)
    await page.sync()
    expect(page.picture()).toBe(lines('one|', '<page>'))
    expect(inPage(page, target)).toEqual(['two'])
  })
  it('takes a block whose text was split from one that stays, under its own id', async () => {
    const page = await OpenPage.draw(lines('one|two', '  child', '<page>'))
    enter(page.core)
    await page.sync()
    page.select(lines('one', '*two', '  child', '<page>'))
    const [first, second, child, target] = inOrder(page)
    page.people[0]?.link.client.open({ table: 'block', id: target as Uuid, spaceId: page.room.spaceId })
    await page.sync()
    expect(moveToPage(target as Uuid)(page.core)).toBe(true)
    await page.sync()
    expect(page.picture().replaceAll(/[|*]/g, '')).toBe(lines('one', '<page>'))
    expect(page.core.replica.block(first as Uuid)?.alive).toBe(true)
    expect(inPage(page, target as Uuid)).toEqual(['two'])
    expect(page.core.replica.view.content(target as Uuid)).toEqual([second])
    expect(page.core.replica.view.content(second as Uuid)).toEqual([child])
    page.core.undo()
    await page.sync()
    expect(page.picture().replaceAll(/[|*]/g, '')).toBe(lines('one', 'two', '  child', '<page>'))
    expect(inPage(page, target as Uuid)).toEqual([])
  })
  it('does not put a page into itself', async () => {
    const page = await OpenPage.draw(lines('one', '*<page>'))
    expect(moveToPage(at(page, 1))(page.core)).toBe(false)
  })
})
