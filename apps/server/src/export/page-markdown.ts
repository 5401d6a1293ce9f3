// A page as Markdown that people read: its icon and title, what is said of it in a database, and its blocks. Pages and files of ours
// are named by links to where they stand in the export.
import { catalogKinds } from '@sheaf/catalog'
import { toReadableMarkdown } from '@sheaf/catalog/markdown'
import { pointerIn } from '@sheaf/catalog/page-link/pointer'
import { copiedBlock } from '@sheaf/core/actions/copied-page'
import { readAttachment } from '@sheaf/core/files/attachment'
import { parseUuid, type Uuid } from '@sheaf/core/ids'
import { type BlockTree, tree } from '@sheaf/core/kinds/block-tree'
import type { BlockValue } from '@sheaf/core/records/block'
import type { Embed, Run } from '@sheaf/core/text/rich-text'
import type { Json } from '@sheaf/core/validation/checks'

/** Links are written for a host that there is none, which is then left out: what remains leads from file to file. */
const HERE = 'https://export.invalid/'

export interface ExportLinks {
  /** Null: not in the export. */
  readonly toPage: (id: Uuid) => string | null
  readonly toFile: (file: { readonly fileId: Uuid; readonly name: string }) => string
  /** The table of a database that this block shows; null where it shows none. */
  readonly toTable: (block: BlockValue) => { readonly name: string; readonly path: string | null } | null
  readonly nameOf: (person: string) => string
  readonly titleAt: (page: Uuid) => string
}

/** A line about the page, such as a property of a row. */
export interface Fact {
  readonly name: string
  readonly runs: readonly Run[]
}

export const linkRun = (insert: string, path: string | null): Run =>
  path === null ? { insert } : { insert, attributes: { a: HERE + path } }

export function pageMarkdown(
  page: BlockValue,
  blocks: ReadonlyMap<Uuid, BlockValue>,
  links: ExportLinks,
  facts: readonly Fact[] = [],
): string {
  const treeOf = (block: BlockValue): BlockTree[] => {
    const { type, runs, properties, format } = copiedBlock(block, block.parent_id)
    const table = links.toTable(block)
    if (catalogKinds.traits(type).page) return [pageLink(block.id, links)]
    if (table) return [tree('text', { runs: [linkRun(table.name, table.path)] })]
    const named = pointedAt(format)
    if (named && links.titleAt(named)) return [pageLink(named, links)]
    return [
      tree(type, {
        runs: runs.map(run => readRun(run, links)),
        properties: withFiles(properties, links) as BlockTree['properties'],
        format,
        children: childrenOf(block),
      }),
    ]
  }
  const childrenOf = (block: BlockValue): BlockTree[] =>
    (block.content ?? []).flatMap(id => {
      const child = blocks.get(id)
      return child?.alive ? treeOf(child) : []
    })
  const { icon, pictures } = lookOf(page, links)
  const title = copiedBlock(page, page.parent_id).runs.map(run => readRun(run, links))
  const heading = tree('header', { runs: icon === '' ? title : [{ insert: `${icon} ` }, ...title] })
  const lines = facts.map(({ name, runs }) =>
    tree('bulleted_list', { runs: [{ insert: `${name}:`, attributes: { b: true } }, { insert: ' ' }, ...runs] }),
  )
  const own = links.toTable(page)
  const table = own ? [tree('text', { runs: [linkRun(own.name, own.path)] })] : []
  const whole = [...pictures, heading, ...lines, ...table, ...childrenOf(page)]
  return `${toReadableMarkdown(whole).replaceAll(HERE, '')}\n`
}

const pageLink = (page: Uuid, { toPage, titleAt }: ExportLinks): BlockTree =>
  tree('text', { runs: [linkRun(titleAt(page) || 'Untitled', toPage(page))] })

/** The page that a block only names. */
export function pointedAt(format: Readonly<Record<string, Json>>): Uuid | null {
  for (const name of ['link_to_page_pointer', 'alias_pointer']) {
    const target = pointerIn(format[name])
    if (target?.table === 'block') return target.id
  }
  return null
}

/** The icon as a character, and as pictures what is none. */
function lookOf({ format }: BlockValue, links: ExportLinks): { readonly icon: string; readonly pictures: BlockTree[] } {
  const words = (name: string): string => {
    const value = format?.[name]
    return typeof value === 'string' ? value : ''
  }
  const [icon, cover] = [words('page_icon'), words('page_cover')]
  const isAddress = (value: string): boolean => /^(https?:|attachment:)/.test(value)
  const pictures = [cover, icon]
    .filter(isAddress)
    .map(source => tree('image', { properties: withFiles({ source: [[source]] }, links) as BlockTree['properties'] }))
  return { icon: icon === '' || isAddress(icon) || icon.startsWith('/') ? '' : icon, pictures }
}

/** What is named inside a text, by its name. */
function readRun(run: Run, links: ExportLinks): Run {
  if (typeof run.insert === 'string' || run.insert.k === 'e') return run
  const said = embedRun(run.insert, links)
  return { ...said, ...(run.attributes && { attributes: { ...run.attributes, ...said.attributes } }) }
}
function embedRun({ k, v }: Embed, links: ExportLinks): Run {
  const id = parseUuid(v[0])
  if (k === 'u' && id) return { insert: `@${links.nameOf(id)}` }
  if (k === 'p' && id) return linkRun(links.titleAt(id) || 'Untitled', links.toPage(id))
  if (k !== 'd' || typeof v[0] !== 'object' || v[0] === null) return { insert: '' }
  const date = v[0] as Readonly<Record<string, Json>>
  const field = (name: string): string => {
    const value = date[name]
    return typeof value === 'string' ? value : ''
  }
  const moment = (day: string, time: string): string => [field(day), field(time)].filter(Boolean).join(' ')
  return {
    insert: [moment('start_date', 'start_time'), moment('end_date', 'end_time')].filter(Boolean).join(' → '),
  }
}
/** The pages that texts name. */
export const pagesNamed = (runs: readonly Run[]): Uuid[] =>
  runs.flatMap(({ insert }) => {
    const id = typeof insert !== 'string' && insert.k === 'p' ? parseUuid(insert.v[0]) : null
    return id ? [id] : []
  })

function withFiles(value: Json, links: ExportLinks): Json {
  if (typeof value === 'string') {
    const file = readAttachment(value)
    return file ? HERE + links.toFile(file) : value
  }
  if (Array.isArray(value)) return value.map(item => withFiles(item as Json, links))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withFiles(item, links)]))
}
