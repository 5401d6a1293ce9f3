// More than fits into one transaction: it is on the page at once, on the server soon, and gone with one step back.
import { expect, test } from 'vitest'
import { eventually, useJourney } from './journey.fixture'

const journey = useJourney({}, { people: 'same' })

const LINES = 3_000

test('[P 3] thousands of pasted lines are taken by the server and are there after a reload', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  await person.open(workspace.firstPath)
  const { screen, tab } = person
  await screen.write('Start')
  const blocks = (): Promise<number> => screen.text.locator('[data-block-id]').count()
  const isSaved = (): Promise<void> => screen.isSaved()
  await screen.paste({ 'text/plain': Array.from({ length: LINES }, (_, i) => `line ${i}`).join('\n') })
  // The first and the last are there before the others.
  await screen.text.getByText(`line ${LINES - 1}`).waitFor()
  await eventually(blocks).toBe(LINES)
  await isSaved()
  await tab.reload()
  await eventually(blocks).toBe(LINES)
  expect(await screen.text.getByText(`line ${LINES - 1}`).count()).toBe(1)
  await screen.text.getByText('Startline 0').click()
  await screen.press('ControlOrMeta+a', 'ControlOrMeta+a', 'ControlOrMeta+a', 'Delete')
  expect(await blocks()).toBe(1)
  await isSaved()
  await screen.press('ControlOrMeta+z')
  expect(await blocks()).toBe(LINES)
  await isSaved()
  await tab.reload()
  await eventually(blocks).toBe(LINES)
})
