import { readdirSync, readFileSync } from 'node:fs'
import { type BlockTree, tree } from '@sheaf/core/kinds/block-tree'
import { passes } from '@sheaf/core/validation/validate'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { placeOf } from '../blocks/maps/places'
import type { ForeignNode } from '../exchange/clean-html'
import { printHtml } from '../exchange/print-html'
import { readHtml } from '../exchange/read-html'
import { wholeKinds } from '../exchange/whole-kinds'
import { writeHtml } from '../exchange/write-html'
import { writePlain } from '../exchange/write-plain'
import { nameOfSource, safeSource, webAddress } from './media-fields'

const ours = 'attachment:00000000-0000-4000-8000-00000000000a:plan.png'
const parse = (html: string) =>
  unified().use(rehypeParse, { fragment: true }).parse(html).children as unknown as readonly ForeignNode[]
const read = (html: string): readonly BlockTree[] => readHtml(wholeKinds, parse(html))
const write = (block: BlockTree): string => printHtml(writeHtml(wholeKinds, [block]))

const caption = [['As '], ['drawn', [['b']]]] as const
const blocks: readonly BlockTree[] = [
  tree('image', {
    properties: { source: [[ours]], caption, alt_text: [['A plan']] },
    format: { block_width: 320, block_aspect_ratio: 0.75, block_alignment: 'start' },
  }),
  tree('image'),
  tree('video', { properties: { source: [['https://youtu.be/dQw4w9WgXcQ']], caption } }),
  tree('video', { properties: { source: [['https://example.com/a.mp4']] } }),
  tree('audio', { properties: { source: [['https://example.com/a.mp3']] } }),
  tree('file', { properties: { source: [[ours]], size: [['2048']] } }),
  tree('pdf', { properties: { source: [['https://example.com/a.pdf']], caption } }),
  tree('bookmark', {
    properties: { link: [['https://example.com/']], bookmark_title: [['Example']], description: [['About it']] },
    format: { bookmark_icon: 'https://example.com/icon.png' },
  }),
  tree('embed', { properties: { source: [['https://example.com/board']] }, format: { block_height: 300 } }),
  tree('figma', { properties: { source: [['https://www.figma.com/file/abc/Name']] } }),
  tree('maps', { properties: { source: [['52.5163, 13.3777']], caption } }),
  tree('drawing', { format: { strokes: { a1: { c: 'blue', w: 8, n: 1, p: '5 5 4 a 0 5' } } } }),
]

describe('media blocks as HTML', () => {
  it.each(blocks.map(block => [block.type, block] as const))('[P 3] %s comes back as it was', (_type, block) => {
    expect(read(write(block))).toEqual([block])
  })
  it('are figures that other programs can show', () => {
    expect(write(blocks[0] as BlockTree)).toMatch(
      /<figure[^>]*><img src="attachment:[^"]+" alt="A plan" width="320"><figcaption>As <(b|strong)>drawn/,
    )
    expect(write(blocks[2] as BlockTree)).toContain('<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"')
    expect(write(blocks[11] as BlockTree)).toMatch(/<path d="M5 5L15 5" fill="none" stroke="#2167a1"/)
  })
})

describe('foreign HTML', () => {
  it.each([
    ['<img src="https://example.com/a.png" alt="A">', 'image'],
    ['<p><img src="https://example.com/a.png"></p>', 'image'],
    [
      '<figure><a href="https://x.example"><img src="https://example.com/a.png"></a><figcaption>B</figcaption></figure>',
      'image',
    ],
    ['<video><source src="https://example.com/a.mp4"></video>', 'video'],
    ['<audio src="https://example.com/a.mp3"></audio>', 'audio'],
    ['<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>', 'video'],
    ['<iframe src="https://codepen.io/ada/embed/abcdef"></iframe>', 'codepen'],
    ['<iframe src="https://open.spotify.com/embed/track/abc"></iframe>', 'embed'],
  ])('[P 3] %s is read as %s', (html, type) => {
    expect(read(html).map(block => block.type)).toEqual([type])
  })
  it('keeps the caption and the words for those who do not see it', () => {
    const [image] = read('<figure><img src="https://e.example/a.png" alt="A"><figcaption>B</figcaption></figure>')
    expect(image?.properties).toEqual({ source: [['https://e.example/a.png']], alt_text: [['A']], caption: [['B']] })
  })
  it.each([
    '<img src="javascript:alert(1)">',
    '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
    '<iframe src="http://example.com"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<figure data-sheaf-type="image" data-sheaf-properties=\'{"source":[["javascript:alert(1)"]]}\'></figure>',
    '<figure data-sheaf-type="bookmark" data-sheaf-properties=\'{"link":[["file:///etc/passwd"]]}\'></figure>',
  ])('[C 5.4] takes no address that runs or reads something: %s', html => {
    expect(JSON.stringify(read(html))).not.toMatch(/javascript|data:|srcdoc|http:|file:/)
  })
})

it('[P 3] are read as their name, address and caption in plain text', () => {
  expect(writePlain(wholeKinds, blocks.slice(4, 8))).toBe(
    'a.mp3\nhttps://example.com/a.mp3\nplan.png\n' +
      `${ours}\n` +
      'a.pdf\nhttps://example.com/a.pdf\nAs drawn\nExample\nAbout it\nhttps://example.com/',
  )
})

describe('addresses', () => {
  it.each([
    ['https://example.com/a', 'https://example.com/a'],
    ['example.com/a', 'https://example.com/a'],
    [' http://localhost:3000/x ', 'http://localhost:3000/x'],
  ])('%s may be typed', (text, address) => expect(webAddress(text, true)).toBe(address))
  it.each(['', 'words', 'javascript:alert(1)', 'https://', 'https://a b', '/relative', 'ftp://a.b', 'a.b'])(
    '%j is none',
    text => expect(webAddress(text)).toBeNull(),
  )
  it('of our files are sources, and name them', () => {
    expect(safeSource(ours)).toBe(ours)
    expect(nameOfSource(ours)).toBe('plan.png')
    expect(nameOfSource('https://example.com/a/b%20c.pdf?x=1')).toBe('b c.pdf')
    expect(nameOfSource('https://example.com')).toBe('example.com')
  })
  it('are checked where a block is taken in', () => {
    const image = wholeKinds.find(({ type }) => type === 'image')
    const check = image?.properties['source']
    if (!check) throw new Error('an image checks its source')
    expect(passes(check, [[ours]])).toBe(true)
    expect(passes(check, [['javascript:alert(1)']])).toBe(false)
  })
})

describe('places', () => {
  it.each([
    ['52.5163, 13.3777', 52.5163, 13.3777],
    ['geo:48.85,2.35', 48.85, 2.35],
    ['https://www.google.com/maps/place/Brandenburg+Gate/@52.5163,13.3777,17z', 52.5163, 13.3777],
    ['https://www.openstreetmap.org/#map=15/52.5163/13.3777', 52.5163, 13.3777],
  ])('[P 3] %s is a point', (text, latitude, longitude) => {
    expect(placeOf(text)).toMatchObject({ latitude, longitude })
  })
  it('are words where there is no point, and nothing where there are neither', () => {
    expect(placeOf('Unter den Linden 1')).toEqual({ name: 'Unter den Linden 1' })
    expect(placeOf('120, 13')).toEqual({ name: '120, 13' })
    expect(placeOf('https://example.com/')).toBeNull()
    expect(placeOf(' ')).toBeNull()
  })
})

describe('the stylesheets', () => {
  const src = `${import.meta.dirname}/..`
  const folders = [
    'media',
    ...['image', 'video', 'audio', 'file', 'pdf', 'bookmark', 'embeds', 'maps', 'drawing'].map(n => `blocks/${n}`),
  ]
  const sheets = folders.flatMap(folder =>
    readdirSync(`${src}/${folder}`)
      .filter(name => name.endsWith('.css'))
      .map(name => ({
        name,
        text: readFileSync(`${src}/${folder}/${name}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''),
      })),
  )
  const tokens = new Set(readFileSync(`${src}/../../ui/src/tokens.css`, 'utf8').match(/--[\w-]+(?=:)/g))
  it.each(sheets)('$name keeps to tokens and to logical properties', ({ text }) => {
    expect(text.match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(|\b\d+m?s\b/gi)).toBeNull()
    expect(
      /^\s*(?:(?:margin|padding|border|inset)-(?:left|right|top|bottom)|left|right|top|bottom|(?:min-|max-)?(?:width|height)):|text-align: (?:left|right)/m.exec(
        text,
      ),
    ).toBeNull()
    const used = [...text.matchAll(/var\((--[\w-]+)/g)].map(match => match[1] ?? '')
    expect(used.filter(token => !tokens.has(token) && !['--zoom', '--ink-color'].includes(token))).toEqual([])
  })
})
