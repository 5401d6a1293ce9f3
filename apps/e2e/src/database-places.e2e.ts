// Databases as places: seen from another page, with several sources, locked, found by the id of a row; cut, pasted, and brought back
// from the trash.
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { faultsOf } from './axe.fixture'
import { eventually, useJourney } from './journey.fixture'
import type { Screen } from './page.fixture'
import { plantDatabase } from './planted-database.fixture'

const journey = useJourney()

const schema = {
  title: { id: 'title', name: 'Name', type: 'title', order: 0 },
  no: { id: 'no', name: 'No', type: 'unique_id', order: 1 },
}
const rows = [{ title: 'Brief' }, { title: 'Quotes' }]
const database = ({ tab }: Screen): Locator => tab.getByRole('region', { name: 'Database', exact: true })

async function newPage(screen: Screen, title: string): Promise<void> {
  await screen.sidebar.getByRole('button', { name: 'New page in General', exact: true }).click()
  await eventually(() => screen.title.textContent()).toBe('')
  await screen.title.click()
  await screen.type(title)
  await screen.row(title).waitFor()
  await screen.press('Enter')
}

test('[P 3] a database is seen from another page, gets a second source, is locked, and its rows are found by their ids', async () => {
  const { person: ada, workspace } = await journey.owner('Ada Lind')
  const { collection } = await plantDatabase(ada, workspace, schema, rows, [{ type: 'table', name: 'Everything' }])
  await ada.call('changeRowPrefix', { spaceId: workspace.spaceId, collectionId: collection, prefix: 'ORD' })
  const { screen, tab } = ada
  await ada.open(workspace.firstPath)

  await newPage(screen, 'Overview')
  await screen.type('/linked view')
  await tab.getByRole('option', { name: /^Linked view of database/ }).waitFor()
  await screen.press('Enter')
  await tab.getByRole('combobox', { name: 'Search databases' }).fill('ord')
  await tab.getByRole('option', { name: /^Orders/ }).waitFor()
  await screen.press('Enter')
  await tab.getByRole('option', { name: 'Everything' }).waitFor()
  await screen.press('Enter')
  await database(screen).getByText('Quotes').waitFor()
  expect(await database(screen).getByRole('link', { name: 'Orders' }).getAttribute('href')).toContain(
    workspace.firstPath,
  )
  expect(await faultsOf(tab)).toEqual([])

  await screen.button('Database options').click()
  await screen.menuItem('Manage data sources').click()
  await screen.button('New data source').click()
  const name = database(screen).getByRole('textbox', { name: 'Database name' })
  await eventually(() => name.inputValue()).toBe('New data source')
  await name.fill('Bills')
  await screen.press('Enter')
  await screen.button('Add view').click()
  await screen.menuItem('Bills').waitFor()
  await screen.press('Escape')

  await screen.button('Database options').click()
  await screen.menuItem(/^Lock database/).click()
  await database(screen).getByText('Locked').waitFor()
  await eventually(() => screen.button('Add view').count()).toBe(0)
  await screen.isSaved()

  await screen.follow('/ord-2')
  await eventually(() => screen.title.textContent()).toBe('Quotes')
  await screen.follow('/ord-77')
  await screen.heading('Page not found').waitFor()
})

test('[P 3] a database that is cut and pasted elsewhere is the same one; a deleted one comes back from the trash', async () => {
  const { person: ada, workspace } = await journey.owner('Ada Lind')
  await plantDatabase(ada, workspace, schema, rows, [{ type: 'table', name: 'Everything' }])
  const { screen, tab } = ada
  await ada.open(workspace.firstPath)
  await database(screen).getByText('Quotes').waitFor()

  /** The block behind some words, as a whole. */
  const selectBehind = async (words: string | RegExp): Promise<void> => {
    await screen.text.getByText(words).click()
    await screen.press('Escape', 'ArrowDown')
  }
  await selectBehind(/^When you’re done, open the menu/)
  await screen.press('ControlOrMeta+x')
  await database(screen).waitFor({ state: 'detached' })
  await newPage(screen, 'New home')
  await screen.type('Here:')
  await screen.press('ControlOrMeta+v')
  await database(screen).getByText('Quotes').waitFor()
  expect(await database(screen).getByRole('link', { name: 'Orders' }).count()).toBe(0)
  await screen.isSaved()

  await selectBehind('Here:')
  await screen.press('Delete')
  await database(screen).waitFor({ state: 'detached' })
  await screen.isSaved()
  await screen.openPageMenu()
  await screen.menuItem(/^Trash$/).click()
  await screen.dialog.getByRole('button', { name: 'Restore Orders' }).click()
  await tab.getByText('Database restored').waitFor()
  await screen.press('Escape')
  await database(screen).getByText('Brief').waitFor()
})
