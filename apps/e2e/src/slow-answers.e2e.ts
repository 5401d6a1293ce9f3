// Lists that the server fills, over a slow connection: typing and pressing Enter at once chooses the result for what was typed, not what
// the list showed before.
import { operation } from '@sheaf/core/operations/operation'
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { plantBlocks } from './blocks.fixture'
import { eventually, useJourney } from './journey.fixture'
import { chooseNamed } from './kind-page.fixture'
import { plantDatabase } from './planted-database.fixture'
import { pointerIn, send } from './send.fixture'
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

test('[P 3] databases: a linked view, what a relation leads to, and the row it links', async () => {
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
    const pointer = pointerIn(workspace, 'collection', collection)
    await send(person, workspace, [operation('set', pointer, { value: words }, 'name')])
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

  await table.head('Note').press('Enter')
  await screen.menuItem('Edit property').press('Enter')
  await screen.button('Type: Text').press('Enter')
  await screen.type('relation')
  await screen.press('Enter')
  await screen.type('appl')
  await screen.press('Enter')
  await tab.getByText(/^Changed “Note” to Relation/).waitFor()
  await screen.press('Escape')
  await slow(tab, 'queryCollection', 'search')
  await table.goTo(0, 1)
  await screen.press('Enter')
  await screen.type('bos')
  await screen.press('Enter')
  await eventually(async () => (await table.column(1)).join()).toContain('Boskoop')

  await screen.button('New property').press('Enter')
  await screen.type('Sold with')
  await screen.press('Enter')
  await screen.type('relation')
  await screen.press('Enter')
  await screen.type('cloth')
  await screen.press('Enter')
  const related = tab.getByRole('combobox', { name: 'Related to' })
  await eventually(() => related.textContent()).toBe('Cloth (this database)')
  await related.press('Escape')

  // By the steps of a button, too.
  await tab.goto('/new')
  await screen.text.click()
  await chooseNamed(screen, 'Button')
  await screen.button('Add step').press('Enter')
  await screen.menuItem('Edit pages in database').press('Enter')
  const database = tab.getByRole('combobox', { name: 'Database', exact: true })
  await database.press('Enter')
  await screen.type('appl')
  await screen.press('Enter')
  await eventually(() => database.textContent()).toBe('Apples')
})

test('[P 3] people and pages: mentions, a link to a page and quick find', async () => {
  const { ada, ben, workspace } = await journey.pair()
  const { screen, tab } = ben
  await ben.open(workspace.firstPath)
  await screen.write('Start')
  await screen.isSaved()
  const [page = ''] = await plantBlocks(ada, workspace, [{ type: 'page', words: 'Elsewhere' }])
  await plantBlocks(ada, { ...workspace, firstPath: `/${page}` }, [
    { type: 'page', words: 'Lint' },
    { type: 'page', words: 'Linen suppliers' },
    { type: 'page', words: 'Dye works' },
  ])
  // The index has them after a moment.
  await screen.press('ControlOrMeta+p')
  const field = tab.getByRole('combobox', { name: 'Search' })
  await eventually(async () => {
    await field.fill('')
    await field.fill('linen supp')
    await tab.waitForTimeout(300)
    return (await tab.getByRole('option').allTextContents()).join()
  }).toContain('Linen suppliers')
  await tab.reload()
  await slow(tab, 'search', 'getMembers')
  await screen.goToEndOf(0)
  await screen.type(' @ada')
  await screen.press('Enter')
  await screen.type('knows @linen')
  await screen.press('Enter')
  await screen.type('well')
  await eventually(async () => (await screen.paragraphs())[0]).toBe('Start @Ada Lind knows Linen suppliers well')

  await tab.reload()
  await screen.goToEndOf(0)
  await screen.press('Enter')
  await chooseNamed(screen, 'Link to page')
  await screen.type('lint')
  await screen.press('Enter')
  await screen.text.getByRole('link', { name: 'Lint' }).waitFor()

  // What the link leads to is asked for by the page itself.
  await tab.reload()
  await screen.text.getByRole('link', { name: 'Lint' }).waitFor()
  // Nothing on this device knows of it.
  await screen.press('ControlOrMeta+p')
  await screen.type('dye wo')
  await screen.press('Enter')
  await eventually(() => screen.title.textContent()).toBe('Dye works')
})
