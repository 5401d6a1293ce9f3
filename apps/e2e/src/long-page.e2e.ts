// A page longer than the window: the caret stays visible, and the page does not scroll while it is.
import { expect, test } from 'vitest'
import { eventually, useJourney } from './journey.fixture'
import { linesOf, plantLongPage } from './long-page.fixture'
import type { Screen } from './page.fixture'
import type { Person } from './people.fixture'

const journey = useJourney({}, { people: 'same' })

const LINES = 700
/** Far more than is drawn or laid out at first. */
const MANY = 4_000

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

const isInWindow = (screen: Screen, block: string): Promise<boolean> =>
  screen.text.locator(`[data-block-id="${block}"]`).evaluate(element => {
    const { left, top, bottom } = element.getBoundingClientRect()
    return [top + 4, bottom - 4].every(y => element.contains(document.elementFromPoint(left + 4, y)))
  })
/** What stands at a height of the window, and where exactly: a page that stands still has the same there. */
const atHeight = (screen: Screen, y: number): Promise<{ words: string; top: number }> =>
  screen.text.evaluate((text, height) => {
    const { left, width } = text.getBoundingClientRect()
    const block = document.elementFromPoint(left + width / 2, height)?.closest('[data-block-id]')
    if (!block) throw new Error('no block is there')
    return { words: block.textContent ?? '', top: Math.round(block.getBoundingClientRect().top) }
  }, y)
const selectedCount = (screen: Screen): Promise<number> => screen.text.locator('.sheaf-selected').count()
/** Opened, and all of it is here. */
async function openLong(person: Person, path: string): Promise<Screen> {
  const screen = await person.open(path)
  await eventually(() => screen.text.locator('[data-block-id]').count()).toBeGreaterThanOrEqual(MANY)
  return screen
}

test('[P 3] the keys for the ends of a page lead there, also where nothing is laid out yet, and the caret is seen', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const ids = await plantLongPage(person, workspace, linesOf(MANY))
  const screen = await openLong(person, workspace.firstPath)
  await screen.text.getByText('line 2', { exact: true }).click()
  await screen.press('Control+End')
  const last = `line ${MANY - 1}`
  await eventually(() => caretLine(screen)).toMatchObject({ isSeen: true, words: last })
  await screen.type(' is the end')
  expect(await caretLine(screen)).toMatchObject({ isSeen: true, words: `${last} is the end` })

  await screen.press('Control+Home')
  const first = (await screen.text.locator('[data-block-id]').first().getAttribute('data-block-id')) ?? ''
  await eventually(() => isInWindow(screen, first)).toBe(true)
  // From one block on, with Shift: all of them up to the end.
  await screen.text.getByText('line 2', { exact: true }).click()
  await screen.press('Escape', 'Control+Shift+End')
  await eventually(() => selectedCount(screen)).toBe(MANY - 2)
  await eventually(() => isInWindow(screen, ids.at(-1) ?? '')).toBe(true)
  await screen.press('Control+Home')
  await expect.poll(() => selectedCount(screen)).toBe(1)
  await screen.isSaved()
})

test('[P 3] all of a long page is selected and deleted where one is, and comes back', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  await plantLongPage(person, workspace, linesOf(MANY))
  const screen = await openLong(person, workspace.firstPath)
  const blocks = (): Promise<number> => screen.text.locator('[data-block-id]').count()
  await screen.text.getByText('line 3', { exact: true }).click()
  await screen.press('ControlOrMeta+a', 'ControlOrMeta+a')
  const before = await atHeight(screen, 400)
  await screen.press('ControlOrMeta+a')
  const all = await screen.text.locator('.sheaf-chunk > [data-block-id]').count()
  expect(all).toBeGreaterThanOrEqual(MANY)
  expect(await selectedCount(screen)).toBe(all)
  expect(await atHeight(screen, 400)).toEqual(before)
  const drawn = await blocks()
  await screen.press('Delete')
  expect(await blocks()).toBe(1)
  await screen.press('ControlOrMeta+z')
  expect(await blocks()).toBe(drawn)
})

test('[P 3] a link to a block, and a match of a search, far down a long page, end in the middle of the window', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const ids = await plantLongPage(person, workspace, linesOf(MANY))
  const far = ids[MANY - 203] ?? ''
  const screen = await person.open(`${workspace.firstPath}#${far.replaceAll('-', '')}`)
  await eventually(() => isInWindow(screen, far)).toBe(true)
  await screen.text.getByText(`line ${MANY - 203}`, { exact: true }).click()
  await screen.press('Control+Home', 'ControlOrMeta+f')
  await screen.type(`line ${MANY - 1001}`)
  await eventually(() => isInWindow(screen, ids[MANY - 1001] ?? '')).toBe(true)
})

test('[P 3] what is typed faster than it is drawn stays in its order, also where the page is cut into another piece', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  await person.open(workspace.firstPath)
  const { screen, tab } = person
  await screen.write('line 0')
  const lines = Array.from({ length: 32 }, (_, i) => `line ${i}`)
  const session = await tab.context().newCDPSession(tab)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 10 })
  const keys = lines.slice(1).flatMap(line => ['Enter', ...line.split('')])
  await Promise.all(keys.map(key => tab.keyboard.press(key)))
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await eventually(() => screen.paragraphs()).toEqual(lines)
})

test('[P 3] a press goes where it was made, also in a piece of the page that the caret leaves at that moment', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const screen = await person.open(workspace.firstPath)
  await screen.write('Start')
  await plantLongPage(
    person,
    workspace,
    Array.from({ length: 20 }, (_, i) => ({ type: 'text', words: `line ${i}` })),
  )
  await person.tab.setViewportSize({ width: 1280, height: 1000 })
  await person.open(workspace.firstPath)
  const line = (words: string): Promise<void> => screen.text.getByText(words, { exact: true }).click()
  // As when what an input method did is read only at the press. What the browser found under the pointer it keeps for itself until then.
  const leaveAtPress = (): Promise<void> =>
    screen.text.evaluate(text => {
      const toEnd = new KeyboardEvent('keydown', { key: 'End', ctrlKey: true, bubbles: true, cancelable: true })
      text.addEventListener('mousedown', () => text.dispatchEvent(toEnd), { capture: true, once: true })
    })
  const here = screen.text.locator('.sheaf-here')
  for (const words of ['line 3', 'line 5', 'line 7']) {
    await line('line 1')
    await eventually(() => here.count()).toBe(3)
    await leaveAtPress()
    await line(words)
    expect((await caretLine(screen)).words).toBe(words)
  }
  await eventually(() => here.count()).toBe(3)
})
