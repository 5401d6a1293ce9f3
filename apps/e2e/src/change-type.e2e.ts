// The type of a property is changed by keys, says before what it would cost, and comes back with a press on "Undo" or by the keys of it.
import { expect, test } from 'vitest'
import { eventually, useJourney } from './journey.fixture'
import { plantDatabase } from './planted-database.fixture'

const journey = useJourney({}, { people: 'same' })
const schema = {
  title: { id: 'title', name: 'Order', type: 'title', order: 0 },
  drink: { id: 'drink', name: 'Drink', type: 'text', order: 1 },
  many: { id: 'many', name: 'How many', type: 'text', order: 2 },
}
const said = [
  ['Tea', '12'],
  ['Coffee', 'a few'],
  ['Tea', '3 cups'],
]
const rows = said.map(([drink, many], i) => ({
  title: `Order ${i + 1}`,
  values: { drink: [[drink ?? '']], many: [[many ?? '']] },
}))

test('[P 3] text becomes a choice and text again; a number says first what it cannot keep', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  await plantDatabase(person, workspace, schema, rows, [{ type: 'table', name: 'All' }])
  const screen = await person.open(workspace.firstPath)
  const { tab } = screen
  const cells = (words: string) => tab.getByRole('gridcell', { name: words, exact: true })
  const settingsOf = async (name: string): Promise<void> => {
    await tab.getByRole('columnheader').getByRole('button', { name, exact: true }).click()
    await tab.getByRole('menuitem', { name: 'Edit property' }).click()
  }
  const typeIs = (type: string) => tab.getByRole('button', { name: `Type: ${type}`, exact: true })

  await settingsOf('Drink')
  await typeIs('Text').click()
  await tab.keyboard.type('select')
  await tab.keyboard.press('Enter')
  await tab.getByText('Changed “Drink” to Select').waitFor()
  await typeIs('Select').waitFor()
  // The options are those that were written.
  await tab.getByRole('list', { name: 'Options' }).getByText('Coffee').waitFor()
  await screen.button('Undo').click()
  await typeIs('Text').waitFor()
  await tab.keyboard.press('Escape')
  await eventually(() => cells('Tea').count()).toBe(2)

  await settingsOf('How many')
  await typeIs('Text').click()
  await tab.keyboard.type('number')
  await tab.keyboard.press('Enter')
  const losses = tab.getByRole('region', { name: 'Change property type' })
  await losses.getByText('1 cell doesn’t fit Number and will be empty.').waitFor()
  expect(await losses.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringContaining('a few'),
    expect.stringContaining('3 cups'),
  ])
  await losses.getByRole('button', { name: 'Change type' }).click()
  await typeIs('Number').waitFor()
  await tab.keyboard.press('Escape')
  await eventually(() => cells('3').count()).toBe(1)
  await eventually(() => cells('a few').count()).toBe(0)
  // It was the last thing that was done here.
  await tab.keyboard.press('ControlOrMeta+z')
  await eventually(() => cells('a few').count()).toBe(1)
})
