// What a database shows and to whom: quick filters, what one person asks for themselves, conditional colours, the layout of row pages.
import { expect, test } from 'vitest'
import { faultsOf } from './axe.fixture'
import { eventually, useJourney } from './journey.fixture'
import { plantDatabase } from './planted-database.fixture'
import { TableOn } from './table.fixture'

const journey = useJourney({}, { people: 'same' })
const schema = {
  title: { id: 'title', name: 'Name', type: 'title', order: 0 },
  state: {
    id: 'state',
    name: 'State',
    type: 'select',
    order: 1,
    options: [
      { id: 'open', name: 'Open', color: 'blue' },
      { id: 'sent', name: 'Sent', color: 'green' },
    ],
  },
  price: { id: 'price', name: 'Price', type: 'number', order: 2 },
}
const rows = [
  { title: 'Coats', values: { state: 'open', price: 120 } },
  { title: 'Hats', values: { state: 'sent', price: 28 } },
  { title: 'Scarves', values: { state: 'open', price: 35 } },
]
const sorts = [{ property: 'title', direction: 'ascending' }]
const dear = { id: 'r1', condition: { property: 'price', operator: 'greater_than', value: 100 }, color: 'red' }

test('[P 3] what one asks for themselves is theirs until it is saved; colours follow what rows say', async () => {
  const { ada, ben, workspace } = await journey.pair()
  await plantDatabase(ada, workspace, schema, rows, [
    {
      type: 'table',
      query: { sorts, quick_filters: { state: { property: 'state', operator: 'equals' } } },
      format: { color_rules: [dear] },
    },
  ])
  await Promise.all([ada.open(workspace.firstPath), ben.open(workspace.firstPath)])
  const [hers, his] = [new TableOn(ada.screen), new TableOn(ben.screen)]
  const all = ['Coats', 'Hats', 'Scarves']
  for (const table of [hers, his]) await eventually(() => table.column(0)).toEqual(all)

  // A quick filter is one press away from its options, and one press from being cleared.
  const { tab } = ada.screen
  await tab.getByRole('group', { name: 'Quick filters' }).getByRole('button', { name: 'State' }).click()
  await tab.getByRole('checkbox', { name: 'Open' }).check()
  await eventually(() => hers.column(0)).toEqual(['Coats', 'Scarves'])
  await ada.screen.press('Escape')
  await his.chooseAtHead('Name', 'Sort descending')
  await eventually(() => his.column(0)).toEqual(['Scarves', 'Hats', 'Coats'])
  expect(await hers.column(0)).toEqual(['Coats', 'Scarves'])

  // Kept across a reload, and only here.
  await tab.reload()
  await eventually(() => hers.column(0)).toEqual(['Coats', 'Scarves'])
  await ada.screen.button('State: Open').waitFor()
  await tab.getByText('Only for you').waitFor()
  expect(await faultsOf(tab)).toEqual([])

  // What is saved is everyone's; who changed something else keeps that.
  await ada.screen.button('Save for everyone').click()
  await eventually(() => his.column(0)).toEqual(['Scarves', 'Coats'])
  await ada.screen.button('Clear State filter').click()
  await eventually(() => hers.column(0)).toEqual(all)
  await ada.screen.button('Reset').click()
  await eventually(() => hers.column(0)).toEqual(['Coats', 'Scarves'])
  await ben.screen.button('Reset').click()
  await eventually(() => his.column(0)).toEqual(['Coats', 'Scarves'])

  // He makes scarves dear; both see it.
  const isRed = (table: TableOn, row: number) => table.rows.nth(row).evaluate(one => one.hasAttribute('data-ruled'))
  await eventually(() => Promise.all([isRed(hers, 0), isRed(hers, 1)])).toEqual([true, false])
  await his.goTo(1, 2)
  await ben.screen.type('350')
  await ben.screen.press('Enter')
  for (const table of [hers, his]) await eventually(() => isRed(table, 1)).toBe(true)
})

test('[P 3] two arrange the pages of rows at once, and every row shows it', async () => {
  const { ada, ben, workspace } = await journey.pair()
  const { rows: ids } = await plantDatabase(ada, workspace, schema, rows, [{ type: 'table', query: { sorts } }])
  const path = `/${(ids[0] as string).replaceAll('-', '')}`
  await Promise.all([ada.open(path), ben.open(path)])
  for (const { screen } of [ada, ben]) await screen.button('Customise layout').click()
  await ada.screen.button('Add group').click()
  await ben.tab.getByRole('textbox', { name: 'Group name' }).waitFor()

  await Promise.all([
    (async () => {
      await ada.tab.getByRole('textbox', { name: 'Group name' }).fill('Money')
      await ada.screen.press('Enter')
    })(),
    (async () => {
      // By keys: over the head of the section above, to stand under the title.
      await ben.screen.button('Move “State” with the arrow keys').focus()
      await ben.screen.press('ArrowUp')
    })(),
  ])
  await ada.screen.button('Move Price to').click()
  await ada.screen.menuItem('Money').click()
  expect(await faultsOf(ada.tab)).toEqual([])
  for (const { screen, tab } of [ada, ben]) {
    await screen.press('Escape')
    const properties = tab.getByRole('region', { name: 'Properties' })
    const money = properties.getByRole('region', { name: 'Money' })
    await money.getByRole('button', { name: 'Price: 120' }).waitFor()
    await eventually(() => properties.locator('dt').allInnerTexts()).toEqual(['State', 'Price'])
  }
  // Folded by one, on every row, and open to the other.
  await ada.screen.button('Money').click()
  await ada.goTo(workspace.firstPath)
  const table = new TableOn(ada.screen)
  await table.cell(1, 0).hover()
  await table.cell(1, 0).getByRole('button', { name: 'Open page' }).click()
  const peek = ada.tab.getByRole('complementary', { name: 'Peek: Hats' })
  await peek.getByRole('button', { name: 'Money', expanded: false }).waitFor()
  await eventually(() => ben.screen.button('Money').getAttribute('aria-expanded')).toBe('true')
})

test('[P 3] a view shows dates and states in its own way, and the others as before', async () => {
  const { person: ada, workspace } = await journey.owner('Ada Lind')
  const options = [
    { id: 'begun', name: 'Begun', color: 'blue', group: 'in_progress' },
    { id: 'sent', name: 'Sent', color: 'green', group: 'complete' },
    { id: 'wanted', name: 'Wanted', color: 'gray', group: 'to_do' },
  ]
  const dated = {
    title: schema.title,
    due: { id: 'due', name: 'Due', type: 'date', order: 1 },
    step: { id: 'step', name: 'Step', type: 'status', order: 2, options },
  }
  const properties = ['title', 'due', 'step'].map(id => ({ id, visible: true }))
  await plantDatabase(
    ada,
    workspace,
    dated,
    [{ title: 'Coats', values: { due: { start: '2026-11-03' }, step: 'begun' } }],
    [
      { type: 'table', name: 'Plain', format: { properties } },
      { type: 'board', name: 'Cards', format: { properties } },
    ],
  )
  const { screen, tab } = ada
  await ada.open(workspace.firstPath)
  const table = new TableOn(screen)
  await eventually(() => table.column(1)).toEqual(['3 November 2026'])

  await screen.button('View settings').click()
  const change = async (property: string, field: string, choice: string): Promise<void> => {
    await screen.button(`${property} display options`).click()
    await tab.getByRole('combobox', { name: field }).selectOption({ label: choice })
    await screen.press('Escape')
  }
  await change('Due', 'Date format', 'Year/month/day')
  await change('Step', 'Show as', 'Checkbox')
  expect(await faultsOf(tab)).toEqual([])
  await screen.press('Escape')
  await eventually(() => table.column(1)).toEqual(['2026/11/03'])
  const box = table.cell(0, 2).getByRole('checkbox', { name: 'Step' })
  expect(await box.isChecked()).toBe(false)
  await box.check()

  // Done, in the words of the other view; and its dates are as they were.
  await tab.getByRole('tab', { name: 'Cards' }).click()
  const card = tab.getByRole('region', { name: 'Database', exact: true }).getByText('Sent').first()
  await card.waitFor()
  await tab.getByText('3 November 2026').waitFor()
  await tab.getByRole('tab', { name: 'Plain' }).click()
  expect(await box.isChecked()).toBe(true)
  await screen.button('View settings').click()
  await change('Step', 'Show as', 'Default')
  await screen.press('Escape')
  await eventually(() => table.column(2)).toEqual(['Sent'])
})

test('[P 3] tabs are put elsewhere by mouse and by keys, a database leaves the column of the text, and the other sees both', async () => {
  const { ada, ben, workspace } = await journey.pair()
  await plantDatabase(ada, workspace, schema, rows, [{ type: 'table' }, { type: 'board' }, { type: 'list' }])
  await Promise.all([ada.open(workspace.firstPath), ben.open(workspace.firstPath)])
  const { tab } = ada.screen
  const tabsOf = (who: typeof ada): Promise<string[]> => who.tab.getByRole('tab').allInnerTexts()
  await eventually(() => tabsOf(ada)).toEqual(['Table', 'Board', 'List'])
  await tab.getByRole('tab', { name: 'Table' }).dragTo(tab.getByRole('tab', { name: 'List' }), {
    targetPosition: { x: 50, y: 10 },
  })
  for (const who of [ada, ben]) await eventually(() => tabsOf(who)).toEqual(['Board', 'List', 'Table'])
  await tab.getByRole('tab', { name: 'Table' }).focus()
  await ada.screen.press('Alt+Shift+ArrowLeft')
  await eventually(() => tabsOf(ben)).toEqual(['Board', 'Table', 'List'])
  await eventually(() => tab.evaluate(() => document.activeElement?.textContent)).toBe('Table')
  await ada.screen.press('ControlOrMeta+z')
  await eventually(() => tabsOf(ada), 'one undo').toEqual(['Board', 'List', 'Table'])

  const widthOf = async (who: typeof ada): Promise<number> =>
    (await who.tab.getByRole('region', { name: 'Database' }).boundingBox())?.width ?? 0
  const before = await widthOf(ben)
  await ada.screen.button('Database options').click()
  await tab.getByRole('menuitemcheckbox', { name: 'Full width' }).click()
  for (const who of [ada, ben]) await eventually(() => widthOf(who)).toBeGreaterThan(before + 100)
  const area = await ben.tab.getByRole('main').boundingBox()
  const box = await ben.tab.getByRole('region', { name: 'Database' }).boundingBox()
  const [left, right] = [
    (box?.x ?? 0) - (area?.x ?? 0),
    (area?.x ?? 0) + (area?.width ?? 0) - (box?.x ?? 0) - (box?.width ?? 0),
  ]
  expect(Math.abs(left - right), 'in the middle of the area').toBeLessThan(20)
  expect(left).toBeGreaterThan(0)
})
