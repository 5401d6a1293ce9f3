// The window itself never scrolls: on every screen and in every view, on a phone and on a desktop, it is as high as what is shown in it,
// and neither a wheel over the sidebar nor the End key moves the app out of sight.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useJourney } from './journey.fixture'
import { Screen } from './page.fixture'
import { type PlantedView, plantDatabase } from './planted-database.fixture'

const journey = useJourney()
const sizes = [
  { width: 1280, height: 720 },
  { width: 390, height: 740 },
]
const views = ['table', 'board', 'list', 'gallery', 'calendar', 'timeline', 'chart', 'map', 'dashboard', 'form', 'feed']
const showsRows = new Set(['table', 'board', 'list', 'gallery', 'timeline', 'feed'])
const schema = {
  title: { id: 'title', name: 'Name', type: 'title', order: 0 },
  state: {
    id: 'state',
    name: 'State',
    type: 'select',
    order: 1,
    options: [{ id: 'open', name: 'Open', color: 'blue' }],
  },
  due: { id: 'due', name: 'Due', type: 'date', order: 2 },
  done: { id: 'done', name: 'Done', type: 'checkbox', order: 3 },
}
const rows = Array.from({ length: 60 }, (_, i) => ({
  title: `Order ${i + 1}`,
  values: { state: 'open', due: { start: `2026-11-${String((i % 28) + 1).padStart(2, '0')}` }, done: i % 2 === 0 },
}))

/** How much of it lies outside of the window, and how far it was moved. */
const outside = (tab: Page): Promise<readonly string[]> =>
  tab.evaluate(() => {
    const { documentElement: html, body } = document
    const parts = { html, body, root: document.getElementById('root'), frame: document.querySelector('[data-frame]') }
    return Object.entries(parts).flatMap(([name, part]) => {
      if (!part) return []
      const isScroller = name === 'root' && !parts.frame
      const tooHigh = name === 'html' || (name === 'root' && parts.frame) ? part.scrollHeight - innerHeight : 0
      return [
        ...(tooHigh > 0 ? [`${name} is ${tooHigh} px too high`] : []),
        ...(part.scrollTop > 0 && !isScroller ? [`${name} is moved by ${part.scrollTop} px`] : []),
      ]
    })
  })

async function staysInPlace(tab: Page, where: string): Promise<void> {
  for (const size of sizes) {
    await tab.setViewportSize(size)
    await tab.mouse.move(60, 400)
    await tab.mouse.wheel(0, 4_000)
    await tab.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await tab.keyboard.press('End')
    // Two frames, in which the browser would have scrolled.
    await new Screen(tab).isDrawn()
    expect(await outside(tab), `${where}, ${size.width} px`).toEqual([])
  }
  await tab.setViewportSize(sizes[0] as (typeof sizes)[0])
}

test('[C 3.11] the window is as high as what it shows, on every screen and in every view', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const made = views.map((type): PlantedView => ({ type, name: type }))
  const {
    block,
    views: ids,
    rows: pages,
  } = await plantDatabase(person, workspace, schema, rows, made, 'collection_view_page')
  const { screen, tab } = person
  const path = `/${block.replaceAll('-', '')}`
  for (const [i, name] of views.entries()) {
    const address = `${path}?v=${ids[i]?.replaceAll('-', '')}`
    // From view to view within the app, as a link between them leads.
    await (i === 0 ? tab.goto(address) : screen.follow(address))
    await tab.getByRole('tab', { name, exact: true, selected: true }).waitFor()
    if (showsRows.has(name))
      await tab
        .getByText(/^Order \d+$/)
        .first()
        .waitFor()
    await staysInPlace(tab, name)
  }
  await tab.goto(`${path}?p=${pages[0]?.replaceAll('-', '')}&pm=s`)
  await tab.getByRole('complementary', { name: /Peek/ }).waitFor()
  await staysInPlace(tab, 'a page beside another')
  await person.open(workspace.firstPath)
  await staysInPlace(tab, 'a page')
  await screen.press('ControlOrMeta+,')
  await screen.dialog.waitFor()
  await staysInPlace(tab, 'the settings')
  for (const address of ['/home', '/nativetab/updates', '/nothing-here', '/login', '/signup']) {
    await tab.goto(address)
    await screen.heading(/./).first().waitFor()
    await staysInPlace(tab, address)
  }
})
