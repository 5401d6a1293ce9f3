// Addresses that only the table of all of them knows: it comes with the first of these, and nothing else waits for it.
import { expect, test } from 'vitest'
import { eventually, useJourney } from './journey.fixture'
import { plantDatabase } from './planted-database.fixture'

const journey = useJourney()
const nothing = 'Page not found'

test('[P 2.3] a page is found under its workspace’s name too, and an address of nothing says so', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const screen = await person.open(workspace.firstPath)
  await screen.title.click()
  await screen.type('Autumn collection')
  await screen.isSaved()

  await screen.tab.goto(`/acme${workspace.firstPath}`)
  await eventually(() => screen.title.textContent()).toMatch(/Autumn collection$/)
  await screen.tab.goto('/nothing-here')
  await screen.heading(nothing).waitFor()
  await screen.tab.getByRole('link', { name: 'Go to your workspace' }).click()
  await eventually(() => screen.title.textContent()).toMatch(/Autumn collection$/)
  expect(new URL(screen.tab.url()).pathname).toBe(workspace.firstPath)
})

test('[P 2.3] a stranger is asked to sign in for a page, and told of nothing where nothing is', async () => {
  const stranger = await journey.stranger('Ben Holm')
  const screen = await stranger.openTab('/nothing/is-here')
  await screen.heading(nothing).waitFor()
  // A single word may be a workspace's name, which is nobody's to know.
  await screen.tab.goto('/nothing-here')
  await eventually(() => new URL(screen.tab.url()).pathname).toBe('/login')
  await screen.tab.goto(`/acme/${'0f2a4b6c'.repeat(4)}`)
  await eventually(() => new URL(screen.tab.url()).pathname).toBe('/login')
})

test('[P 2.3] the address of a data source opens its database, as a page or where it is on one', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const schema = { title: { id: 'title', name: 'Name', type: 'title', order: 0 } }
  const table = [{ type: 'table', name: 'All' }]
  const whole = await plantDatabase(person, workspace, schema, [], table, 'collection_view_page')
  const inline = await plantDatabase(person, workspace, schema, [], table)
  const hex = (id: string): string => id.replaceAll('-', '')
  const { tab } = person
  await tab.goto(`/ds/${hex(whole.collection)}`)
  await eventually(() => new URL(tab.url()).pathname).toBe(`/${hex(whole.block)}`)
  await tab.goto(`/ds/${hex(inline.collection)}`)
  await eventually(() => new URL(tab.url()).pathname + new URL(tab.url()).hash).toBe(
    `${workspace.firstPath}#${hex(inline.block)}`,
  )
  await tab.goto(`/ds/${'0f2a4b6c'.repeat(4)}`)
  await person.screen.heading(nothing).waitFor()
})

test('[P 2.3] a page is asked by its address to be moved, copied, or searched from, and keeps no trace of it', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const { screen, tab } = person
  await tab.goto(`${workspace.firstPath}?q=looms`)
  await eventually(() => tab.getByRole('combobox', { name: 'Search' }).inputValue()).toBe('looms')
  expect(new URL(tab.url()).search).toBe('')
  await tab.goto(`${workspace.firstPath}?showMoveTo=true`)
  await tab.getByRole('dialog', { name: /^Move “/ }).waitFor()
  await screen.press('Escape')
  await tab.goto(`${workspace.firstPath}?duplicate=true`)
  await screen.button('Duplicate').click()
  await eventually(() => new URL(tab.url()).pathname).not.toBe(workspace.firstPath)
})
