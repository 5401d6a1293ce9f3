// What is copied, as an outline: type and text, two spaces a level.
import type { BlockTree } from '@sheaf/core/kinds/block-tree'
import { describe, expect, it } from 'vitest'
import { OpenPage } from '../testing/pages'
import { cutRuns, selectedTrees } from './selected-trees'

const lines = (...all: string[]): string => all.join('\n')
const outline = (trees: readonly BlockTree[], depth = 0): string =>
  trees
    .flatMap(one => [
      `${'  '.repeat(depth)}${one.type}: ${one.runs.map(({ insert }) => (typeof insert === 'string' ? insert : '@')).join('')}`.trimEnd(),
      ...(one.children.length > 0 ? [outline(one.children, depth + 1)] : []),
    ])
    .join('\n')
const copied = async (picture: string): Promise<string> => {
  const page = await OpenPage.draw(picture)
  const selected = selectedTrees(page.core)
  return selected ? `${selected.isText ? 'text' : 'blocks'}\n${outline(selected.trees)}` : 'nothing'
}

describe('what is selected', () => {
  it.each([
    ['nothing with a caret', 'on|e', 'nothing'],
    ['a piece of a text', 'o[n|e', lines('text', 'text: n')],
    [
      'a range over blocks, cut at its ends',
      lines('o[ne', 'two', 'thr|ee'),
      lines('text', 'text: ne', 'text: two', 'text: thr'),
    ],
    [
      'what lies below',
      lines('o[ne', '  two', '    three', 'fo|ur'),
      lines('text', 'text: ne', '  text: two', '    text: three', 'text: fo'),
    ],
    ['no children of the last', lines('o[ne', 't|wo', '  three'), lines('text', 'text: ne', 'text: t')],
    ['from below upwards', lines('one', '  t[wo', 'th|ree'), lines('text', 'text: wo', 'text: th')],
    ['blocks without text between', lines('o[ne', '---', 't|wo'), lines('text', 'text: ne', 'divider:', 'text: t')],
    [
      'blocks as wholes',
      lines('one', '*two', '  three', '*four'),
      lines('blocks', 'text: two', '  text: three', 'text: four'),
    ],
    [
      'a frame that the range ends in, with what is in reach',
      lines('o[ne', '<column_list>', '  <column>', '    t|wo', '  <column>', '    three'),
      lines('text', 'text: ne', 'column_list:', '  column:', '    text: t'),
    ],
    [
      'frames around both ends, where their parts make no sense alone',
      lines('<column_list>', '  <column>', '    o[ne', '  <column>', '    t|wo'),
      lines('text', 'column_list:', '  column:', '    text: ne', '  column:', '    text: t'),
    ],
    [
      'columns, where all that stands in them is taken',
      lines('zero', '<column_list>', '  <column>', '    *one', '  <column>', '    *two', '    *three'),
      lines('blocks', 'column_list:', '  column:', '    text: one', '  column:', '    text: two', '    text: three'),
    ],
    [
      'no columns, where something in them is left',
      lines('*zero', '<column_list>', '  <column>', '    *one', '  <column>', '    *two', '    three'),
      lines('blocks', 'text: zero', 'text: one', 'text: two'),
    ],
    [
      'no frame around a range inside of it',
      lines('<column_list>', '  <column>', '    o[ne', '    t|wo', '  <column>', '    three'),
      lines('text', 'text: ne', 'text: t'),
    ],
  ])('%s', async (_name, picture, wanted) => {
    expect(await copied(picture)).toBe(wanted)
  })
  it('is cut to the character, atoms count as one', () => {
    const runs = [{ insert: 'ab', attributes: { b: true } }, { insert: { k: 'u', v: ['x'] } }, { insert: 'cd' }]
    expect(cutRuns(runs, 1, 4)).toEqual([{ insert: 'b', attributes: { b: true } }, runs[1], { insert: 'c' }])
    expect(cutRuns(runs, 3, 3)).toEqual([])
  })
})
