// A page in its document: read before the app is there, and in the same place when it is.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type PlantedTree, plantBlocks, plantPage } from './blocks.fixture'
import { eventually, useJourney } from './journey.fixture'

const journey = useJourney({}, { visit: 'first' })

const LINE = 'The warp is measured twice and cut once, because a thread that is too short ends the whole piece of work.'
const text = (more: Partial<PlantedTree> = {}): PlantedTree => ({ type: 'text', words: LINE, ...more })

/** Every kind that is drawn ahead, some within others, and a counted list that is longer than a piece of the page. */
const page: readonly PlantedTree[] = [
  text(),
  { type: 'header', words: 'Loom' },
  text({
    children: [text(), { type: 'bulleted_list', words: 'Shuttle', children: [{ type: 'to_do', words: 'Wax' }] }],
  }),
  { type: 'sub_header', words: 'Thread' },
  { type: 'sub_sub_header', words: 'Wool' },
  { type: 'text' },
  { type: 'to_do', words: 'Wind the bobbins', properties: { checked: [['Yes']] } },
  { type: 'quote', words: LINE, format: { block_color: 'blue_background' } },
  { type: 'callout', words: LINE, format: { page_icon: '💡' }, children: [text()] },
  { type: 'callout', words: 'Without a sign' },
  { type: 'divider' },
  { type: 'code', words: 'const ends = 240\nconst picks = 1_200' },
  { type: 'toggle', words: 'Empty' },
  ...Array.from({ length: 9 }, (_, i) => ({
    type: 'numbered_list',
    words: `Step ${i}`,
    ...(i === 0 && { format: { list_start_index: 4 } }),
  })),
  { type: 'sub_header', words: 'Folds', format: { toggleable: true }, children: [text()] },
]

interface Place {
  readonly words: string
  readonly box: readonly number[]
}
/** Where each text stands on the screen, by its block; the title and the icon besides. */
const places = (tab: Page): Promise<Record<string, Place>> =>
  tab.evaluate(() => {
    const of = (one: Element): Place => {
      const { left, top, width, height } = one.getBoundingClientRect()
      return { words: (one.textContent ?? '').trim(), box: [left, top, width, height].map(Math.round) }
    }
    const found: Record<string, Place> = {}
    for (const block of document.querySelectorAll('[data-block-id]')) {
      const own = (name: string): Element | null =>
        block.querySelector(`:scope > ${name}, :scope > .sheaf-inner > ${name}`)
      const body = own('.sheaf-body') ?? own('.sheaf-code') ?? own('.sheaf-void')
      const id = (block as HTMLElement).dataset['blockId'] ?? ''
      if (body) found[id] = of(body)
      const lead = own('.sheaf-lead')
      if (lead) found[`${id} lead`] = { ...of(lead), words: '' }
    }
    for (const name of ['.page-title', '.page-icon']) {
      const one = document.querySelector(name)
      if (one) found[name] = of(one)
    }
    return found
  })

test.each([
  [1280, 800, 'en-US'],
  [390, 844, 'en-US'],
  [1280, 800, 'ar-SA'],
])('[C 4.9] a page is in its document where the app draws it: %i × %i, %s', async (width, height, locale) => {
  const { person, workspace } = await journey.owner('Ada Lind', { locale })
  const { tab } = person
  await tab.setViewportSize({ width, height })
  const [id = ''] = await plantBlocks(person, workspace, [
    { type: 'page', words: 'Notes', format: { page_icon: '🧵', page_cover: 'cover:lake' }, children: page },
  ])
  const address = `${journey.server.url}/${id.replaceAll('-', '')}`
  await tab.goto(address)
  await tab.locator('.sheaf-editor[contenteditable=true]').getByText('Step 8').waitFor()
  const live = await places(tab)

  await tab.route('**/_assets/**/*.js', route => route.abort())
  await tab.goto(address)
  await tab.locator('.shell .page-column').getByText('Step 8').waitFor()
  await tab.evaluate(() => document.fonts.ready)
  const still = await places(tab)
  expect(Object.keys(still).length).toBeGreaterThan(35)
  expect(await tab.locator('.shell [data-block-id]').count()).toBe(27)
  // What is off the screen is as high as the browser guesses.
  const seen = Object.entries(still).filter(([, { box }]) => (box[1] ?? 0) < height)
  expect(seen.length).toBeGreaterThan(15)
  for (const [name, place] of seen) expect.soft(live[name], name).toEqual(place)
})

test('[C 4.9] what is pressed and typed on a page before the app is there is written into it', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const { tab, screen } = person
  const path = await plantPage(person, workspace)
  await plantBlocks(person, { ...workspace, firstPath: path }, [text({ words: 'Wool' }), text({ words: 'Linen' })])
  let open = (): void => {}
  const gate = new Promise<void>(resolve => {
    open = resolve
  })
  await tab.route('**/_assets/**/*.js', async route => {
    await gate
    await route.continue()
  })
  await tab.goto(journey.server.url + path, { waitUntil: 'commit' })
  const still = tab.locator('.shell .page-column')
  const words = await still.getByText('Wool').boundingBox()
  if (!words) throw new Error('nothing is drawn')
  const end = await still.getByText('Wool').evaluate(one => {
    const range = document.createRange()
    range.selectNodeContents(one)
    return range.getBoundingClientRect().right
  })
  await tab.mouse.click(end + 20, words.y + words.height / 2)
  await tab.keyboard.type(' and silk')
  await tab.keyboard.press('Enter')
  await tab.keyboard.type('Hemp')
  open()
  await eventually(() => screen.paragraphs()).toEqual(['', 'Wool and silk', 'Hemp', 'Linen'])
  await screen.press('Backspace')
  await eventually(() => screen.paragraphs()).toEqual(['', 'Wool and silk', 'Hem', 'Linen'])
  await screen.isSaved()
})

test('[C 4.9] nothing is drawn of a page that is shown from elsewhere than its beginning', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const { tab } = person
  const path = await plantPage(person, workspace)
  const [, id = ''] = await plantBlocks(person, { ...workspace, firstPath: path }, [text(), text()])
  await tab.route('**/_assets/**/*.js', route => route.abort())
  await tab.goto(`${journey.server.url}${path}#${id.replaceAll('-', '')}`)
  await tab.locator('.shell .page-column').waitFor({ state: 'attached' })
  expect(await tab.locator('.shell .page-column').isVisible()).toBe(false)
})
