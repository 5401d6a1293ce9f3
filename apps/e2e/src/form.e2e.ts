// A form that asks for files and for rows of another database: what is chosen is in the row that is sent.
import { operation } from '@sheaf/core/operations/operation'
import { expect, test } from 'vitest'
import { eventually, useJourney } from './journey.fixture'
import { document, picture } from './media.fixture'
import { plantDatabase } from './planted-database.fixture'
import { pointerIn, send } from './send.fixture'
import { TableOn } from './table.fixture'

const journey = useJourney({}, { people: 'same' })
const title = (name: string) => ({ id: 'title', name, type: 'title', order: 0 })

test('[P 3] a form takes files and, by keyboard, rows of another database', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const relation = { type: 'relation', kind: 'dual', order: 1 }
  const clients = ['Hotel Arden', 'Hotel Bellevue', 'Studio North'].map(name => ({ title: name }))
  const houses = await plantDatabase(
    person,
    workspace,
    { title: title('House') },
    clients,
    [{ type: 'table', query: { sorts: [{ property: 'title', direction: 'ascending' }] } }],
    'collection_view_page',
  )
  const orders = await plantDatabase(
    person,
    workspace,
    {
      title: title('Order'),
      house: {
        id: 'house',
        name: 'House',
        ...relation,
        collection_id: houses.collection,
        synced_property: 'orders',
      },
      drawing: { id: 'drawing', name: 'Drawing', type: 'files', order: 2 },
    },
    [],
    [
      {
        type: 'form',
        name: 'Ask',
        format: { questions: [{ id: 'title' }, { id: 'drawing', required: true }, { id: 'house' }] },
      },
      { type: 'table', name: 'All' },
    ],
  )
  const back = { id: 'orders', name: 'Orders', ...relation, collection_id: orders.collection, synced_property: 'house' }
  await send(person, workspace, [
    operation('set', pointerIn(workspace, 'collection', houses.collection), { value: back }, 'schema', 'orders'),
  ])

  const screen = await person.open(workspace.firstPath)
  const { tab } = screen
  await tab.getByRole('tab', { name: 'Fill in' }).click()
  await screen.field('Order').fill('Curtains')
  await screen.button('Submit').click()
  await tab.getByText('This question is required').waitFor()
  const drawings = tab.getByRole('group', { name: 'Drawing (required)' })
  const choose = async (...files: readonly ReturnType<typeof picture>[]): Promise<void> => {
    const [chooser] = await Promise.all([
      tab.waitForEvent('filechooser'),
      drawings.getByRole('button', { name: 'Choose files' }).click(),
    ])
    await chooser.setFiles([...files])
  }
  await choose(picture('plan.png', 40, 30), document('notes.pdf', ['A line']))
  await drawings.getByRole('button', { name: 'Remove “notes.pdf”' }).click()
  await drawings.getByRole('button', { name: 'Remove “plan.png”' }).waitFor()
  expect(await drawings.getByRole('listitem').count()).toBe(1)
  // What was dropped is sent as well.
  const dropped = await tab.evaluateHandle(() => {
    const data = new DataTransfer()
    data.items.add(new File(['seven yards'], 'cloth.txt', { type: 'text/plain' }))
    return data
  })
  await drawings.getByText('or drop them here').dispatchEvent('drop', { dataTransfer: dropped })
  await drawings.getByRole('button', { name: 'Remove “cloth.txt”' }).waitFor()
  expect(await tab.getByText('cloth.txt', { exact: true }).count(), 'and not put on the page').toBe(1)

  const related = tab.getByRole('group', { name: 'House', exact: true })
  await related.getByRole('button', { name: 'Choose rows' }).focus()
  await screen.press('Enter')
  const search = tab.getByRole('combobox', { name: 'House' })
  for (const name of ['Hotel Bellevue', 'Studio North']) {
    await search.waitFor()
    await screen.type(name.slice(6))
    await tab.getByRole('option', { name, exact: true }).waitFor()
    await eventually(() => tab.getByRole('option').count()).toBe(1)
    await screen.press('Enter')
    await eventually(() => search.inputValue()).toBe('')
  }
  await screen.press('Tab')
  await search.waitFor({ state: 'hidden' })
  expect(await related.getByRole('listitem').allInnerTexts()).toEqual(['Hotel Bellevue', 'Studio North'])
  // The focus is where it came from, and the way to the end is short.
  await eventually(() => tab.evaluate(() => globalThis.document.activeElement?.textContent)).toBe('Choose rows')
  await screen.press('Tab')
  await screen.press('Enter')
  await tab.getByText('Thanks! Your response was submitted.').waitFor()
  await tab.getByRole('tab', { name: 'All' }).click()
  await screen.isSaved()

  await tab.reload()
  const table = new TableOn(screen)
  await eventually(() => table.rows.count()).toBe(1)
  await table.grid.getByRole('button', { name: 'Open “Hotel Bellevue”' }).waitFor()
  await table.grid.getByRole('button', { name: 'Open “Studio North”' }).waitFor()
  await table.grid.getByRole('link', { name: 'Open “cloth.txt”' }).waitFor()
  const sign = table.grid.getByRole('link', { name: 'Open “plan.png”' }).locator('img')
  await eventually(() => sign.evaluate(image => (image as HTMLImageElement).naturalWidth), 'a picture').toBeGreaterThan(
    0,
  )

  // The other side knows of it.
  await tab.goto(`/${houses.block.replaceAll('-', '')}`)
  await eventually(() => table.column(1)).toEqual(['', 'Curtains', 'Curtains'])
})

test('a file that did not arrive is not left out: it is sent again, or taken out', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const schema = {
    title: title('Order'),
    drawing: { id: 'drawing', name: 'Drawing', type: 'files', order: 1 },
  }
  const questions = [{ id: 'title' }, { id: 'drawing' }]
  await plantDatabase(person, workspace, schema, [], [{ type: 'form', name: 'Ask', format: { questions } }])
  const screen = await person.open(workspace.firstPath)
  const { tab } = screen
  await tab.getByRole('tab', { name: 'Fill in' }).click()
  await tab.route('**/api/v3/upload', route => route.abort(), { times: 1 })
  const [chooser] = await Promise.all([tab.waitForEvent('filechooser'), screen.button('Choose files').click()])
  await chooser.setFiles(document('notes.pdf', ['A line']))
  await screen.button('Try again').waitFor()
  await screen.button('Submit').click()
  await tab.getByText('A file didn’t upload. Try again or remove it.').waitFor()
  await screen.button('Try again').click()
  await eventually(() => screen.button('Try again').count()).toBe(0)
  await screen.button('Remove “notes.pdf”').waitFor()
  await screen.button('Submit').click()
  await tab.getByText('Thanks! Your response was submitted.').waitFor()
})
