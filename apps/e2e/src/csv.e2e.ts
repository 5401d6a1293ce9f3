// CSV: a table goes out as a file, comes back as a new database that is the same, and takes in the rows of a second file.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { faultsOf } from './axe.fixture'
import { eventually, useJourney } from './journey.fixture'
import { chooseNamed } from './kind-page.fixture'
import type { Screen } from './page.fixture'
import { plantDatabase } from './planted-database.fixture'
import { TableOn } from './table.fixture'

const journey = useJourney()
const dir = mkdtempSync(join(tmpdir(), 'sheaf-csv-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const schema = {
  title: { id: 'title', name: 'Piece', type: 'title', order: 0 },
  made: {
    id: 'made',
    name: 'Made of',
    type: 'select',
    order: 1,
    options: [
      { id: 'wool', name: 'Wool', color: 'green' },
      { id: 'silk', name: 'Silk, raw', color: 'pink' },
    ],
  },
  cost: { id: 'cost', name: 'Cost', type: 'number', order: 2, number_format: 'euro' },
  days: { id: 'days', name: 'Days', type: 'date', order: 3 },
  sold: { id: 'sold', name: 'Sold', type: 'checkbox', order: 4 },
}
const rows = [
  { title: '=Coat "long"', values: { made: 'wool', cost: 120.5, days: { start: '2026-05-03', end: '2026-05-09' } } },
  { title: 'מעיל 🧥', values: { made: 'silk', cost: -3, sold: true } },
]

async function choose({ tab, dialog }: Screen, path: string): Promise<void> {
  const chooser = tab.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles(path)
}

test('[P 3] a table is exported, imported as the same table, and merged with a second file', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  await plantDatabase(person, workspace, schema, rows, [
    { type: 'table', query: { sorts: [{ property: 'cost', direction: 'descending' }] } },
  ])
  const screen = await person.open(workspace.firstPath)
  const { tab, dialog } = screen
  const table = new TableOn(screen)
  await eventually(() => table.rows.count()).toBe(2)
  const before = await table.said()

  await screen.button('View options').click()
  await screen.menuItem('Export as CSV').click()
  // For people there are only their columns; types go along where somebody asks for them.
  const types = dialog.getByRole('switch', { name: 'Include property types' })
  expect(await types.isChecked()).toBe(false)
  await types.click()
  const coming = tab.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export', exact: true }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('orders.csv')
  const path = join(dir, 'orders.csv')
  await download.saveAs(path)
  // What a spreadsheet would run is safe in it.
  expect(readFileSync(path, 'utf8')).toContain(`"'=Coat ""long"""`)
  await dialog.waitFor({ state: 'hidden' })

  // As a new database, in place of the old one.
  await screen.write('')
  await chooseNamed(screen, 'Import CSV')
  await choose(screen, path)
  await dialog.getByText('exported from Sheaf').waitFor()
  expect(await faultsOf(tab)).toEqual([])
  await dialog.getByRole('button', { name: 'Import 2 rows' }).click()
  await dialog.getByText('2 rows imported').waitFor()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await eventually(() => table.said(), 'the table as it was').toEqual(before)
  const names = await table.headNames()
  expect(names).toEqual(['Piece', 'Made of', 'Cost', 'Days', 'Sold', 'New property'])

  // A file of another program: a column is new, an option too, and one value does not fit.
  const second = join(dir, 'more.csv')
  writeFileSync(second, Buffer.from('piece;made of;cost;Caf\xe9\nScarf;Linen;35,5;Zo\xeb\nHat;Wool;cheap;\n', 'latin1'))
  const merge = async (): Promise<void> => {
    await screen.button('View options').click()
    await screen.menuItem('Merge with CSV').click()
    await choose(screen, second)
    await dialog.getByRole('combobox', { name: 'Import Café as' }).selectOption({ label: 'New property: Text' })
    await dialog.getByRole('button', { name: 'Add 2 rows' }).click()
    // A slip of the pen would be an option too: it is asked before.
    await dialog.getByRole('region', { name: 'New options' }).getByText('Made of: Linen').waitFor()
    await dialog.getByRole('button', { name: 'Create 1 option' }).click()
    await dialog.getByText('Row 3, cost: “cheap” is in cost (text)').waitFor()
  }
  await merge()
  await dialog.getByRole('button', { name: 'Undo import' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await eventually(() => table.said(), 'nothing of the second file').toEqual(before)
  expect(await table.headNames()).toEqual(names)
  await merge()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await eventually(() => table.column(0)).toEqual(['=Coat "long"', 'מעיל 🧥', 'Scarf', 'Hat'])
  await eventually(() => table.column(1)).toEqual(['Wool', 'Silk, raw', 'Linen', 'Wool'])
  await tab.reload()
  await eventually(() => table.column(0)).toEqual(['=Coat "long"', 'מעיל 🧥', 'Scarf', 'Hat'])
})

test('[P 3] a file is merged by a key: what changes is shown first, and one undo takes all of it back', async () => {
  const { person, workspace } = await journey.owner('Ben Okafor')
  const pieces = [
    { title: 'Coat', values: { made: 'wool', cost: 120 } },
    { title: 'Hat', values: { made: 'wool', cost: 28 } },
  ]
  const sorts = [{ property: 'title', direction: 'ascending' }]
  await plantDatabase(person, workspace, schema, pieces, [{ type: 'table', query: { sorts } }])
  const screen = await person.open(workspace.firstPath)
  const { tab, dialog } = screen
  const table = new TableOn(screen)
  await eventually(() => table.column(0)).toEqual(['Coat', 'Hat'])
  const before = await table.said()
  const path = join(dir, 'prices.csv')
  writeFileSync(path, 'Piece,Made of,Cost\nCoat,,130\nHat,Wool,28\nScarf,Linen,35\n')
  await screen.button('View options').click()
  await screen.menuItem('Merge with CSV').click()
  await choose(screen, path)
  await dialog.getByRole('combobox', { name: 'Match existing rows by' }).selectOption({ label: 'Piece' })
  await dialog.getByRole('button', { name: 'Preview changes' }).click()
  await dialog.getByText('1 new row · 1 changed row · 1 unchanged row').waitFor()
  await dialog.getByText(/^Cost: .*120.* → .*130/).waitFor()
  await dialog.getByRole('region', { name: 'New options' }).getByText('Made of: Linen').waitFor()
  expect(await faultsOf(tab)).toEqual([])
  await dialog.getByRole('button', { name: 'Apply changes' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await eventually(() => table.column(0)).toEqual(['Coat', 'Hat', 'Scarf'])
  // What the file leaves empty has stayed.
  await eventually(() => table.column(1)).toEqual(['Wool', 'Wool', 'Linen'])
  await eventually(() => table.column(2)).toEqual(['130', '28', '35'])
  await table.goTo(0, 1)
  await screen.press('ControlOrMeta+z')
  await eventually(() => table.said(), 'one undo').toEqual(before)
})
