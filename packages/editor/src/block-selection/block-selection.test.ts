import { describe, expect, it } from 'vitest'
import { backspace } from '../commands/backspace'
import { setColor } from '../commands/color'
import type { Command } from '../commands/command'
import { duplicateBlocks } from '../commands/duplicate'
import { indent, outdent } from '../commands/indent'
import { moveBlocks } from '../commands/move'
import { OpenPage } from '../testing/pages'
import { editSelected, leaveBlocks, selectTouched } from './select-blocks'
import { extendTo, stepBlocks, toggleBlock } from './step-blocks'

const lines = (...all: string[]): string => all.join('\n')
const pictures = (name: string, command: Command, cases: readonly (readonly [string, string, string])[]): void => {
  describe(name, () => {
    it.each(cases)('%s', async (_title, before, after) => {
      const page = await OpenPage.draw(before)
      command(page.core)
      expect(page.picture()).toBe(after)
      await page.sync()
      expect(page.picture()).toBe(after)
      expect(page.core.repairs).toBe(0)
    })
  })
}
const columns = (...more: string[]): string => lines('<column_list>', '  <column>', ...more)

pictures('[C 9.4] select block', selectTouched, [
  ['takes the block of the caret', lines('one', 'tw|o'), lines('one', '*two')],
  ['takes all that the selection touches', lines('o[ne', 'two', 'thr|ee'), lines('*one', '*two', '*three')],
  ['takes what lies below along', lines('on|e', '  child'), lines('*one', '  child')],
  ['has nothing to take on an empty page', '', '|'],
])
pictures('back to text', leaveBlocks, [
  ['goes to the end of the block', lines('one', '*two'), lines('one', 'two|')],
  ['goes to the last of several', lines('*one', '*two'), lines('one', 'two|')],
])
pictures('Enter', editSelected, [
  ['edits the block', lines('*one', 'two'), lines('one|', 'two')],
  ['has no text to edit in a box', lines('one', '*---'), lines('one', '*---')],
])
pictures('Down', stepBlocks(1, false), [
  ['goes to what is read next', lines('*one', '  child', 'two'), lines('one', '  *child', 'two')],
  ['stays at the end', lines('one', '*two'), lines('one', '*two')],
  ['goes into columns', lines('*one', columns('    two')), lines('one', columns('    *two'))],
])
pictures('Up', stepBlocks(-1, false), [
  ['goes to what is read before', lines('one', '  child', '*two'), lines('one', '  *child', 'two')],
  ['leaves several for the one above', lines('one', '*two', '*three'), lines('one', '*two', 'three')],
])
pictures('Shift and Down', stepBlocks(1, true), [
  ['takes one more', lines('*one', 'two'), lines('*one', '*two')],
  ['steps over what is selected with its parent', lines('*one', '  child', 'two'), lines('*one', '  child', '*two')],
])
pictures('Shift and Up', stepBlocks(-1, true), [
  ['takes one more', lines('one', 'two', '*three'), lines('one', '*two', '*three')],
  ['gives back what was taken', lines('*one', '*two'), lines('*one', 'two')],
  ['takes the parent for its child', lines('one', '  *child'), lines('*one', '  child')],
])
pictures('delete', backspace, [
  ['takes the blocks away', lines('one', '*two', '  child', '*three', 'four'), lines('one|', 'four')],
  ['takes a set that has gaps', lines('zero', '*one', 'two', '*three'), lines('zero|', 'two')],
  ['leaves an empty page', lines('*one', '*two'), '|'],
])
pictures('indent of blocks', indent, [
  ['goes under the block before', lines('one', '*two', '*three'), lines('one', '  *two', '  *three')],
])
pictures('outdent of blocks', outdent, [['comes back out', lines('one', '  *two'), lines('one', '*two')]])
pictures('move of blocks', moveBlocks('down'), [
  ['goes over the next', lines('*one', '*two', 'three'), lines('three', '*one', '*two')],
])
pictures('[C 9.4] duplicate', duplicateBlocks, [
  [
    'puts the copies behind the last',
    lines('*one', '  child', '*two', 'three'),
    lines('one', '  child', 'two', '*one', '  child', '*two', 'three'),
  ],
  ['takes the caret to the copy', lines('on|e', 'two'), lines('one', 'on|e', 'two')],
  ['copies boxes', lines('*---'), lines('---', '*---')],
  [
    'copies columns with all that stands in them',
    lines('<column_list>', '  <column>', '    *one', '  <column>', '    *two', 'end'),
    lines(
      ...['<column_list>', '  <column>', '    one', '  <column>', '    two'],
      ...['*<column_list>', '  <column>', '    one', '  <column>', '    two', 'end'],
    ),
  ],
])

describe('a selection of blocks', () => {
  it('is one step to undo when deleted', async () => {
    const page = await OpenPage.draw(lines('one', '*two', '*three'))
    backspace(page.core)
    page.core.undo()
    expect(page.picture().replaceAll(/[|*]/g, '')).toBe(lines('one', 'two', 'three'))
  })
  it('stays on its blocks while another person works around and in them', async () => {
    const page = await OpenPage.draw(lines('one', '*two', '*three'), 2)
    page.select(lines('|one', 'two', 'three'), 1)
    page.type('x', 1)
    page.select(lines('xone', 'two|', 'three'), 1)
    page.type('y', 1)
    page.select(lines('xone', 'twoy', 'three|'), 1)
    moveBlocks('up')(page.at(1))
    await page.sync()
    expect(page.picture()).toBe(lines('xone', '*three', '*twoy'))
  })
  it('goes back to text when another person takes its blocks away', async () => {
    const page = await OpenPage.draw(lines('one', '*two', 'three'), 2)
    page.select(lines('one', '*two', 'three'), 1)
    backspace(page.at(1))
    await page.sync()
    expect(page.picture()).toBe(lines('one|', 'three'))
  })
  it('is extended to a block, and taken apart one by one', async () => {
    const page = await OpenPage.draw(lines('on|e', 'two', 'three'))
    const [, , three] = page.ids()
    extendTo(three as never)(page.core)
    expect(page.picture()).toBe(lines('*one', '*two', '*three'))
    toggleBlock(page.ids()[1] as never)(page.core)
    expect(page.picture()).toBe(lines('*one', 'two', '*three'))
    toggleBlock(page.ids()[1] as never)(page.core)
    expect(page.picture()).toBe(lines('*one', '*two', '*three'))
  })
  it('[P 3] is coloured as a whole, and uncoloured', async () => {
    const page = await OpenPage.draw(lines('*one', '*two'))
    const colours = (): unknown[] => page.ids().map(id => page.core.replica.block(id)?.format?.['block_color'])
    setColor('blue_background')(page.core)
    expect(colours()).toEqual(['blue_background', 'blue_background'])
    expect(page.picture()).toBe(lines('*one', '*two'))
    setColor('default')(page.core)
    expect(colours()).toEqual([undefined, undefined])
  })
})
