// Blocks with a structure of their own: code, diagrams, equations, tables, contents and tabs, as people use them.
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { type PlantedTree, plantBlocks } from './blocks.fixture'
import { eventually, useJourney } from './journey.fixture'
import type { Person, Workspace } from './people.fixture'

const journey = useJourney({}, { people: 'same' })

const column = (i: number): string => `00000000-0000-4000-8000-00000000000${i}`
const cells = (count: number): readonly PlantedTree[] =>
  Array.from({ length: count }, (_, i) => ({ type: 'text', format: { column: column(i + 1) } }))
const table: PlantedTree = {
  type: 'table',
  format: { table_block_column_order: [column(1), column(2)], table_block_column_header: true },
  children: [1, 2].map(() => ({ type: 'table_row', children: cells(2) })),
}

/** Somebody on a page that ends with these blocks. */
async function onPageWith(
  trees: readonly PlantedTree[],
): Promise<{ person: Person; workspace: Workspace; ids: readonly string[] }> {
  const { person, workspace } = await journey.owner('Ada Lind')
  const ids = await plantBlocks(person, workspace, trees)
  await person.open(workspace.firstPath)
  // Boxes are drawn when they come near the screen.
  await block(person, ids[0]).scrollIntoViewIfNeeded()
  return { person, workspace, ids }
}
const block = ({ tab }: Person, id: string | undefined) => tab.locator(`[data-block-id="${id}"]`)
/** The cells of a table; those of its first row are headers. */
const cellsOf = (person: Person, id: string | undefined) =>
  block(person, id).getByRole('columnheader').or(block(person, id).getByRole('cell'))
/** Writes a, b, c and d into the four cells of a table, by keyboard. */
async function fillCells(person: Person, id: string | undefined): Promise<void> {
  await cellsOf(person, id).first().click()
  for (const word of ['a', 'b', 'c', 'd']) {
    await person.screen.type(word)
    if (word !== 'd') await person.screen.press('Tab')
  }
}
/** What the cells of a table say, row by row. */
const written = (person: Person, id: string | undefined): Promise<string[][]> =>
  block(person, id)
    .getByRole('row')
    .evaluateAll(rows =>
      rows.map(row =>
        [...row.querySelectorAll('[role=columnheader] p, [role=cell] p')].map(cell => {
          const copy = cell.cloneNode(true) as HTMLElement
          for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove()
          return copy.textContent ?? ''
        }),
      ),
    )

test('[P 3] code takes a language, shows its colours and is copied', async () => {
  const { person, ids } = await onPageWith([{ type: 'code' }])
  const { tab, screen } = person
  const listing = block(person, ids[0])
  await listing.locator('pre').click()
  await screen.type('const warp = 12')
  await listing.getByRole('button', { name: 'Language: Plain text' }).click()
  await tab.getByRole('combobox', { name: 'Search languages' }).fill('ts')
  await screen.press('Enter')
  await listing.getByRole('button', { name: 'Language: TypeScript' }).waitFor()
  await listing.locator('.sheaf-token-keyword', { hasText: 'const' }).waitFor()
  // Typing goes on in the coloured text, and Enter stays in it.
  await listing.locator('pre').click()
  await screen.press('End', 'Enter')
  await screen.type('// weft')
  await listing.locator('.sheaf-token-comment', { hasText: 'weft' }).waitFor()
  await listing.getByRole('button', { name: 'Copy code' }).click()
  await tab.getByText('Copied').first().waitFor()
  expect(await tab.evaluate(() => navigator.clipboard.readText())).toBe('const warp = 12\n// weft')
  expect(await listing.locator('pre').getAttribute('spellcheck')).toBe('false')

  // Words under it, with marks; Enter leads back into the listing.
  await listing.locator('pre').click()
  await screen.press('ControlOrMeta+Alt+m')
  await listing.getByRole('textbox', { name: 'Caption' }).waitFor()
  await screen.type('Twelve `threads`')
  await screen.press('Enter')
  await screen.type('!')
  await listing.locator('pre', { hasText: '!' }).waitFor()
  await screen.isSaved()
  await tab.reload()
  await block(person, ids[0]).locator('.sheaf-token-keyword').waitFor({ state: 'attached' })
  const caption = listing.getByRole('textbox', { name: 'Caption' })
  await eventually(() => caption.textContent()).toBe('Twelve threads')
  expect(await caption.locator('code').textContent()).toBe('threads')
})

test('[P 3] colours that are drawn before the browser tells of a moved caret leave it where it is', async () => {
  const { person, ids } = await onPageWith([
    { type: 'code', words: 'cons', properties: { language: [['TypeScript']] } },
    { type: 'text', words: 'Weft' },
  ])
  const { tab, screen } = person
  const [listing, words] = ids.map(id => block(person, id).locator('pre, p'))
  const keyword = block(person, ids[0]).locator('.sheaf-token-keyword')
  await listing?.click()
  await screen.press('End')
  await screen.type('t')
  await keyword.waitFor()
  await screen.press('Backspace')
  await keyword.waitFor({ state: 'detached' })
  await screen.isSaved()
  // The colours are known now and drawn a moment later, when the caret has left. As on a busy machine, nobody hears of that before
  // the next key; and no answer comes, for which the caret would be read.
  await tab.context().setOffline(true)
  await words?.evaluate(text =>
    addEventListener(
      'keyup',
      () => {
        addEventListener('selectionchange', event => event.stopImmediatePropagation(), true)
        getSelection()?.collapse(text.firstChild, 4)
      },
      { once: true },
    ),
  )
  await screen.press('t')
  await keyword.waitFor()
  await screen.type('!')
  await eventually(() => words?.textContent()).toBe('Weft!')
  // It hears of no caret any more: nobody can go on with it.
  await tab.context().setOffline(false)
  await tab.reload()
})

test('[P 3] a diagram is drawn beside its words, and never leads anywhere', async () => {
  const { person, ids } = await onPageWith([{ type: 'code', properties: { language: [['Mermaid']] } }])
  const { tab, screen } = person
  const diagram = block(person, ids[0])
  await diagram.locator('pre').click()
  await tab.keyboard.insertText('flowchart LR\n  Fleece --> Yarn')
  await diagram.getByRole('img', { name: 'Diagram' }).waitFor()
  await diagram.locator('svg text', { hasText: 'Yarn' }).first().waitFor()
  await diagram.locator('pre').click()
  await screen.press('ArrowDown', 'ArrowDown', 'End')
  await tab.keyboard.insertText('\n  click Fleece "https://example.org"')
  await diagram.getByText('Diagrams can’t contain links, images, or actions. Remove line 3.').waitFor()
  await screen.press('ControlOrMeta+z')
  await diagram.getByRole('img', { name: 'Diagram' }).waitFor()
  await diagram.getByRole('button', { name: 'Show preview' }).click()
  await diagram.locator('pre').waitFor({ state: 'hidden' })
})

test('[P 3] what somebody writes into a diagram stays words: no HTML, no links, nothing fetched', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const asked: string[] = []
  person.tab.on('request', request => asked.push(request.url()))
  const label = `<img src='https://evil.example/i'><form action='https://evil.example/f'>Send</form><b>Bold</b>`
  const ids = await plantBlocks(
    person,
    workspace,
    [
      `%%{init: {"securityLevel": "loose", "htmlLabels": true, "flowchart": {"htmlLabels": true}}}%%\nflowchart LR\n  A["${label}"]`,
      // These would be HTML inside of the drawing, and a link.
      `journey\n  title Weaving\n  section Loom\n    ${label.replaceAll(':', '')}: 3: Me`,
      `---\nconfig:\n  kanban:\n    ticketBaseUrl: 'https://evil.example/#TICKET#'\n---\nkanban\n  t[Bold]\n    c[Card]@{ ticket: AB1 }`,
    ].map(words => ({ type: 'code', words, properties: { language: [['Mermaid']] } })),
  )
  await person.open(workspace.firstPath)
  for (const id of ids) {
    const diagram = block(person, id)
    await diagram.scrollIntoViewIfNeeded()
    await diagram.locator('svg text', { hasText: 'Bold' }).first().waitFor()
    // Styles of ours are no part of what is drawn.
    expect(
      await diagram.locator('.sheaf-diagram-drawing').locator('img, form, b, a, div, foreignObject, [href]').count(),
    ).toBe(0)
  }
  expect(asked.filter(url => url.includes('evil.example'))).toEqual([])
})

test('[P 3] an equation is written beside its drawing, and says what is wrong with it', async () => {
  const { person, ids, workspace } = await onPageWith([{ type: 'equation' }])
  const { tab } = person
  await block(person, ids[0]).getByRole('button').click()
  const tex = tab.getByRole('textbox', { name: 'TeX', exact: true })
  await tex.fill('\\frac{1}{')
  await tab.getByText('Invalid equation').first().waitFor()
  await tex.fill('\\frac{1}{2}')
  await tab.getByRole('button', { name: 'Done' }).click()
  await block(person, ids[0]).locator('.katex').waitFor()
  await person.screen.isSaved()
  await person.open(workspace.firstPath)
  await block(person, ids[0]).scrollIntoViewIfNeeded()
  await block(person, ids[0]).locator('.katex').waitFor()
})

test('[C 9.4] a table is filled by keyboard, its rows and columns by their menus', async () => {
  const { person, ids } = await onPageWith([table, { type: 'text' }])
  const { tab, screen } = person
  const [grid] = ids
  await cellsOf(person, grid).first().click()
  for (const word of ['Fabric', 'Price', 'Wool', '42']) {
    await screen.type(word)
    await screen.press('Tab')
  }
  // Behind the last cell there is a new row.
  await screen.type('Linen')
  await screen.press('ArrowUp', 'ArrowUp', 'Enter', 'ArrowDown')
  await screen.type('!')
  expect(await written(person, grid)).toEqual([
    ['Fabric', 'Price'],
    ['Wool', '42'],
    ['Linen!', ''],
  ])
  // The menu of a cell by key: a column, then it goes again.
  await screen.press('Shift+F10')
  await screen.menuItem('Column').press('ArrowRight')
  await screen.menuItem('Insert right').press('Enter')
  await eventually(() => cellsOf(person, grid).count()).toBe(9)
  await cellsOf(person, grid).nth(4).hover()
  await tab.getByRole('button', { name: 'Column menu' }).click()
  await screen.menuItem('Delete column').click()
  await eventually(() => cellsOf(person, grid).count()).toBe(6)
  await screen.press('ControlOrMeta+z')
  await eventually(() => cellsOf(person, grid).count()).toBe(9)
})

test.each(['ltr', 'rtl'])('[P 3] rows and columns are dragged, and columns made wider, by pointer (%s)', async dir => {
  const { person, ids } = await onPageWith([table, { type: 'text' }])
  const { tab } = person
  const [grid] = ids
  await fillCells(person, grid)
  await tab.evaluate(direction => {
    document.documentElement.dir = direction
  }, dir)
  const boxOf = async (of: Locator): Promise<{ x: number; y: number; width: number; height: number }> => {
    const box = await of.boundingBox()
    if (!box) throw new Error('it is not on the screen')
    return box
  }
  const cell = (i: number): Locator => cellsOf(person, grid).nth(i)
  /** From the middle of something to a point. */
  const drag = async (of: Locator, x: number, y: number): Promise<void> => {
    const box = await boxOf(of)
    await tab.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await tab.mouse.down()
    await tab.mouse.move(x, y, { steps: 6 })
    await tab.mouse.up()
  }
  // The first column goes behind the last, which is at its other side.
  await cell(0).hover()
  const last = await boxOf(cell(1))
  const far = dir === 'ltr' ? last.x + last.width - 4 : last.x + 4
  await drag(tab.getByRole('button', { name: 'Column menu' }), far, last.y)
  await eventually(() => written(person, grid)).toEqual([
    ['b', 'a'],
    ['d', 'c'],
  ])
  await cell(0).hover()
  const below = await boxOf(cell(2))
  await drag(tab.getByRole('button', { name: 'Row menu' }), below.x, below.y + below.height - 2)
  await eventually(() => written(person, grid)).toEqual([
    ['d', 'c'],
    ['b', 'a'],
  ])
  // Its edge is at its end, whichever side that is.
  await cell(0).hover()
  const before = await boxOf(cell(0))
  const edge = tab.getByRole('separator', { name: 'Column width' })
  const { x, y, width } = await boxOf(edge)
  expect(Math.abs(x + width / 2 - (dir === 'ltr' ? before.x + before.width : before.x))).toBeLessThan(3)
  await drag(edge, x + width / 2 + (dir === 'ltr' ? -60 : 60), y + 10)
  await eventually(async () => Math.round((await boxOf(cell(0))).width)).toBe(Math.round(before.width) - 60)
})

test('[P 3] several cells are copied as a table and cleared as cells', async () => {
  const { person, ids } = await onPageWith([table, { type: 'text' }])
  const { tab, screen } = person
  const [grid] = ids
  await fillCells(person, grid)
  const at = (i: number) => cellsOf(person, grid).nth(i).locator('p')
  await at(0).click()
  await screen.press('Home')
  await at(3).click({ modifiers: ['Shift'] })
  await eventually(() => block(person, grid).locator('.sheaf-cell-selected').count()).toBe(4)
  await screen.press('ControlOrMeta+c')
  expect(await tab.evaluate(() => navigator.clipboard.readText())).toBe('a\tb\nc\td')
  await screen.press('Delete')
  await eventually(() => written(person, grid)).toEqual([
    ['', ''],
    ['', ''],
  ])
})

test('[P 7] two people write in different cells of a table at once', async () => {
  const { ada, ben, workspace } = await journey.pair()
  const [grid] = await plantBlocks(ada, workspace, [table, { type: 'text' }])
  await ada.open(workspace.firstPath)
  await ben.open(workspace.firstPath)
  await cellsOf(ada, grid).nth(0).click()
  await cellsOf(ben, grid).nth(3).click()
  await Promise.all([
    ada.tab.keyboard.type('warp and weft', { delay: 15 }),
    ben.tab.keyboard.type('by the metre', { delay: 15 }),
  ])
  for (const person of [ada, ben])
    await eventually(() => written(person, grid), person.name).toEqual([
      ['warp and weft', ''],
      ['', 'by the metre'],
    ])
  // One adds a row while the other adds a column: both stay, and the cell that lacks is made when somebody goes there.
  await Promise.all([
    ben.screen.press('Tab'),
    (async () => {
      await cellsOf(ada, grid).nth(1).hover()
      await ada.tab.getByRole('button', { name: 'Add column' }).click()
    })(),
  ])
  await eventually(() => block(ada, grid).getByRole('row').count()).toBe(3)
  await eventually(() => block(ben, grid).getByRole('columnheader').count()).toBe(3)
  await block(ada, grid).getByRole('row').nth(2).getByRole('cell').first().click()
  await ada.screen.press('Tab', 'Tab')
  await ada.screen.type('found')
  for (const person of [ada, ben])
    await eventually(async () => (await written(person, grid))[2], person.name).toEqual(['', '', 'found'])
})

test('[P 3] the table of contents follows the headings and leads to them', async () => {
  const { person, ids } = await onPageWith([
    { type: 'table_of_contents' },
    { type: 'header' },
    ...Array.from({ length: 40 }, () => ({ type: 'text' })),
    { type: 'sub_header' },
  ])
  const { tab, screen } = person
  const contents = tab.getByRole('navigation', { name: 'Table of contents' })
  await block(person, ids[1]).getByRole('heading').click()
  await screen.type('Weaving')
  await contents.getByRole('link', { name: 'Weaving' }).waitFor()
  await block(person, ids.at(-1)).getByRole('heading').click()
  await screen.type('Dyeing')
  await block(person, ids[0]).scrollIntoViewIfNeeded()
  await contents.getByRole('link', { name: 'Dyeing' }).click()
  await eventually(() =>
    block(person, ids.at(-1)).evaluate(dom => {
      const { top } = dom.getBoundingClientRect()
      return top > 0 && top < innerHeight
    }),
  ).toBe(true)
})

test('[P 3] tabs are added, named, chosen by arrows and kept per person', async () => {
  const panel: PlantedTree = { type: 'tab', format: { tab_panel: true }, children: [{ type: 'text' }] }
  const { person, ids } = await onPageWith([{ type: 'tab', children: [panel, panel] }])
  const { tab, screen } = person
  const strip = block(person, ids[0])
  await strip.getByRole('tab', { name: 'Tab 1' }).waitFor()
  await strip.getByRole('tabpanel').getByRole('paragraph').first().click()
  await screen.type('first words')
  await strip.getByRole('tab', { name: 'Tab 1' }).focus()
  await screen.press('ArrowRight')
  await eventually(() => strip.getByRole('tab', { name: 'Tab 2' }).getAttribute('aria-selected')).toBe('true')
  await strip.getByText('first words').waitFor({ state: 'hidden' })
  await screen.press('F2')
  await tab.getByRole('textbox', { name: 'Tab name' }).fill('Dyes')
  await screen.press('Enter')
  await strip.getByRole('tab', { name: 'Dyes' }).waitFor()
  await strip.getByRole('button', { name: 'Add tab' }).click()
  await tab.getByRole('textbox', { name: 'Tab name' }).fill('Looms')
  await screen.press('Enter')
  await eventually(() => strip.getByRole('tab').allTextContents()).toEqual(['Tab 1', 'Dyes', 'Looms'])
  await strip.getByRole('tab', { name: 'Dyes' }).click()
  await screen.isSaved()
  await tab.reload()
  await strip.scrollIntoViewIfNeeded()
  await eventually(() => strip.getByRole('tab', { name: 'Dyes' }).getAttribute('aria-selected')).toBe('true')
  await strip.getByRole('button', { name: 'Tab menu' }).click()
  await screen.menuItem('Delete tab').click()
  await eventually(() => strip.getByRole('tab').allTextContents()).toEqual(['Tab 1', 'Looms'])
})

test('[P 3] a block of a type that nobody knows here is named and kept', async () => {
  const { person, ids } = await onPageWith([{ type: 'workflow', format: { later: 1 } }, { type: 'text' }])
  await block(person, ids[0]).getByText('doesn’t support this type of block (workflow)').waitFor()
})
