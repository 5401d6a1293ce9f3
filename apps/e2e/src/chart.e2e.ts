// Charts, maps, dashboards and forms of a database: drawn from what the server counts, reachable by keys, open to what is behind them.
import { expect, test } from 'vitest'
import { faultsOf, rulesOf } from './axe.fixture'
import { orderSchema, orders } from './chart.fixture'
import { eventually, useJourney } from './journey.fixture'
import { plantDatabase } from './planted-database.fixture'

const journey = useJourney({}, { people: 'same' })
const group = { property: 'state', by: 'option', hideEmpty: true }

test('a chart counts rows, its columns are reached by arrows, and Enter lists the rows behind one', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  await plantDatabase(person, workspace, orderSchema, orders, [
    { type: 'chart', name: 'Orders', query: { group }, format: { chart_type: 'column' } },
  ])
  const screen = await person.open(workspace.firstPath)
  const { tab, dialog } = screen
  const figure = tab.getByRole('figure', { name: 'Count by State' })
  await figure.getByRole('button', { name: 'Open: 2' }).focus()
  await screen.press('ArrowRight', 'ArrowRight')
  await eventually(() => tab.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Sent: 4')
  await tab.keyboard.press('Enter')
  await dialog.getByRole('heading', { name: 'Sent' }).waitFor()
  await eventually(() => dialog.getByRole('listitem').count()).toBe(4)
  await tab.keyboard.press('Escape')
  // The same figures for screen readers.
  await eventually(() => figure.getByRole('row', { name: 'Packed 1' }).count()).toBe(1)
})

test('the settings of a chart change what is measured and how it is drawn', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  await plantDatabase(person, workspace, orderSchema, orders, [{ type: 'chart', query: { group } }])
  const screen = await person.open(workspace.firstPath)
  const { tab } = screen
  await screen.button('View settings').click()
  await tab.getByRole('tab', { name: 'Layout' }).click()
  await tab.getByLabel('What to show').selectOption({ label: 'Price' })
  await tab.getByLabel('Chart type').selectOption({ label: 'Donut' })
  await tab.keyboard.press('Escape')
  const figure = tab.getByRole('figure', { name: 'Sum of Price by State' })
  await figure.getByRole('button', { name: /^Sent: 220 / }).waitFor()
})

test('a map shows rows at their places and counts those without one', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  await plantDatabase(person, workspace, orderSchema, orders, [{ type: 'map', format: { map_by: 'place' } }])
  const screen = await person.open(workspace.firstPath)
  const { tab } = screen
  await tab.getByRole('button', { name: 'Order 5', exact: true }).waitFor()
  await tab.getByText('1 row without a place').waitFor()
  // Berlin, Potsdam and Paris are one from afar.
  await screen.button('3 rows here').click()
  await eventually(() => screen.button('3 rows here').count()).toBe(0)
  await eventually(() => tab.getByRole('list', { name: 'Rows on the map' }).getByRole('listitem').count()).toBe(6)
})

test('a form that lacks an answer says so, and one that has all makes a row', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const questions = [{ id: 'title', required: true }, { id: 'price' }, { id: 'state' }]
  await plantDatabase(person, workspace, orderSchema, orders, [
    { type: 'form', name: 'Ask', format: { questions } },
    { type: 'chart', name: 'Count', query: { group } },
  ])
  const screen = await person.open(workspace.firstPath)
  const { tab } = screen
  await tab.getByRole('tab', { name: 'Fill in' }).click()
  await screen.button('Submit').click()
  await tab.getByText('This question is required').waitFor()
  await screen.field('Order (required)').fill('From the form')
  await screen.field('Price').fill('many')
  await screen.button('Submit').click()
  await tab.getByText('Enter a valid value').waitFor()
  await screen.field('Price').fill('12')
  await tab.getByRole('radio', { name: 'Packed' }).check()
  await screen.button('Submit').click()
  await tab.getByText('Thanks! Your response was submitted.').waitFor()
  await tab.getByRole('tab', { name: 'Count' }).click()
  await screen.button('Packed: 2').click()
  await screen.dialog.getByRole('button', { name: 'From the form' }).waitFor()
})

test('a dashboard takes widgets, moves them by keys, and filters all of them at once', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const filter = { property: 'team', operator: 'equals', value: 'north' }
  await plantDatabase(person, workspace, orderSchema, orders, [
    { type: 'dashboard', name: 'Overview', query: { filter }, format: { rows: [], widgets: [] } },
    { type: 'chart', name: 'States', query: { group }, format: { chart_type: 'column' } },
    { type: 'chart', name: 'Whole', format: { chart_type: 'number' } },
  ])
  const screen = await person.open(workspace.firstPath)
  const { tab } = screen
  for (const name of ['States', 'Whole']) {
    await screen.button('Add widget').click()
    await screen.menuItem(name).click()
    await tab.getByRole('region', { name, exact: true }).waitFor()
  }
  // Four of seven orders are of the north.
  await screen.button('Count: 4. Show rows').waitFor()
  await screen.button('Sent: 2').waitFor()
  const names = () => tab.getByRole('region', { name: 'Database' }).getByRole('heading', { level: 3 }).allTextContents()
  await eventually(names).toEqual(['States', 'Whole'])
  await screen.button(/^Move “Whole”/).focus()
  await tab.keyboard.press('ArrowLeft')
  await eventually(names).toEqual(['Whole', 'States'])
  // With Shift it becomes wider, and the other narrower.
  const width = async (name: string): Promise<number> =>
    (await tab.getByRole('region', { name, exact: true }).boundingBox())?.width ?? 0
  await tab.keyboard.press('Shift+ArrowRight')
  await eventually(async () => (await width('Whole')) - (await width('States'))).toBeGreaterThan(60)
  // Dragged below everything, it has a row of its own.
  const handle = await screen.button(/^Move “Whole”/).boundingBox()
  const below = await screen.button('Add widget').boundingBox()
  await tab.mouse.move((handle?.x ?? 0) + 8, (handle?.y ?? 0) + 8)
  await tab.mouse.down()
  await tab.mouse.move((handle?.x ?? 0) + 40, (below?.y ?? 0) + 10, { steps: 6 })
  await tab.mouse.up()
  await eventually(names).toEqual(['States', 'Whole'])
  await eventually(async () => (await width('Whole')) - (await width('States'))).toBe(0)
})

test('none of them has a serious fault of accessibility', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  await plantDatabase(person, workspace, orderSchema, orders, [
    {
      type: 'chart',
      name: 'Columns',
      query: { group, sub_group: { property: 'team' } },
      format: { data_labels: true },
    },
    { type: 'chart', name: 'Ring', query: { group }, format: { chart_type: 'donut' } },
    { type: 'map', name: 'World' },
    { type: 'form', name: 'Ask', format: { questions: [{ id: 'title' }, { id: 'state' }, { id: 'gift' }] } },
    { type: 'dashboard', name: 'Overview', format: { rows: [], widgets: [] } },
  ])
  const { tab } = await person.open(workspace.firstPath)
  const drawn = {
    Columns: tab.getByRole('button', { name: 'Sent, North: 2' }),
    Ring: tab.getByRole('button', { name: /^Sent: 4/ }),
    World: tab.getByRole('button', { name: 'Order 5', exact: true }),
    Ask: tab.getByRole('list', { name: 'Questions' }),
    Overview: tab.getByText('Create a dashboard'),
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await tab.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const [name, part] of Object.entries(drawn)) {
      await tab.getByRole('tab', { name, exact: true }).click()
      await part.waitFor()
      expect(await faultsOf(tab, rulesOf(colorScheme)), `${name}, ${colorScheme}`).toEqual([])
    }
  }
})
