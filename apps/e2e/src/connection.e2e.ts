// The connection comes and goes; words stay. Offline, a tab closed with unsent words, a server that is killed while typing.
import { expect, test } from 'vitest'
import { eventually, useJourney } from './journey.fixture'

const journey = useJourney({}, { server: 'own', visit: 'first' })

test('[C 3.8] offline says so with the count, typing goes on, and online everything arrives', async () => {
  const { ada, ben, workspace } = await journey.pair()
  const { screen } = ada
  await ada.open(workspace.firstPath)
  await screen.write('Lookbook')
  await screen.isSaved()
  await ben.open(workspace.firstPath)
  await ada.context.setOffline(true)
  await screen.connection.filter({ hasText: 'Offline' }).waitFor()
  await screen.goToEndOf(0)
  await screen.type(': twelve photographs')
  await screen.press('Enter')
  await screen.type('Print by Friday')
  await eventually(() => screen.connection.textContent()).toMatch(/^Offline \(\d+ changes kept on this device\)$/)
  expect(await ben.screen.paragraphs()).toEqual(['Lookbook'])
  // On a narrower screen the news of it lie over nothing.
  await ada.tab.setViewportSize({ width: 768, height: 800 })
  const path = ada.tab.getByRole('navigation', { name: 'Breadcrumb' })
  await eventually(async () => {
    const ends = await path.evaluate(nav =>
      [...nav.querySelectorAll('*')].map(one => one.getBoundingClientRect().right),
    )
    return Math.max(...ends) <= ((await screen.connection.boundingBox())?.x ?? 0)
  }).toBe(true)
  await ben.screen.goToEndOf(0)
  await ben.screen.type('!')
  await ben.screen.isSaved()

  await ada.context.setOffline(false)
  await screen.isSaved()
  for (const person of [ada, ben])
    await eventually(async () => (await person.screen.paragraphs()).join('\n')).toMatch(
      /^Lookbook(!: twelve photographs|: twelve photographs!)\nPrint by Friday$/,
    )
  expect(await ada.screen.paragraphs()).toEqual(await ben.screen.paragraphs())
})

test('[C 4.7] a tab closed with unsent words sends them when the page is opened again', async () => {
  const { ada, ben, workspace } = await journey.pair()
  await ada.open(workspace.firstPath)
  await ada.screen.write('Orders')
  await ben.open(workspace.firstPath)
  // Every letter has left, also the last one, which the bar may not have counted yet.
  await eventually(() => ben.screen.paragraphs()).toEqual(['Orders'])
  await ada.screen.isSaved()
  await ada.context.setOffline(true)
  await ada.screen.connection.filter({ hasText: 'Offline' }).waitFor()
  await ada.screen.goToEndOf(0)
  const words = ' from Lisbon and Turin'
  await ada.screen.type(words)
  await eventually(() => ada.screen.connection.textContent()).toMatch(/kept on this device/)
  await keptOnDisk(ada.tab, words.length)
  await ada.tab.close()

  await ada.context.setOffline(false)
  ada.screen = await ada.openTab(workspace.firstPath)
  for (const { screen } of [ada, ben])
    await eventually(() => screen.paragraphs()).toEqual(['Orders from Lisbon and Turin'])
  await ada.screen.isSaved()
})

test('[P 8] a server that is killed while typing loses nothing, and the page finds back by itself', async () => {
  const { ada, ben, workspace } = await journey.pair()
  await ada.open(workspace.firstPath)
  await ada.screen.write('Stock:')
  await ada.screen.isSaved()
  await ben.open(workspace.firstPath)
  await ada.screen.goToEndOf(0)
  const sentence = ' four rolls of tweed, two of linen, one of loden, and thread in every colour'
  const typing = ada.tab.keyboard.type(sentence, { delay: 25 })
  await eventually(async () => (await ben.screen.paragraphs()).join()).toContain('four')
  await journey.server.kill()
  await typing
  await eventually(() => ada.screen.connection.textContent()).toMatch(/^Offline/)
  await ada.screen.type('.')
  await journey.server.launch()
  await ada.screen.isSaved()
  for (const { screen } of [ada, ben]) await eventually(() => screen.paragraphs()).toEqual([`Stock:${sentence}.`])
  await ada.tab.reload()
  await eventually(() => ada.screen.paragraphs()).toEqual([`Stock:${sentence}.`])
})

test('[C 4.7] [S4] what a program types faster than anybody is on disk when the page is loaded again at once', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const { screen, tab } = person
  await person.open(workspace.firstPath)
  await screen.write('')
  const lines = Array.from({ length: 30 }, (_, i) => `Row ${i} of the ledger, in full`)
  for (const line of lines) {
    await screen.type(line)
    await screen.press('Enter')
  }
  // After the question the person stays until all of it is on disk.
  tab.on('dialog', dialog => void dialog.dismiss())
  await tab.evaluate(() => Object.assign(window, { isBefore: true }))
  const asksAgain = (): Promise<boolean> =>
    tab.evaluate(() => {
      const isBefore = 'isBefore' in window
      if (isBefore) location.reload()
      return isBefore
    })
  // Between two pages there is nobody to ask.
  await eventually(() => asksAgain().catch(() => true)).toBe(false)
  await eventually(() => screen.paragraphs()).toEqual([...lines, ''])
  await screen.isSaved()
})

/**
 * Every letter is a transaction of its own, and none may depend on the tab living on. That she stayed on the page may be another one:
 * it is noted after a moment, and a tab learns only then that it is offline.
 */
async function keptOnDisk(tab: import('playwright-core').Page, letters: number): Promise<void> {
  await eventually(() =>
    tab.evaluate(async () => {
      const [known] = await indexedDB.databases()
      const opened = indexedDB.open(known?.name ?? '')
      await new Promise(resolve => opened.addEventListener('success', resolve))
      const database = opened.result
      const rows = database.transaction('outbox').objectStore('outbox').getAll()
      await new Promise(resolve => rows.addEventListener('success', resolve))
      database.close()
      return rows.result.filter(row => JSON.stringify(row).includes('editText')).length
    }),
  ).toBe(letters)
}
