// What a first visit fetches: a few files before the page can be read, and a few packs when the browser has nothing better to do.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { plantPage } from './blocks.fixture'
import { neverIdle } from './idle.fixture'
import { eventually, useJourney } from './journey.fixture'

const journey = useJourney({}, { visit: 'first' })

/** The files of the app that a tab asks for, each once. */
function watchFiles(tab: Page): ReadonlySet<string> {
  const files = new Set<string>()
  tab.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/_assets/')) files.add(pathname)
  })
  return files
}
const names = (files: Iterable<string>): string[] =>
  [...files].map(file => file.replace(/^.*\/|-[\w-]{8}(?=\.\w+$)/g, '')).sort()

/** As a browser on a poor line tells of it. */
const poorLine = (tab: Page): Promise<unknown> =>
  tab.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g', saveData: false } })
  })

test('a page is read after a few files, and all the rest comes in packs', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const path = await plantPage(person, workspace)
  const files = watchFiles(person.tab)
  await neverIdle(person.tab)
  await person.open(path)
  expect(names(files)).toEqual([
    'en-GB.js',
    'icons.js',
    'inter-latin-wght-normal.woff2',
    'page-libraries.js',
    'page.css',
    'page.js',
    'rolldown-runtime.js',
    'start-libraries.js',
    'start.css',
    'start.js',
  ])
  const first = files.size
  const tab = await person.context.newPage()
  const all = watchFiles(tab)
  await tab.goto(path)
  await eventually(() => [...all].some(file => file.includes('/formulas-'))).toBe(true)
  await tab.waitForLoadState('networkidle')
  expect(all.size - first).toBeLessThanOrEqual(12)
})

test('on a poor line only what is used is fetched', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const { tab } = person
  const files = watchFiles(tab)
  await poorLine(tab)
  await person.open(await plantPage(person, workspace))
  // What the bar shows, and what comes with it.
  await eventually(() => names(files)).toContain('soon.js')
  await tab.waitForLoadState('networkidle')
  expect(names(files).filter(name => /^(databases|formulas|views|media)/.test(name))).toEqual([])
})
