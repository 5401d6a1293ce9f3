// A page that holds every kind of block there is, each with something in it, as somebody would have put it there: by calls where
// a block names another, by pasting what has words, by pasting files.
import { referenceTo } from '@sheaf/catalog'
import { toJson } from '@sheaf/catalog/exchange'
import { allOffers } from '@sheaf/catalog/offers'
import { type BlockTree, tree } from '@sheaf/core/kinds/block-tree'
import type { Run } from '@sheaf/core/text/rich-text'
import { plantBlocks } from './blocks.fixture'
import { eventually } from './journey.fixture'
import { document, film, picture, sound, writing } from './media.fixture'
import type { Screen } from './page.fixture'
import type { Person, Workspace } from './people.fixture'
import { plantDatabase } from './planted-database.fixture'
import { pageIdOf } from './send.fixture'

const LINE = 'Warp and weft'
const HEADING = 'Weaving'

const colors = ['grey', 'brown', 'orange', 'yellow', 'green', 'blue', 'purple', 'pink', 'red'] as const
const column = (index: number): string => `00000000-0000-4000-8000-00000000000${index}`

/** Kinds whose sample names a block of the space, or holds a file. */
const byCall = [
  'transclusion_container',
  'transclusion_reference',
  'collection_view',
  'collection_view_page',
  'link_to_collection',
  'link_to_page',
  'alias',
  'copy_indicator',
  'page',
]
const byFile = ['image', 'video', 'audio', 'pdf', 'file']

function written(): readonly BlockTree[] {
  const runs: readonly Run[] = [{ insert: LINE }]
  const text = (more: Partial<BlockTree> = {}): BlockTree => tree('text', { runs, ...more })
  const cells = [1, 2, 3].map(index => text({ format: { column: column(index) } }))
  const panel = (name: string): BlockTree =>
    tree('tab', { runs: [{ insert: name }], format: { tab_panel: true }, children: [text()] })
  const address = 'https://example.org/weaving'
  return [
    tree('breadcrumb'),
    tree('table_of_contents'),
    tree('header', { runs: [{ insert: HEADING }] }),
    text({
      runs: [
        { insert: `${LINE} ` },
        { insert: LINE, attributes: { a: address } },
        { insert: ' ' },
        { insert: 'let a = 1', attributes: { c: true } },
        { insert: ' ' },
        { insert: { k: 'e', v: ['e^{i\\pi}'] } },
      ],
    }),
    tree('sub_header', { runs: [{ insert: HEADING }] }),
    tree('sub_sub_header', { runs, format: { toggleable: true }, children: [text()] }),
    ...colors.flatMap(color => [
      text({ runs: [{ insert: LINE, attributes: { h: color } }], format: { block_color: `${color}_background` } }),
      text({
        runs: [{ insert: LINE, attributes: { h: `${color}_background` } }],
        format: { block_color: color },
      }),
    ]),
    tree('to_do', { runs }),
    tree('to_do', { runs, properties: { checked: [['Yes']] } }),
    tree('bulleted_list', { runs, children: [tree('bulleted_list', { runs })] }),
    tree('numbered_list', { runs }),
    tree('numbered_list', { runs }),
    tree('toggle', { runs, children: [text()] }),
    tree('quote', { runs }),
    tree('callout', { runs, format: { page_icon: '💡' } }),
    tree('divider'),
    tree('equation', { runs: [{ insert: '\\frac{a}{b}' }] }),
    tree('code', {
      runs: [{ insert: `const weft = 12 // ${LINE}\n${'warp + '.repeat(30)}1\n` }],
      properties: { language: [['TypeScript']], caption: [[LINE]] },
    }),
    tree('table', {
      format: {
        table_block_column_order: [1, 2, 3].map(column),
        table_block_column_header: true,
        table_block_row_header: true,
      },
      children: [1, 2, 3].map(() => tree('table_row', { children: cells })),
    }),
    tree('column_list', {
      children: [tree('column', { children: [text()] }), tree('column', { children: [text(), tree('to_do')] })],
    }),
    tree('button', { properties: { name: [[LINE]] }, children: [text()] }),
    tree('factory', { properties: { name: [[HEADING]] }, children: [text()] }),
    tree('slide', { children: [tree('header', { runs }), text()] }),
    tree('tab', { children: [panel(HEADING), panel(LINE)] }),
    tree('external_object_instance', {
      format: {
        uri: address,
        domain: 'example.org',
        original_title: LINE,
        attributes: [{ name: HEADING, values: [LINE] }],
      },
    }),
    tree('bookmark', { properties: { link: [[address]], title: [[LINE]], description: [[HEADING]] } }),
    tree('drawing', { properties: { alt_text: [[LINE]] } }),
    tree('maps', { properties: { source: [['52.5163, 13.3777']] } }),
    tree('embed', { properties: { source: [[address]] } }),
    ...allOffers.flatMap(({ type, offers }) =>
      offers[0]?.group === 'embeds' && !['bookmark', 'maps', 'embed'].includes(type) ? [tree(type)] : [],
    ),
    text(),
  ]
}

/** A table with values of the types that are drawn each in its own way. */
const nameOnly = { title: { id: 'title', name: 'Name', type: 'title', order: 1 } }
const everyProperty = {
  schema: {
    ...nameOnly,
    tags: {
      id: 'tags',
      name: 'Tags',
      type: 'multi_select',
      order: 2,
      options: colors.map(color => ({ id: color, name: color, color })),
    },
    done: { id: 'done', name: 'Done', type: 'checkbox', order: 3 },
    price: { id: 'price', name: 'Price', type: 'number', order: 4 },
    due: { id: 'due', name: 'Due', type: 'date', order: 5 },
    site: { id: 'site', name: 'Site', type: 'url', order: 6 },
  },
  rows: [
    { values: { tags: [...colors], done: true, price: 12.5, site: 'https://example.org/weaving' } },
    { values: { done: false } },
  ],
}

/** Puts one of every kind on the first page, and shows the whole of it. */
export async function openEveryKind(person: Person, workspace: Workspace): Promise<Screen> {
  const { screen, context } = person
  // Sites of others: nothing of the net is asked for.
  await context.route(/^https:\/\//, route =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }),
  )
  await person.open(workspace.firstPath)
  await screen.write('')
  await screen.title.click()
  await screen.press('ControlOrMeta+a')
  await screen.type('Every kind')
  await screen.press('Enter')
  await screen.paste({ 'application/x-sheaf-blocks': `blocks\n${toJson(written())}` })
  // What reads them is fetched with the first paste. The files come behind the last of them.
  await eventually(async () => (await screen.paragraphs()).at(-1)).toBe(LINE)
  await screen.isSaved()
  await pasteFiles(screen, [
    picture('loom.png', 640, 400),
    film('loom.webm'),
    sound('loom.wav'),
    document('loom.pdf', ['First words', 'Second words']),
    writing('loom.txt', 'Thread, needles, wax'),
  ])
  await screen.isSaved()

  const { spaceId } = workspace
  const pageId = pageIdOf(workspace.firstPath)
  const to = (id: string) => ({ table: 'block', id, spaceId })
  const [original = ''] = await plantBlocks(person, workspace, [
    { type: 'transclusion_container', children: [{ type: 'text' }] },
    { type: 'page' },
  ])
  const seen = [{ type: 'table' }]
  const { collection } = await plantDatabase(person, workspace, everyProperty.schema, everyProperty.rows, seen)
  await plantDatabase(person, workspace, nameOnly, [{}], seen, 'collection_view_page')
  await plantBlocks(person, workspace, [
    { type: 'link_to_collection', format: { link_to_collection_pointer: { ...to(collection), table: 'collection' } } },
    referenceTo(original as never, spaceId as never),
    { type: 'link_to_page', format: { link_to_page_pointer: to(pageId) } },
    { type: 'alias', format: { alias_pointer: to(pageId) } },
    { type: 'copy_indicator', format: { copied_from_pointer: to(pageId) } },
    { type: 'text' },
  ])
  for (const type of [...byCall, ...byFile]) await eventually(() => blocksOf(screen, type).count(), type).not.toBe(0)
  return screen
}

export const blocksOf = (screen: Screen, type: string) => screen.text.locator(`[data-type=${type}]`)

const pasteFiles = (screen: Screen, files: readonly ReturnType<typeof picture>[]): Promise<void> =>
  screen.text.evaluate(
    (text, given) => {
      const clipboardData = new DataTransfer()
      for (const { name, mimeType, bytes } of given)
        clipboardData.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }))
      text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: [...buffer] })),
  )
