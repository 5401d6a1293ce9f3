// A menu or a panel that opens draws itself, and nothing of the database that it stands in: no cell, no card, no tab, no other tool.
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { orderSchema, orders } from './chart.fixture'
import { useJourney } from './journey.fixture'
import { plantDatabase } from './planted-database.fixture'
import { partsRedrawn, watchRedraws } from './redraws.fixture'
import { TableOn } from './table.fixture'

const journey = useJourney()

/** As many columns as there is room for. */
const { title, state, price } = orderSchema
const parts = '[role=tab], [role=gridcell], [role=columnheader], [role=row], [data-row], button'

test('[P 3] opening a menu or a panel of a database draws nothing else of it again', async () => {
  // All of it is in sight: whatever is scrolled is drawn again.
  const { person, workspace } = await journey.owner('Ada Lind', { viewport: { width: 1280, height: 2000 } })
  await plantDatabase(person, workspace, { title, state, price }, orders, [
    { type: 'table', name: 'All', query: { aggregations: [{ property: 'price', aggregation: 'sum' }] } },
    { type: 'board', name: 'By state', query: { group: { property: 'state' } } },
  ])
  const { tab } = person
  await watchRedraws(tab)
  const screen = await person.open(workspace.firstPath)
  const table = new TableOn(screen)
  const database = tab.getByRole('region', { name: 'Database', exact: true })
  const popup = tab.locator('[role=menu], [role=dialog]')

  const redrawnBy = async (act: () => Promise<unknown>, except: Locator | null): Promise<readonly string[]> =>
    partsRedrawn(database, parts, { act, except })
  /** On the way to it the pointer is told of as well. */
  const opening = async (button: Locator, options: { readonly button?: 'right' } = {}): Promise<readonly string[]> => {
    await button.hover()
    await screen.isDrawn()
    const open = async (): Promise<void> => {
      await button.click(options)
      await popup.first().waitFor()
    }
    // The pressed button says that its menu is open; a row has nothing to say.
    return redrawnBy(open, options.button === 'right' ? null : button)
  }
  const close = async (): Promise<void> => {
    await screen.press('Escape')
    await popup.first().waitFor({ state: 'hidden' })
    await screen.isDrawn()
  }
  const nothingButItself = async (buttons: Readonly<Record<string, Locator>>): Promise<void> => {
    for (const [name, button] of Object.entries(buttons)) {
      expect(await opening(button), name).toEqual([])
      await close()
    }
  }

  await table.grid.getByText('Packed').waitFor()
  await nothingButItself({
    'view menu': screen.button('View options'),
    'new view': screen.button('Add view'),
    'database menu': screen.button('Database options'),
    filter: table.tool('Filter'),
    sort: table.tool('Sort'),
    templates: table.tool('Templates'),
    'property menu': table.head('Price'),
    'new property': table.grid.getByRole('button', { name: 'New property' }),
    figure: table.grid.getByRole('button', { name: /^Calculate/ }).first(),
  })

  expect(await opening(table.head('Price')), 'property menu').toEqual([])
  const edit = (): Promise<void> => screen.menuItem('Edit property').click()
  expect(await redrawnBy(edit, table.head('Price')), 'a property’s settings').toEqual([])
  await close()

  expect(await opening(table.tool('View settings')), 'view settings').toEqual([])
  const panels = await popup.getByRole('tab').all()
  expect(panels).toHaveLength(5)
  for (const panel of panels) expect(await redrawnBy(() => panel.click(), null)).toEqual([])
  await close()

  // Also of a row that one stands in, and of another one then.
  await table.goTo(1, 1)
  for (const line of [1, 2]) {
    expect(await opening(table.cell(line, 1), { button: 'right' }), `menu of row ${line}`).toEqual([])
    await close()
  }

  await tab.getByRole('tab', { name: 'By state' }).click()
  const card = database.getByRole('group', { name: 'Order 1', exact: true })
  await card.waitFor()
  await screen.isDrawn()
  await nothingButItself({ 'column menu': screen.button('Column options').first() })
  // To go there is another matter: then Tab leads to another card.
  await card.focus()
  expect(await opening(card, { button: 'right' }), 'menu of a card').toEqual([])
})
