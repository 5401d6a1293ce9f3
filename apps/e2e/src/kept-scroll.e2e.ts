// Where a person was on a long page: back, forward and a reload lead there, a link leads to the top, and an address that names a block
// to that block.
import { expect, test } from 'vitest'
import { type PlantedTree, plantBlocks } from './blocks.fixture'
import { eventually, useJourney } from './journey.fixture'
import { plantPages, teamOf } from './many-pages.fixture'
import type { Screen } from './page.fixture'
import type { Person, Workspace } from './people.fixture'

const journey = useJourney()

const LINES = 300
const NEAR_PX = 4

/** Of many heights, so that what was not on the screen yet is not as high as it was taken for. */
const lines: readonly PlantedTree[] = Array.from({ length: LINES }, (_, i) => ({
  type: i % 10 === 0 ? 'sub_header' : 'text',
  words: `Line ${i}. ${'Boiled wool from Tyrol, heavy linen from Kortrijk. '.repeat((i * 7) % 9)}`,
}))

interface Place {
  readonly line: string
  readonly topPx: number
}
/** The first line that is whole under the bar, and how far under it. */
const placeOf = ({ tab }: Screen): Promise<Place> =>
  tab.getByRole('main').evaluate(area => {
    const edge = area.getBoundingClientRect().top
    const all = [...area.querySelectorAll('.sheaf-block')]
    const first = all.find(block => block.getBoundingClientRect().top >= edge)
    if (!first) throw new Error('nothing is under the bar')
    return {
      line: /^Line \d+/.exec(first.textContent ?? '')?.[0] ?? '',
      topPx: first.getBoundingClientRect().top - edge,
    }
  })
const scrolledPx = ({ tab }: Screen): Promise<number> => tab.getByRole('main').evaluate(area => area.scrollTop)

async function isAt(screen: Screen, place: Place): Promise<void> {
  const isNear = async (): Promise<string> => {
    const { line, topPx } = await placeOf(screen)
    return Math.abs(topPx - place.topPx) <= NEAR_PX ? line : `${line} at ${topPx}`
  }
  await eventually(isNear).toBe(place.line)
  // And it stays there while the rest is drawn.
  await screen.tab.waitForTimeout(600)
  expect(await isNear()).toBe(place.line)
}

/** A long page and a short one, open on the long one. */
async function longPage(): Promise<{ person: Person; workspace: Workspace; screen: Screen; ids: readonly string[] }> {
  const { person, workspace } = await journey.owner('Ada Lind')
  const ids = await plantBlocks(person, workspace, lines)
  await plantPages(person, workspace, await teamOf(person), ['Fabric'])
  const screen = await person.open(workspace.firstPath)
  // What remembers is fetched with its pack when the page is idle.
  await eventually(() =>
    screen.tab.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/panels-/.test(name))),
  ).toBe(true)
  return { person, workspace, screen, ids }
}

/** As a wheel does, to the middle of a line. */
async function scrollTo(screen: Screen, line: number): Promise<Place> {
  await screen.text.getByText(new RegExp(`^Line ${line}\\.`)).scrollIntoViewIfNeeded()
  await screen.tab.getByRole('main').hover()
  await screen.tab.mouse.wheel(0, 137)
  await screen.tab.waitForTimeout(300)
  return placeOf(screen)
}

const goTo = async (screen: Screen, title: string): Promise<void> => {
  await screen.row(title).click()
  await eventually(() => screen.title.textContent()).toBe(title)
}

test('[C 2.5] back, forward and a reload lead to where one was on a page; a link leads to its top', async () => {
  const { screen } = await longPage()
  const place = await scrollTo(screen, 150)
  expect(await scrolledPx(screen)).toBeGreaterThan(2_000)

  await goTo(screen, 'Fabric')
  expect(await scrolledPx(screen)).toBe(0)
  await screen.tab.goBack()
  await isAt(screen, place)

  await screen.tab.goForward()
  await eventually(() => screen.title.textContent()).toBe('Fabric')
  await screen.tab.goBack()
  await isAt(screen, place)

  await screen.tab.reload()
  await isAt(screen, place)

  // Each visit is an entry of its own.
  await goTo(screen, 'Fabric')
  await goTo(screen, 'Getting started')
  await screen.text.getByText(/^Line 0\./).waitFor()
  expect(await scrolledPx(screen)).toBe(0)
  const further = await scrollTo(screen, 220)
  await screen.press('ControlOrMeta+[', 'ControlOrMeta+[')
  await isAt(screen, place)
  await screen.press('ControlOrMeta+]', 'ControlOrMeta+]')
  await isAt(screen, further)
})

test('[C 2.5] whoever scrolls on after coming back is not held, and an address that names a block leads to it', async () => {
  const { person, workspace, screen, ids } = await longPage()
  await scrollTo(screen, 150)
  await goTo(screen, 'Fabric')
  await screen.tab.goBack()
  await eventually(() => scrolledPx(screen)).toBeGreaterThan(2_000)
  await screen.tab.getByRole('main').hover()
  await screen.tab.mouse.wheel(0, -900)
  await screen.tab.waitForTimeout(300)
  const there = await placeOf(screen)
  await screen.tab.waitForTimeout(1_000)
  expect(await placeOf(screen)).toEqual(there)

  const named = `${workspace.firstPath}#${ids[280]?.replaceAll('-', '')}`
  await person.tab.goto(named)
  await screen.text.getByText(/^Line 280\./).waitFor()
  await screen.tab.reload()
  await eventually(() => placeOf(screen).then(({ line }) => Number(line.slice(5)))).toBeGreaterThan(260)
})
