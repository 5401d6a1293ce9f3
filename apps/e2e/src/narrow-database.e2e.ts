// Databases on a phone: what a view shows can be read, and the open view is visible.
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { withFinger } from './finger.fixture'
import { eventually, hasFocus, useJourney } from './journey.fixture'
import { plantDatabase } from './planted-database.fixture'
import { TableOn } from './table.fixture'

const journey = useJourney()
const phone = { viewport: { width: 360, height: 740 } }
const schema = {
  title: { id: 'title', name: 'Name', type: 'title', order: 0 },
  price: { id: 'price', name: 'Price', type: 'number', order: 1 },
  who: { id: 'who', name: 'Who', type: 'person', order: 2 },
}

test('a table leaves room to read beside the title, unless somebody makes it wide', async () => {
  const { person, workspace } = await journey.owner('Ada Lind', phone)
  const rows = [{ title: 'Coats and jackets for the winter', values: { price: 120, who: [person.userId] } }]
  const wide = { properties: [{ id: 'title', visible: true, width: 300 }] }
  const views = [
    { type: 'table', name: 'Plain' },
    { type: 'table', name: 'Wide', format: wide },
  ]
  const { block } = await plantDatabase(person, workspace, schema, rows, views, 'collection_view_page')
  const { screen } = person
  await person.tab.goto(`/${block.replaceAll('-', '')}`)
  const table = new TableOn(screen)
  const left = (column: number) => table.cell(0, column).evaluate(cell => cell.getBoundingClientRect().left)
  const scroll = () =>
    table.grid.evaluate(grid => {
      grid.scrollLeft = 400
    })
  const width = (column: number) => table.cell(0, column).evaluate(cell => cell.getBoundingClientRect().width)
  await eventually(() => width(0)).toBeLessThan(160)
  const before = await left(0)
  await scroll()
  await eventually(() => left(1)).toBeLessThan(before)
  expect(await left(0), 'the title stays').toBe(before)

  await screen.tab.getByRole('tab', { name: 'Wide' }).click()
  await eventually(() => width(0)).toBe(300)
  await scroll()
  await eventually(() => left(0), 'it would hide all others').toBeLessThan(0)
})

test('the open view is in sight among many, and people in a list have names', async () => {
  const { person, workspace } = await journey.owner('Ada Lind', phone)
  const guests = ['Clara Brandt', 'Diego Fuentes', 'Leila Haddad', 'Tomasz Zielinski']
  const others = await Promise.all(guests.map(async name => (await journey.stranger(name)).signUp()))
  for (const guest of others) await person.invite(workspace, guest)
  const who = others.map(one => one.userId)
  const names = ['Board of orders', 'Table of orders', 'Calendar of orders', 'List of orders']
  const format = { properties: [{ id: 'who', visible: true }] }
  const { block, views } = await plantDatabase(
    person,
    workspace,
    schema,
    [{ title: 'Coats', values: { who } }],
    names.map(name => ({ type: 'list', name, format })),
    'collection_view_page',
  )
  const { screen } = person
  await person.tab.goto(`/${block}?v=${views.at(-1)}`.replaceAll('-', ''))
  const open = screen.tab.getByRole('tab', { name: 'List of orders', selected: true })
  await open.waitFor()
  const isInSight = () =>
    open.evaluate(tab => {
      const [box, list] = [tab.getBoundingClientRect(), (tab.parentElement as Element).getBoundingClientRect()]
      return box.left >= list.left - 1 && box.right <= list.right + 1
    })
  await eventually(isInSight).toBe(true)
  // Also after the room for all of them has shrunk.
  await person.tab.setViewportSize({ width: 1280, height: 740 })
  await eventually(() => open.evaluate(tab => (tab.parentElement as Element).scrollLeft)).toBe(0)
  await person.tab.setViewportSize(phone.viewport)
  await eventually(isInSight).toBe(true)
  const shown = screen.tab.locator('[data-chips] bdi')
  await eventually(() => shown.allInnerTexts()).toEqual(guests)
  await eventually(() =>
    shown.evaluateAll(all => all.filter(one => one.scrollWidth > one.clientWidth + 1).length),
  ).toBe(0)

  // Moved to the front by its menu.
  await screen.button('View options').click()
  await screen.menuItem('Move before Calendar of orders').click()
  await eventually(() => screen.tab.getByRole('tab').allInnerTexts()).toEqual([
    'Board of orders',
    'Table of orders',
    'List of orders',
    'Calendar of orders',
  ])
})

test('[P 2.2] narrow days of a month leave a name several lines, and none of its words is broken', async () => {
  const { person, workspace } = await journey.owner('Ada Lind', { viewport: { width: 768, height: 1024 } })
  const dated = { ...schema, day: { id: 'day', name: 'Day', type: 'date', order: 3 } }
  const day = { start: new Date().toISOString().slice(0, 10) }
  const rows = [
    { title: 'From flax to blanket: forty pairs of hands', values: { day } },
    { title: 'Anupholsteryclothofmanycolours', values: { day } },
  ]
  const { block } = await plantDatabase(person, workspace, dated, rows, [{ type: 'calendar' }], 'collection_view_page')
  const { tab } = person
  await tab.goto(`/${block.replaceAll('-', '')}`)
  // The sidebar leaves so little that it opens as an agenda: names begin at its edge, as nothing has an hour.
  const list = tab.getByRole('list').filter({ has: tab.getByText('From flax to blanket') })
  const edges = (part: Locator): Promise<number> => part.evaluate(one => one.getBoundingClientRect().left)
  expect((await edges(list.getByText('From flax to blanket'))) - (await edges(list))).toBeLessThan(16)
  await tab.locator('select').selectOption({ label: 'Month' })
  const name = tab.getByRole('grid').getByText('From flax to blanket')
  await name.waitFor()
  expect(await name.evaluate(one => one.getClientRects().length)).toBeGreaterThan(2)
  const word = tab.getByRole('grid').getByText('Anupholsteryclothofmanycolours')
  expect(await word.evaluate(one => new Set([...one.getClientRects()].map(({ top }) => top)).size)).toBe(1)
})

test('[P 3] a tap stands in a cell, where what is done with an ID is shown, another one writes, and a finger that scrolls does neither', async () => {
  const { person, workspace } = await journey.owner('Ada Lind', { ...phone, hasTouch: true, isMobile: true })
  const numbered = { title: schema.title, no: { id: 'no', name: 'No', type: 'unique_id', order: 1 } }
  const views = [{ type: 'table' }]
  const { block } = await plantDatabase(
    person,
    workspace,
    numbered,
    [{ title: 'Coats' }],
    views,
    'collection_view_page',
  )
  await person.tab.goto(`/${block.replaceAll('-', '')}`)
  const cell = new TableOn(person.screen).cell(0, 1)
  const copy = cell.getByRole('button', { name: 'Copy', includeHidden: true }).first()
  await copy.waitFor({ state: 'attached' })
  expect(await copy.isVisible()).toBe(false)
  await cell.tap({ position: { x: 6, y: 6 } })
  await eventually(() => copy.isVisible()).toBe(true)

  const { screen, tab } = person
  const name = new TableOn(screen).cell(0, 0)
  const tap = (): Promise<void> => name.tap({ position: { x: 40, y: 12 } })
  await tap()
  await eventually(() => hasFocus(name)).toBe(true)
  const { x, y } = (await name.boundingBox()) as { x: number; y: number }
  await withFinger(tab, async finger => {
    await finger.down({ x: x + 40, y: y + 12 })
    for (const up of [10, 40, 90]) await finger.move({ x: x + 40, y: y + 12 - up })
    await finger.lift()
  })
  await screen.isDrawn()
  expect(await hasFocus(name)).toBe(true)
  await tap()
  const field = name.getByRole('textbox')
  await eventually(() => hasFocus(field)).toBe(true)
  await screen.type(' and cloaks')
  await screen.press('Enter')
  await eventually(() => new TableOn(screen).column(0)).toEqual(['Coats and cloaks'])
  // On a tablet rows have boxes in front, and a finger is broader than these.
  await tab.setViewportSize({ width: 1180, height: 820 })
  const box = tab.getByRole('checkbox', { name: 'Select Coats and cloaks' })
  await box.waitFor()
  const drawn = (await box.boundingBox()) as { x: number; y: number }
  await tab.touchscreen.tap(drawn.x - 6, drawn.y - 6)
  await eventually(() => box.getAttribute('aria-checked')).toBe('true')
})
