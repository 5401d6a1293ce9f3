// Lists that the server fills, over a slow line: whoever types and presses Enter without looking gets what was typed for, not what the
// list showed before, and never nothing.
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { plantBlocks } from './blocks.fixture'
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

test('[P 3] databases: a linked view, and what a relation leads to', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const name = (collection: string, words: string) => ({
    command: 'set',
    pointer: { table: 'collection', id: collection, spaceId: workspace.spaceId },
    path: ['name'],
    args: { value: words },
  })
  const planted = async (words: string, row: string): Promise<void> => {
    const { collection } = await plantDatabase(person, workspace, { title }, [{ title: row }], [{ type: 'table' }])
    await send(person, workspace, [name(collection, words)])
  }
  await planted('Apples', 'Boskoop')
  await planted('Cloth', 'Loden')
  const [page = ''] = await plantBlocks(person, workspace, [{ type: 'page', words: 'Elsewhere' }])
  const { screen, tab } = person
  await person.open(`/${page.replaceAll('-', '')}`)
  await slow(tab, 'getCollections')
  await screen.write('Start')
  await screen.press('Enter')
  await chooseNamed(screen, 'Linked view of database')
  await screen.type('clo')
  await screen.press('Enter')
  await screen.type('table')
  await screen.press('Enter')
  const table = new TableOn(screen)
  await eventually(() => table.column(0)).toEqual(['Loden'])

  await screen.button('New property').click()
  await screen.type('Eaten with')
  await screen.press('Enter')
  await screen.type('relation')
  await screen.press('Enter')
  await screen.type('appl')
  await screen.press('Enter')
  await eventually(() => table.headNames()).toContain('Eaten with')
})
