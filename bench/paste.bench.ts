// What is done to many blocks at once, and whether it costs the same for each of them: 1,000 against 10,000 blocks. The page, the room
// and the texts are the real ones, in memory; there is no screen. `npm run bench paste [action]`.

import type { BlockTree } from '@sheaf/core/kinds/block-tree'
import { setColor } from '@sheaf/editor/commands/color'
import { type Command, selectedBlocks } from '@sheaf/editor/commands/command'
import { deleteBlocks } from '@sheaf/editor/commands/delete-blocks'
import { indent } from '@sheaf/editor/commands/indent'
import { moveTo } from '@sheaf/editor/commands/move'
import { pasteBlocks } from '@sheaf/editor/commands/paste'
import { replaceMatches } from '@sheaf/editor/commands/replace-matches'
import { turnInto } from '@sheaf/editor/commands/turn-into'
import { selectBlocks } from '../packages/editor/src/block-selection/select-blocks'
import { searchPage } from '../packages/editor/src/find/search-text'
import { OpenPage } from '../packages/editor/src/testing/pages'
import { ms, print, printMachine } from './figures'

const SIZES = [1_000, 10_000] as const

const line = (i: number): BlockTree => ({
  type: 'text',
  runs: [{ insert: `line ${i} of a page that somebody wrote elsewhere` }],
  properties: {},
  format: {},
  children: [],
})
const lines = (count: number): BlockTree[] => Array.from({ length: count }, (_, i) => line(i))
/** Of four columns. */
const table = (blocks: number): BlockTree => ({
  ...line(0),
  type: 'table',
  runs: [],
  children: lines(blocks / 5).map(row => ({ ...row, type: 'table_row', runs: [], children: lines(4) })),
})

const whole = async (page: OpenPage, count: number): Promise<void> => {
  pasteBlocks(lines(count))(page.core)
  await page.sync()
  page.history.clear()
}
/** What is there beforehand, then what is measured: the page's answer, and what follows until everybody has it. */
interface Action {
  readonly before?: (page: OpenPage, count: number) => Promise<void>
  readonly run: Command
}
const onSelected = (share: number, run: Command): Action => ({
  before: async (page, count) => {
    await whole(page, count)
    selectBlocks(page.core, page.ids().slice(1, 1 + count * share))
  },
  run,
})
const actions: Readonly<Record<string, (count: number) => Action>> = {
  'paste lines': count => ({ run: pasteBlocks(lines(count)) }),
  'paste a table': count => ({ run: pasteBlocks([table(count)]) }),
  'undo of a paste': count => ({
    before: async page => {
      pasteBlocks(lines(count))(page.core)
      await page.sync()
    },
    run: core => core.undo(),
  }),
  'delete all': () => onSelected(1, deleteBlocks),
  'move a tenth to the end': count =>
    onSelected(0.1, core => moveTo(selectedBlocks(core), core.pageId, count - count / 10)(core)),
  'indent a half': () => onSelected(0.5, indent),
  'turn all into': () => onSelected(1, turnInto('header')),
  'colour all': () => onSelected(1, setColor('red')),
  'replace in all': () => ({
    before: whole,
    run: core => {
      const found = searchPage(core.replica, core.pageId, { text: 'page', matchCase: true, wholeWord: true })
      return replaceMatches(found, 'book')(core)
    },
  }),
}

await printMachine()
const wanted = process.argv.slice(2)
for (const [name, action] of Object.entries(actions)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  // Once before, so that nothing is measured that runs for the first time.
  await measure(action(SIZES[0]), SIZES[0])
  const costs: { answer: number; after: number }[] = []
  for (const count of SIZES) costs.push(await measure(action(count), count))
  const [small, large] = costs
  if (!small || !large) continue
  const each = (cost: number): string => `${(cost * 1000).toFixed(0)} µs`
  const [few, many] = SIZES
  print(
    name,
    `${ms(large.answer)} for ${many}: ${each(large.answer / many)} a block, ${((large.answer / many / small.answer) * few).toFixed(2)} times that of ${few}; after it ${each(large.after / many)}, ${((large.after / many / small.after) * few).toFixed(2)} times`,
  )
}
process.exit(0)

async function measure({ before, run }: Action, count: number): Promise<{ answer: number; after: number }> {
  const page = await OpenPage.draw('on|e')
  await before?.(page, count)
  globalThis.gc?.()
  const started = process.cpuUsage()
  if (!run(page.core)) throw new Error('nothing was done')
  const answer = spentSince(started)
  await page.sync()
  if (page.people[0]?.link.unsaved?.length) throw new Error('refused')
  return { answer, after: spentSince(started) - answer }
}
function spentSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
