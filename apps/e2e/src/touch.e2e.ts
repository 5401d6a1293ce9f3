// A phone: everything of a page by finger. Taps are real touches, and a drag is a finger that rests before it goes.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { withFinger } from './finger.fixture'
import { eventually, hasFocus, useJourney } from './journey.fixture'

const journey = useJourney()
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Holds a thing by finger until it can be dragged, takes it to a place, and lets go. */
async function dragByFinger(tab: Page, from: Locator, to: Locator, isHeld: () => Promise<boolean>): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('there is nothing to hold, or nowhere to go')
  const x = start.x + start.width / 2
  const y = start.y + start.height / 2
  const below = end.y + end.height - 2
  await withFinger(tab, async finger => {
    await finger.down({ x, y })
    await eventually(isHeld).toBe(true)
    for (const step of [0.5, 1]) await finger.move({ x: end.x + 40, y: y + (below - y) * step })
    await finger.lift()
  })
}

test('[P 3] a page is written, ticked off, changed and put in order by finger', async () => {
  const { person, workspace } = await journey.owner('Ada Lind', phone)
  const screen = await person.open(workspace.firstPath)
  const { tab } = person
  await screen.write('Buttons from Limoges', 'Boiled wool from Tyrol', '[] Ask Ben about the linen')
  const todo = screen.text.getByRole('checkbox')
  await todo.tap()
  await eventually(() => todo.isChecked()).toBe(true)

  await screen.paragraph(0).tap()
  await screen.button('Drag to move or open menu').tap()
  await tab.getByRole('menu').waitFor()
  await screen.menuItem(/^Turn into$/).tap()
  await screen.menuItem(/^Quote/).tap()
  await screen.text.getByRole('blockquote').getByText('Buttons from Limoges').waitFor()

  await screen.text.getByText('Boiled wool').tap()
  await screen.press('End', 'Enter')
  await screen.type('/divid')
  await tab.getByRole('option', { name: /^Divider/ }).tap()
  await screen.text.getByRole('separator').waitFor()

  await screen.text.getByText('Boiled wool').tap()
  const isDragging = () => tab.evaluate(() => document.documentElement.classList.contains('sheaf-is-dragging'))
  const blocks = () =>
    screen.text.locator('[data-block-id]').evaluateAll(all => all.map(({ dataset }) => dataset['type']))
  await dragByFinger(tab, screen.button('Drag to move or open menu'), screen.text.getByText('Ask Ben'), isDragging)
  await eventually(async () => (await blocks()).slice(0, 4)).toEqual(['quote', 'divider', 'to_do', 'text'])
  await screen.isSaved()
})

test('[C 2.1] pages are found, opened and made by the tabs at the foot', async () => {
  const { person, workspace } = await journey.owner('Ada Lind', phone)
  const screen = await person.open(workspace.firstPath)
  const { tab } = person
  const bar = tab.getByRole('navigation', { name: 'Tabs' })
  await bar.getByRole('button', { name: /^New/ }).tap()
  await eventually(() => screen.title.textContent()).toBe('')
  await screen.title.tap()
  await screen.type('Autumn collection')
  await screen.isSaved()
  // While somebody writes, the tabs make room for the keyboard of the phone.
  await bar.waitFor({ state: 'hidden' })
  await screen.button('Show sidebar').tap()
  await screen.row('Getting started').tap()
  await eventually(() => screen.title.textContent()).toBe('Getting started')
  await bar.getByRole('button', { name: /^Search|^Quick/ }).tap()
  await tab.getByRole('combobox', { name: 'Search' }).fill('autumn')
  await tab
    .getByRole('option', { name: /Autumn collection/ })
    .first()
    .tap()
  await eventually(() => screen.title.textContent()).toBe('Autumn collection')
})

test('[C 2.1] a bar above the keyboard formats, indents, turns, adds and takes back by finger', async () => {
  const { person, workspace } = await journey.owner('Ada Lind', phone)
  const screen = await person.open(workspace.firstPath)
  const { tab } = person
  await screen.write('one', 'two')
  const bar = tab.getByRole('toolbar', { name: 'Editing tools' })
  const tool = (name: string) => bar.getByRole('button', { name, exact: true })
  const isWriting = () => hasFocus(screen.text)
  await bar.waitFor()
  for (const button of await bar.getByRole('button').all()) {
    const box = await button.boundingBox()
    expect(
      Math.min(box?.width ?? 0, box?.height ?? 0),
      (await button.getAttribute('aria-label')) ?? '',
    ).toBeGreaterThanOrEqual(44)
  }
  const edge = await bar.boundingBox()
  expect((edge?.y ?? 0) + (edge?.height ?? 0)).toBe(phone.viewport.height)

  await tool('Bold').tap()
  await eventually(() => tool('Bold').getAttribute('aria-pressed')).toBe('true')
  await screen.type('!')
  await screen.text.locator('strong').getByText('!').waitFor()
  await tool('Indent').tap()
  const depth = () => screen.text.locator('.sheaf-group .sheaf-body').count()
  await eventually(depth).toBe(1)
  await tool('Outdent').tap()
  await eventually(depth).toBe(0)
  await tool('Undo').tap()
  await eventually(depth).toBe(1)
  await tool('Redo').tap()
  await eventually(depth).toBe(0)
  await tool('Turn into').tap()
  await screen.menuItem(/^Heading 2/).tap()
  await screen.text.getByRole('heading', { name: 'two!' }).waitFor()
  await eventually(isWriting).toBe(true)
  await bar.waitFor()
  await tool('Mention').tap()
  await tab.getByRole('option', { name: 'Today' }).first().tap()
  await eventually(() => screen.text.getByText('Today').count()).toBeGreaterThan(0)
  await tool('Add block below').tap()
  await tab
    .getByRole('option', { name: /^Divider/ })
    .first()
    .waitFor()
  await screen.type('quote')
  await screen.press('Enter')
  await screen.text.getByRole('blockquote').waitFor()
  await eventually(isWriting).toBe(true)
  await tool('Comment').tap()
  await tab.getByRole('dialog', { name: 'Comments' }).getByRole('textbox', { name: 'Comment' }).waitFor()
})
