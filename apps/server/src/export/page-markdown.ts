// A page as Markdown. Pages in it and files of ours are named by links to where they stand in the export.
import { catalogKinds } from '@sheaf/catalog'
import { toMarkdown } from '@sheaf/catalog/markdown'
import { readAttachment } from '@sheaf/core/files/attachment'
import type { Uuid } from '@sheaf/core/ids'
import { type BlockTree, tree } from '@sheaf/core/kinds/block-tree'
import type { BlockValue } from '@sheaf/core/records/block'
import { plainText, type RichText } from '@sheaf/core/text/rich-text'
import type { Json } from '@sheaf/core/validation/checks'
import { copiedBlock } from '../spaces/page-trees'

/** Links are written for a host that there is none, which is then left out: what remains leads from file to file. */
const HERE = 'https://export.invalid/'

export interface ExportLinks {
  /** Null: not in the export. */
  readonly toPage: (id: Uuid) => string | null
  readonly toFile: (file: { readonly fileId: Uuid; readonly name: string }) => string
}

export const titleOf = ({ properties }: BlockValue): string =>
  plainText(properties?.['title'] as RichText | undefined).trim()

export function pageMarkdown(page: BlockValue, blocks: ReadonlyMap<Uuid, BlockValue>, links: ExportLinks): string {
  const treeOf = (block: BlockValue): BlockTree => {
    const { type, runs, properties, format } = copiedBlock(block, block.parent_id)
    const inside = catalogKinds.traits(type).page
    if (inside) return pageLink(block, links)
    return tree(type, {
      runs,
      properties: withFiles(properties, links) as BlockTree['properties'],
      format,
      children: childrenOf(block),
    })
  }
  const childrenOf = (block: BlockValue): BlockTree[] =>
    (block.content ?? []).flatMap(id => {
      const child = blocks.get(id)
      return child ? [treeOf(child)] : []
    })
  const heading = tree('header', { runs: copiedBlock(page, page.parent_id).runs })
  return toMarkdown([heading, ...childrenOf(page)]).replaceAll(HERE, '')
}

function pageLink(page: BlockValue, { toPage }: ExportLinks): BlockTree {
  const insert = titleOf(page) || 'Untitled'
  const path = toPage(page.id)
  return tree('text', { runs: [path === null ? { insert } : { insert, attributes: { a: HERE + path } }] })
}

function withFiles(value: Json, links: ExportLinks): Json {
  if (typeof value === 'string') {
    const file = readAttachment(value)
    return file ? HERE + links.toFile(file) : value
  }
  if (Array.isArray(value)) return value.map(item => withFiles(item as Json, links))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withFiles(item, links)]))
}
