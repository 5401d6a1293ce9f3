// Rows in time: a calendar and a timeline of the same rows, written by one person with keys and pointer, seen by another.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faultsOf } from './axe.fixture'
import { eventually, hasFocus, useJourney } from './journey.fixture'
import type { Person, Workspace } from './people.fixture'

const journey = useJourney({}, { people: 'same' })

/** A database of one row that begins today, in the given view. */
async function databaseOf(ada: Person, workspace: Workspace, view: string): Promise<void> {
  const screen = await ada.open(workspace.firstPath)
  await screen.write('Plans', '')
  await screen.type(`/${view} view`)
  await screen.tab
    .getByRole('option', { name: new RegExp(`${view} view`, 'i') })
    .first()
    .waitFor()
  await screen.press('Enter')
  await screen.tab.getByRole('grid').first().waitFor()
}
async function nameRow(tab: Page, words: string): Promise<void> {
  const peek = tab.getByRole('dialog', { name: /^Peek/ })
  await peek.getByRole('textbox', { name: 'Page title' }).click()
  await tab.keyboard.type(words)
  await peek.getByRole('button', { name: 'Close peek' }).click()
  await peek.waitFor({ state: 'detached' })
}
/** What hung at the pointer when it was let go. */
async function drag(tab: Page, from: Locator, to: Locator): Promise<string> {
  const start = await from.boundingBox()
  const end = await to.boundingBox()
  if (!start || !end) throw new Error('nothing to drag, or nowhere to drag it to')
  await tab.mouse.move(start.x + 12, start.y + start.height / 2)
  await tab.mouse.down()
  await tab.mouse.move(start.x + 24, start.y + start.height / 2)
  await tab.mouse.move(end.x + 24, end.y + end.height - 8, { steps: 6 })
  const said = (await tab.locator('[data-dragged]').allInnerTexts()).join('')
  await tab.mouse.up()
  return said
}
const namesOf = (tab: Page, words: string): Promise<(string | null)[]> =>
  tab.getByRole('button', { name: new RegExp(`^${words},`) }).evaluateAll(all => all.map(one => one.ariaLabel))

test('[P 2.2] a calendar is written by keys and by pointer, and others see it', async () => {
  const { ada, ben, workspace } = await journey.pair()
  await databaseOf(ada, workspace, 'calendar')
  const { screen, tab } = ada
  const days = tab.getByRole('gridcell')
  const today = tab.locator('[aria-current="date"]')

  await today.focus()
  await screen.press('Enter')
  await nameRow(tab, 'Sow beans')
  const item = tab.getByRole('button', { name: /^Sow beans,/ }).first()
  await eventually(() => today.getByRole('button', { name: /^Sow beans,/ }).count()).toBe(1)

  // Keys: a day on, and its end another.
  const [before = ''] = await namesOf(tab, 'Sow beans')
  await item.focus()
  await screen.press('Alt+ArrowRight')
  await eventually(() => item.getAttribute('aria-label')).not.toBe(before)
  await eventually(() => hasFocus(item)).toBe(true)
  await eventually(() => tab.getByRole('status').allTextContents()).toContainEqual(
    expect.stringMatching(/^Moved Sow beans/),
  )
  const [moved = ''] = await namesOf(tab, 'Sow beans')
  await screen.press('Alt+Shift+ArrowRight')
  await eventually(() => item.getAttribute('aria-label')).not.toBe(moved)

  // The pointer: to the first day of the second week that is seen.
  const said = await drag(tab, item, days.nth(7))
  await eventually(() =>
    days
      .nth(7)
      .getByRole('button', { name: /^Sow beans,/ })
      .count(),
  ).toBe(1)
  // The date was told while it was dragged.
  expect(said).not.toBe('')
  expect(await namesOf(tab, 'Sow beans')).toContainEqual(expect.stringContaining(said))
  await eventually(() => tab.locator('[data-dragged]').count()).toBe(0)
  await tab.mouse.move(0, 400)
  expect(await faultsOf(tab)).toEqual([])

  const his = await ben.open(workspace.firstPath)
  const [seen] = await namesOf(tab, 'Sow beans')
  await eventually(() => namesOf(his.tab, 'Sow beans')).toContain(seen)

  // A week has its hours, and a narrow screen the days to come.
  await tab.getByRole('combobox', { name: 'Range' }).selectOption('week')
  await tab.getByRole('group', { name: 'Hours' }).waitFor()
  expect(await faultsOf(tab)).toEqual([])
  await his.tab.setViewportSize({ width: 360, height: 740 })
  await eventually(() => his.tab.getByRole('combobox', { name: 'Range' }).inputValue()).toBe('agenda')
  expect(await faultsOf(his.tab)).toEqual([])
})

test('[P 2.2] bars of a timeline are moved, drawn out and drawn anew', async () => {
  const { person: ada, workspace } = await journey.owner('Ada Lind')
  await databaseOf(ada, workspace, 'timeline')
  const { screen, tab } = ada
  await tab.getByRole('grid').getByRole('button', { name: 'New', exact: true }).click()
  await nameRow(tab, 'Build a shed')
  const row = tab.getByRole('row', { name: /^Build a shed,/ })
  await row.waitFor()
  const label = (): Promise<string | null> => row.getAttribute('aria-label')
  const changed = async (act: () => Promise<void>): Promise<void> => {
    const before = await label()
    await act()
    await eventually(label).not.toBe(before)
  }
  await row.focus()
  await changed(() => screen.press('Alt+ArrowRight'))
  await changed(() => screen.press('Alt+Shift+ArrowRight'))
  const bar = row.locator('[data-bar]')
  await changed(async () => {
    const box = await bar.boundingBox()
    if (!box) throw new Error('no bar')
    await tab.mouse.move(box.x + 20, box.y + 10)
    await tab.mouse.down()
    await tab.mouse.move(box.x - 60, box.y + 10, { steps: 4 })
    await tab.mouse.up()
  })

  // A row without dates gets them where one is drawn.
  const empty = tab.getByRole('row', { name: /no date$/ })
  const count = await empty.count()
  expect(count).toBeGreaterThan(0)
  const line = await empty.first().boundingBox()
  const grid = await tab.getByRole('grid').boundingBox()
  if (!line || !grid) throw new Error('no line')
  const x = grid.x + grid.width - 160
  await tab.mouse.move(x, line.y + 16)
  await tab.mouse.down()
  await tab.mouse.move(x + 80, line.y + 16, { steps: 4 })
  await tab.mouse.up()
  await eventually(() => empty.count()).toBe(count - 1)

  // Closer, and back to today.
  await screen.button('Zoom in').click()
  await eventually(() => tab.getByRole('combobox', { name: 'Zoom' }).inputValue()).toBe('bi_week')
  await screen.button('Today').click()
  await tab.mouse.move(0, 400)
  expect(await faultsOf(tab)).toEqual([])
})
