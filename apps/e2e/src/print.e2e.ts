// A page on paper: the page alone, all of it, dark on white, and the screen afterwards as it was.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { type PlantedTree, plantBlocks } from './blocks.fixture'
import { eventually, useJourney } from './journey.fixture'
import { plantPages, teamOf } from './many-pages.fixture'

const journey = useJourney()

const LINES = 300

const card = (title: string): PlantedTree => ({
  type: 'bookmark',
  properties: { link: [['https://example.org/weaving']], bookmark_title: [[title]] },
})
const page: readonly PlantedTree[] = [
  card('The first card'),
  ...Array.from({ length: LINES }, (_, i) => ({
    type: i % 10 === 0 ? 'sub_header' : 'text',
    words: i % 10 === 0 ? `Heading ${i}` : `Line ${i} of boiled wool and heavy linen.`,
  })),
  { type: 'toggle', words: 'Folded away', children: [{ type: 'text', words: 'Not for everybody' }] },
  card('The last card'),
  { type: 'text', words: 'The very last words.' },
]

/** What stands on each sheet, line by line from above. */
async function sheetsOf(pdf: Buffer): Promise<string[][]> {
  const paper = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const sheets: string[][] = []
  for (let i = 1; i <= paper.numPages; i++) {
    const { items } = await (await paper.getPage(i)).getTextContent()
    const lines = new Map<number, string>()
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue
      // The last number is how far it stands from the lower edge.
      const height = Math.round(Number(item.transform[5]))
      lines.set(height, (lines.get(height) ?? '') + item.str)
    }
    sheets.push([...lines].toSorted(([a], [b]) => b - a).map(([, line]) => line))
  }
  await paper.destroy()
  return sheets
}

test('a long page is printed whole and alone, dark on white', async () => {
  const { person, workspace } = await journey.owner('Ada Lind', { colorScheme: 'dark' })
  await plantBlocks(person, workspace, page)
  await plantPages(person, workspace, await teamOf(person), ['Fabric'])
  const screen = await person.open(workspace.firstPath)
  await screen.row('Fabric').waitFor()
  // What draws a card is here with the first of them; the last is far from the screen, and not drawn.
  await screen.text.getByText('The first card').waitFor()
  expect(await screen.text.getByText('The last card').count()).toBe(0)

  await screen.text.getByText('Line 51 of').scrollIntoViewIfNeeded()
  const scrolledPx = (): Promise<number> => screen.tab.getByRole('main').evaluate(area => area.scrollTop)
  const before = await scrolledPx()
  expect(before).toBeGreaterThan(500)

  const sheets = await sheetsOf(await screen.tab.pdf({ format: 'A4' }))
  const words = sheets.flat().join('\n')
  expect(sheets.length).toBeGreaterThan(4)
  for (let i = 0; i < LINES; i++) expect(words).toContain(i % 10 === 0 ? `Heading ${i}` : `Line ${i} of`)
  expect(words).toContain('The last card')
  expect(sheets.at(-1)?.at(-1)).toBe('The very last words.')
  expect(words).toContain('Folded away')
  expect(words).not.toContain('Not for everybody')
  // Of the frame, and of what one can do on a screen.
  for (const beside of ['Fabric', 'Northwind Atelier', 'Search', 'Add cover', 'Saved'])
    expect(words).not.toContain(beside)
  // No heading is left behind by what it is the heading of.
  for (const sheet of sheets) expect(sheet.at(-1)).not.toMatch(/^Heading/)

  const coloursOf = (): Promise<string[]> =>
    screen.text.evaluate(text => [getComputedStyle(document.body).backgroundColor, getComputedStyle(text).color])
  // Chosen here, and not only by the machine.
  await screen.tab.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  const onScreen = await coloursOf()
  expect(onScreen).not.toContain('rgb(255, 255, 255)')
  await screen.tab.emulateMedia({ media: 'print' })
  const [ground = '', ink = ''] = await coloursOf()
  expect(ground).toBe('rgb(255, 255, 255)')
  expect(ink).toBe('rgb(44, 42, 38)')
  await screen.tab.emulateMedia({ media: 'screen' })
  await eventually(coloursOf).toEqual(onScreen)
  await screen.row('Fabric').waitFor()
  await eventually(scrolledPx).toBe(before)
})
