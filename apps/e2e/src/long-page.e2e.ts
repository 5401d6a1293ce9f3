// A page longer than the window: the caret stays in sight, and the page stands still while it is.
import { expect, test } from 'vitest'
import { useJourney } from './journey.fixture'
import type { Screen } from './page.fixture'

const journey = useJourney()

const LINES = 700

/** The line that the caret is in: where it lies, and whether a person sees it there. */
const caretLine = (screen: Screen): Promise<{ top: number; isSeen: boolean; words: string }> =>
  screen.text.evaluate(text => {
    const at = getSelection()?.anchorNode
    const line = (at instanceof Element ? at : at?.parentElement)?.closest('p')
    if (!line) throw new Error('the caret is in no line')
    const { left, top, bottom } = line.getBoundingClientRect()
    const isOver = (y: number): boolean => line.contains(document.elementFromPoint(left + 1, y))
    return {
      top,
      isSeen: text.contains(line) && isOver(top + 1) && isOver(bottom - 1),
      words: line.textContent ?? '',
    }
  })

test('[P 3] the caret is brought into sight by what is written, and the page stands still where it is seen', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const screen = await person.open(workspace.firstPath)
  await screen.write('Start')
  await screen.paste({ 'text/plain': Array.from({ length: LINES }, (_, i) => `line ${i}`).join('\n') })
  await screen.text.getByText('line 400', { exact: true }).click()
  const before = await caretLine(screen)
  expect(before).toMatchObject({ isSeen: true, words: 'line 400' })
  await screen.type('still ')
  expect((await caretLine(screen)).top).toBe(before.top)

  // Down over the lower edge of the window, line by line: a command puts the caret there, not the browser.
  await screen.press('End')
  for (let i = 0; i < 40; i++) {
    await screen.press('Enter')
    expect(await caretLine(screen)).toMatchObject({ isSeen: true, words: '' })
  }
  await screen.type('here')

  // Far from what is looked at.
  const away = screen.text.getByText('line 20', { exact: true })
  await away.scrollIntoViewIfNeeded()
  expect((await caretLine(screen)).isSeen).toBe(false)
  await screen.press('Enter')
  expect(await caretLine(screen)).toMatchObject({ isSeen: true, words: '' })
  await screen.isSaved()
})
