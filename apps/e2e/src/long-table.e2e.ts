// A long table: while it is scrolled fast its rows are words, and wherever one stops they are all there, in full.
import { expect, test } from 'vitest'
import { useJourney } from './journey.fixture'
import { type PlantedView, plantDatabase } from './planted-database.fixture'

const journey = useJourney()
const schema = {
  title: { id: 'title', name: 'Name', type: 'title', order: 0 },
  hours: { id: 'hours', name: 'Hours', type: 'number', order: 1 },
  done: { id: 'done', name: 'Done', type: 'checkbox', order: 2 },
}
const rows = Array.from({ length: 400 }, (_, i) => ({
  title: `Order ${i + 1}`,
  values: { hours: i, done: i % 2 === 0 },
}))
const inOrder = { sorts: [{ property: 'hours', direction: 'ascending' }] }
const views: PlantedView[] = [{ type: 'table', name: 'table', query: inOrder }]

/** Thirty frames of a fast finger. How many rows there were at most that were words alone. */
const SCROLL = `(() => new Promise(resolve => {
  const grid = document.querySelector('[role=grid]')
  let [left, most] = [30, 0]
  const step = () => {
    grid.scrollTop += 300
    const plain = [...grid.querySelectorAll('[data-row]')].filter(row => !row.querySelector('[data-pick]'))
    most = Math.max(most, plain.length)
    if (left-- > 0) requestAnimationFrame(step)
    else resolve(most)
  }
  requestAnimationFrame(step)
}))()`

test('[P 3] a table that is scrolled fast shows words, and its rows in full where one stops', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const { block } = await plantDatabase(person, workspace, schema, rows, views, 'collection_view_page')
  const { tab } = person
  await tab.goto(`/${block.replaceAll('-', '')}`)
  const grid = tab.getByRole('grid')
  const cell = (words: string) => grid.getByRole('gridcell', { name: words, exact: true })
  await cell('0').click()
  expect(await tab.evaluate<number>(SCROLL)).toBeGreaterThan(5)
  await cell('260').waitFor()
  const seen = grid.locator('[data-row]')
  await expect.poll(() => seen.filter({ hasNot: tab.locator('[data-pick]') }).count()).toBe(0)
  // What is pressed is there again: the tick box of a row that came by.
  const row = grid.getByRole('row').filter({ has: tab.getByText('Order 261', { exact: true }) })
  await row.locator('[data-press]').click()
  await expect.poll(() => row.locator('[data-press]').isChecked()).toBe(false)
})
