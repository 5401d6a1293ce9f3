// A paragraph goes to another page while another person writes in it: half of one that was cut in two, so that the two pages would
// share a text.
import { expect, test } from 'vitest'
import { eventually, useJourney } from './journey.fixture'
import type { Screen } from './page.fixture'
import type { Person } from './people.fixture'

const journey = useJourney()

/** Both on the first page, where "cut and sew" has been cut in two; beside it a page named Patterns. */
async function halves(): Promise<{ ada: Person; ben: Person }> {
  const { ada, ben, workspace } = await journey.pair()
  const { screen } = ada
  await ada.open(workspace.firstPath)
  await screen.sidebar.getByRole('button', { name: 'New page in General', exact: true }).click()
  await eventually(() => screen.title.textContent()).toBe('')
  await screen.title.click()
  await screen.type('Patterns')
  await screen.row('Patterns').waitFor()
  await screen.row('Getting started').click()
  await eventually(() => screen.title.textContent()).toBe('Getting started')
  await screen.write('cut and sew')
  await screen.press('Home', ...Array<string>(4).fill('ArrowRight'), 'Enter')
  await screen.isSaved()
  await ben.open(workspace.firstPath)
  await eventually(() => ben.screen.paragraphs()).toEqual(['cut ', 'and sew'])
  return { ada, ben }
}

async function moveToPatterns(screen: Screen, paragraph: number): Promise<void> {
  await screen.paragraph(paragraph).hover()
  await screen.button('Drag to move or open menu').click()
  await screen.tab.getByLabel('Search actions').waitFor()
  await screen.type('move to')
  await screen.press('Enter')
  await screen.tab.getByRole('combobox', { name: 'Search locations' }).waitFor()
  await screen.type('Patterns')
  await screen.tab.getByRole('option', { name: 'Patterns' }).waitFor()
  await screen.press('Enter')
}

test.each([
  { half: 'second', index: 1, stays: 'cut , measured twice', goes: 'and sew and press' },
  { half: 'first', index: 0, stays: 'and sew and press', goes: 'cut , measured twice' },
])(
  '[P 7] the $half half goes to another page while another writes in both, offline',
  async ({ index, stays, goes }) => {
    const { ada, ben } = await halves()
    await ben.context.setOffline(true)
    await ben.screen.connection.filter({ hasText: 'Offline' }).waitFor()
    await ben.screen.goToEndOf(1)
    await ben.screen.type(' and press')
    await ben.screen.goToEndOf(0)
    await ben.screen.type(', measured twice')
    await moveToPatterns(ada.screen, index)
    await eventually(() => ada.screen.paragraphs()).toEqual([index === 1 ? 'cut ' : 'and sew'])
    await ada.screen.isSaved()

    await ben.context.setOffline(false)
    await ben.screen.isSaved()
    for (const { screen, name } of [ada, ben]) {
      await eventually(() => screen.paragraphs(), `${name}, the page it left`).toEqual([stays])
      await screen.row('Patterns').click()
      await eventually(() => screen.title.textContent()).toBe('Patterns')
      await eventually(async () => (await screen.paragraphs()).filter(Boolean), `${name}, Patterns`).toEqual([goes])
    }
  },
)

test('[P 7] a paragraph that is deleted while it is typed in keeps what was typed, and undo brings both back', async () => {
  const { ada, ben } = await halves()
  await ben.screen.goToEndOf(1)
  await Promise.all([moveToPatterns(ada.screen, 1), ben.tab.keyboard.type(' and press', { delay: 30 })])
  await eventually(() => ada.screen.paragraphs().then(all => all.includes('cut '))).toBe(true)
  await ada.screen.isSaved()
  await ben.screen.isSaved()
  await ada.screen.press('ControlOrMeta+z')
  await eventually(() => ada.screen.paragraphs().then(all => all[1])).toMatch(/^and sew/)
  await ada.screen.isSaved()
  const lines = await ada.screen.paragraphs()
  await eventually(() => ben.screen.paragraphs()).toEqual(lines)
  const [, second = ''] = lines
  const typed = second.slice('and sew'.length)
  expect(typed).not.toBe('')
  expect(' and press'.startsWith(typed), second).toBe(true)
})
