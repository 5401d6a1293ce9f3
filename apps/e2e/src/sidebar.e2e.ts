// The sidebar: pages of the team and one's own, pages in pages, its keyboard, the trash and the way back.
import { expect, test } from 'vitest'
import { eventually, useJourney } from './journey.fixture'
import type { Screen } from './page.fixture'

const journey = useJourney()

async function newPage(screen: Screen, add: string, title: string): Promise<void> {
  await screen.sidebar.getByRole('button', { name: add, exact: true }).click()
  await eventually(() => screen.title.textContent()).toBe('')
  await screen.title.click()
  await screen.type(title)
  await screen.row(title).waitFor()
}

const focused = (screen: Screen): Promise<string | null> =>
  screen.tab.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null)

test('[P 6] a page of the team is everybody’s, a private one is nobody else’s', async () => {
  const { ada, ben, workspace } = await journey.pair()
  await ada.open(workspace.firstPath)
  await ben.open(workspace.firstPath)
  await newPage(ada.screen, 'New page in General', 'Autumn collection')
  await ben.screen.row('Autumn collection').waitFor()
  await ada.screen.title.click()
  await ada.screen.press('End')
  await ada.screen.type(' — planning')
  await ben.screen.row('Autumn collection — planning').waitFor()

  await newPage(ada.screen, 'New private page', 'Salaries')
  await ada.screen.text.click()
  await ada.screen.type('For my eyes only')
  await ada.screen.isSaved()
  const path = new URL(ada.tab.url()).pathname
  await ada.tab.reload()
  await eventually(() => ada.screen.paragraphs()).toEqual(['For my eyes only'])
  expect(await ben.screen.row('Salaries').count()).toBe(0)
  await ben.tab.goto(path)
  await ben.screen.heading('There is no page here').waitFor()
  expect(await ben.tab.content()).not.toMatch(/Salaries|For my eyes only/)
})

test('[P 3] pages hold pages, folded and unfolded, and stay so', async () => {
  const { person: ada, workspace } = await journey.owner('Ada Lind')
  const { screen, tab } = ada
  await ada.open(workspace.firstPath)
  await newPage(screen, 'New page in General', 'Suppliers')
  await screen.row('Suppliers').hover()
  await newPage(screen, 'Add a page inside Suppliers', 'Weavers')
  expect(await screen.row('Weavers').getAttribute('aria-level')).toBe('2')
  await tab.getByRole('navigation', { name: 'Where this page is' }).getByRole('link', { name: 'Suppliers' }).waitFor()
  await screen.row('Suppliers').hover()
  await screen.button('Fold Suppliers').click()
  await eventually(() => screen.row('Weavers').count()).toBe(0)
  await screen.button('Unfold Suppliers').click()
  await screen.row('Weavers').waitFor()
  await screen.isSaved()
  await tab.reload()
  await screen.row('Weavers').waitFor()
})

test('[C 5.7] the tree is walked by arrows, Home, End and Enter', async () => {
  const { person: ada, workspace } = await journey.owner('Ada Lind')
  const { screen } = ada
  await ada.open(workspace.firstPath)
  await newPage(screen, 'New page in General', 'Buttons')
  await newPage(screen, 'New page in General', 'Fabrics')
  await screen.row('Buttons').hover()
  await newPage(screen, 'Add a page inside Buttons', 'Horn')
  await screen.row('Getting started').focus()
  const after = async (...keys: string[]): Promise<string | null> => {
    await screen.press(...keys)
    return focused(screen)
  }
  expect(await after('ArrowDown')).toBe('Buttons')
  expect(await after('ArrowRight')).toBe('Horn')
  expect(await after('ArrowLeft')).toBe('Buttons')
  expect(await after('ArrowLeft')).toBe('Buttons')
  await eventually(() => screen.row('Horn').count()).toBe(0)
  await screen.press('ArrowRight')
  await screen.row('Horn').waitFor()
  expect(await after('End')).toBe('Fabrics')
  expect(await after('ArrowUp')).toBe('Horn')
  expect(await after('Home')).toBe('Getting started')
  expect(await after('f')).toBe('Fabrics')
  await screen.press('Enter')
  await eventually(() => screen.title.textContent()).toBe('Fabrics')
})

test('[P 4] a page goes to the trash and comes back by the toast, for everybody', async () => {
  const { ada, ben, workspace } = await journey.pair()
  const { screen, tab } = ada
  await ada.open(workspace.firstPath)
  await newPage(screen, 'New page in General', 'Old price list')
  await screen.text.click()
  await screen.type('Linen 38, wool 52')
  await screen.isSaved()
  const path = new URL(tab.url()).pathname
  await ben.open(path)
  await screen.row('Old price list').click({ button: 'right' })
  await screen.menuItem('Move to trash').click()
  await tab.getByText('“Old price list” is in the trash').first().waitFor()
  await eventually(() => screen.row('Old price list').count()).toBe(0)
  await eventually(() => screen.title.textContent()).toBe('Getting started')
  await ben.tab.getByText('This page is in the trash.').waitFor()
  expect(await ben.screen.text.getAttribute('contenteditable')).toBe('false')

  await screen.button('Undo').click()
  await screen.row('Old price list').waitFor()
  await eventually(() => screen.paragraphs()).toEqual(['Linen 38, wool 52'])
  await ben.screen.row('Old price list').waitFor()
  await eventually(() => ben.screen.text.getAttribute('contenteditable')).toBe('true')
})
