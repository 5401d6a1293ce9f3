// A formula as somebody writes it: with a slip, put right by what is offered, tried on a row before it is kept.
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { faultsOf } from './axe.fixture'
import { eventually, useJourney } from './journey.fixture'
import type { Screen } from './page.fixture'
import { nameAndType } from './table.fixture'

const journey = useJourney({}, { people: 'same' })

const cell = ({ tab }: Screen, line: number, column: number): Locator =>
  tab.locator(`[data-line="${line}"][data-column="${column}"]`)

async function addProperty(screen: Screen, type: string): Promise<void> {
  await screen.button('New property').click()
  await nameAndType(screen, '', type)
}
const columnOf = async ({ tab }: Screen, name: string): Promise<number> => {
  const heads = await tab.getByRole('columnheader').allInnerTexts()
  return heads.findIndex(head => head.trim() === name)
}

test('[P 5] a formula is written with help, tried on a row, and computed for all of them', async () => {
  const { person: ada, workspace } = await journey.owner('Ada Lind')
  const { screen } = ada
  const { tab } = screen
  await ada.open(workspace.firstPath)
  await screen.write('Our prices', '')
  await screen.type('/table view')
  await tab
    .getByRole('option', { name: /^Table view/ })
    .first()
    .waitFor()
  await screen.press('Enter')
  await cell(screen, 0, 0).click()
  await screen.type('Chairs')
  await screen.press('Enter')
  await addProperty(screen, 'Number')
  await tab.getByRole('dialog', { name: 'Number' }).getByRole('button', { name: 'Done' }).click()
  await eventually(() => columnOf(screen, 'Number')).toBeGreaterThan(0)
  const amount = await columnOf(screen, 'Number')
  await cell(screen, 0, amount).click()
  await screen.type('21')
  await screen.press('Enter')

  // The editor opens with the new property.
  await addProperty(screen, 'Formula')
  const editor = screen.field('Formula formula')
  await editor.click()
  await screen.type('prop("Numbr") * 2')
  await screen.dialog.getByText(/Numbr/).last().waitFor()
  const wrong = screen.dialog.getByText(/unknown property/i)
  await wrong.first().waitFor()
  // It cannot be kept like this.
  await screen.press('ControlOrMeta+Enter')
  expect(await editor.isVisible()).toBe(true)

  // Put right by what is offered.
  await screen.press('ControlOrMeta+a')
  await screen.type('Num')
  const offered = tab.getByRole('option', { name: /^Number/ }).first()
  await offered.waitFor()
  await offered.click()
  await eventually(() => editor.innerText()).toBe('prop("Number")')
  await screen.type(' * 2')
  await eventually(() => tab.getByRole('status', { name: 'Result for this row' }).innerText()).toBe('42')
  expect(await faultsOf(tab)).toEqual([])
  await screen.press('ControlOrMeta+Enter')
  await editor.waitFor({ state: 'detached' })

  const result = await columnOf(screen, 'Formula')
  await eventually(() => cell(screen, 0, result).innerText()).toBe('42')
  await screen.isSaved()
  await tab.reload()
  await eventually(() => cell(screen, 0, result).innerText()).toBe('42')

  // A cell opens it again; what is left unsaved is still there afterwards.
  await cell(screen, 0, result).dblclick()
  await editor.waitFor()
  await screen.type(' + 1')
  await screen.press('Escape')
  await editor.waitFor({ state: 'detached' })
  await tab.getByText('The formula wasn’t saved.').first().waitFor()
  await screen.press('Enter')
  await eventually(() => editor.innerText()).toBe('prop("Number") * 2 + 1')
  await screen.button('Discard changes').click()
  await eventually(() => editor.innerText()).toBe('prop("Number") * 2')
  await screen.press('Escape')
  await editor.waitFor({ state: 'detached' })
  expect(await cell(screen, 0, result).innerText()).toBe('42')

  // So do the settings of the property; the caret is in it.
  await tab.getByRole('columnheader').getByRole('button', { name: 'Formula', exact: true }).click()
  await screen.menuItem('Edit property').click()
  await screen.button('Edit formula').click()
  await editor.and(tab.locator(':focus')).waitFor()
  await screen.type(' + 8')
  await screen.press('ControlOrMeta+Enter')
  await eventually(() => cell(screen, 0, result).innerText()).toBe('50')
})
