// Commands as pictures: what the page looks like before and after.
import { type BlockTree, tree } from '@sheaf/core/kinds/block-tree'
import { describe, expect, it } from 'vitest'
import { OpenPage } from '../testing/pages'
import { backspace, deleteForward } from './backspace'
import type { Command } from './command'
import { typeOver } from './delete-range'
import { enter } from './enter'
import { indent, outdent } from './indent'
import { toggleMark } from './marks'
import { moveBlocks } from './move'
import { pasteBlocks } from './paste'
import { selectAll } from './select-all'

const lines = (...all: string[]): string => all.join('\n')
const line = (text: string): BlockTree => tree('text', { runs: text === '' ? [] : [{ insert: text }] })
type Case = readonly [name: string, before: string, after: string]

/** Each case: the command turns one picture into the other, one undo brings the text back, one redo repeats it. */
function pictures(name: string, command: Command, cases: readonly Case[]): void {
  describe(name, () => {
    it.each(cases)('%s', async (_name, before, after) => {
      const page = await OpenPage.draw(before, 2)
      command(page.core)
      expect(page.picture()).toBe(after)
      expect(page.core.repairs).toBe(0)
      const text = (picture: string): string => picture.replaceAll(/[|[\]]/g, '')
      await page.sync()
      expect(text(page.picture(1))).toBe(text(after))
      if (text(before) === text(after)) return
      page.core.undo()
      expect(text(page.picture())).toBe(text(before))
      page.core.redo()
      expect(text(page.picture())).toBe(text(after))
      await page.sync()
      expect(text(page.picture(1))).toBe(text(after))
    })
  })
}

pictures('enter', enter, [
  ['at the end makes an empty block', 'one|', lines('one', '|')],
  ['at the start makes one before', '|one', lines('', '|one')],
  ['in between splits', 'on|e', lines('on', '|e')],
  ['gives the children to the second half', lines('on|e', '  child'), lines('on', '|e', '  child')],
  ['at the end gives the children to the new block', lines('one|', '  child'), lines('one', '|', '  child')],
  ['over a selection deletes it first', lines('o[ne', 'tw|o'), lines('o', '|o')],
  ['in an empty last child leaves the parent', lines('one', '  two', '  |'), lines('one', '  two', '|')],
  ['in an empty child that is not the last stays', lines('one', '  |', '  two'), lines('one', '  ', '  |', '  two')],
])

pictures('backspace', backspace, [
  ['takes a letter', 'on|e', 'o|e'],
  ['takes a whole emoji', 'a👨‍👩‍👧|b', 'a|b'],
  ['takes a letter with its accent', 'ae\u0301|', 'a|'],
  ['merges with the block before', lines('one', '|two'), 'one|two'],
  ['merges into the last thing read before', lines('one', '  two', '|three'), lines('one', '  two|three')],
  ['brings a last child back out', lines('one', '  |two'), lines('one', '|two')],
  [
    'merges a child with others behind it into the parent',
    lines('one', '  |two', '  three'),
    lines('one|two', '  three'),
  ],
  ['keeps the children where they are read', lines('one', '|two', '  child'), lines('one|two', '  child')],
  ['deletes a selection over blocks', lines('o[ne', 'two', 'thr|ee'), 'o|ee'],
  ['keeps what lies below the last block', lines('o[ne', 'two', '  thr|ee', '    four'), lines('o|ee', '  four')],
  ['selects a block without text before it goes', lines('one', '---', '|two'), lines('one', '---|', 'two')],
  ['does nothing at the very start', '|one', '|one'],
])

pictures('delete forward', deleteForward, [
  ['takes the letter behind', 'o|ne', 'o|e'],
  ['takes a whole flag', '|🇩🇪b', '|b'],
  ['merges what is read next', lines('one|', 'two'), 'one|two'],
  ['merges the first child', lines('one|', '  two', '  three'), lines('one|two', '  three')],
])

pictures('indent', indent, [
  ['goes under the block before', lines('one', 'tw|o'), lines('one', '  tw|o')],
  ['goes behind its children', lines('one', '  child', 'two|'), lines('one', '  child', '  two|')],
  ['takes all selected', lines('one', '[two', 'three|'), lines('one', '  [two', '  three|')],
  ['has nowhere to go in the first block', 'one|', 'one|'],
  ['takes its children along', lines('one', 'two|', '  child'), lines('one', '  two|', '    child')],
])

pictures('outdent', outdent, [
  ['goes behind its parent', lines('one', '  two|', 'three'), lines('one', 'two|', 'three')],
  ['leaves the rest in the parent', lines('one', '  two|', '  three'), lines('one', '  three', 'two|')],
  ['takes all selected', lines('one', '  [two', '  three|'), lines('one', '[two', 'three|')],
  ['does nothing on the first level', 'one|', 'one|'],
])

pictures('move up', moveBlocks('up'), [
  ['goes over the one above', lines('one', 'two|', 'three'), lines('two|', 'one', 'three')],
  ['takes all selected', lines('one', '[two', 'three|'), lines('[two', 'three|', 'one')],
  ['stays at the top', lines('one|', 'two'), lines('one|', 'two')],
])
pictures('move down', moveBlocks('down'), [
  ['goes over the one below', lines('one|', 'two', 'three'), lines('two', 'one|', 'three')],
  ['stays at the bottom', lines('one', 'two|'), lines('one', 'two|')],
])

pictures('paste of one line', pasteBlocks([line('new')]), [
  ['goes into the text', 'on|e', 'onnew|e'],
  ['replaces what is selected', lines('o[ne', 'tw|o'), 'onew|o'],
  ['starts an empty page', '', 'new|'],
])
pictures('paste of lines', pasteBlocks([line('A'), line(''), line('B')]), [
  ['cuts the block in two', 'on|e', lines('onA', '', 'B|e')],
  ['goes behind the end', lines('one|', 'two'), lines('oneA', '', 'B|', 'two')],
  ['gives the children to the last', lines('one|', '  child'), lines('oneA', '', 'B|', '  child')],
])

pictures('typing over blocks', typeOver('x'), [
  ['keeps the first and merges the last', lines('o[ne', 'two', 'thre|e'), 'ox|e'],
  ['leaves a selection in one text to the browser', 'o[n|e', 'o[n|e'],
])

describe('select all', () => {
  it('takes the text of the block, then the block, then the page', async () => {
    const page = await OpenPage.draw(lines('one', 'tw|o', '  three'))
    selectAll(page.core)
    expect(page.picture()).toBe(lines('one', '[two|', '  three'))
    selectAll(page.core)
    expect(page.picture()).toBe(lines('one', '*two', '  three'))
    selectAll(page.core)
    expect(page.picture()).toBe(lines('*one', '*two', '  three'))
    backspace(page.core)
    expect(page.picture()).toBe('|')
    expect(page.core.undo()).toBe(true)
    expect(page.picture().replaceAll(/[|[\]]/g, '')).toBe(lines('one', 'two', '  three'))
  })
})

describe('marks', () => {
  const runs = (page: OpenPage): unknown => page.core.replica.block(page.ids()[0] as never)?.properties?.['title']
  it('go on and off', async () => {
    const page = await OpenPage.draw('o[n|e')
    toggleMark('b')(page.core)
    expect(runs(page)).toEqual([['o'], ['n', [['b']]], ['e']])
    toggleMark('b')(page.core)
    expect(runs(page)).toEqual([['one']])
    page.core.undo()
    expect(runs(page)).toEqual([['o'], ['n', [['b']]], ['e']])
  })
  it('with a caret count for what is typed next', async () => {
    const page = await OpenPage.draw('on|e')
    toggleMark('c')(page.core)
    page.type('x')
    expect(runs(page)).toEqual([['on'], ['x', [['c']]], ['e']])
  })
  it('bold goes on behind its end, code does not', async () => {
    const page = await OpenPage.draw('[one|')
    toggleMark('b')(page.core)
    page.select('one|')
    page.type('x')
    expect(runs(page)).toEqual([['onex', [['b']]]])
    page.select('[onex|')
    toggleMark('b')(page.core)
    toggleMark('c')(page.core)
    page.select('onex|')
    page.type('y')
    expect(runs(page)).toEqual([['onex', [['c']]], ['y']])
  })
})
