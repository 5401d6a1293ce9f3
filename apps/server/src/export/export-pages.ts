// A page and everything in it, as files: the page as Markdown, its databases as CSV with a page for each row, the pages on it in a
// folder of its name. One after the other, so that nothing is kept but where things stand.
import { Readable } from 'node:stream'
import { catalogKinds } from '@sheaf/catalog'
import { csvHead, csvLines } from '@sheaf/catalog/csv/write-csv'
import { catalogProperties } from '@sheaf/catalog/properties/all'
import { fileOfKey } from '@sheaf/catalog/properties/file-words'
import { TITLE } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import type { BlockValue } from '@sheaf/core/records/block'
import type { CollectionValue } from '@sheaf/core/records/collection'
import { type RichText, type Run, runsOfTitle } from '@sheaf/core/text/rich-text'
import { readPage } from '../storage/space/page-chunk'
import { collectionsIn, pagesWithBlocks } from '../storage/space/read-databases'
import { type ExportJob, titleOf, UNTITLED } from './export-job'
import { linkBetween } from './export-paths'
import { type ExportedDatabase, type ExportedRow, exportedDatabase } from './export-rows'
import { type ExportLinks, type Fact, linkRun, pageMarkdown, pagesNamed, pointedAt } from './page-markdown'
import type { ZipEntry } from './zip'

const isPage = (type: string): boolean => catalogKinds.traits(type).page

interface OpenPage {
  readonly page: BlockValue
  readonly blocks: ReadonlyMap<Uuid, BlockValue>
  /** Blocks as they are read. */
  readonly order: readonly Uuid[]
}
interface Table {
  readonly collection: CollectionValue
  readonly path: string
}

export async function* pageEntries(job: ExportJob, id: Uuid, folder: string): AsyncGenerator<ZipEntry> {
  const open = await openPage(job, id)
  if (open) yield* entriesOf(job, open, folder)
}

async function openPage({ services, by }: ExportJob, id: Uuid): Promise<OpenPage | null> {
  let order: readonly Uuid[] = []
  const read = await readPage(services.pool, by.spaceId, id, isPage, outline => {
    order = outline.order
    return outline.load([id, ...order])
  })
  const blocks = new Map((read?.records ?? []).map(({ value }) => [value.id, value]))
  const page = blocks.get(id)
  return page?.alive ? { page, blocks, order } : null
}

async function* entriesOf(
  job: ExportJob,
  { page, blocks, order }: OpenPage,
  folder: string,
  facts: (links: ExportLinks) => readonly Fact[] = () => [],
): AsyncGenerator<ZipEntry> {
  const path = job.place(page.id, folder, titleOf(page))
  const inside = path.slice(0, -'.md'.length)
  const inner: Uuid[] = []
  job.learnTitle(page)
  // In the order in which they are read: of two with one name, the first has it.
  for (const blockId of order) {
    const block = blocks.get(blockId)
    if (!block?.alive || blockId === page.id || !isPage(block.type)) continue
    if (block.permissions && !(await job.mayRead(block.id))) continue
    inner.push(block.id)
    job.learnTitle(block)
    job.place(block.id, inside, titleOf(block))
  }
  const own = [...blocks.values()].filter(block => block.alive && (block.id === page.id || !isPage(block.type)))
  await job.learnTitles(own.flatMap(namedBy))
  const found = await collectionsIn(
    job.services.pool,
    job.by.spaceId,
    own.map(block => block.id),
  )
  const tables = found.map((collection): Table => {
    const home = blocks.get(collection.parent_id)
    const isPageItself = home?.id === page.id
    const name = (isPageItself && titleOf(page)) || collection.name || (home && titleOf(home)) || titleOf(page)
    return { collection, path: job.paths.place(isPageItself ? folder : inside, name || UNTITLED, '.csv') }
  })
  const links = linksFrom(job, path, tables)
  yield { path, bytes: pageMarkdown(page, blocks, links, facts(links)) }
  for (const table of tables) yield* tableEntries(job, table, inside)
  for (const id of inner) yield* pageEntries(job, id, inside)
}

const namedBy = (block: BlockValue): Uuid[] => {
  const runs = runsOfTitle((block.properties?.['title'] ?? []) as RichText)
  const target = pointedAt(block.format ?? {})
  return [...pagesNamed(runs), ...(target ? [target] : [])]
}

function linksFrom(job: ExportJob, from: string, tables: readonly Table[]): ExportLinks {
  return {
    toPage: id => {
      const place = job.placed.get(id)
      return place === undefined ? null : linkBetween(from, place)
    },
    toFile: file => linkBetween(from, job.fileAt(file)),
    toTable: block => {
      const shown = tables.find(({ collection }) => collection.parent_id === block.id)
      if (shown) return { name: shown.path.split('/').at(-1) as string, path: linkBetween(from, shown.path) }
      return block.view_ids && !isPage(block.type) ? { name: titleOf(block) || UNTITLED, path: null } : null
    },
    nameOf: id => job.nameOf(id),
    titleAt: id => job.titleAt(id),
  }
}

async function* tableEntries(job: ExportJob, { collection, path }: Table, folder: string): AsyncGenerator<ZipEntry> {
  const database = await exportedDatabase(job, collection)
  yield { path, bytes: Readable.from(csvParts(database)) }
  for await (const rows of database.rows()) {
    const ids = rows.map(({ row }) => row.id)
    const filled = await pagesWithBlocks(job.services.pool, job.by.spaceId, ids)
    for (const one of rows) {
      const open = filled.has(one.row.id) ? await openPage(job, one.row.id) : null
      const bare = { page: one.row, blocks: new Map([[one.row.id, one.row]]), order: [] }
      yield* entriesOf(job, open ?? bare, folder, links => factsOf(one, database, links))
    }
  }
}

async function* csvParts({ properties, context, rows }: ExportedDatabase): AsyncGenerator<string> {
  yield csvHead(properties)
  for await (const some of rows())
    yield csvLines(
      properties,
      some.map(({ cells }) => cells),
      context,
      false,
    )
}

function factsOf({ cells }: ExportedRow, { properties, context }: ExportedDatabase, links: ExportLinks): Fact[] {
  return properties.flatMap(property => {
    const cell = cells[property.id] ?? null
    const kind = catalogProperties.get(property.type)
    if (property.id === TITLE || cell === null || !kind) return []
    const runs = kind.refersTo ? namedRuns(kind.refersTo, cell, links) : null
    const words = kind.plain(cell, property, context)
    if (!runs && words === '') return []
    return [{ name: property.name, runs: runs ?? [isWebAddress(words) ? linkTo(words) : { insert: words }] }]
  })
}
const isWebAddress = (words: string): boolean => /^https?:\/\/\S+$/.test(words)
const linkTo = (address: string): Run => ({ insert: address, attributes: { a: address } })

/** Files and rows lead to where they stand; null: their words say it. */
function namedRuns(refersTo: string, cell: unknown, links: ExportLinks): readonly Run[] | null {
  const named = Array.isArray(cell) ? (cell as readonly string[]) : []
  const runOf = (key: string): Run[] => {
    if (refersTo === 'rows') {
      const title = links.titleAt(key as Uuid)
      return title ? [linkRun(title, links.toPage(key as Uuid))] : []
    }
    const file = fileOfKey(key)
    return [
      'fileId' in file ? linkRun(file.name, links.toFile(file)) : { insert: file.name, attributes: { a: file.url } },
    ]
  }
  if (refersTo !== 'rows' && refersTo !== 'files') return null
  return named.flatMap(runOf).flatMap((run, i) => (i > 0 ? [{ insert: ', ' }, run] : [run]))
}
