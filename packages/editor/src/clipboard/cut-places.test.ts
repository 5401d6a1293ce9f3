// Pages and databases are places: what was cut and is pasted is the same one, with everything in it, and no copy.
import type { Uuid } from '@sheaf/core/ids'
import { blockPointer } from '@sheaf/core/operations/record-id'
import { describe, expect, it } from 'vitest'
import { deleteSelection } from '../commands/delete-range'
import { pasteBlocks } from '../commands/paste'
import { OpenPage } from '../testing/pages'
import { selectedTrees } from './selected-trees'

/** Every box of the picture becomes a database with a view. */
async function draw(picture: string): Promise<OpenPage> {
  const page = await OpenPage.draw(picture, 2)
  const { replica } = page.core
  page.people[0]?.link.client.commit(draft => {
    for (const id of below(page, page.room.pageId))
      if (replica.block(id)?.type === 'divider')
        draft.set(blockPointer(replica.options.spaceId, id), ['view_ids'], [page.room.options.newId()])
  })
  await page.sync()
  return page
}
const below = (page: OpenPage, id: Uuid): Uuid[] =>
  page.core.replica.view.content(id).flatMap(child => [child, ...below(page, child)])
const databases = (page: OpenPage): Uuid[] =>
  below(page, page.room.pageId).filter(id => page.core.replica.block(id)?.type === 'divider')
function cut(page: OpenPage) {
  const selected = selectedTrees(page.core)
  deleteSelection(page.core)
  if (!selected) throw new Error('nothing is selected')
  const { trees, isText } = selected
  return () => pasteBlocks(trees, { areWhole: !isText })(page.core)
}
const lines = (...all: string[]): string => all.join('\n')

describe('[P 3] what is cut and pasted', () => {
  it.each([
    ['a database', lines('one', '*---', 'two')],
    ['a database in a toggle', lines('one', '*<toggle>words', '  ---', 'two')],
    [
      'a database in a column',
      lines('one', '<column_list>', '  <column>', '    *a', '    *---', '  <column>', '    b', 'two'),
    ],
  ])('%s is the same one', async (_what, picture) => {
    const page = await draw(picture)
    const before = databases(page)
    const paste = cut(page)
    expect(databases(page)).toEqual([])
    expect(before.map(id => page.core.replica.block(id)?.alive)).toEqual([false])
    paste()
    expect(databases(page)).toEqual(before)
    await page.sync()
    expect(databases(page)).toEqual(before)
    page.core.undo()
    expect(databases(page)).toEqual([])
    page.core.undo()
    expect(databases(page)).toEqual(before)
    await page.sync()
    expect(page.at(1).replica.block(before[0] as Uuid)?.alive).toBe(true)
  })
  it('a page is the same one', async () => {
    const page = await draw(lines('one', '*<page>P', 'two'))
    const [, before] = page.ids()
    cut(page)()
    expect(page.ids()).toContain(before)
  })
  it('a second time is a copy, which begins with the views of the first', async () => {
    const page = await draw(lines('one', '*---', 'two'))
    const [original] = databases(page)
    const paste = cut(page)
    paste()
    paste()
    const [first, second] = databases(page)
    expect([first, second]).toContain(original)
    const copy = page.core.replica.block((first === original ? second : first) as Uuid)
    expect(copy?.format).toMatchObject({ begin_with_views: page.core.replica.block(original as Uuid)?.view_ids })
    expect(copy?.format).not.toHaveProperty('original_block')
  })
})
