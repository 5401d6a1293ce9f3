// Addresses that only the table of all of them knows: it comes with the first of these, and nothing else waits for it.
import { expect, test } from 'vitest'
import { eventually, useJourney } from './journey.fixture'

const journey = useJourney()
const nothing = 'There is no page here'

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
  await screen.tab.getByRole('link', { name: 'Go to your pages' }).click()
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
