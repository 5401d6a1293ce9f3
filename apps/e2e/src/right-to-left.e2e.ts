// The app from right to left: what is empty and what is short of room runs the way it is read.
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { plantBlocks } from './blocks.fixture'
import { eventually, useJourney } from './journey.fixture'

const journey = useJourney()
const directionOf = (part: Locator): Promise<string> => part.evaluate(one => getComputedStyle(one).direction)

test('[P 5] hints run from the right until there are words', async () => {
  const { person } = await journey.owner('Ada Lind', { locale: 'ar-SA' })
  const { tab } = person
  await tab.goto('/new')
  const title = tab.getByRole('textbox', { name: 'عنوان الصفحة', exact: true })
  const text = tab.getByRole('textbox', { name: 'محتوى الصفحة', exact: true })
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

test('[P 5] bullet, number, box and arrow stand where the words of their block begin', async () => {
  const { person: ada, workspace } = await journey.owner('Ada Lind')
  const { screen, tab } = ada
  const blocks = [
    ...['bulleted_list', 'numbered_list', 'to_do', 'toggle'].map(type => ({ type })),
    { type: 'callout', format: { page_icon: '🧵' } },
    { type: 'header', format: { toggleable: true } },
  ]
  await ada.open(workspace.firstPath)
  await screen.write('')
  await screen.isSaved()
  await plantBlocks(ada, workspace, [
    ...blocks.map(block => ({ ...block, words: 'שלום עולם', children: [{ type: 'text', words: 'מתחת' }] })),
    ...blocks.map(block => ({ ...block, words: 'مرحبا' })),
    ...blocks.map(block => ({ ...block, words: 'hello' })),
    { type: 'quote', words: 'ציטוט' },
  ])
  await screen.text.getByText('ציטוט').waitFor()
  /** For each block with something before its text, on which side that is. */
  const sides = (): Promise<string[]> =>
    screen.text.locator('.sheaf-led').evaluateAll(all =>
      all.map(block => {
        const lead = block.querySelector(':scope > .sheaf-lead')?.getBoundingClientRect()
        const inner = block.querySelector(':scope > .sheaf-inner')?.getBoundingClientRect()
        if (!lead || !inner) return 'missing'
        return lead.left >= inner.right ? 'right' : lead.right <= inner.left ? 'left' : 'over'
      }),
    )
  const expected = ['right', 'right', 'left'].flatMap(side => blocks.map(() => side))
  await eventually(sides).toEqual(expected)
  const quote = screen.text.locator('[data-type=quote]')
  expect(await quote.evaluate(one => getComputedStyle(one).borderRightWidth)).not.toBe('0px')
  // What lies below is indented from the same side, and somebody else's name does not turn a line.
  const right = (words: string): Promise<number> =>
    screen.text
      .getByText(words)
      .first()
      .evaluate(one => one.getBoundingClientRect().right)
  expect(await right('מתחת')).toBeLessThan(await right('ציטוט'))

  // An empty line begins as the app reads, and turns with its first letter.
  await screen.text.getByText('ציטוט').click()
  await screen.press('End', 'Enter')
  await screen.type('[] ')
  const box = screen.text.getByRole('checkbox').last()
  const left = async (): Promise<number> => (await box.boundingBox())?.x ?? 0
  const before = await left()
  await screen.type('ש')
  await eventually(async () => (await left()) > before + 200).toBe(true)
  expect(tab.url()).toContain(workspace.firstPath)
})
