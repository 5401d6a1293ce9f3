// Keys in the kinds of text, in code, and at the borders of frames, as pictures.
import { describe, expect, it } from 'vitest'
import { indentLines, outdentLines } from '../input/code-keys'
import { OpenPage } from '../testing/pages'
import { backspace, deleteForward } from './backspace'
import type { Command } from './command'
import { typeOver } from './delete-range'
import { enter } from './enter'
import { indent, outdent } from './indent'
import { moveBlocks, moveTo } from './move'
import { turnInto } from './turn-into'

const lines = (...all: string[]): string => all.join('\n')
type Case = readonly [name: string, before: string, after: string]

/** Each case: the command turns one picture into the other, for both people, and one undo brings the first back. */
function pictures(name: string, command: Command, cases: readonly Case[]): void {
  describe(name, () => {
    it.each(cases)('%s', async (_name, before, after) => {
      const page = await OpenPage.draw(before, 2)
      command(page.core)
      expect(page.picture()).toBe(after)
      const text = (picture: string): string => picture.replaceAll(/[|[\]]/g, '')
      await page.sync()
      expect(text(page.picture(1))).toBe(text(after))
      if (text(before) === text(after)) return
      page.core.undo()
      expect(text(page.picture())).toBe(text(before))
      expect(page.core.repairs).toBe(0)
    })
  })
}

pictures('[C 9.4] enter', enter, [
  ['after a heading makes a paragraph', '<sub_header>one|', lines('<sub_header>one', '|')],
  ['in a heading leaves the rest as a paragraph', '<sub_header>on|e', lines('<sub_header>on', '|e')],
  ['before a heading makes an empty one of its kind', '<sub_header>|one', lines('<sub_header>', '<sub_header>|one')],
  ['goes on with a list', '<to_do>one|', lines('<to_do>one', '<to_do>|')],
  ['cuts an item in two', '<to_do>on|e', lines('<to_do>on', '<to_do>|e')],
  ['in an empty item ends the list', lines('<to_do>one', '<to_do>|'), lines('<to_do>one', '|')],
  [
    'in an empty nested item goes one level out, with what follows below it',
    lines('<to_do>one', '  <to_do>|', '  <to_do>two'),
    lines('<to_do>one', '<to_do>|', '  <to_do>two'),
  ],
  ['at the end of an open toggle goes on inside', lines('<toggle>one|', '  two'), lines('<toggle>one', '  |', '  two')],
  ['in an open toggle takes the rest inside', lines('<toggle>on|e', '  two'), lines('<toggle>on', '  |e', '  two')],
  ['in a callout goes on inside', '<callout>one|', lines('<callout>one', '  |')],
  ['in an empty last line of a callout leaves it', lines('<callout>one', '  |'), lines('<callout>one', '|')],
  ['in code is a line break that keeps the indentation', '<code>  a|b', '<code>  a⏎  |b'],
  [
    'in an empty column stays in it',
    lines('<column_list>', '  <column>', '    |', '  <column>', '    two'),
    lines('<column_list>', '  <column>', '    ', '    |', '  <column>', '    two'),
  ],
  [
    'in a cell is a line break',
    lines('<table>', '  <table_row>', '    a|b', '    c'),
    lines('<table>', '  <table_row>', '    a⏎|b', '    c'),
  ],
])

describe('[C 9.4] a closed toggle', () => {
  it('keeps what is in it when Enter makes another', async () => {
    const page = await OpenPage.draw(lines('<toggle>one|', '  two'))
    page.closed.add(page.ids()[0] as never)
    enter(page.core)
    expect(page.picture()).toBe(lines('<toggle>one', '  two', '<toggle>|'))
  })
  it('takes what is joined to it into its own line', async () => {
    const page = await OpenPage.draw(lines('<toggle>one', '  two', '|three'))
    page.closed.add(page.ids()[0] as never)
    backspace(page.core)
    expect(page.picture()).toBe(lines('<toggle>one|three', '  two'))
  })
  it('opens when a block goes into it', async () => {
    const page = await OpenPage.draw(lines('<toggle>one', 'tw|o'))
    page.closed.add(page.ids()[0] as never)
    indent(page.core)
    expect(page.picture()).toBe(lines('<toggle>one', '  tw|o'))
    expect(page.closed.size).toBe(0)
  })
})

const columns = lines('<column_list>', '  <column>', '    one', '  <column>', '    two')
const table = lines('<table>', '  <table_row>', '    A', '    B', '  <table_row>', '    C', '    D')
const withText = (picture: string, from: string, to: string): string => picture.replace(from, to)

pictures('backspace', backspace, [
  ['at the start of a list item makes a paragraph', lines('one', '<to_do>|two'), lines('one', '|two')],
  ['in empty code makes a paragraph', lines('one', '<code>|'), lines('one', '|')],
  ['at the start of code stays', lines('one', '<code>|two'), lines('one', '<code>|two')],
  ['behind code goes into it', lines('<code>one', '|two'), lines('<code>one|', 'two')],
  ['in an empty block behind code takes it away', lines('<code>one', '|'), '<code>one|'],
  ['never joins columns', withText(columns, 'two', '|two'), withText(columns, 'one', 'one|')],
  ['never leaves a column', withText(columns, 'one', '|one'), withText(columns, 'one', '|one')],
  ['never joins cells', withText(table, 'B', '|B'), withText(table, 'B', '|B')],
  ['never joins what is behind a table to its last cell', `${table}\n|e`, `${withText(table, 'D', 'D|')}\ne`],
  [
    'over cells empties each',
    table.replace('A', '[A').replace('C', 'C|'),
    table.replace('A', '|').replace('B', '').replace('C', ''),
  ],
  [
    'from a text into a table keeps the table',
    `on[e\n${table.replace('C', '|C')}`,
    `on|\n${table.replace('A', '').replace('B', '')}`,
  ],
  [
    'from a table to behind it keeps its rows',
    `${table.replace('B', '[B')}\nmore\nen|d`,
    `${table.replace('B', '|').replace('C', '').replace('D', '')}\nd`,
  ],
  [
    'over columns empties each',
    columns.replace('one', 'o[ne').replace('two', 'tw|o'),
    columns.replace('one', 'o|').replace('two', 'o'),
  ],
  ['over a whole table takes it away', `on[e\n${table}\ntw|o`, 'on|o'],
  ['from code into text joins nothing', lines('<code>o[ne', 'tw|o'), lines('<code>o|', 'o')],
])

pictures('delete forward', deleteForward, [
  ['at the end of code stays', lines('<code>one|', 'two'), lines('<code>one', '|two')],
  ['never joins cells', withText(table, 'A', 'A|'), withText(table, 'B', '|B')],
  ['never joins columns', withText(columns, 'one', 'one|'), withText(columns, 'two', '|two')],
])

pictures('typing over cells', typeOver('x'), [
  ['empties the others', table.replace('A', '[A').replace('B', 'B|'), table.replace('A', 'x|').replace('B', '')],
])

pictures('indent', indent, [
  ['does not go into code', lines('<code>a', 'b|'), lines('<code>a', 'b|')],
  ['does not move cells', withText(table, 'B', 'B|'), withText(table, 'B', 'B|')],
])
pictures('outdent', outdent, [
  ['does not leave a column', withText(columns, 'one', 'one|'), withText(columns, 'one', 'one|')],
  ['does not leave a row', withText(table, 'A', 'A|'), withText(table, 'A', 'A|')],
])
pictures('[C 9.4] tab in code', indentLines, [
  ['indents the line', '<code>a|', '<code>a  |'],
  ['indents all lines selected', '<code>[a⏎b|', '<code>  [a⏎  b|'],
])
pictures('[C 9.4] shift and tab in code', outdentLines, [['takes the indentation', '<code>    a|', '<code>  a|']])

pictures('move down', moveBlocks('down'), [
  ['leaves cells in their order', withText(table, 'A', 'A|'), withText(table, 'A', 'A|')],
])

describe('moving by a person', () => {
  it('puts nothing where it is not held', async () => {
    const page = await OpenPage.draw(
      lines('one|', '<code>two', '<column_list>', '  <column>', '    a', '  <column>', '    b'),
    )
    const [one, code, list] = page.ids() as [never, never, never]
    expect(moveTo([one], code, 0)(page.core)).toBe(false)
    expect(moveTo([one], list, 0)(page.core)).toBe(false)
  })
})

pictures('[P 3] turn into another text', turnInto('to_do'), [
  ['keeps text and children', lines('on|e', '  child'), lines('<to_do>on|e', '  child')],
  ['turns all selected', lines('o[ne', 'tw|o'), lines('<to_do>o[ne', '<to_do>tw|o')],
  ['of code makes one text', '<code>a⏎|b', '<to_do>a⏎|b'],
  ['starts an empty page', '', '<to_do>|'],
  ['not in a cell', withText(table, 'A', 'A|'), withText(table, 'A', 'A|')],
])
pictures('[P 3] turn into code', turnInto('code'), [
  ['keeps the text; children follow', lines('on|e', '  child', 'two'), lines('<code>on|e', 'child', 'two')],
])
pictures('[P 3] turn into a box', turnInto('divider'), [
  ['keeps the text beside it', lines('one|', 'two'), lines('one|', '---', 'two')],
  ['takes the place of an empty text', lines('|', 'two'), lines('---', '|two')],
])
pictures('[P 3] turn into columns', turnInto('column_list', { children: [] }), [
  ['keeps a text that has no place inside', lines('one|', 'two'), lines('one|', '<column_list>', 'two')],
])
describe('[P 3] turn into a page', () => {
  it('makes the text its title and takes the children into it', async () => {
    const page = await OpenPage.draw(lines('on|e', '  child', 'two'))
    turnInto('page')(page.core)
    expect(page.picture()).toBe(lines('<page>', '|two'))
    const [made] = page.ids() as [never]
    const { replica } = page.core
    expect(replica.block(made)?.properties?.['title']).toEqual([['one']])
    const [child] = replica.view.content(made)
    expect(replica.block(child as never)?.properties?.['title']).toEqual([['child']])
    await page.sync()
    page.core.undo()
    expect(page.picture().replaceAll('|', '')).toBe(lines('one', '  child', 'two'))
  })
  it('takes children along that share a text with what stays', async () => {
    const page = await OpenPage.draw(lines('parent', '  wo|rd'))
    enter(page.core)
    outdent(page.core)
    page.select(lines('paren|t', '  wo', 'rd'))
    turnInto('page')(page.core)
    const [made] = page.ids() as [never]
    const [child] = page.core.replica.view.content(made)
    expect(page.core.replica.block(child as never)?.properties?.['title']).toEqual([['wo']])
    await page.sync()
    expect(page.people[0]?.link.unsaved ?? []).toEqual([])
  })
})
