// Blocks as things: selected, duplicated, moved, dragged into columns, boxed and deleted, by keyboard and by mouse.
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, useJourney } from './journey.fixture'
import type { Screen } from './page.fixture'

const journey = useJourney({}, { people: 'same' })

const selectedTexts = (screen: Screen): Promise<string[]> =>
  screen.text.locator('.sheaf-selected').evaluateAll(all => all.map(one => one.textContent ?? ''))
const grip = (screen: Screen): Locator => screen.button('Drag to move or open menu')
const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('it is not on the screen')
  return box
}
/** Takes a paragraph by its handle to a point of the window. */
async function drag(screen: Screen, index: number, x: number, y: number): Promise<void> {
  const { mouse } = screen.tab
  await screen.paragraph(index).hover()
  const from = await boxOf(grip(screen))
  await mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await mouse.down()
  await mouse.move(from.x + from.width / 2, from.y - 12, { steps: 3 })
  await mouse.move(x, y, { steps: 6 })
}

test('[C 9.4] blocks are selected, extended, duplicated, moved and deleted by keyboard', async () => {
  const { person: ada, workspace } = await journey.owner('Ada Lind')
  const { screen } = ada
  await ada.open(workspace.firstPath)
  await screen.write('one', 'two', 'three')
  await screen.goToEndOf(1)
  await screen.press('Escape')
  await eventually(() => selectedTexts(screen)).toEqual(['two'])
  await screen.tab.getByRole('status').filter({ hasText: 'Text selected. two' }).waitFor({ state: 'attached' })
  // Letters mean nothing to a block as a whole.
  await screen.type('x')
  expect(await screen.paragraphs()).toEqual(['one', 'two', 'three'])
  await screen.press('Shift+ArrowUp')
  await eventually(() => selectedTexts(screen)).toEqual(['one', 'two'])
  await screen.press('Control+d')
  await eventually(() => screen.paragraphs()).toEqual(['one', 'two', 'one', 'two', 'three'])
  await eventually(() => selectedTexts(screen)).toEqual(['one', 'two'])
  await screen.press('Control+Shift+ArrowDown')
  await eventually(() => screen.paragraphs()).toEqual(['one', 'two', 'three', 'one', 'two'])
  await screen.press('Delete')
  await eventually(() => screen.paragraphs()).toEqual(['one', 'two', 'three'])
  await screen.press('Control+z', 'Control+z', 'Control+z')
  await eventually(() => screen.paragraphs()).toEqual(['one', 'two', 'three'])
  await screen.goToEndOf(0)
  await screen.press('Escape', 'ArrowDown', 'Enter')
  await screen.type('!')
  await eventually(() => screen.paragraphs()).toEqual(['one', 'two!', 'three'])
  await screen.press('Escape', 'Escape')
  await screen.type('!')
  await eventually(() => screen.paragraphs()).toEqual(['one', 'two!!', 'three'])
  await screen.isSaved()
  await ada.tab.reload()
  await eventually(() => screen.paragraphs()).toEqual(['one', 'two!!', 'three'])
})

test('[P 3] a press in an empty block beside a selected one goes into it', async () => {
  const { person: ada, workspace } = await journey.owner('Ada Lind')
  const { screen } = ada
  await ada.open(workspace.firstPath)
  await screen.write('one', '---')
  await screen.text.getByRole('separator').click()
  await screen.paragraph(1).click()
  await screen.type('two')
  await eventually(() => screen.paragraphs()).toEqual(['one', 'two'])

  // Two quick presses too.
  await screen.press('ControlOrMeta+a', 'Backspace')
  await screen.text.getByRole('separator').click()
  await screen.press('Escape')
  await screen.paragraph(1).dblclick()
  await screen.type('three')
  await eventually(() => screen.paragraphs()).toEqual(['one', 'three'])
})

test('[P 3] a press behind the words above a selected block goes there', async () => {
  const { person: ada, workspace } = await journey.owner('Ada Lind')
  const { screen } = ada
  await ada.open(workspace.firstPath)
  await screen.write('one', '---')
  for (const round of ['1', '2', '3', '4']) {
    await screen.paragraph(0).click()
    await screen.press('Escape', 'ArrowDown')
    await eventually(() => screen.text.locator('.sheaf-selected hr, .sheaf-selected [role=separator]').count()).toBe(1)
    await screen.paragraph(0).click()
    await screen.type(round)
  }
  await eventually(() => screen.paragraph(0).innerText()).toBe('one1234')
})

test('[P 3] a block is dragged over others, into columns and out of them', async () => {
  const { person: ada, workspace } = await journey.owner('Ada Lind')
  const { screen, tab } = ada
  await ada.open(workspace.firstPath)
  await screen.write('one', 'two', 'three')
  const first = await boxOf(screen.paragraph(0))
  await drag(screen, 2, first.x - 10, first.y + 4)
  await tab.mouse.up()
  await eventually(() => screen.paragraphs()).toEqual(['three', 'one', 'two'])

  // Beside the first: two columns of the same width.
  await drag(screen, 2, first.x + first.width - 8, first.y + first.height / 2)
  await tab.mouse.up()
  const edge = tab.getByRole('separator', { name: 'Column width' })
  await edge.waitFor()
  await eventually(() => screen.paragraphs()).toEqual(['three', 'two', 'one'])
  const sameLine = async (): Promise<boolean> =>
    Math.abs((await boxOf(screen.paragraph(0))).y - (await boxOf(screen.paragraph(1))).y) < 1
  expect(await sameLine()).toBe(true)
  await edge.focus()
  await screen.press('ArrowRight', 'ArrowRight')
  await eventually(() => edge.getAttribute('aria-valuenow')).toBe('60')
  const widths = async (): Promise<number> =>
    (await boxOf(screen.paragraph(0))).width / (await boxOf(screen.paragraph(1))).width
  await eventually(async () => Math.round((await widths()) * 10) / 10).toBe(1.5)

  // Esc leaves everything as it was.
  await drag(screen, 2, first.x, first.y - 4)
  await screen.press('Escape')
  await tab.mouse.up()
  expect(await screen.paragraphs()).toEqual(['three', 'two', 'one'])

  // The last block of a column takes it along.
  const last = await boxOf(screen.paragraph(2))
  await drag(screen, 1, last.x + 20, last.y + last.height - 4)
  await tab.mouse.up()
  await eventually(() => screen.paragraphs()).toEqual(['three', 'one', 'two'])
  await eventually(() => edge.count()).toBe(0)
  await screen.press('Control+z')
  await edge.waitFor()
  await screen.isSaved()
})

test('[P 3] a box from the margin selects, and the menu of the handle acts on all', async () => {
  const { person: ada, workspace } = await journey.owner('Ada Lind')
  const { screen, tab } = ada
  await ada.open(workspace.firstPath)
  await screen.write('one', 'two', 'three', 'four')
  const second = await boxOf(screen.paragraph(1))
  const third = await boxOf(screen.paragraph(2))
  // What blocks are taken by comes a moment after the text.
  await screen.paragraph(1).hover()
  await grip(screen).waitFor()
  await tab.mouse.move(second.x - 120, second.y + 6)
  await tab.mouse.down()
  await tab.mouse.move(second.x - 60, second.y + 12, { steps: 3 })
  await tab.mouse.move(second.x + 120, third.y + 12, { steps: 4 })
  await tab.mouse.up()
  await eventually(() => selectedTexts(screen)).toEqual(['two', 'three'])

  await screen.paragraph(1).hover()
  await grip(screen).click()
  await tab.getByLabel('Search actions').waitFor()
  await screen.type('blue back')
  await screen.press('Enter')
  await eventually(() => screen.text.locator('[data-color="blue_background"]').count()).toBe(2)
  await screen.press('Delete')
  await eventually(() => screen.paragraphs()).toEqual(['one', 'four'])
  await screen.press('Control+z')
  await eventually(() => screen.paragraphs()).toEqual(['one', 'two', 'three', 'four'])

  // Shift and a press extend, Ctrl with it adds one.
  await screen.goToEndOf(0)
  await screen.paragraph(1).click({ modifiers: ['Shift'] })
  await eventually(() => selectedTexts(screen)).toEqual(['one', 'two'])
  await screen.paragraph(3).click({ modifiers: ['Shift', 'Control'] })
  await eventually(() => selectedTexts(screen)).toEqual(['one', 'two', 'four'])
})

test('[P 3] a block moves to another page, also one whose text was split', async () => {
  const { person: ada, workspace } = await journey.owner('Ada Lind')
  const { screen, tab } = ada
  await ada.open(workspace.firstPath)
  await screen.sidebar.getByRole('button', { name: 'New private page', exact: true }).click()
  await eventually(() => screen.title.textContent()).toBe('')
  await screen.title.click()
  await screen.type('Attic')
  await screen.row('Attic').waitFor()
  await screen.isSaved()
  await ada.open(workspace.firstPath)
  await screen.write('keepgo', 'end')
  await screen.paragraph(0).click()
  await screen.press('Home', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter')
  await eventually(() => screen.paragraphs()).toEqual(['keep', 'go', 'end'])
  // The block with the caret, at once, and back again also when the server has it on the other page.
  await screen.press('Control+Shift+p')
  await screen.type('Att')
  await screen.press('Enter')
  await eventually(() => screen.paragraphs()).toEqual(['keep', 'end'])
  await screen.isSaved()
  await screen.press('Control+z')
  await eventually(() => screen.paragraphs()).toEqual(['keep', 'go', 'end'])
  await screen.goToEndOf(1)
  await screen.press('Control+Shift+ArrowDown', 'Control+Shift+ArrowUp', 'Control+Shift+ArrowUp')
  await eventually(() => screen.paragraphs()).toEqual(['go', 'keep', 'end'])
  await screen.press('Control+z')
  await eventually(() => screen.paragraphs()).toEqual(['keep', 'go', 'end'])
  // By the menu of the block with the caret, it is that block too.
  await screen.goToEndOf(1)
  await screen.press('Control+/')
  await screen.type('Move to')
  await tab.getByRole('menuitem', { name: /Move to/ }).waitFor()
  await screen.press('Enter')
  await screen.type('Att')
  await screen.press('Enter')
  await eventually(() => screen.paragraphs()).toEqual(['keep', 'end'])
  await screen.button('Open').first().click()
  await eventually(() => screen.title.textContent()).toBe('Attic')
  await eventually(() => screen.paragraphs()).toEqual(['go'])
  await screen.isSaved()
})
