// A board: cards are written, dragged and moved by keys, and stand there after a reload and for the other person.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faultsOf } from './axe.fixture'
import { eventually, useJourney } from './journey.fixture'
import type { Screen } from './page.fixture'

const journey = useJourney({}, { people: 'same' })

const column = (tab: Page, name: string): Locator => tab.getByRole('group', { name: new RegExp(`^${name}`) })
const card = (tab: Page, name: string): Locator => tab.getByRole('group', { name, exact: true })
/** The cards of columns, from top to bottom. */
const cardsIn = (tab: Page, ...names: readonly string[]): Promise<readonly (readonly (string | null)[])[]> =>
  Promise.all(
    names.map(name =>
      column(tab, name)
        .getByRole('group')
        .evaluateAll(all => all.map(one => one.getAttribute('aria-label'))),
    ),
  )

async function makeBoard(screen: Screen): Promise<void> {
  const { tab } = screen
  await screen.write('')
  await screen.type('/table view')
  await tab.getByRole('option', { name: /^Table view/ }).waitFor()
  await screen.press('Enter')
  await screen.button('Add view').click()
  await screen.menuItem(/^Board/).click()
  await column(tab, 'Not started').waitFor()
}
async function writeCards(screen: Screen, into: string, ...names: readonly string[]): Promise<void> {
  await column(screen.tab, into).getByRole('button', { name: 'New', exact: true }).click()
  for (const name of names) {
    await screen.type(name)
    await screen.press('Enter')
  }
  await screen.press('Escape')
}
async function drag(tab: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('what is dragged, or where it is dropped, is not on the screen')
  await tab.mouse.move(start.x + 16, start.y + 12)
  await tab.mouse.down()
  await tab.mouse.move(start.x + 40, start.y + 30, { steps: 3 })
  await tab.mouse.move(end.x + end.width / 2, end.y + end.height - 6, { steps: 5 })
}
const columns = ['Not started', 'In progress', 'Done'] as const

test('[P 3] cards are written, dragged and moved by keys; a reload and another person find them there', async () => {
  const { ada, ben, workspace } = await journey.pair()
  const { screen, tab } = ada
  await ada.open(workspace.firstPath)
  await makeBoard(screen)
  const cards = () => cardsIn(tab, ...columns)

  await writeCards(screen, 'Not started', 'Brief', 'Quotes', 'Paper')
  await eventually(cards).toEqual([['Brief', 'Quotes', 'Paper'], [], []])

  // Esc lets go of it again.
  await drag(tab, card(tab, 'Brief'), column(tab, 'In progress'))
  await screen.press('Escape')
  await tab.mouse.up()
  expect(await cards()).toEqual([['Brief', 'Quotes', 'Paper'], [], []])

  await drag(tab, card(tab, 'Brief'), column(tab, 'In progress'))
  await tab.mouse.up()
  // At once, before the server answers.
  expect(await cards()).toEqual([['Quotes', 'Paper'], ['Brief'], []])

  await card(tab, 'Paper').focus()
  await screen.press('Alt+ArrowUp')
  await eventually(cards).toEqual([['Paper', 'Quotes'], ['Brief'], []])
  await screen.press('Alt+ArrowRight', 'Alt+ArrowRight')
  await eventually(cards).toEqual([['Quotes'], ['Brief'], ['Paper']])
  await tab.getByRole('status').filter({ hasText: 'Moved Paper to Done' }).waitFor({ state: 'attached' })
  // The focus went along, and arrows lead on from there.
  await screen.press('ArrowLeft')
  await eventually(() => tab.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Brief')

  // Two of them at once.
  await screen.press('Space', 'ArrowLeft', 'Space', 'Alt+ArrowRight', 'Escape')
  await eventually(cards).toEqual([[], ['Quotes', 'Brief'], ['Paper']])
  await screen.isSaved()

  await tab.reload()
  await eventually(cards).toEqual([[], ['Quotes', 'Brief'], ['Paper']])

  await ben.open(workspace.firstPath)
  await ben.tab.getByRole('tab', { name: 'Board' }).click()
  await eventually(() => cardsIn(ben.tab, ...columns)).toEqual([[], ['Quotes', 'Brief'], ['Paper']])
  await card(tab, 'Paper').focus()
  await screen.press('Delete')
  await eventually(() => cardsIn(ben.tab, ...columns)).toEqual([[], ['Quotes', 'Brief'], []])
})

test('[P 3] columns are made, moved, folded and hidden, for everyone', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const { screen, tab } = person
  await person.open(workspace.firstPath)
  await makeBoard(screen)
  const heads = () => tab.getByRole('heading', { level: 3 }).allTextContents()
  await eventually(heads).toEqual(['Not started0', 'In progress0', 'Done0', 'No Status3'])

  await screen.button('New column').click()
  await screen.field('Column name').fill('Waiting')
  await screen.press('Enter')
  // Behind the other options that say that nobody has begun.
  await eventually(heads).toEqual(['Not started0', 'Waiting0', 'In progress0', 'Done0', 'No Status3'])

  const menuOf = (name: string): Locator =>
    tab
      .locator('[data-column]')
      .filter({ hasText: name })
      .getByRole('button', { name: /Column options/ })
  await menuOf('Done').click()
  await screen.menuItem('Move left').click()
  await eventually(heads).toEqual(['Not started0', 'Waiting0', 'Done0', 'In progress0', 'No Status3'])
  await menuOf('No Status').click()
  await screen.menuItem('Hide column').click()
  await eventually(heads).not.toContain('No Status3')
  await screen.isSaved()

  await tab.reload()
  await eventually(heads).toEqual(['Not started0', 'Waiting0', 'Done0', 'In progress0'])
  await menuOf('Waiting').click()
  await screen.menuItem('Collapse column').click()
  await screen.button('Expand column').click()
  await menuOf('Waiting').waitFor()
  await screen.button(/1 hidden/).click()
  await screen.menuItem(/No Status/).click()
  await eventually(heads).toContain('No Status3')
  expect(await faultsOf(tab)).toEqual([])
})

test('[P 3] a list, a gallery and a feed of the same rows: arrows lead through them, Enter opens, axe finds nothing', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const { screen, tab } = person
  await person.open(workspace.firstPath)
  await makeBoard(screen)
  await writeCards(screen, 'Done', 'Brief', 'Quotes')
  const focused = () => tab.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  for (const [kind, key, next] of [
    ['List', 'ArrowDown', 'Quotes'],
    ['Gallery', 'ArrowRight', 'Quotes'],
    // The newest is on top.
    ['Feed', 'ArrowUp', 'Quotes'],
  ] as const) {
    await screen.button('Add view').click()
    await screen.menuItem(new RegExp(`^${kind}`)).click()
    await card(tab, 'Brief').focus()
    await screen.press(key)
    await eventually(focused, kind).toBe(next)
    expect(await faultsOf(tab), kind).toEqual([])
  }
  await tab.getByText('Ada Lind').first().waitFor()
  await screen.press('Enter')
  await eventually(() => screen.field('Page title').last().textContent()).toBe('Quotes')
})
