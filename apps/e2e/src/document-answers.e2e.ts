// The document brings what the first screen shows: no call has to be made for it. Whoever has no session, an ended one, or a page that is not
// theirs comes where they would have come without it.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { plantBlocks, plantPage } from './blocks.fixture'
import { neverIdle } from './idle.fixture'
import { eventually, useJourney } from './journey.fixture'
import { plantDatabase } from './planted-database.fixture'
import { TableOn } from './table.fixture'

const journey = useJourney({}, { visit: 'first' })

/** The calls that a tab has made; none of them is answered before `open`. */
async function holdCalls(tab: Page): Promise<{ readonly made: readonly string[]; readonly open: () => void }> {
  const made: string[] = []
  let open = (): void => {}
  const gate = new Promise<void>(resolve => {
    open = resolve
  })
  await tab.route('**/api/v3/*', async route => {
    made.push(new URL(route.request().url()).pathname.split('/').at(-1) ?? '')
    await gate
    await route.continue()
  })
  return { made, open }
}

/** Words that would end a data block, begin a comment or end a line of a script. */
const HOSTILE = '</script><script>document.title = "pwned"</script> <!-- <script> \u2028 & "quoted"'

test('[C 7.3] the first screen is drawn without a call', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const { tab, screen } = person
  const path = await plantPage(person, workspace, 'Looms')
  const lines = Array.from({ length: 30 }, (_, i) => ({ type: 'text', words: `Line ${i + 1}` }))
  await plantBlocks(person, { ...workspace, firstPath: path }, [{ type: 'text', words: HOSTILE }, ...lines])
  await neverIdle(tab)
  const { made, open } = await holdCalls(tab)
  await tab.goto(path)
  await screen.text.getByText('Line 5', { exact: true }).waitFor()
  await screen.sidebar.getByText('Getting started').waitFor()
  expect(await screen.title.textContent()).toBe('Looms')
  expect(await screen.text.getByText('</script>', { exact: false }).textContent()).toBe(HOSTILE)
  expect(await tab.title()).not.toContain('pwned')
  expect(made.filter(call => call === 'getSpaces' || call === 'loadCachedPageChunkV2')).toEqual([])
  // And it goes on from there.
  await screen.goToEndOf(1)
  open()
  await screen.type(' and on')
  await screen.isSaved()
  await tab.reload()
  await eventually(async () => (await screen.paragraphs())[1]).toBe(`${HOSTILE} and on`)
})

test('[C 4.9] the rows of a database are drawn without a call, and asked for by who looks at them another way', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const { tab } = person
  const schema = {
    title: { id: 'title', name: 'Name', type: 'title', order: 0 },
    yards: { id: 'yards', name: 'Yards', type: 'number', order: 1 },
  }
  const rows = Array.from({ length: 5 }, (_, i) => ({ title: `Cloth ${i + 1}`, values: { yards: i } }))
  await plantDatabase(person, workspace, schema, rows, [{ type: 'table', name: 'All' }])
  await person.open(workspace.firstPath)
  const cookies = async (): Promise<string[]> => (await person.context.cookies()).map(({ name }) => name)
  await eventually(cookies).toContain('sheaf_asked_from')
  await neverIdle(tab)
  const { made, open } = await holdCalls(tab)
  await tab.goto(workspace.firstPath)
  await tab.getByRole('gridcell', { name: 'Cloth 3' }).waitFor()
  const questions = (): number => made.filter(call => call === 'queryCollection').length
  expect(questions()).toBe(0)
  open()
  // What a person has changed for themselves only their browser knows.
  const table = new TableOn(person.screen)
  await table.chooseAtHead('Yards', 'Sort descending')
  const first = table.cell(0, 0)
  await eventually(() => first.textContent()).toContain('Cloth 5')
  const before = questions()
  await tab.reload()
  await eventually(() => first.textContent()).toContain('Cloth 5')
  expect(questions()).toBeGreaterThan(before)
})

test('[C 7.3] an answer is used once: another page, and the same one later, are asked for', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const { tab } = person
  const path = await plantPage(person, workspace)
  const other = await plantPage(person, workspace, 'Dyes')
  const made: string[] = []
  tab.on('request', request => {
    if (request.url().includes('loadCachedPageChunkV2')) made.push(request.postData() ?? '')
  })
  await person.open(path)
  expect(made).toEqual([])
  await person.screen.follow(other)
  await eventually(() => person.screen.title.textContent()).toBe('Dyes')
  await eventually(() => made.length).toBe(1)
})

test('a page that a person may not read is told like one that is not there', async () => {
  const { workspace } = await journey.owner('Ada Lind')
  const { person: grace } = await journey.owner('Grace Moss')
  const { tab } = grace
  await tab.goto(workspace.firstPath)
  await tab.getByRole('heading', { name: 'Page not found' }).waitFor()
  expect(await tab.content()).not.toContain('Boiled')
  expect(await tab.locator('[data-entry="loadCachedPageChunkV2"]').allTextContents()).toEqual([])
})

test('a session that has ended leads to signing in, and back to the page', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const { tab } = person
  const path = await plantPage(person, workspace, 'Looms')
  const cookies = await person.context.cookies()
  await person.call('logout', {})
  // As a browser has them that was away while the session ended.
  await person.context.addCookies(cookies)
  await tab.goto(path)
  await tab.getByRole('textbox', { name: 'Email' }).waitFor()
  expect(await tab.locator('[data-entry]').count()).toBe(0)
})

test('a visit without a session fetches no page', async () => {
  const { tab } = await journey.stranger('Ann')
  await neverIdle(tab)
  await tab.goto(`${journey.server.url}/login`)
  await tab.getByRole('textbox', { name: 'Email' }).waitFor()
  expect(await tab.locator('[data-entry], meta[name="sheaf-entries"]').count()).toBe(0)
})
