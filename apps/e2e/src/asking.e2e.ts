// What a view can be asked about: of every property what its values can answer, with fields for all that the answer needs.
import { expect, test } from 'vitest'
import { eventually, useJourney } from './journey.fixture'
import { plantDatabase } from './planted-database.fixture'
import { TableOn } from './table.fixture'

const journey = useJourney()
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
      result_form: 'number',
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

  await table.chooseAtHead('Double', 'Filter by this')
  await screen.button('1 filter').click()
  const comparison = tab.getByRole('combobox', { name: 'Comparison' })
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
  await screen.button('1 filter').click()
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
  await screen.tab.getByRole('menuitemcheckbox', { name: 'Keep in sight up to here' }).click()
  const frozen = table.grid.getByRole('columnheader').and(table.grid.locator('[data-frozen]'))
  await eventually(() => frozen.allInnerTexts()).toEqual(['Name', 'Kind'])
})
