// Buttons that write in databases: on a page and in a row, undone as one step.

import { randomUUID } from 'node:crypto'
import { uuid } from '@sheaf/core/ids'
import { operation } from '@sheaf/core/operations/operation'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { plantBlocks } from './blocks.fixture'
import { eventually, hasFocus, useJourney } from './journey.fixture'
import type { Screen } from './page.fixture'
import { plantDatabase } from './planted-database.fixture'
import { pointerIn, send } from './send.fixture'

const journey = useJourney()
const schema = {
  title: { id: 'title', name: 'Name', type: 'title', order: 0 },
  amount: { id: 'amount', name: 'Amount', type: 'number', order: 1 },
  due: { id: 'due', name: 'Due', type: 'date', order: 2 },
}
const rowsOf = (screen: Screen): Promise<string[]> => screen.tab.getByRole('grid').getByRole('row').allInnerTexts()

async function addStep(screen: Screen, name: string): Promise<void> {
  await screen.button('Add step').press('Enter')
  await screen.menuItem(name).press('Enter')
  await eventually(() => screen.menuItem(name).count()).toBe(0)
}
/** The steps of a button, in order, by what takes each of them away. */
const stepsOf = (screen: Screen): Promise<string[]> =>
  screen.button(/^Remove step/).evaluateAll(all => all.map(one => one.ariaLabel?.match(/“(.*)”/)?.[1] ?? ''))

/** In the empty line that the caret is in; gives its settings. */
async function makeButton(screen: Screen, name: string): Promise<Locator> {
  await screen.type('/button')
  await screen.tab
    .getByRole('option', { name: /^Button/ })
    .first()
    .waitFor()
  await screen.press('Enter')
  // Its settings are open, and its name is asked for.
  await screen.type(name)
  await screen.press('Enter')
  await screen.button(name).waitFor()
  return screen.tab.getByRole('group', { name: 'Button settings' })
}

test('[P 3] a button made by keys adds a page with values to a database and opens it; Ctrl+Z takes all of it back', async () => {
  const { person: ada, workspace } = await journey.owner('Ada Lind')
  const { screen, tab } = ada
  await ada.open(workspace.firstPath)
  await screen.write('Orders')
  const orders = await plantDatabase(ada, workspace, schema, [{ title: 'Wool' }], [{ type: 'table' }])
  await tab.getByRole('grid').waitFor()
  await screen.goToEndOf(0)
  await screen.press('Enter')
  const settings = await makeButton(screen, 'Log an order')
  await settings.getByRole('button', { name: 'Add icon' }).press('Enter')
  await screen.type('thread')
  await screen.press('Enter')
  await eventually(() => screen.button('Log an order').textContent()).toBe('🧵Log an order')
  const icon = settings.getByRole('button', { name: 'Change icon' })
  await eventually(() => hasFocus(icon)).toBe(true)
  await settings.getByRole('button', { name: 'Remove step “Insert blocks”' }).press('Enter')
  await eventually(() => stepsOf(screen)).toEqual([])
  await eventually(() => hasFocus(screen.button('Add step'))).toBe(true)

  await addStep(screen, 'Add page to database')
  await settings.getByRole('combobox', { name: 'Database' }).focus()
  await screen.type('orde')
  await screen.press('Enter')
  await settings.getByRole('textbox', { name: 'Name' }).focus()
  await screen.type('Linen')
  await screen.press('Enter')
  await settings.getByRole('button', { name: 'Set a property' }).focus()
  await screen.press('Enter')
  await settings.getByRole('button', { name: 'Amount: Empty' }).focus()
  await screen.press('Enter')
  await screen.type('12')
  await screen.press('Enter')
  await settings.getByRole('button', { name: 'Set a property' }).focus()
  await screen.press('Enter')
  await addStep(screen, 'Open page')
  await addStep(screen, 'Ask for confirmation')
  // The question comes first, by the keyboard.
  await settings.getByRole('button', { name: 'Move “Ask for confirmation” with the arrow keys' }).focus()
  await screen.press('ArrowUp', 'ArrowUp')
  await eventually(() => stepsOf(screen)).toEqual(['Ask for confirmation', 'Add page to database', 'Open page'])
  await settings.getByRole('button', { name: 'Done' }).click()

  await screen.button('Log an order').focus()
  await screen.press('Enter')
  await tab.getByRole('alertdialog').getByRole('button', { name: 'Continue' }).press('Enter')
  await tab.getByText('Added a page to “Orders”').waitFor()
  const peek = tab.getByRole('complementary', { name: /^Peek/ })
  await peek.getByRole('button', { name: 'Amount: 12' }).waitFor()
  await eventually(async () => (await rowsOf(screen)).some(line => line.includes('Linen') && line.includes('12'))).toBe(
    true,
  )
  await peek.getByRole('button', { name: 'Close peek' }).click()
  await screen.button('Log an order').focus()
  await screen.press('ControlOrMeta+z')
  await eventually(async () => (await rowsOf(screen)).some(line => line.includes('Linen'))).toBe(false)
  expect((await rowsOf(screen)).some(line => line.includes('Wool'))).toBe(true)
  expect(orders.rows).toHaveLength(1)
})

test('[P 3] buttons edit the pages that a filter finds and the row that they stand in, and say what stands in the way', async () => {
  const { person: ada, workspace } = await journey.owner('Ada Lind')
  const { screen, tab } = ada
  await ada.open(workspace.firstPath)
  await screen.write('Orders')
  const to = (value: number) => [{ property: 'amount', how: 'value', value }]
  const steps = [
    { kind: 'edit', collection: 'this', values: to(5) },
    { kind: 'page', page: 'this', mode: 'side' },
  ]
  const press = { id: 'press', name: 'Set five', type: 'button', order: 3, steps }
  const rows = [{ title: 'Wool', values: { amount: 1 } }, { title: 'Linen' }]
  const orders = await plantDatabase(ada, workspace, { ...schema, press }, rows, [{ type: 'table' }])
  const filter = { property: 'amount', operator: 'is_empty' }
  const button_steps = [{ kind: 'edit', collection: orders.collection, filter, values: to(7) }]
  await plantBlocks(ada, workspace, [{ type: 'button', properties: { name: [['Fill in']] }, format: { button_steps } }])
  const amountOf = async (title: string): Promise<string> =>
    (await rowsOf(screen)).find(line => line.includes(title))?.match(/\d/)?.[0] ?? ''
  const amounts = async (): Promise<string[]> => [await amountOf('Wool'), await amountOf('Linen')]
  await screen.button('Fill in').focus()
  await screen.press('Enter')
  await tab.getByText('Edited 1 page in “Orders”').waitFor()
  await eventually(amounts).toEqual(['1', '7'])
  await tab
    .getByRole('grid')
    .getByRole('row')
    .filter({ hasText: 'Wool' })
    .getByRole('button', { name: 'Set five' })
    .click()
  await tab.getByRole('button', { name: 'Close peek' }).click()
  await eventually(amounts).toEqual(['5', '7'])
  // Everything in the settings of the one in the rows can be reached: nothing is cut off at their side.
  await send(ada, workspace, [
    operation(
      'set',
      pointerIn(workspace, 'collection', orders.collection),
      { value: { ...press, steps: [...steps, ...button_steps] } },
      'schema',
      'press',
    ),
  ])
  await tab.getByRole('columnheader').getByRole('button', { name: 'Set five', exact: true }).click()
  await screen.menuItem('Edit property').click()
  await eventually(() => stepsOf(screen)).toHaveLength(3)
  const inRows = tab.getByRole('dialog', { name: 'Property' })
  await inRows.getByRole('group', { name: 'Pages to edit' }).waitFor()
  expect(await inRows.evaluate(one => one.scrollWidth - one.clientWidth)).toBe(0)
  await screen.press('Escape')
  await screen.button('Fill in').focus()
  await screen.press('ControlOrMeta+z', 'ControlOrMeta+z')
  await eventually(amounts).toEqual(['1', ''])

  // A page that begins as a template of the database, chosen in the settings.
  const template = uuid(randomUUID())
  const collection = pointerIn(workspace, 'collection', orders.collection)
  const at = { after: [], before: [] }
  await send(ada, workspace, [
    operation('createBlock', pointerIn(workspace, 'block', template), {
      type: 'page',
      parent: collection,
      at,
      value: { is_template: true, properties: { amount: 9 } },
    }),
    operation('listInsert', collection, { id: template, at }, 'template_pages'),
  ])
  const fromTemplate = {
    kind: 'add',
    collection: orders.collection,
    values: [{ property: 'title', how: 'value', value: 'Felt' }],
  }
  await plantBlocks(ada, workspace, [
    { type: 'button', properties: { name: [['Begin']] }, format: { button_steps: [fromTemplate] } },
  ])
  const begin = screen.text.locator('[data-type=button]').filter({ has: screen.button('Begin') })
  await begin.getByRole('button', { name: 'Edit button' }).click()
  await begin.getByRole('combobox', { name: 'Template' }).selectOption('Untitled')
  await begin.getByRole('button', { name: 'Done' }).click()
  await screen.button('Begin').click()
  await eventually(() => amountOf('Felt')).toBe('9')

  await send(ada, workspace, [operation('trashBlock', pointerIn(workspace, 'block', orders.block), { seen: [] })])
  await eventually(() => tab.getByRole('grid').count()).toBe(0)
  await screen.button('Fill in').focus()
  await screen.press('Enter')
  await tab.getByText('The database “Orders” is in the trash').waitFor()
  await screen.button('Edit button').first().click()
  await tab.getByRole('group', { name: 'Button settings' }).getByText('This database is in the trash').waitFor()

  // Two presses before a frame is drawn: the second one builds on what the first one left.
  await addStep(screen, 'Open link')
  await addStep(screen, 'Ask for confirmation')
  await eventually(() => stepsOf(screen)).toHaveLength(3)
  await tab.evaluate(async () => {
    for (const name of ['Open link', 'Ask for confirmation']) {
      document.querySelector<HTMLElement>(`[aria-label="Remove step “${name}”"]`)?.click()
      // As between two events of a person.
      await Promise.resolve()
    }
  })
  await eventually(() => stepsOf(screen)).toEqual(['Edit pages in database'])
})

test('[P 3] a button made by keys notifies somebody by e-mail, with the way to its page', async () => {
  const { ada, ben, workspace } = await journey.pair()
  const { screen, tab } = ada
  await ada.open(workspace.firstPath)
  await screen.write('Looms')
  await screen.press('Enter')
  const settings = await makeButton(screen, 'Tell Ben')
  await settings.getByRole('button', { name: 'Remove step “Insert blocks”' }).press('Enter')
  await addStep(screen, 'Notify people')
  await screen.button('Tell Ben').click()
  await tab.getByText('Choose who to notify').waitFor()
  await settings.getByRole('button', { name: 'Choose people' }).press('Enter')
  await tab.getByRole('option', { name: 'Ben Okafor' }).waitFor()
  await screen.type('ben')
  await eventually(() => tab.getByRole('listbox').getByRole('option').count()).toBe(1)
  await screen.press('Enter', 'Escape')
  await settings.getByRole('button', { name: /^People to notify .*Ben Okafor/ }).waitFor()
  await settings.getByRole('textbox', { name: 'Message' }).focus()
  await screen.type('The looms are ready')
  await settings.getByRole('button', { name: 'Done' }).click()

  await screen.button('Tell Ben').focus()
  await screen.press('Enter')
  await tab.getByText('Notified 1 person').waitFor()
  const mail = journey.server.mailsTo(ben.email).at(-1) ?? ''
  expect(mail).toContain('\nSubject: Ada Lind: The looms are ready\n')
  expect(mail).toContain(workspace.firstPath)
})
