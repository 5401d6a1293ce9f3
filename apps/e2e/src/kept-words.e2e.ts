// What is typed is neither eaten nor misplaced: over boxes, beside pictures, before a menu is there, and while others delete.
import { expect, test } from 'vitest'
import { plantBlocks } from './blocks.fixture'
import { eventually, useJourney } from './journey.fixture'
import type { Screen } from './page.fixture'
import { bothRead, together } from './together.fixture'

const journey = useJourney({}, { people: 'same' })

/** The kinds of the blocks that there are, and what texts say. */
const drawn = ({ text }: Screen): Promise<string[]> =>
  text
    .locator('[data-block-id]')
    .evaluateAll(all =>
      all.map(one =>
        `${(one as HTMLElement).dataset['type']} ${one.querySelector('.sheaf-body')?.textContent ?? ''}`.trim(),
      ),
    )

test('[P 3] a selected box takes no letters, Enter opens a line below it, and only Backspace takes it away', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  await person.open(workspace.firstPath)
  const { screen, tab } = person
  await screen.write('')
  await plantBlocks(person, workspace, [
    { type: 'text', words: 'above' },
    { type: 'divider' },
    { type: 'text', words: 'below' },
  ])
  const first = ['text above', 'divider', 'text below']
  await eventually(() => drawn(screen)).toEqual(first)
  const toBox = async (): Promise<void> => {
    await screen.goToEndOf(0)
    await screen.press('ArrowDown')
  }
  const keyboard = await person.context.newCDPSession(tab)
  const compose = async (): Promise<void> => {
    await keyboard.send('Input.imeSetComposition', { text: 'か', selectionStart: 1, selectionEnd: 1 })
    await keyboard.send('Input.insertText', { text: '火' })
  }

  await toBox()
  await screen.type('words # /x ')
  await keyboard.send('Input.insertText', { text: 'as keyboards on glass do' })
  await screen.press('ControlOrMeta+b')
  expect(await drawn(screen)).toEqual(first)
  await screen.press('Enter')
  await screen.type('written')
  await eventually(() => drawn(screen)).toEqual(['text above', 'divider', 'text written', 'text below'])

  // What an input method composes cannot be refused: it gets a line of its own.
  await toBox()
  await compose()
  await eventually(async () => (await drawn(screen)).slice(1, 4)).toEqual(['divider', 'text 火', 'text written'])
  await toBox()
  await screen.press('Escape')
  await screen.type('words')
  await screen.press('Enter')
  await screen.type('again')
  await eventually(async () => (await drawn(screen)).slice(1, 4)).toEqual(['divider', 'text again', 'text 火'])

  await toBox()
  await screen.paste({ 'text/plain': 'pasted' })
  await eventually(async () => (await drawn(screen)).slice(1, 4)).toEqual(['divider', 'text pasted', 'text again'])
  await toBox()
  await screen.press('Backspace')
  await eventually(async () => (await drawn(screen)).includes('divider')).toBe(false)
  await screen.press('ControlOrMeta+z')
  await eventually(async () => (await drawn(screen)).includes('divider')).toBe(true)
})

test('[P 3] a letter beside a selected mention goes behind it', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  await person.open(workspace.firstPath)
  const { screen } = person
  await screen.write('')
  await screen.type('@today')
  await screen.tab.getByRole('option', { name: 'Today' }).first().waitFor()
  await screen.press('Enter')
  await eventually(() => screen.paragraphs()).toEqual([expect.stringContaining('@Today')])
  await screen.press('Home', 'ArrowRight')
  await screen.type('!x')
  await eventually(() => screen.paragraphs()).toEqual([expect.stringMatching(/@Today!x/)])
})

test('[P 7] whoever writes in a block that somebody else deletes is told, and keeps the words', async () => {
  const { ada, ben } = await together(journey, 'above', 'a seam', 'below')
  const deleteSeam = async (): Promise<void> => {
    await ben.screen.goToEndOf(1)
    await ben.screen.press('Escape', 'Backspace')
  }
  const card = ada.tab.getByRole('dialog', { name: 'Someone else deleted this block' })
  await ada.screen.goToEndOf(1)
  // She types on all the while, a letter at a time.
  const typed = 'abcdefghijklmnopqrstuvwxyz'.repeat(4)
  await Promise.all([deleteSeam(), ada.tab.keyboard.type(typed, { delay: 20 })])
  await card.waitFor()
  await bothRead([ben], ['above', 'below'])
  await eventually(() => card.getByRole('textbox').inputValue()).toBe(`a seam${typed}`)
  expect(await ada.screen.paragraphs()).toEqual(['above', 'below'])
  await card.getByRole('button', { name: 'Keep my words' }).click()
  await bothRead([ada, ben], ['above', `a seam${typed}`, 'below'])
  await ada.screen.type('!')
  await bothRead([ada, ben], ['above', `a seam${typed}!`, 'below'])

  await deleteSeam()
  await card.waitFor()
  await ada.screen.type('never said')
  await card.getByRole('button', { name: 'Discard' }).click()
  await bothRead([ada, ben], ['above', 'below'])
  await eventually(() => ada.screen.text.evaluate(text => document.activeElement === text)).toBe(true)
})
