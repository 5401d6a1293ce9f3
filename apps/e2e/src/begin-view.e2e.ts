// Databases that begin with a view other than a table: what comes says what it is for, and the next step is one press away.
import { expect, test } from 'vitest'
import { faultsOf } from './axe.fixture'
import { plantBlocks } from './blocks.fixture'
import { eventually, useJourney } from './journey.fixture'
import type { Screen } from './page.fixture'
import { TableOn } from './table.fixture'

const journey = useJourney({}, { people: 'same' })

async function begin(screen: Screen, kind: string): Promise<void> {
  await screen.write('What we make', '')
  await screen.type(`/${kind.toLowerCase()}`)
  await screen.tab
    .getByRole('option', { name: new RegExp(`^${kind}`) })
    .first()
    .click()
  await screen.tab.getByRole('tab', { name: kind.replace(' view', ''), exact: true }).waitFor()
}

test('a dashboard begins with views of its own', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const screen = await person.open(workspace.firstPath)
  const { tab } = screen
  await begin(screen, 'Dashboard view')
  const tools = tab.getByRole('toolbar', { name: 'View' })
  await tools.getByRole('button', { name: 'Filter', exact: true }).waitFor()
  expect(await tools.getByRole('button', { name: /Sort|Search/ }).count(), 'nothing that it could not do').toBe(0)

  await screen.button('Add widget').click()
  await screen.menuItem('Table').click()
  const table = new TableOn(screen)
  await eventually(() => table.rows.count()).toBe(3)
  await tab.getByRole('tab', { name: 'Table', exact: true }).waitFor()
  await screen.button('Add widget').click()
  await screen.menuItem('New view').hover()
  await screen.menuItem('Chart').click()
  await tab.getByRole('figure', { name: 'Count by Tags' }).getByRole('button', { name: /: 3$/ }).waitFor()
  expect(await faultsOf(tab)).toEqual([])
})

test('a map begins empty and asks for the first place; rows without one are listed', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const screen = await person.open(workspace.firstPath)
  const { tab } = screen
  await begin(screen, 'Map view')
  await tab.getByText('Every row with a place appears as a pin.').waitFor()
  await screen.button('Add place').click()
  // What is made is written at once.
  const peek = tab.getByRole('complementary', { name: /^Peek/ })
  await peek.getByRole('textbox', { name: 'Page title' }).waitFor()
  await eventually(() => tab.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Page title')
  await screen.type('Mill at the river')
  await peek.getByRole('button', { name: 'Close peek' }).click()
  await screen.button('1 row without a place').click()
  await screen.dialog.getByRole('button', { name: 'Mill at the river' }).click()
  await tab.getByRole('complementary', { name: 'Peek: Mill at the river' }).waitFor()
})

test('a form has no tools that mean nothing to it', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const screen = await person.open(workspace.firstPath)
  const { tab } = screen
  await begin(screen, 'Form view')
  await tab.getByRole('tab', { name: 'Questions' }).waitFor()
  const tools = tab.getByRole('toolbar', { name: 'View' }).getByRole('button')
  expect(await tools.evaluateAll(all => all.map(one => one.getAttribute('aria-label')))).toEqual(['View settings'])
})

test('a database whose making broke off is made when it is opened again', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  await plantBlocks(person, workspace, [{ type: 'collection_view', format: { begin_with_view: 'table' } }])
  const screen = await person.open(workspace.firstPath)
  await eventually(() => new TableOn(screen).rows.count()).toBe(3)
})
