// Light and dark, narrow, usual and very wide: everything can be read, nothing scrolls sideways, and no serious or critical
// fault of accessibility.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faultsOf, rulesOf } from './axe.fixture'
import { eventually, useJourney } from './journey.fixture'
import type { Screen } from './page.fixture'

const journey = useJourney()
const schemes = ['light', 'dark'] as const

/** Shows the same screen in every scheme and width. */
async function inEveryLook(tab: Page, widths: readonly number[], look: (name: string) => Promise<void>): Promise<void> {
  for (const colorScheme of schemes)
    for (const width of widths) {
      await tab.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await tab.setViewportSize({ width, height: width < 720 ? 740 : 800 })
      await look(`${colorScheme}, ${width} px`)
    }
}

async function hasNoFaults(tab: Page): Promise<void> {
  await inEveryLook(tab, [1280, 360], async look => expect(await faultsOf(tab, rulesOf(look)), look).toEqual([]))
}

/** How far the page, or anything on it that scrolls, can be moved sideways. */
const sidewaysPx = (tab: Page): Promise<number> =>
  tab.evaluate(() => {
    const root = document.scrollingElement ?? document.documentElement
    const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowX)
    const all = [root, ...[...document.body.querySelectorAll('*')].filter(scrolls)]
    return Math.max(...all.map(element => element.scrollWidth - element.clientWidth))
  })

async function isReadable({ tab, title, text }: Screen): Promise<void> {
  for (const part of [title, text]) {
    const box = await part.boundingBox()
    const { width } = tab.viewportSize() ?? { width: 0 }
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    expect(box?.width).toBeGreaterThan(200)
    expect(box?.width).toBeLessThanOrEqual(900)
  }
}

test('signing in, signing up and making a workspace have no serious fault in any look', async () => {
  const { screen, tab } = await journey.stranger('Ada Lind')
  await tab.goto('/login')
  await screen.heading('Welcome back').waitFor()
  await screen.button('Sign in').click()
  await tab.getByText('Enter a valid email').waitFor()
  await hasNoFaults(tab)
  await tab.goto('/signup')
  await screen.heading('One workspace for your notes, docs, and projects').waitFor()
  await hasNoFaults(tab)
  expect(await sidewaysPx(tab)).toBe(0)
  const ada = await (await journey.stranger('Ada Lind')).signUp()
  await ada.tab.goto('/')
  await ada.screen.heading('Create your workspace').waitFor()
  await hasNoFaults(ada.tab)
  expect(await sidewaysPx(ada.tab)).toBe(0)
})

test('[C 3.11] a page is readable in every look and never scrolls sideways', async () => {
  const { ada, ben, workspace } = await journey.pair()
  const { screen, tab } = ada
  await ada.open(workspace.firstPath)
  await ben.open(workspace.firstPath)
  await screen.write('A paragraph with averylongwordthatdoesnotbreak'.repeat(4), 'Second')
  await screen.isSaved()
  await ben.screen.goToEndOf(1)
  await screen.people.getByRole('img', { name: 'Ben Okafor' }).waitFor()
  await inEveryLook(tab, [360, 1280, 2560], async name => {
    await screen.title.waitFor()
    await eventually(() => sidewaysPx(tab), name).toBe(0)
    await isReadable(screen)
  })
  await hasNoFaults(tab)
})

test('an open menu, an open dialog and the drawer of a phone have no serious fault', async () => {
  const { person: ada, workspace } = await journey.owner('Ada Lind')
  const { screen, tab } = ada
  await ada.open(workspace.firstPath)
  await screen.openWorkspaceMenu(workspace.name)
  for (const colorScheme of schemes) {
    await tab.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await faultsOf(tab, rulesOf(colorScheme)), colorScheme).toEqual([])
  }
  await screen.menuItem('Invite people').click()
  await screen.dialog.waitFor()
  await hasNoFaults(tab)
  await screen.press('Escape')
  await eventually(() => screen.dialog.count()).toBe(0)
  await tab.setViewportSize({ width: 360, height: 740 })
  await screen.button('Show sidebar').click()
  await screen.row('Getting started').waitFor()
  expect(await faultsOf(tab)).toEqual([])
  await screen.row('Getting started').getByRole('link').click()
  await eventually(() => screen.row('Getting started').isVisible()).toBe(false)
  await screen.openPageMenu()
  expect(await faultsOf(tab)).toEqual([])
})

test('right-to-left words run from the right, beside others that do not', async () => {
  const { person: ada, workspace } = await journey.owner('Ada Lind')
  const { screen } = ada
  await ada.open(workspace.firstPath)
  await screen.write('Left to right', 'مجموعة الخريف', 'קולקציית הסתיו')
  const directions = (): Promise<string[]> =>
    screen.text.getByRole('paragraph').evaluateAll(all => all.map(one => getComputedStyle(one).direction))
  await eventually(directions).toEqual(['ltr', 'rtl', 'rtl'])
  await screen.title.click()
  await screen.press('ControlOrMeta+a')
  await screen.type('خطة')
  await eventually(() => screen.title.evaluate(title => getComputedStyle(title).direction)).toBe('rtl')
})

test('[C 2.1] on a narrow screen the tabs at its foot lead to the tree, the search, a new page and back to where one was', async () => {
  const { person, workspace } = await journey.owner('Ada Lind', { viewport: { width: 360, height: 740 } })
  const { screen, tab } = person
  await person.open(workspace.firstPath)
  const tabs = tab.getByRole('navigation', { name: 'Tabs' })
  const press = (name: string): Promise<void> => tabs.getByRole('button', { name, exact: true }).click()
  // What is not built is not offered; its address says so.
  for (const name of ['Inbox', 'AI']) expect(await tab.getByRole('button', { name, exact: true }).count()).toBe(0)
  await tab.goto('/nativetab/updates')
  await screen.heading('Inbox').waitFor()
  expect(await faultsOf(tab)).toEqual([])
  await press('Home')
  await screen.title.waitFor()
  expect(new URL(tab.url()).pathname).toBe(workspace.firstPath)
  await press('Search')
  await tab.getByRole('combobox', { name: 'Search' }).waitFor()
  await screen.press('Escape')
  await press('New page')
  await eventually(() => screen.title.textContent()).toBe('')
  await press('Home')
  await screen.row('Getting started').waitFor()
  expect(await sidewaysPx(tab)).toBe(0)
})
