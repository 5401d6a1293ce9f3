// Somebody who knows the keys types on without waiting: whatever opens gets every letter that was meant for it, and the page none.
import { expect, test } from 'vitest'
import { neverIdle } from './idle.fixture'
import { eventually, useJourney } from './journey.fixture'
import type { Person } from './people.fixture'
import { plantDatabase } from './planted-database.fixture'

const journey = useJourney({}, { visit: 'first' })

/** Of what opens nothing is here yet. */
async function begin(): Promise<Person> {
  const { person, workspace } = await journey.owner('Ada Lind')
  await neverIdle(person.tab)
  await person.open(workspace.firstPath)
  await person.screen.write('')
  return person
}

test('[C 9.4] equations, emoji and find, typed with no pause', async () => {
  const { screen, tab } = await begin()
  await screen.type('$$')
  await screen.press('Enter')
  await screen.type('x^2')
  await screen.press('Enter')
  await screen.text.getByRole('button', { name: 'Edit equation: x^2' }).waitFor()
  await eventually(() => screen.paragraphs()).toEqual([''])

  await screen.goToEndOf(0)
  await screen.type(':smile')
  await screen.press('Enter')
  await screen.type(' and on')
  await eventually(() => screen.paragraphs()).toEqual([expect.stringMatching(/^\p{Extended_Pictographic}.* and on$/u)])

  await screen.press('ControlOrMeta+f')
  await screen.type('and')
  await screen.field('Find').waitFor()
  await eventually(() => screen.field('Find').inputValue()).toBe('and')
  await screen.press('Escape')
  await screen.type('!')
  await eventually(() => screen.field('Find').count()).toBe(0)
  await eventually(() => screen.paragraphs()).toEqual([expect.stringMatching(/ and on!$/)])
  await screen.press('ControlOrMeta+f', 'Escape')
  await screen.type('!')
  await eventually(() => screen.paragraphs()).toEqual([expect.stringMatching(/ and on!!$/)])
  await eventually(() => tab.getByRole('search').count()).toBe(0)
})

test('[C 9.4] pickers and boxes that come late get the letters, and the page none', async () => {
  const { screen, tab } = await begin()
  const focused = () =>
    tab.evaluate(() => {
      const { activeElement: at } = document
      return at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement ? at.value : (at?.textContent ?? '')
    })
  await screen.type('cloth')
  await screen.press('ControlOrMeta+Shift+m')
  await screen.type('Which one')
  await eventually(focused).toBe('Which one')
  await screen.press('Escape')
  await eventually(() => tab.getByRole('dialog').count()).toBe(0)

  await screen.goToEndOf(0)
  await screen.press('ControlOrMeta+/')
  await screen.type('dupli')
  await eventually(focused).toBe('dupli')
  await screen.press('Escape')
  await eventually(() => tab.getByRole('menu').count()).toBe(0)

  await screen.goToEndOf(0)
  await screen.press('ControlOrMeta+p')
  await screen.type('started')
  await eventually(focused).toBe('started')
  await screen.press('Escape')
  await eventually(() => tab.getByRole('dialog').count()).toBe(0)

  await screen.goToEndOf(0)
  await screen.press('ControlOrMeta+Shift+p')
  await screen.type('somewhere')
  await eventually(focused).toBe('somewhere')
  await screen.press('Escape')
  await eventually(() => tab.getByRole('dialog').count()).toBe(0)

  await screen.goToEndOf(0)
  await screen.type(' @today')
  await screen.press('Enter')
  await screen.type(' then')
  await eventually(() => screen.paragraphs()).toEqual([expect.stringMatching(/^cloth @Today.* then$/)])
  await screen.type(' /inline eq')
  await screen.press('Enter')
  await screen.type('y_1')
  await eventually(focused).toBe('y_1')
  await screen.press('Enter')
  await screen.type('.')
  await eventually(() => screen.paragraphs()).toEqual([expect.stringMatching(/^cloth @Today.* then .*\.$/)])
})

test('[P 5] a new row, a new property and its formula take what is typed at once', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const title = { title: { id: 'title', name: 'Name', type: 'title', order: 0 } }
  await plantDatabase(person, workspace, title, [{ title: 'Chairs' }], [{ type: 'table' }, { type: 'gallery' }])
  await neverIdle(person.tab)
  await person.open(workspace.firstPath)
  const { screen, tab } = person
  await screen.button('New property').click()
  await screen.type('Twice')
  await screen.press('Enter')
  await screen.type('Formula')
  await screen.press('Enter')
  await screen.type('1+1')
  await eventually(() => screen.field('Twice formula').textContent()).toBe('1+1')
  await screen.press('ControlOrMeta+Enter')
  await eventually(() => tab.getByRole('dialog').count()).toBe(0)
  await tab.getByRole('gridcell', { name: '2', exact: true }).first().waitFor()

  await screen.button('New row').click()
  await screen.type('Tables')
  await screen.press('Enter')
  await tab
    .getByRole('gridcell', { name: /Tables/ })
    .first()
    .waitFor()

  await tab.getByRole('tab').nth(1).click()
  await tab.getByRole('button', { name: 'New', exact: true }).last().click()
  await screen.type('Lamps')
  await eventually(() => tab.getByRole('textbox', { name: 'Page title' }).last().textContent()).toBe('Lamps')
})
