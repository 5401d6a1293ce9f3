// What is painted before any script of the app: the frame as this device has it, which the app draws over without moving anything.
import { expect, test } from 'vitest'
import { plantPage } from './blocks.fixture'
import { useJourney } from './journey.fixture'

const journey = useJourney({}, { visit: 'first' })

test('the document shows the frame in the theme and width of this device, and nothing moves when the app comes', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const { tab, screen } = person
  const path = await plantPage(person, workspace)
  await person.open(path)
  await tab.evaluate(() => {
    localStorage.setItem('theme', 'dark')
    localStorage.setItem('sheaf:sidebar-width', '310')
  })
  await tab.route('**/_assets/**/*.js', route => route.abort())
  await tab.reload()
  const sidebar = tab.locator('.shell-sidebar')
  await sidebar.waitFor()
  const shell = await sidebar.boundingBox()
  const ground = await tab.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect([shell?.x, shell?.width, ground]).toEqual([0, 310, 'rgb(25, 25, 24)'])

  await tab.unroute('**/_assets/**/*.js')
  await tab.reload()
  await screen.text.waitFor()
  expect(await tab.locator('.shell').count()).toBe(0)
  expect((await screen.sidebar.locator('xpath=ancestor-or-self::*[@data-peeks]').boundingBox())?.width).toBe(310)
  expect(await tab.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(ground)

  await tab.evaluate(() => localStorage.setItem('sheaf:sidebar', 'closed'))
  await tab.route('**/_assets/**/*.js', route => route.abort())
  await tab.reload()
  await tab.locator('.shell-main').waitFor()
  expect(await sidebar.isVisible()).toBe(false)
})

test('signing in has no frame around it', async () => {
  const { tab } = await journey.stranger('Ann')
  await tab.route('**/_assets/**/*.js', route => route.abort())
  await tab.goto(`${journey.server.url}/login`)
  await tab.locator('#root').waitFor({ state: 'attached' })
  expect(await tab.locator('.shell').count()).toBe(0)
})
