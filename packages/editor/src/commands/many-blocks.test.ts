// What is done to many blocks costs the same for each: twice as many are twice the work. Counted is what is walked over: the entries
// of lists that are searched, filtered and copied, and the records that are read.
import type { Uuid } from '@sheaf/core/ids'
import { type BlockTree, tree } from '@sheaf/core/kinds/block-tree'
import { SpaceState } from '@sheaf/core/operations/space-state'
import { describe, expect, it } from 'vitest'
import { selectBlocks } from '../block-selection/select-blocks'
import { searchPage } from '../find/search-text'
import { OpenPage } from '../testing/pages'
import { setColor } from './color'
import { type Command, selectedBlocks } from './command'
import { deleteBlocks } from './delete-blocks'
import { deleteSelection } from './delete-range'
import { duplicateBlocks } from './duplicate'
import { indent, outdent } from './indent'
import { moveTo } from './move'
import { pasteBlocks } from './paste'
import { replaceMatches } from './replace-matches'
import { selectAll } from './select-all'
import { turnInto } from './turn-into'

const FEW = 300
const MANY = 2 * FEW
/** Twice as much, and something for the chunks of the page. What looks at all of the others for each would be four times. */
const AT_MOST = 2.5

const line = (i: number): BlockTree => tree('text', { runs: [{ insert: `line ${i}` }] })
const lines = (count: number): BlockTree[] => Array.from({ length: count }, (_, i) => line(i))
const table = (rows: number): BlockTree =>
  tree('table', { children: lines(rows).map(() => tree('table_row', { children: lines(2) })) })

const walks = ['includes', 'indexOf', 'lastIndexOf', 'filter', 'slice', 'every', 'some', 'find', 'findIndex'] as const

/** Counted without a spy, which would keep every one of some hundred thousand calls. */
function workOf(run: () => void): number {
  let work = 0
  const counted = <T>(of: T, names: readonly (keyof T)[], cost: (self: unknown) => number): (() => void) => {
    const before = names.map(name => [name, Object.getOwnPropertyDescriptor(of, name) as PropertyDescriptor] as const)
    for (const [name, original] of before)
      Object.defineProperty(of, name, {
        ...original,
        value(this: unknown, ...given: unknown[]) {
          work += cost(this)
          return (original.value as (...all: unknown[]) => unknown).apply(this, given)
        },
      })
    return () => {
      for (const [name, original] of before) Object.defineProperty(of, name, original)
    }
  }
  const restores = [
    counted(Array.prototype as unknown[], walks, self => (self as unknown[]).length),
    counted(SpaceState.prototype, ['bare'], () => 1),
  ]
  try {
    run()
  } finally {
    for (const restore of restores) restore()
  }
  return work
}

/** A page of so many lines, all of which the server has. */
async function written(count: number, isNested = false): Promise<OpenPage> {
  const page = await OpenPage.draw('on|e')
  pasteBlocks(isNested ? [tree('text', { children: lines(count) })] : lines(count))(page.core)
  await page.sync()
  return page
}
const selecting = async (count: number): Promise<OpenPage> => {
  const page = await written(count)
  selectBlocks(page.core, page.ids().slice(1))
  return page
}

interface Action {
  readonly name: string
  readonly before?: (count: number) => Promise<OpenPage>
  readonly run: (count: number) => Command
}
const actions: readonly Action[] = [
  { name: 'paste of lines', before: () => OpenPage.draw('on|e'), run: count => pasteBlocks(lines(count)) },
  { name: 'paste before lines', before: () => OpenPage.draw('o|ne\ntwo'), run: count => pasteBlocks(lines(count)) },
  { name: 'paste of a table', before: () => OpenPage.draw('on|e'), run: count => pasteBlocks([table(count)]) },
  { name: 'undo of a paste', before: count => written(count), run: () => core => core.undo() },
  { name: 'delete', run: () => deleteBlocks },
  {
    name: 'delete of text over blocks',
    before: async count => {
      const page = await written(count)
      page.select(['o[ne', ...Array.from({ length: count - 2 }, () => ''), 'li|ne'].join('\n'))
      return page
    },
    run: () => deleteSelection,
  },
  { name: 'move', run: () => core => moveTo(selectedBlocks(core).slice(0, -9), core.pageId, 9)(core) },
  { name: 'indent', run: () => indent },
  {
    name: 'outdent',
    before: async count => {
      const page = await written(count, true)
      const [parent] = page.ids()
      selectBlocks(page.core, page.core.replica.view.content(parent as Uuid))
      return page
    },
    run: () => outdent,
  },
  { name: 'select all', before: count => written(count), run: () => core => [1, 2, 3].every(() => selectAll(core)) },
  { name: 'turn into', run: () => turnInto('header') },
  { name: 'turn into another head', run: () => turnInto('code') },
  { name: 'colour', run: () => setColor('red') },
  { name: 'duplicate', run: () => duplicateBlocks },
  {
    name: 'replace',
    run: () => core => {
      const found = searchPage(core.replica, core.pageId, { text: 'line', matchCase: true, wholeWord: true })
      return replaceMatches(found, 'word')(core)
    },
  },
]

describe('many blocks at once', () => {
  it.each(actions)('$name', async ({ before = selecting, run }) => {
    const work: number[] = []
    for (const count of [FEW, MANY]) {
      const page = await before(count)
      work.push(workOf(() => expect(run(count)(page.core)).toBe(true)))
      expect(page.core.repairs).toBe(0)
    }
    const [few, many] = work as [number, number]
    expect(many / few).toBeLessThan(AT_MOST)
  })
})
