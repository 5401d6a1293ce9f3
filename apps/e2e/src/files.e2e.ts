// Files: sent with a progress, going on after a reload, shown to everyone.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { plantBlocks } from './blocks.fixture'
import { eventually, useJourney } from './journey.fixture'
import { picture } from './media.fixture'
import type { Person } from './people.fixture'

const journey = useJourney({}, { people: 'same' })
const dir = mkdtempSync(join(tmpdir(), 'sheaf-files-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

function made(name: string, bytes: Buffer): string {
  const path = join(dir, name)
  writeFileSync(path, bytes)
  return path
}
async function choose({ tab }: Person, ask: string, path: string): Promise<void> {
  // Boxes below the fold are drawn when they come near.
  await tab.locator('.sheaf-void').last().scrollIntoViewIfNeeded()
  await tab.getByRole('button', { name: ask }).click()
  const chooser = tab.waitForEvent('filechooser')
  await tab.getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles(path)
}
/** Bytes a second that leave this browser; -1 lifts it. */
async function slowDown({ context, tab }: Person, uploadThroughput: number): Promise<void> {
  const devtools = await context.newCDPSession(tab)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput,
  })
}
test('[P 3] a picture is sent and shown to everyone who may read the page', async () => {
  const { ada, ben, workspace } = await journey.pair()
  await plantBlocks(ada, workspace, [{ type: 'image' }])
  await ada.open(workspace.firstPath)
  await ben.open(workspace.firstPath)
  await choose(ada, 'Add an image', made('field.png', picture('field.png', 320, 200).buffer))
  for (const { tab } of [ada, ben]) {
    const shown = tab.locator('img.sheaf-image')
    await shown.scrollIntoViewIfNeeded()
    await eventually(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)).toBe(true)
  }
})

test('[C 9] a file on its way goes on after a reload, from where it was', async () => {
  const { person: ada, workspace } = await journey.owner('Ada Lind')
  await plantBlocks(ada, workspace, [{ type: 'file' }])
  await ada.open(workspace.firstPath)
  await slowDown(ada, 5_000_000)
  const { tab } = ada
  const sent: string[] = []
  tab.on('request', request => {
    if (request.url().includes('/api/v3/upload')) sent.push(request.method())
  })
  await choose(ada, 'Add a file', made('large.bin', Buffer.alloc(30 * 1_048_576, 1)))
  await tab.getByRole('progressbar', { name: 'Uploading large.bin' }).waitFor()
  await eventually(() => sent.includes('PATCH')).toBe(true)
  sent.length = 0
  await tab.reload()
  await eventually(() => sent.slice(0, 2)).toEqual(['HEAD', 'PATCH'])
  await slowDown(ada, -1)
  const link = tab.getByText('large.bin').first()
  await link.scrollIntoViewIfNeeded()
  await tab.getByRole('progressbar').waitFor({ state: 'detached' })
  await ada.screen.isSaved()
  expect(sent).not.toContain('POST')
})
