// The app in other languages than English: chosen by the browser, fetched before anything is drawn, and the right way round.
import { expect, it } from 'vitest'
import { eventually, useJourney } from './journey.fixture'

const journey = useJourney()

it('[P 9] speaks German to a German browser, and finds blocks by their German names', async () => {
  const { person, workspace } = await journey.owner('Ada Lind', { locale: 'de-AT' })
  const { tab } = person
  await tab.goto(workspace.firstPath)
  const text = tab.getByRole('textbox', { name: 'Seiteninhalt', exact: true })
  await text.waitFor()
  expect(await tab.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
    'de-DE',
    'ltr',
  ])
  await tab.getByRole('navigation').getByText('Papierkorb').first().waitFor()

  await text.getByRole('paragraph').first().click()
  await tab.keyboard.press('End')
  await tab.keyboard.press('Enter')
  await tab.keyboard.type('/überschr')
  await tab
    .getByRole('option', { name: /Überschrift 1/ })
    .first()
    .waitFor()
  await tab.keyboard.press('Enter')
  await tab.keyboard.type('Stoffe')
  await eventually(() => text.locator('[data-type="header"]').textContent()).toMatch(/^Stoffe/)
})

it('[P 5] runs from right to left in Arabic, on a development host', async () => {
  const { person, workspace } = await journey.owner('Ada Lind', { locale: 'ar-SA' })
  const { tab } = person
  await tab.goto(workspace.firstPath)
  const text = tab.getByRole('textbox', { name: 'محتوى الصفحة', exact: true })
  await text.waitFor()
  expect(await tab.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
    'ar-SA',
    'rtl',
  ])
  const sidebar = await tab.getByRole('navigation').first().boundingBox()
  const page = await text.boundingBox()
  expect(sidebar?.x).toBeGreaterThan(page?.x ?? Infinity)
})

it('says in English what cannot be fetched', async () => {
  const { person, workspace } = await journey.owner('Ada Lind', { locale: 'fr-FR' })
  await person.context.route(/fr-FR-[\w-]+\.js$/, route => route.abort())
  const screen = await person.open(workspace.firstPath)
  // The page may just be reloading, once, for a module that failed to load.
  const language = (): Promise<string> => screen.tab.evaluate(() => document.documentElement.lang).catch(() => '')
  await expect.poll(language, { timeout: 10_000 }).toBe('en-US')
})

it('[P 3] changes the language at once, keeps what was written, and knows it at the next start', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const screen = await person.open(workspace.firstPath)
  const { tab } = screen
  await screen.write('Boiled wool')
  await tab.evaluate(() => Object.assign(window, { isSame: true }))
  await screen.press('ControlOrMeta+,')
  await tab.getByRole('tab', { name: 'Preferences' }).click()
  await tab.getByRole('combobox', { name: 'Language', exact: true }).selectOption('de-DE')
  await tab.getByRole('dialog', { name: 'Einstellungen' }).waitFor()
  await tab.getByRole('combobox', { name: 'Sprache', exact: true }).waitFor()
  await screen.press('Escape')
  const text = tab.getByRole('textbox', { name: 'Seiteninhalt', exact: true })
  await text.getByText('Boiled wool').waitFor()
  expect(await tab.evaluate(() => 'isSame' in window)).toBe(true)
  await tab.reload()
  await text.getByText('Boiled wool').waitFor()
})
