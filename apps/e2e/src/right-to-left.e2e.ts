// The app from right to left: what is empty and what is short of room runs the way it is read.
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, useJourney } from './journey.fixture'

const journey = useJourney()
const directionOf = (part: Locator): Promise<string> => part.evaluate(one => getComputedStyle(one).direction)

test('[P 5] hints run from the right until there are words', async () => {
  const { person } = await journey.owner('Ada Lind', { locale: 'ar-SA' })
  const { tab } = person
  await tab.goto('/new')
  const title = tab.getByRole('textbox', { name: 'عنوان الصفحة', exact: true })
  const text = tab.getByRole('textbox', { name: 'نص الصفحة', exact: true })
  await text.waitFor()
  for (const field of [title, text.getByRole('paragraph')]) expect(await directionOf(field)).toBe('rtl')
  await text.click()
  await tab.keyboard.type('Boiled wool')
  await eventually(() => directionOf(text.getByRole('paragraph').first())).toBe('ltr')
})

test('[P 5] names that run the other way are cut at their end, and keys read in their order', async () => {
  const { person, workspace } = await journey.owner('Ada Lind', { locale: 'ar-SA' })
  const { tab } = person
  await tab.goto(workspace.firstPath)
  const crumb = tab.getByRole('banner').getByRole('link', { name: 'Getting started' })
  await crumb.waitFor()
  const row = tab.getByRole('treeitem', { name: 'Getting started' }).getByText('Getting started')
  for (const name of [crumb, row]) expect(await directionOf(name)).toBe('ltr')
  // It begins where lines begin here all the same.
  expect(await row.evaluate(name => getComputedStyle(name).textAlign)).toBe('right')
  await tab.keyboard.press('ControlOrMeta+p')
  await tab.getByRole('combobox').first().fill('>')
  const keys = tab.getByRole('option').locator('kbd', { hasText: '\\' })
  await keys.waitFor()
  expect(await directionOf(keys)).toBe('ltr')
})
