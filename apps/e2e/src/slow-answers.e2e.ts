// Lists that the server fills, over a slow line: whoever types and presses Enter without looking gets what was typed for, not what the
// list showed before, and never nothing.
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { eventually, useJourney } from './journey.fixture'
import { chooseNamed } from './kind-page.fixture'
import { plantDatabase } from './planted-database.fixture'
import { send } from './send.fixture'
import { TableOn } from './table.fixture'

const journey = useJourney()
const SLOW_MS = 1500
const title = { id: 'title', name: 'Name', type: 'title', order: 0 }

/** Answers to such calls take long from now on. */
const slow = (tab: Page, ...calls: readonly string[]): Promise<unknown> =>
  Promise.all(
    calls.map(call =>
      tab.route(`**/api/v3/${call}`, async route => {
        await new Promise(resolve => setTimeout(resolve, SLOW_MS))
        await route.continue().catch(() => {})
      }),
    ),
  )

test('[P 3] a linked view of the database that was typed for', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const { screen, tab } = person
  await person.open(workspace.firstPath)
  await screen.write('Start')
  await screen.isSaved()
  const planted = async (words: string, row: string): Promise<void> => {
    const note = { id: 'note', name: 'Note', type: 'text', order: 1 }
    const { collection } = await plantDatabase(
      person,
      workspace,
      { title, note },
      [{ title: row }],
      [{ type: 'table' }],
    )
    const pointer = { table: 'collection', id: collection, spaceId: workspace.spaceId }
    await send(person, workspace, [{ command: 'set', pointer, path: ['name'], args: { value: words } }])
  }
  await planted('Apples', 'Boskoop')
  await planted('Cloth', 'Loden')
  await tab.getByRole('grid').nth(1).waitFor()
  await tab.goto('/new')
  await slow(tab, 'getCollections')
  await screen.text.click()
  await chooseNamed(screen, 'Linked view of database')
  await screen.type('clo')
  await screen.press('Enter')
  await screen.type('table')
  await screen.press('Enter')
  const table = new TableOn(screen)
  await eventually(() => table.column(0)).toEqual(['Loden'])
})
