// Quick find: what people open all day, by keyboard, with and without a connection.
import { expect, test } from 'vitest'
import { plantBlocks } from './blocks.fixture'
import { eventually, useJourney } from './journey.fixture'
import { plantPages, teamOf } from './many-pages.fixture'

const journey = useJourney()

test('[C 9.4] pages are found by their titles and by what they say, and opened by keys', async () => {
  const { ada, ben, workspace } = await journey.pair()
  const place = { ...workspace }
  const [wool = '', linen = ''] = await plantBlocks(ada, place, [
    { type: 'page', words: 'Wool suppliers' },
    { type: 'page', words: 'Linen suppliers' },
  ])
  await plantBlocks(ada, { ...workspace, firstPath: `/${wool.replaceAll('-', '')}` }, [
    { type: 'text', words: 'Loden comes from Tyrol, by train.' },
  ])
  const screen = await ben.open(workspace.firstPath)
  await screen.press('ControlOrMeta+p')
  const field = screen.tab.getByRole('combobox', { name: 'Search' })
  await field.waitFor()

  // By what a page says; it takes a moment until the index has it.
  const options = screen.tab.getByRole('listbox', { name: 'Pages' }).getByRole('option')
  await eventually(async () => {
    await field.fill('')
    await field.fill('loden tyr')
    await screen.tab.waitForTimeout(300)
    return (await options.allTextContents()).join()
  }).toContain('Loden comes from Tyrol')
  await screen.press('Enter')
  await eventually(() => screen.title.textContent()).toBe('Wool suppliers')

  // Beside the page, without leaving it.
  await screen.press('ControlOrMeta+p')
  await field.fill('linen')
  await eventually(async () => (await options.first().textContent()) ?? '').toContain('Linen suppliers')
  await screen.press('Alt+Enter')
  await screen.tab.getByRole('complementary', { name: 'Peek: Linen suppliers' }).waitFor()
  expect(screen.tab.url()).toContain(`?p=${linen.replaceAll('-', '')}&pm=s`)

  // What was opened last is there before anything is typed.
  await screen.press('ControlOrMeta+p')
  await eventually(async () => (await options.allTextContents()).join()).toContain('Wool suppliers')
  await screen.press('Escape')
  await field.waitFor({ state: 'hidden' })

  // What can be done is found by its name too.
  await screen.press('ControlOrMeta+p')
  await field.fill('keyboard short')
  await eventually(async () => (await options.allTextContents()).join()).toContain('Keyboard shortcuts')
  await options.getByText('Keyboard shortcuts', { exact: true }).click()
  await screen.tab.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await screen.press('Escape')

  // Actions alone, all of them or by name.
  await screen.press('ControlOrMeta+p')
  await field.fill('>')
  await eventually(() => options.count()).toBeGreaterThan(15)
  await field.fill('> dark mode')
  await eventually(() => options.count()).toBe(1)
  await screen.press('Enter')
  await eventually(() => screen.tab.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
})

test('without a connection what is on the device is found', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const screen = await person.open(workspace.firstPath)
  await screen.write('Heavy linen from Kortrijk')
  await screen.isSaved()
  await screen.press('ControlOrMeta+p')
  await screen.tab.getByRole('combobox', { name: 'Search' }).waitFor()
  await person.context.setOffline(true)
  await screen.type('kortrijk')
  await eventually(async () => (await screen.tab.getByRole('option').allTextContents()).join()).toContain('Kortrijk')
  await screen.tab.getByText('showing results from this device').waitFor()
  await person.context.setOffline(false)
})

test('goes on past the first pages, by scrolling and by the arrow keys', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const titles = Array.from({ length: 70 }, (_, i) => `Loom ${i + 1}`)
  await plantPages(person, workspace, await teamOf(person), titles)
  const screen = await person.open(workspace.firstPath)
  await screen.press('ControlOrMeta+p')
  const options = screen.tab.getByRole('option', { name: /^Loom \d+/ })
  await screen.tab.getByRole('combobox', { name: 'Search' }).fill('loom')
  await screen.tab.getByText('70 pages').waitFor()
  await eventually(() => options.count()).toBe(30)
  for (let i = 0; i < 29; i++) await screen.press('ArrowDown')
  await eventually(() => options.count()).toBe(60)
  await options.nth(59).scrollIntoViewIfNeeded()
  await eventually(() => options.count()).toBe(70)
  expect(new Set(await options.evaluateAll(all => all.map(one => one.id))).size).toBe(70)
})
