// Another person deletes the block with the caret: its writer is notified and can put the text back where it was.
import type { Uuid } from '@sheaf/core/ids'
import { expect, it } from 'vitest'
import { backspace } from './commands/backspace'
import { moveTo } from './commands/move'
import { restoreLostText } from './commands/restore-lost-text'
import type { LostBlock } from './lost-block'
import { OpenPage } from './testing/pages'

async function opened(picture: string) {
  const page = await OpenPage.draw(picture, 2)
  const lost: LostBlock[] = []
  page.onLost = one => lost.push(one)
  const trash = async (...ids: (Uuid | undefined)[]): Promise<void> => {
    page.at(1).act(draft => {
      for (const id of ids) draft.trash(id as Uuid)
      return null
    })
    await page.sync()
  }
  return { page, lost, trash }
}
const lines = (...all: string[]): string => all.join('\n')
const inside = (page: OpenPage, i: number, j: number): Uuid =>
  page.core.replica.view.content(page.ids()[i] as Uuid)[j] as Uuid

it('[P 7] tells of it, with the words and the place of the caret', async () => {
  const { page, lost, trash } = await opened(lines('one', 'tw|o', 'three'))
  const [, two] = page.ids()
  await trash(two)
  expect(lost).toEqual([{ id: two, words: 'two', offset: 2 }])
})
it('[P 7] puts the block back at its place with what was typed since', async () => {
  const { page, lost, trash } = await opened(lines('one', '<to_do>tw|o', 'three'))
  await trash(page.ids()[1])
  expect(restoreLostText(lost[0] as LostBlock, 'twXYo')(page.core)).toBe(true)
  await page.sync()
  expect(page.picture()).toBe(lines('one', '<to_do>twXYo|', 'three'))
  expect(page.picture(1).replaceAll('|', '')).toBe(lines('one', '<to_do>twXYo', 'three'))
})
it('[P 7] writes into the block where it is there again, and takes nothing away that others wrote since', async () => {
  const { page, lost, trash } = await opened(lines('one', 'tw|o', 'three'))
  const [, two] = page.ids()
  await trash(two)
  page.at(1).act(draft => {
    draft.restore(two as Uuid)
    draft.insertText(two as Uuid, 3, ' feet')
    return null
  })
  await page.sync()
  restoreLostText(lost[0] as LostBlock, 'twX', 3)(page.core)
  await page.sync()
  expect(page.picture()).toBe(lines('one', 'twX|o feet', 'three'))
})
it('[P 7] brings back only the written block where more went with it', async () => {
  const { page, lost, trash } = await opened(lines('one', '<toggle>list', '  in|side', '  more', 'three'))
  await trash(page.ids()[1])
  restoreLostText(lost[0] as LostBlock, 'inside')(page.core)
  await page.sync()
  expect(page.picture(1).replaceAll('|', '')).toBe(lines('one', 'inside', 'three'))
})
it('[P 7] words of a row of a table come back below the table, never into another cell', async () => {
  const { page, lost, trash } = await opened(
    lines('<table>', '  <table_row>', '    a', '    b', '  <table_row>', '    c|', '    d', 'below'),
  )
  await trash(inside(page, 0, 1))
  restoreLostText(lost[0] as LostBlock, 'cc')(page.core)
  await page.sync()
  expect(page.picture(1).replaceAll('|', '')).toBe(lines('<table>', '  <table_row>', '    a', '    b', 'cc', 'below'))
})
it('[P 7] tells nothing where the words are still there', async () => {
  const { page, lost } = await opened(lines('one', 'tw|o', 'three'))
  page.select(lines('one', '|two', 'three'), 1)
  backspace(page.at(1))
  moveTo([page.ids()[0] as Uuid], page.room.pageId, 1)(page.at(1))
  await page.sync()
  page.at(1).act(draft => {
    draft.trash(page.ids()[0] as Uuid)
    return null
  })
  await page.sync()
  expect(lost).toEqual([])
})
it('[P 7] tells nothing where only the letter before the caret is gone', async () => {
  const { page, lost } = await opened(lines('one', 'tw|o', 'three'))
  page.at(1).act(draft => {
    draft.removeText(page.ids()[1] as Uuid, 0, 3)
    return null
  })
  await page.sync()
  expect(lost).toEqual([])
})
