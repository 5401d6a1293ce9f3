// What stands in a field that is written when it is left, and the page is left first: reloaded with the caret still in it.
import type { Locator } from 'playwright-core'
import { test } from 'vitest'
import { plantBlocks } from './blocks.fixture'
import { eventually, hasFocus, useJourney } from './journey.fixture'
import type { Screen } from './page.fixture'
import { plantDatabase } from './planted-database.fixture'
import { TableOn } from './table.fixture'

const journey = useJourney()
const schema = {
  title: { id: 'title', name: 'Name', type: 'title', order: 0 },
  amount: { id: 'amount', name: 'Amount', type: 'number', order: 1 },
  number: { id: 'number', name: 'Number', type: 'unique_id', order: 2 },
  place: { id: 'place', name: 'Where', type: 'place', order: 3 },
}

async function onTable() {
  const { person, workspace } = await journey.owner('Ada Lind')
  const { screen, tab } = person
  await person.open(workspace.firstPath)
  await plantDatabase(person, workspace, schema, [{ title: 'Wool' }], [{ type: 'table' }])
  const table = new TableOn(screen)
  await table.grid.waitFor()
  return { screen, tab, table }
}

/** Typed over what the field said, and away at once. */
async function typeAndReload(screen: Screen, words: string, field?: Locator): Promise<void> {
  if (field) {
    await field.waitFor()
    await field.focus()
    await screen.press('ControlOrMeta+a')
  }
  await screen.type(words)
  await screen.tab.reload()
  await screen.text.waitFor()
}

test('[P 3] fields of a database that the page is reloaded over have what was typed', async () => {
  const { screen, tab, table } = await onTable()

  await table.goTo(0, 1)
  await screen.press('Enter')
  await table.cell(0, 1).getByRole('textbox').waitFor()
  await typeAndReload(screen, '12')
  await eventually(() => table.column(1)).toEqual(['12'])

  await table.chooseAtHead('Amount', 'Edit property')
  await typeAndReload(screen, 'Metres', tab.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true }))
  await table.head('Metres').waitFor()

  // Saved by a call of its own.
  await table.chooseAtHead('Number', 'Edit property')
  await typeAndReload(screen, 'WO', tab.getByRole('dialog').getByRole('textbox', { name: 'Prefix' }))
  await eventually(async () => (await table.column(2)).join()).toContain('WO-1')

  await typeAndReload(screen, 'Bolts', screen.field('Database name'))
  await eventually(() => screen.field('Database name').inputValue()).toBe('Bolts')
})

test('[P 3] the panel of a place keeps what was written when something beside it is pressed', async () => {
  const { screen, tab, table } = await onTable()
  const panel = tab.getByRole('form', { name: 'Where' })
  const field = (name: string): Locator => panel.getByRole('textbox', { name })
  const open = async (): Promise<void> => {
    // A press on the cell that one stands in would open it already.
    await table.goTo(0, 2)
    await table.goTo(0, 3)
    await screen.press('Enter')
    await eventually(() => hasFocus(field('Name'))).toBe(true)
  }
  const pressBeside = async (): Promise<void> => {
    await screen.title.click()
    await panel.waitFor({ state: 'hidden' })
  }

  // A place is somewhere: what does not say where waits to be finished.
  await open()
  await screen.type('Dye works')
  await pressBeside()
  await open()
  await eventually(() => field('Name').inputValue()).toBe('Dye works')
  await field('Latitude').fill('52.52, 13.405')
  await pressBeside()
  await eventually(() => table.column(3)).toEqual(['Dye works'])

  await open()
  await typeAndReload(screen, 'Studio', field('Name'))
  await eventually(() => table.column(3)).toEqual(['Studio'])

  await open()
  await screen.type('elsewhere')
  await screen.press('Escape')
  await panel.waitFor({ state: 'hidden' })
  await open()
  await eventually(() => field('Name').inputValue()).toBe('Studio')
})

test('[P 3] fields of blocks and of the sidebar that the page is reloaded over have what was typed', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const { screen, tab } = person
  await person.open(workspace.firstPath)
  await screen.write('')
  await screen.type('/button')
  await tab
    .getByRole('option', { name: /^Button/ })
    .first()
    .waitFor()
  await screen.press('Enter')
  await eventually(() => hasFocus(screen.field('Button label'))).toBe(true)
  await typeAndReload(screen, 'Log an order')
  await screen.button('Log an order').waitFor()

  await plantBlocks(person, workspace, [{ type: 'equation' }, { type: 'text', words: 'below' }])
  await eventually(() => screen.paragraphs()).toContain('below')
  // What is not drawn yet is only chosen by a press.
  await screen.text.getByText('Write an equation').click()
  await typeAndReload(screen, 'a^2', screen.field('TeX'))
  await eventually(() => screen.text.locator('[data-type=equation] annotation').textContent()).toBe('a^2')

  // A panel is written when it is closed.
  await screen.goToEndOf(0)
  await screen.press('ControlOrMeta+Shift+e')
  await typeAndReload(screen, 'b^2', screen.field('Formula'))
  await eventually(() => screen.text.locator('[data-type=text] annotation').textContent()).toBe('b^2')

  // Keys that were held back for it, and have not had their turn when the page goes.
  await tab.evaluate(() => {
    const usual = window.setTimeout.bind(window)
    Object.assign(window, {
      setTimeout: (run: () => void, wait = 0, ...given: unknown[]) => usual(run, wait || 5_000, ...given),
    })
  })
  await screen.goToEndOf(1)
  await screen.press('ControlOrMeta+Shift+e')
  await screen.field('Formula').waitFor()
  await typeAndReload(screen, 'c^2')
  await eventually(() => screen.text.locator('[data-type=text] annotation').allTextContents()).toContain('c^2')

  await screen.row('Getting started').focus()
  await screen.press('F2')
  await typeAndReload(screen, 'Workshop', screen.field('Page name'))
  await screen.row('Workshop').waitFor()
})

test('[C 4.7] a field that is left offline, with the whole page, has what was typed when the page is opened again', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const { screen, tab, context } = person
  await person.open(workspace.firstPath)
  await plantDatabase(person, workspace, schema, [{ title: 'Wool' }], [{ type: 'table' }])
  const table = new TableOn(screen)
  await table.grid.waitFor()
  await screen.isSaved()
  await context.setOffline(true)
  await table.goTo(0, 1)
  await screen.press('Enter')
  await table.cell(0, 1).getByRole('textbox').waitFor()
  await screen.type('12')
  await tab.goto('about:blank')
  await context.setOffline(false)
  await person.open(workspace.firstPath)
  await eventually(() => table.column(1)).toEqual(['12'])
})
