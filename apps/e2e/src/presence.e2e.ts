// Where others are: a face in the margin beside their block, whatever kind it is, and a way to go there.
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { plantBlocks } from './blocks.fixture'
import { eventually, useJourney } from './journey.fixture'
import type { Person } from './people.fixture'
import { plantDatabase } from './planted-database.fixture'
import { TableOn } from './table.fixture'
import { together } from './together.fixture'

const journey = useJourney({}, { people: 'same' })

const face = ({ tab }: Person, name: string): Locator =>
  tab.getByRole('group', { name: `${name} is here`, exact: true })
/** How far the face is from the middle of the first line of something, up or down. */
const farFrom = async (of: Locator, shown: Locator): Promise<number> => {
  const [a, b] = await Promise.all([of.boundingBox(), shown.boundingBox()])
  if (!a || !b) return Number.POSITIVE_INFINITY
  return Math.abs(a.y + a.height / 2 - (b.y + Math.min(b.height, 36) / 2))
}
const standsAt = (of: Locator, shown: Locator) => eventually(() => farFrom(of, shown)).toBeLessThan(12)

test('[P 7] a face stands in the margin beside the block where the other is, follows, and goes', async () => {
  const { ada, ben } = await together(journey, 'one', 'two', 'three')
  await ada.screen.goToEndOf(0)
  const hers = face(ben, 'Ada Lind')
  await hers.waitFor()
  await standsAt(hers, ben.screen.paragraph(0))
  const text = await ben.screen.text.boundingBox()
  const box = await hers.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(text?.x ?? 0)
  // Nothing moves when it comes: the first line stands where it stood.
  const before = await ben.screen.paragraph(2).boundingBox()
  await ada.screen.press('ArrowDown', 'ArrowDown')
  await standsAt(hers, ben.screen.paragraph(2))
  expect(await ben.screen.paragraph(2).boundingBox()).toEqual(before)
  // He moves the block she is in; her face goes with it.
  await ben.screen.paragraph(2).click()
  await ben.screen.press('ControlOrMeta+Shift+ArrowUp')
  await eventually(() => ben.screen.paragraphs()).toEqual(['one', 'three', 'two'])
  await standsAt(hers, ben.screen.paragraph(1))
  // In the title she has left the text for a moment, and is still seen where she was; when she leaves the page she is not.
  await ada.screen.title.click()
  await eventually(() => ben.screen.caretNames()).toEqual([])
  expect(await hers.count()).toBe(1)
  await ada.context.close()
  await eventually(() => hers.count()).toBe(0)
})

test('[P 7] at a line, in code, in a cell and over selected blocks the other is seen too', async () => {
  const { ada, ben, workspace } = await journey.pair()
  await ada.open(workspace.firstPath)
  await ada.screen.write('first', 'second')
  await ada.screen.isSaved()
  const cell = { type: 'text' as const }
  await plantBlocks(ada, workspace, [
    { type: 'divider' },
    { type: 'code' },
    { type: 'table', children: [{ type: 'table_row', children: [cell, cell] }] },
  ])
  await ben.open(workspace.firstPath)
  const hers = face(ben, 'Ada Lind')

  await ada.screen.goToEndOf(0)
  await ada.screen.press('Escape', 'Shift+ArrowDown')
  await eventually(() => ben.screen.text.locator('.sheaf-peer-block').allTextContents()).toEqual(['first', 'second'])
  await ada.screen.press('Escape', 'ArrowDown', 'ArrowDown')

  await ada.screen.text.getByRole('separator').click()
  await standsAt(hers, ben.screen.text.locator('.sheaf-peer-block'))
  await eventually(() => ben.screen.text.locator('.sheaf-peer-block').getByRole('separator').count()).toBe(1)
  await ada.screen.text.locator('.sheaf-code').click()
  const caret = ben.screen.text.locator('.sheaf-code .sheaf-peer-caret')
  await standsAt(hers, caret)
  await ada.screen.text.getByRole('table').locator('.sheaf-body').last().click()
  await standsAt(hers, ben.screen.text.getByRole('table').locator('.sheaf-peer-caret'))
})

test('[P 7] pressing a face in the bar goes to where that person is', async () => {
  const { ada, ben } = await together(journey, ...Array.from({ length: 60 }, (_, i) => `line ${i + 1}`))
  await ada.screen.goToEndOf(59)
  const last = ben.screen.paragraph(59)
  await last.locator('.sheaf-peer-caret').waitFor({ state: 'attached' })
  const isSeen = (): Promise<boolean> =>
    last.evaluate(line => line.getBoundingClientRect().bottom <= innerHeight && line.getBoundingClientRect().top >= 0)
  expect(await isSeen()).toBe(false)
  await ben.screen.people.getByRole('button', { name: 'Ada Lind' }).click()
  await eventually(isSeen).toBe(true)
  await standsAt(face(ben, 'Ada Lind'), last)
})

test('[P 7] the name at a caret is read in full at either edge of the text', async () => {
  const { ada, ben } = await together(journey, 'word '.repeat(18).trimEnd(), 'שלום עולם')
  const name = ben.screen.text.locator('.sheaf-peer-name')
  const isWhole = (): Promise<boolean> =>
    name.evaluate(label => {
      const box = label.getBoundingClientRect()
      const edge = label.closest('.sheaf-chunk')?.getBoundingClientRect()
      // The line of the caret itself may lie over the edge.
      return edge !== undefined && box.left >= edge.left - 4 && box.right <= edge.right + 4
    })
  await ada.screen.paragraph(0).click()
  for (const key of ['Home', 'End']) {
    await ada.screen.press(key)
    await eventually(() => name.count()).toBe(1)
    await eventually(isWhole, key).toBe(true)
  }
  await ada.screen.paragraph(1).click()
  for (const key of ['Home', 'End']) {
    await ada.screen.press(key)
    await eventually(isWhole, `right to left, ${key}`).toBe(true)
  }
})

test('[P 7] cells, cards, days and bars of what the other has chosen carry their name, and only while they are there', async () => {
  const { ada, ben, workspace } = await journey.pair()
  const schema = {
    title: { id: 'title', name: 'Name', type: 'title', order: 0 },
    price: { id: 'price', name: 'Price', type: 'number', order: 1 },
    when: { id: 'when', name: 'When', type: 'date', order: 2 },
  }
  const when = { start: new Date().toISOString().slice(0, 10) }
  const names = ['Coats', 'Hats'].map(title => ({ title, values: { when } }))
  const sorts = [{ property: 'title', direction: 'ascending' }]
  const query = { sorts }
  await plantDatabase(ada, workspace, schema, names, [
    { type: 'table', query },
    { type: 'gallery', query },
    { type: 'calendar', query, format: { date_property_id: 'when' } },
    { type: 'timeline', query, format: { date_property_id: 'when', show_table: true } },
  ])
  await Promise.all([ada.open(workspace.firstPath), ben.open(workspace.firstPath)])
  const [hers, his] = [new TableOn(ada.screen), new TableOn(ben.screen)]
  for (const table of [hers, his]) await eventually(() => table.column(0)).toEqual(['Coats', 'Hats'])
  const seen = (): Promise<(string | null)[]> =>
    ben.tab.locator('[data-others]').evaluateAll(all => all.map(one => one.getAttribute('data-others')))
  await hers.goTo(0, 1)
  await eventually(() => his.cell(0, 1).getAttribute('data-others'), 'her cell').toBe('Ada Lind')
  await eventually(() => his.cell(0, 1).getAttribute('aria-description')).toBe('Ada Lind is here')
  // She writes in it, and goes on to the next.
  await ada.screen.type('12')
  await ada.screen.press('Enter')
  await eventually(() => his.cell(1, 1).getAttribute('data-others')).toBe('Ada Lind')
  expect(await seen()).toEqual(['Ada Lind'])
  // In a view with cards she is shown at the card, also while she types on its page in side peek.
  await ben.tab.getByRole('tab', { name: 'Gallery' }).click()
  const card = ben.tab.getByRole('group', { name: 'Hats', exact: true })
  await eventually(() => card.getAttribute('data-others')).toBe('Ada Lind')
  await ben.tab.getByRole('tab', { name: 'Calendar' }).click()
  const hats = ben.tab.locator('[data-row]').filter({ hasText: 'Hats' })
  await eventually(() => hats.getAttribute('data-others'), 'her day').toBe('Ada Lind')
  expect(await seen()).toEqual(['Ada Lind'])
  await ben.tab.getByRole('tab', { name: 'Timeline' }).click()
  await eventually(() => hats.locator('[data-bar]').getAttribute('data-others'), 'her bar').toBe('Ada Lind')
  await eventually(() => hats.getAttribute('aria-description')).toBe('Ada Lind is here')
  // Somebody on a line of a timeline is seen in their turn.
  await hats.press('ArrowUp')
  await eventually(() => hers.cell(0, 0).getAttribute('data-others'), 'his line').toBe('Ben Okafor')
  await ben.tab.getByRole('tab', { name: 'Gallery' }).click()
  await ada.screen.press('ControlOrMeta+Enter')
  await ada.tab.getByRole('complementary', { name: /^Peek/ }).waitFor()
  await eventually(() => card.getAttribute('data-others')).toBe('Ada Lind')
  await ada.screen.press('Escape')
  await ada.screen.title.click()
  await eventually(seen, 'she is in the title').toEqual([])
})
