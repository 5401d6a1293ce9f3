// What a view can be asked about: of every property what its values can answer, with fields for all that the answer needs.
import { uuid } from '@sheaf/core/ids'
import { operation } from '@sheaf/core/operations/operation'
import { expect, test } from 'vitest'
import { eventually, hasFocus, useJourney } from './journey.fixture'
import { plantDatabase } from './planted-database.fixture'
import { pointerIn, send } from './send.fixture'
import { TableOn } from './table.fixture'

const journey = useJourney({}, { people: 'same' })
const title = { id: 'title', name: 'Name', type: 'title', order: 0 }
const sorts = [{ property: 'title', direction: 'ascending' }]

test('[P 3] a number between two others; a formula is asked what its result can answer', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const schema = {
    title,
    price: { id: 'price', name: 'Price', type: 'number', order: 1 },
    double: {
      id: 'double',
      name: 'Double',
      type: 'formula',
      order: 2,
      expression: 'prop("Price"#"price") * 2',
    },
  }
  const rows = [
    { title: 'Coats', values: { price: 120 } },
    { title: 'Hats', values: { price: 28 } },
    { title: 'Scarves', values: { price: 35 } },
  ]
  await plantDatabase(person, workspace, schema, rows, [{ type: 'table', query: { sorts } }])
  const screen = await person.open(workspace.firstPath)
  const { tab } = screen
  const table = new TableOn(screen)
  await eventually(() => table.column(0)).toEqual(['Coats', 'Hats', 'Scarves'])

  await table.chooseAtHead('Double', 'Filter')
  // Its chip opens, and takes the keyboard.
  await eventually(() => hasFocus(screen.field('Value'))).toBe(true)
  const comparison = tab.getByRole('combobox', { name: 'Condition' })
  expect(await comparison.locator('option').allInnerTexts()).toEqual([
    '=',
    '≠',
    'is empty',
    'is not empty',
    '>',
    '<',
    '≥',
    '≤',
    'is between',
  ])
  await comparison.selectOption({ label: 'is between' })
  await screen.field('From').fill('50')
  await screen.field('To').fill('70,5')
  await eventually(() => table.column(0)).toEqual(['Hats', 'Scarves'])
  await tab.reload()
  await eventually(() => table.column(0)).toEqual(['Hats', 'Scarves'])
  await screen.button('Double: 50 to 70.5').click()
  expect(await screen.field('To').inputValue()).toBe('70.5')
})

test('[P 3] a table in groups says what each of them amounts to, and all of them together', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const schema = {
    title,
    kind: { id: 'kind', name: 'Kind', type: 'text', order: 1 },
    price: { id: 'price', name: 'Price', type: 'number', order: 2 },
  }
  const rows = [
    { title: 'Coats', values: { kind: 'Warm', price: 120 } },
    { title: 'Hats', values: { kind: 'Light', price: 28 } },
    { title: 'Scarves', values: { kind: 'Warm', price: 35 } },
  ]
  const group = { property: 'kind', by: 'exact', sort: 'ascending' }
  await plantDatabase(person, workspace, schema, rows, [{ type: 'table', query: { sorts, group } }])
  const screen = await person.open(workspace.firstPath)
  const table = new TableOn(screen)
  await eventually(() => table.column(0)).toEqual(['Hats', 'Coats', 'Scarves'])
  await table.grid.getByRole('button', { name: 'Calculate Price' }).click()
  await screen.menuItem('Sum').click()
  const figures = table.grid.getByRole('gridcell').filter({ hasText: /^Sum/ })
  await eventually(() => figures.allInnerTexts()).toEqual(['Sum\n28', 'Sum\n155', 'Sum\n183'])
})

test('[P 3] columns are moved and kept in sight by the menu at their head', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const schema = {
    title,
    price: { id: 'price', name: 'Price', type: 'number', order: 1 },
    kind: { id: 'kind', name: 'Kind', type: 'text', order: 2 },
  }
  await plantDatabase(person, workspace, schema, [{ title: 'Coats' }], [{ type: 'table' }])
  const screen = await person.open(workspace.firstPath)
  const table = new TableOn(screen)
  const names = async () => (await table.headNames()).slice(0, 3)
  await eventually(names).toEqual(['Name', 'Price', 'Kind'])
  await table.chooseAtHead('Kind', 'Move before Price')
  await eventually(names).toEqual(['Name', 'Kind', 'Price'])
  await table.head('Kind').click()
  await screen.tab.getByRole('menuitemcheckbox', { name: 'Freeze up to here' }).click()
  const frozen = table.grid.getByRole('columnheader').and(table.grid.locator('[data-frozen]'))
  await eventually(() => frozen.allInnerTexts()).toEqual(['Name', 'Kind'])
})

test('[P 3] a filter by a relation finds rows that no row in sight names', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const houses = Array.from({ length: 12 }, (_, i) => ({ title: `House ${i + 1}` }))
  const there = await plantDatabase(person, workspace, { title }, houses, [{ type: 'table' }], 'collection_view_page')
  const schema = {
    title,
    house: { id: 'house', name: 'House', type: 'relation', kind: 'single', order: 1, collection_id: there.collection },
  }
  const [first, second] = there.rows
  const rows = [{ title: 'Coats' }, { title: 'Hats' }]
  // What is asked already hides the row that names the other house.
  const filter = { property: 'house', operator: 'contains', value: [first ?? ''] }
  const here = await plantDatabase(person, workspace, schema, rows, [{ type: 'table', query: { sorts, filter } }])
  const relate = (id: string | undefined, row: string | undefined) =>
    operation('relate', pointerIn(workspace, 'block', id ?? ''), { property: 'house', row: uuid(row ?? '') })
  await send(person, workspace, [relate(here.rows[0], first), relate(here.rows[1], second)])
  const screen = await person.open(workspace.firstPath)
  const table = new TableOn(screen)
  await eventually(() => table.column(0)).toEqual(['Coats'])
  await screen.button('House: House 1').click()
  await screen.field('Search').fill('House 2')
  await screen.tab.getByRole('checkbox', { name: 'House 2', exact: true }).check()
  await eventually(() => table.column(0)).toEqual(['Coats', 'Hats'])
  await screen.field('Search').fill('')
  await screen.tab.getByRole('checkbox', { name: 'House 1', exact: true, checked: true }).click()
  await eventually(() => table.column(0)).toEqual(['Hats'])
})

test('[P 3] numbers are put together in steps; a property says what it is for', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const schema = { title, price: { id: 'price', name: 'Price', type: 'number', order: 1 } }
  const rows = [
    { title: 'Coats', values: { price: 62 } },
    { title: 'Hats', values: { price: 4 } },
    { title: 'Scarves', values: { price: 8 } },
  ]
  await plantDatabase(person, workspace, schema, rows, [{ type: 'table', query: { sorts } }])
  const screen = await person.open(workspace.firstPath)
  const { tab } = screen
  const table = new TableOn(screen)
  await eventually(() => table.column(0)).toEqual(['Coats', 'Hats', 'Scarves'])
  await screen.button('View settings').click()
  await tab.getByRole('tab', { name: 'Groups' }).click()
  await tab.getByLabel('Group by').selectOption({ label: 'Price' })
  await tab.getByRole('switch', { name: 'Group by range' }).click()
  await tab.getByLabel('Range size').fill('50')
  await screen.press('Tab', 'Escape')
  await eventually(() => table.column(0)).toEqual(['Hats', 'Scarves', 'Coats'])
  const groups = table.grid.locator('[role=gridcell][aria-expanded]')
  await eventually(() => groups.allInnerTexts()).toEqual(['0 to 50\n2', '50 to 100\n1'])

  await table.chooseAtHead('Price', 'Edit property')
  await screen.field('Description').fill('Without tax')
  await screen.press('Enter')
  await eventually(() => table.head('Price').getAttribute('title')).toBe('Without tax')
})

test('[P 3] a rollup that lists values is asked of any of them, of every one, or of none', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const cloth = {
    title,
    price: { id: 'price', name: 'Price', type: 'number', order: 1 },
  }
  const cloths = [
    { title: 'Wool', values: { price: 80 } },
    { title: 'Linen', values: { price: 20 } },
    { title: 'Silk', values: { price: 90 } },
  ]
  const there = await plantDatabase(person, workspace, cloth, cloths, [{ type: 'table' }], 'collection_view_page')
  const schema = {
    title,
    of: { id: 'of', name: 'Made of', type: 'relation', kind: 'single', order: 1, collection_id: there.collection },
    prices: {
      id: 'prices',
      name: 'Prices',
      type: 'rollup',
      order: 2,
      relation: 'of',
      target: 'price',
      function: 'show_original',
    },
  }
  const own = await plantDatabase(
    person,
    workspace,
    schema,
    [{ title: 'Coat' }, { title: 'Dress' }, { title: 'Shirt' }],
    [{ type: 'table', query: { sorts } }],
  )
  const [wool, linen, silk] = there.rows
  const made = [
    [own.rows[0], wool],
    [own.rows[0], silk],
    [own.rows[1], wool],
    [own.rows[1], linen],
    [own.rows[2], linen],
  ] as const
  await send(
    person,
    workspace,
    made.map(([row, other]) =>
      operation('relate', pointerIn(workspace, 'block', row ?? ''), { property: 'of', row: uuid(other ?? '') }),
    ),
  )
  const screen = await person.open(workspace.firstPath)
  const table = new TableOn(screen)
  await eventually(() => table.column(2)).toEqual(['80, 90', '80, 20', '20'])
  await table.chooseAtHead('Prices', 'Filter')
  const choose = (field: string, label: string) =>
    screen.tab.getByRole('combobox', { name: field }).selectOption({ label })
  await choose('Condition', '>')
  await screen.field('Value').fill('50')
  await eventually(() => table.column(0)).toEqual(['Coat', 'Dress'])
  await choose('Match', 'Every value')
  await eventually(() => table.column(0)).toEqual(['Coat'])
  await choose('Match', 'No value')
  await eventually(() => table.column(0)).toEqual(['Shirt'])
})
