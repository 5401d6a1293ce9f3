// The sidebar: pages of the team and one's own, favourites and what was shared, pages in pages, dragging, its keyboard, the trash and
// the way back; and all of it with ten thousand pages.
import { operation } from '@sheaf/core/operations/operation'
import type { Locator } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { faultsOf } from './axe.fixture'
import { eventually, useJourney } from './journey.fixture'
import { plantPages, teamOf } from './many-pages.fixture'
import type { Screen } from './page.fixture'
import { pageIdOf, pointerIn, send } from './send.fixture'

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

const namesIn = (tree: Locator): Promise<(string | null)[]> =>
  tree.getByRole('treeitem').evaluateAll(rows => rows.map(row => row.getAttribute('aria-label')))

/** Holds a row and takes it over another place: `part` is how far down on it, 0 its upper edge. */
async function hold({ tab }: Screen, from: Locator, to: Locator, part: number): Promise<void> {
  await from.hover()
  await tab.mouse.down()
  const box = await to.boundingBox()
  if (!box) throw new Error('there is nowhere to go')
  const y = box.y + box.height * part
  // At once: a page on which the pointer rests unfolds.
  await tab.mouse.move(box.x + box.width / 2, y - 2)
  await tab.mouse.move(box.x + box.width / 2, y)
}
async function drag(screen: Screen, from: Locator, to: Locator, part: number): Promise<void> {
  await hold(screen, from, to, part)
  await screen.tab.mouse.up()
}

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
  await ben.screen.heading('Page not found').waitFor()
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
  await tab.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Suppliers' }).waitFor()
  await screen.row('Suppliers').hover()
  await screen.button('Collapse Suppliers').click()
  await eventually(() => screen.row('Weavers').count()).toBe(0)
  await screen.button('Expand Suppliers').click()
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
  await tab.getByText('Moved “Old price list” to trash').first().waitFor()
  await eventually(() => screen.row('Old price list').count()).toBe(0)
  await eventually(() => screen.title.textContent()).toBe('Getting started')
  await ben.tab.getByText('This page is in the trash').waitFor()
  expect(await ben.screen.text.getAttribute('contenteditable')).toBe('false')

  await screen.button('Undo').click()
  await screen.row('Old price list').waitFor()
  await eventually(() => screen.paragraphs()).toEqual(['Linen 38, wool 52'])
  await ben.screen.row('Old price list').waitFor()
  await eventually(() => ben.screen.text.getAttribute('contenteditable')).toBe('true')
})

test('[P 1] favourites stand first, stay, and go by their keys', async () => {
  const { person: ada, workspace } = await journey.owner('Ada Lind')
  const { screen, tab } = ada
  await ada.open(workspace.firstPath)
  await newPage(screen, 'New page in General', 'Fabrics')
  expect(await screen.tree('Favourites').count()).toBe(0)
  await screen.tree('General').getByRole('treeitem', { name: 'Fabrics' }).click({ button: 'right' })
  await screen.menuItem('Add to favourites').click()
  await eventually(() => namesIn(screen.tree('Favourites'))).toEqual(['Fabrics'])
  const started = screen.tree('General').getByRole('treeitem', { name: 'Getting started' })
  await drag(screen, started, screen.tree('Favourites').getByRole('treeitem', { name: 'Fabrics' }), 0.1)
  await eventually(() => namesIn(screen.tree('Favourites'))).toEqual(['Getting started', 'Fabrics'])
  expect(await namesIn(screen.tree('General'))).toEqual(['Getting started', 'Fabrics'])
  expect(await faultsOf(tab)).toEqual([])
  await screen.isSaved()
  await tab.reload()
  await eventually(() => namesIn(screen.tree('Favourites'))).toEqual(['Getting started', 'Fabrics'])
  await screen.text.click()
  await screen.press('Control+Alt+Shift+F')
  await eventually(() => namesIn(screen.tree('Favourites'))).toEqual(['Getting started'])
})

test('[P 6] a page is dragged to another place, into a page and into another section, and everybody sees it move', async () => {
  const { ada, ben, workspace } = await journey.pair()
  const { screen, tab } = ada
  await ada.open(workspace.firstPath)
  await ben.open(workspace.firstPath)
  for (const title of ['Buttons', 'Fabrics']) await newPage(screen, 'New page in General', title)
  await newPage(screen, 'New private page', 'Prices')
  await drag(screen, screen.row('Fabrics'), screen.row('Buttons'), 0.1)
  await eventually(() => namesIn(ben.screen.tree('General'))).toEqual(['Getting started', 'Fabrics', 'Buttons'])

  // Called off.
  await hold(screen, screen.row('Fabrics'), screen.row('Buttons'), 0.5)
  await screen.press('Escape')
  await tab.mouse.up()
  expect(await namesIn(screen.tree('General'))).toEqual(['Getting started', 'Fabrics', 'Buttons'])

  // One's own becomes the team's, and by the toast one's own again.
  await drag(screen, screen.row('Prices'), screen.row('Fabrics'), 0.9)
  await ben.screen.row('Prices').waitFor()
  expect(await namesIn(ben.screen.tree('General'))).toEqual(['Getting started', 'Fabrics', 'Prices', 'Buttons'])
  await screen.button('Undo').first().click()
  await eventually(() => namesIn(screen.tree('Private'))).toEqual(['Prices'])
  await eventually(() => ben.screen.row('Prices').count()).toBe(0)

  // The team's becomes one's own only after a question: others lose it.
  await drag(screen, screen.row('Buttons'), screen.row('Prices'), 0.9)
  const question = tab.getByRole('alertdialog', { name: 'Move “Buttons”?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await eventually(() => question.count()).toBe(0)
  expect(await namesIn(screen.tree('General'))).toContain('Buttons')

  // Into a page, which unfolds.
  await drag(screen, screen.row('Buttons'), screen.row('Fabrics'), 0.5)
  await eventually(() => screen.row('Buttons').getAttribute('aria-level')).toBe('2')
  await eventually(() => ben.screen.row('Buttons').count()).toBe(0)
  await screen.isSaved()
  await tab.reload()
  await eventually(() => screen.row('Buttons').getAttribute('aria-level')).toBe('2')
})

test('[C 5.7] a page is moved among its siblings and renamed by keyboard', async () => {
  const { person: ada, workspace } = await journey.owner('Ada Lind')
  const { screen } = ada
  await ada.open(workspace.firstPath)
  for (const title of ['Buttons', 'Fabrics']) await newPage(screen, 'New page in General', title)
  await screen.row('Fabrics').focus()
  await screen.press('Alt+ArrowUp')
  await eventually(() => namesIn(screen.tree('General'))).toEqual(['Getting started', 'Fabrics', 'Buttons'])
  expect(await focused(screen)).toBe('Fabrics')
  await screen.press('Alt+ArrowDown', 'Alt+ArrowDown')
  await eventually(() => namesIn(screen.tree('General'))).toEqual(['Getting started', 'Buttons', 'Fabrics'])

  await screen.press('ControlOrMeta+z')
  await eventually(() => namesIn(screen.tree('General'))).toEqual(['Getting started', 'Fabrics', 'Buttons'])
  await screen.press('Alt+ArrowDown')
  await eventually(() => namesIn(screen.tree('General'))).toEqual(['Getting started', 'Buttons', 'Fabrics'])

  await screen.press('ArrowUp', 'F2')
  await screen.field('Page name').fill('Horn buttons')
  await screen.press('Enter')
  await eventually(() => focused(screen)).toBe('Horn buttons')
  await screen.row('Fabrics').getByRole('link').dblclick()
  await screen.field('Page name').fill('Cloth')
  await screen.press('Enter')
  await screen.row('Cloth').waitFor()
  await screen.row('Horn buttons').click({ button: 'right' })
  await screen.menuItem('Rename').click()
  await screen.field('Page name').fill('No buttons')
  await screen.press('Escape')
  await eventually(() => namesIn(screen.tree('General'))).toEqual(['Getting started', 'Horn buttons', 'Cloth'])
  await screen.row('Horn buttons').click()
  await eventually(() => screen.title.textContent()).toBe('Horn buttons')
})

test('[P 5] sections fold and stay so; a closed sidebar shows at the edge', async () => {
  const { person: ada, workspace } = await journey.owner('Ada Lind')
  const { screen, tab } = ada
  await ada.open(workspace.firstPath)
  await screen.button('General').click()
  await eventually(() => screen.row('Getting started').count()).toBe(0)
  await tab.reload()
  await screen.button('General').and(tab.locator('[aria-expanded="false"]')).waitFor()
  expect(await screen.row('Getting started').count()).toBe(0)
  await screen.button('General').click()
  await screen.row('Getting started').waitFor()

  await screen.button('Hide sidebar').click()
  await screen.sidebar.waitFor({ state: 'hidden' })
  await tab.mouse.move(600, 400)
  await tab.mouse.move(2, 400)
  await screen.row('Getting started').hover()
  await tab.mouse.move(900, 400)
  await screen.sidebar.waitFor({ state: 'hidden' })
  await screen.button('Show sidebar').hover()
  await screen.sidebar.waitFor()
  await screen.button('Show sidebar').click()
  await tab.mouse.move(900, 400)
  await screen.button('Hide sidebar').waitFor()
  expect(await screen.sidebar.isVisible()).toBe(true)
})

test('[P 6] what another person shares shows at once, and no longer when it is taken back', async () => {
  const { ada, ben, workspace } = await journey.pair()
  await ada.open(workspace.firstPath)
  await ben.open(workspace.firstPath)
  await newPage(ada.screen, 'New private page', 'Salaries')
  await ada.screen.isSaved()
  const id = pageIdOf(new URL(ada.tab.url()).pathname)
  const page = pointerIn(workspace, 'block', id)
  const reading = { key: ben.userId, value: { type: 'user', user_id: ben.userId, role: 'reader' } }
  await send(ada, workspace, [operation('keyedSet', page, reading, 'permissions')])
  await eventually(() => namesIn(ben.screen.tree('Shared'))).toEqual(['Salaries'])
  await ben.tab.reload()
  await eventually(() => namesIn(ben.screen.tree('Shared'))).toEqual(['Salaries'])
  // It is not theirs to give to the team.
  await drag(ben.screen, ben.screen.row('Salaries'), ben.screen.row('Getting started'), 0.9)
  expect(await namesIn(ben.screen.tree('Shared'))).toEqual(['Salaries'])
  await send(ada, workspace, [operation('keyedRemove', page, { key: ben.userId }, 'permissions')])
  await eventually(() => ben.screen.tree('Shared').count()).toBe(0)
})

test('[P 6] ten thousand pages are walked and scrolled, and only those in sight are drawn', async () => {
  const { person: ada, workspace } = await journey.owner('Ada Lind')
  const { screen, tab } = ada
  const team = await teamOf(ada)
  const titles = Array.from({ length: 9_000 }, (_, i) => `Page ${i + 1}`)
  await plantPages(ada, workspace, team, titles)
  await plantPages(ada, workspace, team, ['Zinc'])
  await ada.open(workspace.firstPath)
  const drawn = (): Promise<number> => screen.tree('General').getByRole('treeitem').count()
  expect(await drawn()).toBeLessThan(100)
  await screen.row('Getting started').focus()
  await screen.press('End')
  await eventually(() => focused(screen)).toBe('Zinc')
  const place = (row: Locator) =>
    row.evaluate(({ ariaPosInSet, ariaSetSize, ariaLevel }) => [ariaPosInSet, ariaSetSize, ariaLevel])
  expect(await place(screen.row('Zinc'))).toEqual(['9002', '9002', '1'])
  await eventually(drawn).toBeLessThan(100)
  await screen.press('ArrowUp')
  expect(await focused(screen)).toBe('Page 9000')

  // The focus stays where it is while the list is scrolled away under it, and letters find what is not drawn.
  await screen.tree('General').hover()
  await tab.mouse.wheel(0, -400_000)
  await screen.row('Page 3').waitFor()
  expect(await focused(screen)).toBe('Page 9000')
  expect(await drawn()).toBeLessThan(100)
  await screen.press('z')
  expect(await focused(screen)).toBe('Zinc')
  await eventually(() => screen.row('Zinc').isVisible()).toBe(true)
  await screen.press('Home')
  expect(await focused(screen)).toBe('Getting started')
  // A second between two letters makes two words of them: on a starved machine it is typed once more.
  const typeName = async (): Promise<string | null> => {
    await screen.press('Home')
    await screen.type('page 4567')
    await vi.waitUntil(async () => (await focused(screen)) === 'Page 4567', 5_000).catch(() => {})
    return focused(screen)
  }
  await eventually(typeName).toBe('Page 4567')
  await screen.press('Enter')
  await eventually(() => screen.title.textContent()).toBe('Page 4567')
  expect(await faultsOf(tab)).toEqual([])
})
