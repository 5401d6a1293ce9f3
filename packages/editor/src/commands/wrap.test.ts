import { expect, it } from 'vitest'
import { OpenPage } from '../testing/pages'
import { wrapBlocks } from './wrap'

const lines = (...all: string[]): string => all.join('\n')
const text = (picture: string): string => picture.replaceAll(/[|[\]*]/g, '')

it.each([
  ['the block of the caret', lines('one', 'tw|o', 'three'), lines('one', '<column>', '  tw|o', 'three')],
  ['what lies below goes along', lines('on|e', '  child', 'two'), lines('<column>', '  on|e', '    child', 'two')],
  [
    'several, in their order',
    lines('one', 't[wo', 'thr|ee', 'four'),
    lines('one', '<column>', '  t[wo', '  thr|ee', 'four'),
  ],
])('[P 3] %s', async (_name, before, after) => {
  const page = await OpenPage.draw(before, 2)
  let made: string | undefined
  expect(
    wrapBlocks('column', id => {
      made = id
    })(page.core),
  ).toBe(true)
  expect(page.picture()).toBe(after)
  expect(page.core.replica.block(made as never)?.type).toBe('column')
  await page.sync()
  expect(text(page.picture(1))).toBe(text(after))
  page.core.undo()
  expect(text(page.picture())).toBe(text(before))
})
