// Comments: two people talk about words of a page, and somebody who may only comment does so without being able to edit.
import { operation } from '@sheaf/core/operations/operation'
import { expect, test } from 'vitest'
import { eventually, hasFocus, useJourney } from './journey.fixture'
import type { Person, Workspace } from './people.fixture'
import { pageIdOf, pointerIn, send } from './send.fixture'
import { together } from './together.fixture'

const journey = useJourney()

const popover = ({ screen }: Person) => screen.tab.getByRole('dialog', { name: 'Comments' })
/** The words that are shown as discussed. */
const marked = ({ screen }: Person): Promise<string[]> =>
  screen.text
    .locator('.sheaf-comment')
    .evaluateAll(all => all.filter(one => getComputedStyle(one).cursor === 'pointer').map(one => one.textContent ?? ''))
const selectWord = async ({ screen }: Person, paragraph: number): Promise<void> => {
  await screen.paragraph(paragraph).click()
  await screen.press('Home', 'ControlOrMeta+Shift+ArrowRight')
}

test('[P 8] words are commented on, answered and resolved, and both see it at once', async () => {
  const { ada, ben } = await together(journey, 'Boiled wool from Tyrol', 'Horn buttons')
  await selectWord(ada, 0)
  await ada.screen.button('Comment').click()
  await popover(ada).getByRole('textbox', { name: 'Comment' }).waitFor()
  await ada.screen.type('Which **mill** ')
  await ada.screen.press('Enter')
  await popover(ada).locator('b', { hasText: 'mill' }).waitFor()

  await eventually(() => marked(ben)).toEqual(['Boiled'])
  await ben.screen.button('1 comment').click()
  await popover(ben).getByText('Ada Lind').waitFor()
  await popover(ben).getByRole('textbox', { name: 'Reply' }).click()
  await ben.screen.type('The one in Hall, says @Ada')
  await ben.screen.tab.getByRole('option', { name: 'Ada Lind' }).waitFor()
  await ben.screen.press('Enter', 'Enter')
  await popover(ada).getByText('The one in Hall, says @Ada Lind').waitFor()

  // What is written beside the words does not belong to them.
  await popover(ada).getByRole('textbox', { name: 'Reply' }).press('Escape')
  await eventually(() => popover(ada).count()).toBe(0)
  await eventually(() => hasFocus(ada.screen.text)).toBe(true)
  await ada.screen.goToEndOf(0)
  await ada.screen.type(' in March')
  await eventually(() => ben.screen.paragraphs()).toEqual(['Boiled wool from Tyrol in March', 'Horn buttons'])
  expect(await marked(ben)).toEqual(['Boiled'])

  await popover(ben).getByRole('button', { name: 'Resolve' }).click()
  await eventually(() => marked(ada)).toEqual([])
  await ada.screen.button('Comments').click()
  const beside = ada.screen.tab.getByRole('complementary', { name: 'Comments' })
  await beside.getByRole('button', { name: 'Resolved', exact: true }).click()
  await beside.getByText('The one in Hall').waitFor()
  await beside.getByRole('button', { name: 'Reopen' }).click()
  await eventually(() => marked(ben)).toEqual(['Boiled'])
})

test('[P 6] who may only comment puts a discussion on words, and changes none', async () => {
  const { ada, ben, workspace } = await journey.pair()
  await ada.open(workspace.firstPath)
  await ada.screen.write('Boiled wool from Tyrol')
  await ada.screen.isSaved()
  await letComment(ada, ben, workspace)
  await ben.tab.goto(workspace.firstPath)
  await ben.screen.text.waitFor()
  await eventually(() => ben.screen.text.getAttribute('contenteditable')).toBe('false')
  await ben.screen.paragraph(0).dblclick({ position: { x: 12, y: 8 } })
  await ben.screen.tab.getByRole('toolbar', { name: 'Selected text' }).getByRole('button', { name: 'Comment' }).click()
  await popover(ben).getByRole('textbox', { name: 'Comment' }).waitFor()
  await ben.screen.type('Is it heavy?')
  await ben.screen.press('Enter')
  await eventually(() => marked(ada)).toEqual(['Boiled'])
  await ada.screen.button('1 comment').click()
  await popover(ada).getByText('Is it heavy?').waitFor()
  await ben.screen.isSaved()
  // A draft survives a reload.
  await popover(ben).getByRole('textbox', { name: 'Reply' }).click()
  await ben.screen.type('I ask because')
  await eventually(() => ben.tab.evaluate(() => JSON.stringify(localStorage))).toContain('I ask because')
  await ben.tab.reload()
  await ben.screen.button('1 comment').click()
  await eventually(() => popover(ben).getByRole('textbox', { name: 'Reply' }).textContent()).toBe('I ask because')
})

/** Gives the page rights of its own: its owner's, and those of somebody who comments. */
async function letComment(owner: Person, commenter: Person, workspace: Workspace): Promise<void> {
  const pointer = pointerIn(workspace, 'block', pageIdOf(workspace.firstPath))
  const value = [
    { type: 'user', user_id: owner.userId, role: 'owner' },
    { type: 'user', user_id: commenter.userId, role: 'commenter' },
  ]
  await send(owner, workspace, [operation('set', pointer, { value }, 'permissions')])
}

test('[P 8] over its title one begins to talk about the whole page, also with icon and cover, and also who may only comment', async () => {
  const { ada, ben, workspace } = await journey.pair()
  await ada.open(workspace.firstPath)
  await letComment(ada, ben, workspace)
  await ada.screen.title.hover()
  await ada.screen.button('Add cover').click()
  await ada.screen.button('Change cover').waitFor()
  await ada.screen.title.hover()
  await ada.screen.button('Add comment').click()
  const field = ada.screen.tab.getByRole('textbox', { name: 'Comment on this page' })
  await eventually(() => hasFocus(field)).toBe(true)
  // Where the field is, nothing else leads to it.
  await eventually(() => ada.screen.button('Add comment').count()).toBe(0)
  await ada.screen.press('Escape')
  await ada.screen.button('Add comment').waitFor()

  await ben.tab.goto(workspace.firstPath)
  await ben.screen.text.waitFor()
  await ben.screen.button('Add comment').click()
  await ben.screen.type('Shall we print it?')
  await ben.screen.press('Enter')
  await ada.screen.tab.getByRole('region', { name: 'Comments on this page' }).getByText('Shall we print it?').waitFor()
})
