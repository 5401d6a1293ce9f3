// Rows that are made of templates, stand below others, and wait for others.
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, useJourney } from './journey.fixture'
import type { Screen } from './page.fixture'
import { plantDatabase } from './planted-database.fixture'
import { TableOn } from './table.fixture'

const journey = useJourney({}, { people: 'same' })
const title = { id: 'title', name: 'Name', type: 'title', order: 0 }

async function switchOn(screen: Screen, name: string): Promise<void> {
  await screen.button('View settings').click()
  await screen.tab.getByRole('tab', { name: 'Rows' }).click()
  await screen.tab.getByRole('switch', { name }).click()
  await eventually(() => screen.tab.getByRole('switch', { name }).isChecked()).toBe(true)
  await screen.press('Escape')
  await screen.tab.getByRole('tab', { name: 'Rows' }).waitFor({ state: 'hidden' })
}

test('[P 3] a row is put below another, and a new one is made of a template', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const rows = ['Coats', 'Sleeves', 'Threads'].map(name => ({ title: name }))
  const byName = { sorts: [{ property: 'title', direction: 'ascending' }] }
  await plantDatabase(person, workspace, { title }, rows, [{ type: 'table', query: byName }])
  const screen = await person.open(workspace.firstPath)
  const table = new TableOn(screen)
  await eventually(() => table.column(0)).toEqual(['Coats', 'Sleeves', 'Threads'])
  await switchOn(screen, 'Sub-items')
  await eventually(() => table.headNames()).toContain('Parent item')
  const levels = (): Promise<(string | null)[]> =>
    table.rows.evaluateAll(all => all.map(one => one.getAttribute('aria-level')))
  await table.cell(1, 0).click({ position: { x: 90, y: 16 } })
  await screen.press('Alt+Shift+ArrowRight')
  await eventually(levels, 'Sleeves is below Coats').toEqual(['1', '2', '1'])
  await screen.button('Collapse sub-items').click()
  await eventually(() => table.column(0)).toEqual(['Coats', 'Threads'])
  await screen.isSaved()
  await screen.tab.reload()
  await screen.button('Expand sub-items').waitFor()
  await eventually(() => table.column(0)).toEqual(['Coats', 'Threads'])

  await screen.button('Templates').click()
  await screen.menuItem('New template').click()
  const peek = screen.tab.getByRole('complementary', { name: /^Peek/ })
  await peek.getByText('You’re editing a template in Orders').waitFor()
  await peek.getByRole('textbox', { name: 'Page title' }).click()
  await screen.type('Weekly order')
  await screen.press('Enter')
  await screen.type('Buy thread')
  await eventually(() => peek.getByRole('paragraph').allInnerTexts()).toContain('Buy thread')
  await screen.button('Templates').click()
  await screen.menuItem('Weekly order').first().click()
  // The row is another page, with the same on it.
  await peek.getByText('You’re editing a template in Orders').waitFor({ state: 'hidden' })
  await eventually(() => peek.getByRole('paragraph').allInnerTexts()).toContain('Buy thread')
  await eventually(() => table.column(0)).toEqual(['Coats', 'Threads', 'Weekly order'])
})

test('[P 3] what waits for a row moves along with it, and back by one undo', async () => {
  const { person, workspace } = await journey.owner('Ben Okafor')
  const today = new Date()
  const day = (from: number): string => new Date(today.getTime() + from * 86_400_000).toISOString().slice(0, 10)
  const when = { id: 'when', name: 'When', type: 'date', order: 1 }
  await plantDatabase(
    person,
    workspace,
    { title, when },
    [
      { title: 'Cut', values: { when: { start: day(0), end: day(1) } } },
      { title: 'Sew', values: { when: { start: day(2), end: day(3) } } },
    ],
    [{ type: 'timeline', format: { date_property_id: 'when', show_table: true, preference: { zoom: 'week' } } }],
  )
  const screen = await person.open(workspace.firstPath)
  const line = (name: string): Locator =>
    screen.tab.getByRole('grid', { name: 'Timeline' }).getByRole('row', { name: new RegExp(`^${name}, `) })
  await line('Sew').waitFor()
  await switchOn(screen, 'Dependencies')
  await line('Cut').click({ button: 'right', position: { x: 20, y: 10 } })
  await screen.menuItem('Blocking').click()
  await screen.tab.getByRole('menuitemcheckbox', { name: 'Sew' }).click()
  await screen.press('Escape', 'Escape')
  await screen.tab.getByRole('menu').first().waitFor({ state: 'hidden' })
  const dates = async (): Promise<(string | null)[]> => [
    await line('Cut').getAttribute('aria-label'),
    await line('Sew').getAttribute('aria-label'),
  ]
  const before = await dates()
  await line('Cut').focus()
  await screen.press('Alt+ArrowRight')
  await eventually(async () => (await dates())[1], 'Sew has moved').not.toBe(before[1])
  expect((await dates())[0]).not.toBe(before[0])
  await screen.press('ControlOrMeta+z')
  await eventually(dates, 'both are back').toEqual(before)
})
