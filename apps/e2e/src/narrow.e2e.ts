// A phone's width: what comes over a page fits the screen, and nothing lies over what one wants to read or press.
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { plantBlocks } from './blocks.fixture'
import { eventually, useJourney } from './journey.fixture'
import { sound } from './media.fixture'
import type { Screen } from './page.fixture'
import type { Person, Workspace } from './people.fixture'

const journey = useJourney()
const WIDTH = 360
const phone = { viewport: { width: WIDTH, height: 740 }, hasTouch: true, isMobile: true }

async function onPhone(): Promise<{ person: Person; workspace: Workspace; screen: Screen }> {
  const { person, workspace } = await journey.owner('Ada Lind', phone)
  return { person, workspace, screen: await person.open(workspace.firstPath) }
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}
const boxOf = (part: Locator): Promise<Box> =>
  part.evaluate(element => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return { left, right, top, bottom }
  })
/** Half a pixel is rounding. */
const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5
const areOver = async (a: Locator, b: Locator): Promise<boolean> => overlap(await boxOf(a), await boxOf(b))
async function isOnScreen(part: Locator): Promise<boolean> {
  const { left, right } = await boxOf(part)
  return left >= -0.5 && right <= WIDTH + 0.5
}

test('[P 2.2] a slide is wholly on the screen', async () => {
  const { screen } = await onPhone()
  await screen.write('A thought that is shown to others')
  await screen.openPageMenu()
  await screen.menuItem('Present').click()
  const show = screen.tab.getByRole('dialog', { name: 'Presentation' })
  await eventually(() => isOnScreen(show.getByRole('paragraph').filter({ hasText: 'A thought' }))).toBe(true)
})

test('[P 2.3] what would be peeked at is the page', async () => {
  const { person, workspace, screen } = await onPhone()
  await screen.write('Whole')
  await screen.isSaved()
  await person.tab.goto(`/${'0f2a4b6c'.repeat(4)}?p=${workspace.firstPath.slice(1)}&pm=s`)
  await eventually(() => screen.paragraphs()).toEqual(['Whole'])
  expect(await screen.tab.getByRole('complementary', { name: /^Peek/ }).count()).toBe(0)
  await screen.button('Page menu').waitFor()
})

test('[P 4] news of what was done stand above the tabs', async () => {
  const { screen } = await onPhone()
  await screen.openPageMenu()
  await screen.menuItem('Move to trash').click()
  const undo = screen.button('Undo')
  await undo.waitFor()
  const tabs = screen.tab.getByRole('navigation', { name: 'Tabs' })
  await tabs.getByRole('button', { name: 'Home' }).tap()
  await eventually(() => areOver(undo, tabs)).toBe(false)
})

test('[C 9.4] words are found and replaced without anything over the bar', async () => {
  const { screen } = await onPhone()
  await screen.write('Boiled wool and wool felt')
  await screen.press('ControlOrMeta+f')
  await screen.type('wool')
  const bar = screen.tab.getByRole('search', { name: 'Find in page' })
  await bar.getByText('1 of 2').waitFor()
  const [field, close] = [bar.getByRole('textbox', { name: 'Find' }), bar.getByRole('button', { name: 'Close' })]
  expect((await boxOf(close)).top).toBeLessThan((await boxOf(field)).bottom)
  expect((await boxOf(bar.getByText('1 of 2'))).top).toBeGreaterThanOrEqual((await boxOf(field)).bottom)
  // The words that were found are selected now, and what is offered for them is on its way.
  await screen.press('Escape', 'ControlOrMeta+Alt+f')
  await bar.getByRole('button', { name: 'Replace all' }).waitFor()
  const offered = screen.tab.getByRole('toolbar', { name: 'Formatting' })
  await screen.tab.waitForTimeout(500)
  expect(await offered.count()).toBe(0)
  await screen.press('Escape')
  await screen.goToEndOf(0)
  await screen.press('Shift+ArrowLeft')
  await offered.waitFor()
  await screen.press('ControlOrMeta+Alt+f')
  await eventually(() => offered.count()).toBe(0)
})

test('[P 3] in the settings nothing passes under the cross, and the way back stays', async () => {
  const { screen } = await onPhone()
  const { tab } = screen
  await screen.press('ControlOrMeta+,')
  await screen.dialog.getByRole('tab', { name: 'Account' }).tap()
  const remove = screen.dialog.getByRole('button', { name: 'Delete my account' })
  await remove.scrollIntoViewIfNeeded()
  const close = screen.dialog.getByRole('button', { name: 'Close' })
  /** Whether it is seen, and what lies a pixel above it and a pixel below. */
  const around = await close.evaluate(cross => {
    const { left, right, top, bottom } = cross.getBoundingClientRect()
    const head = cross.parentElement?.querySelector('[role=tabpanel] h2')?.parentElement
    const at = (y: number) => document.elementFromPoint((left + right) / 2, y)
    return [cross.contains(at((top + bottom) / 2)), ...[top - 1, bottom + 1].map(y => head?.contains(at(y)) === true)]
  })
  expect(around).toEqual([true, true, true])
  await screen.dialog.getByRole('button', { name: 'Settings' }).tap()
  await tab.getByRole('tab', { name: 'People' }).waitFor()
})

test('[P 3] the buttons of blocks leave their words and players free', async () => {
  const { person, workspace, screen } = await onPhone()
  await screen.write('Above')
  await screen.isSaved()
  await plantBlocks(person, workspace, [
    { type: 'code', words: 'const weft = 12' },
    { type: 'bookmark', properties: { link: [['https://example.org/a']], title: [['Weaving and spinning at home']] } },
  ])
  const { name, mimeType, buffer } = sound('loom.wav')
  await screen.goToEndOf(0)
  await screen.text.evaluate(
    (text, file) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([new Uint8Array(file.bytes)], file.name, { type: file.mimeType }))
      text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    { name, mimeType, bytes: [...buffer] },
  )
  const part = (selector: string): Locator => screen.text.locator(selector)
  await part('audio').waitFor()
  await part('.sheaf-code-tools').waitFor()
  await eventually(() => areOver(part('[data-type=audio] .sheaf-media-toolbar'), part('audio'))).toBe(false)
  const firstLine = await part('.sheaf-code').evaluate(code => {
    const range = document.createRange()
    range.selectNodeContents(code)
    return range.getBoundingClientRect().top
  })
  expect((await boxOf(part('.sheaf-code-tools'))).bottom).toBeLessThanOrEqual(firstLine)
  const title = await part('.sheaf-bookmark-title').evaluate(words => {
    const style = getComputedStyle(words)
    return words.getBoundingClientRect().right - Number.parseFloat(style.paddingRight)
  })
  const tools = await boxOf(part('[data-type=bookmark] .sheaf-media-toolbar'))
  expect(title).toBeLessThanOrEqual(tools.left)
})

test('[P 3] what can be added over a title fits beside each other, in long words too', async () => {
  const { person } = await journey.owner('Ada Lind', { ...phone, locale: 'fr-FR' })
  const { tab } = person
  await tab.goto('/new')
  const words = ['Ajouter une icône', 'Ajouter une couverture', 'Ajouter un commentaire']
  const buttons = words.map(name => tab.getByRole('button', { name }))
  for (const button of buttons) await button.waitFor()
  const boxes = await Promise.all(buttons.map(boxOf))
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
  expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(WIDTH - 8)
})

test('[P 5] what the search asks for is read in full, and what narrows it has room for a finger', async () => {
  const { screen } = await onPhone()
  await screen.press('ControlOrMeta+p')
  const field = screen.tab.getByRole('combobox', { name: 'Search' })
  await field.waitFor()
  const [wanted, there] = await field.evaluate(input => {
    const { placeholder } = input as HTMLInputElement
    const words = document.body.appendChild(document.createElement('span'))
    words.style.font = getComputedStyle(input).font
    words.textContent = placeholder
    const width = words.getBoundingClientRect().width
    words.remove()
    return [width, input.clientWidth]
  })
  expect(wanted).toBeLessThanOrEqual(there)
  const { top, bottom } = await boxOf(screen.button('Title only'))
  expect(bottom - top).toBeGreaterThanOrEqual(44)
})

test('[P 8] the number of comments stands beside the words', async () => {
  const { screen } = await onPhone()
  await screen.write('Boiled wool from Tyrol and horn buttons from Limoges')
  await screen.press('ControlOrMeta+Shift+m')
  await screen.tab.getByRole('textbox', { name: 'Comment' }).waitFor()
  await screen.type('Which mill?')
  await screen.press('Enter')
  const bubble = screen.button('1 comment')
  await bubble.waitFor()
  await eventually(() => areOver(bubble, screen.text)).toBe(false)
  await eventually(() => isOnScreen(bubble)).toBe(true)
})
