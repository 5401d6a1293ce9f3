// Text that the server refuses for good: its author is notified and can copy it. Nothing is lost silently.
import { operation } from '@sheaf/core/operations/operation'
import { expect, test } from 'vitest'
import { eventually, hasFocus, useJourney } from './journey.fixture'
import type { Person, Workspace } from './people.fixture'
import { pageIdOf, pointerIn, send } from './send.fixture'

const journey = useJourney()

/** Takes a page of the team into the owner's private part, as another device of hers would. */
async function takePrivate(owner: Person, workspace: Workspace, path: string): Promise<void> {
  const pointer = pointerIn(workspace, 'block', pageIdOf(path))
  const parent = pointerIn(workspace, 'space', workspace.spaceId)
  await send(owner, workspace, [operation('moveBlock', pointer, { parent, at: { after: [], before: [] } })])
}

test('[P 8] what was typed offline on a page that was taken away is shown, copied and only then discarded', async () => {
  const { ada, ben, workspace } = await journey.pair()
  const { screen, tab } = ben
  await ben.open(workspace.firstPath)
  await screen.write('Margins')
  await screen.isSaved()
  await ben.context.setOffline(true)
  await screen.connection.filter({ hasText: 'Offline' }).waitFor()
  await screen.goToEndOf(0)
  await screen.type(' are thirty per cent')
  await eventually(() => screen.connection.textContent()).toMatch(/kept on this device/)
  await takePrivate(ada, workspace, workspace.firstPath)
  await ben.context.setOffline(false)

  // Their own words, and nothing of a page that they may not see any more.
  await screen.dialog.getByText('1 change couldn’t be saved').waitFor()
  await screen.dialog.getByText('are thirty per cent', { exact: true }).waitFor()
  // It comes by itself: a key of who goes on typing discards nothing.
  const copy = screen.dialog.getByRole('button', { name: 'Copy text' })
  await eventually(() => hasFocus(copy)).toBe(true)
  await copy.click()
  await tab.getByText('Copied').first().waitFor()
  expect(await tab.evaluate(() => navigator.clipboard.readText())).toBe('are thirty per cent')

  // Still there after a reload, until they are discarded.
  await tab.reload()
  await screen.dialog.getByText('are thirty per cent', { exact: true }).waitFor()
  await screen.dialog.getByRole('button', { name: 'Discard' }).click()
  await eventually(() => screen.dialog.count()).toBe(0)
  await screen.heading('Page not found').waitFor()
  await tab.reload()
  await screen.heading('Page not found').waitFor()
  expect(await screen.dialog.count()).toBe(0)
})

test('[P 6] a page that is taken away while it is open closes by itself, and leaves nothing behind', async () => {
  const { ada, ben, workspace } = await journey.pair()
  await ben.open(workspace.firstPath)
  await takePrivate(ada, workspace, workspace.firstPath)
  await ben.screen.heading('Page not found').waitFor()
  await eventually(() => ben.screen.row('Getting started').count()).toBe(0)
  expect(await ben.tab.content()).not.toContain('Welcome to your workspace')
})
