// A page as a list of blocks to be made anew: parents before their children, siblings in order, pages inside with what is in them,
// databases with their rows behind them.
import { catalogKinds } from '@sheaf/catalog'
import { SheafError } from '@sheaf/core/errors'
import type { Uuid } from '@sheaf/core/ids'
import type { BlockValue } from '@sheaf/core/records/block'
import type { CollectionValue } from '@sheaf/core/records/collection'
import type { CollectionViewValue } from '@sheaf/core/records/collection-view'
import type { LayoutValue } from '@sheaf/core/records/layout'
import { type RichText, type Run, runsOfTitle, withoutDiscussions } from '@sheaf/core/text/rich-text'
import type { Json } from '@sheaf/core/validation/checks'
import { readPage } from '../storage/space/page-chunk'
import { collectionsIn, layoutsOf, pagesWithBlocks, rowsOf, viewsIn } from '../storage/space/read-databases'

export interface CopiedBlock {
  readonly id: Uuid
  readonly parentId: Uuid
  readonly parentTable: string
  readonly type: string
  readonly runs: readonly Run[]
  /** Without the title, which is derived from the text. */
  readonly properties: Readonly<Record<string, Json>>
  readonly format: Readonly<Record<string, Json>>
  readonly fileIds: readonly Uuid[]
  readonly collectionId: Uuid | undefined
  readonly viewIds: readonly Uuid[]
  readonly isTemplate: boolean
}
export interface CopiedPage {
  readonly blocks: readonly CopiedBlock[]
  readonly collections: readonly CollectionValue[]
  readonly views: readonly CollectionViewValue[]
  readonly layouts: readonly LayoutValue[]
}

const isPage = (type: string): boolean => catalogKinds.traits(type).page
/** More than this in one copy is no page but an archive: it would keep the workspace busy for minutes. */
const MOST_BLOCKS = 100_000

/** The page first. `mayRead` is asked for pages inside that have rights of their own. */
export async function readPageTree(
  pool: Parameters<typeof readPage>[0],
  spaceId: Uuid,
  pageId: Uuid,
  mayRead: (page: Uuid) => Promise<boolean>,
): Promise<CopiedPage> {
  const blocks = new Map<Uuid, BlockValue>()
  const collections: CollectionValue[] = []
  const views: CollectionViewValue[] = []
  const rowsIn = new Map<Uuid, BlockValue[]>()
  const waiting = [pageId]
  const isHidden = async (block: BlockValue): Promise<boolean> =>
    Boolean(block.permissions) && !(await mayRead(block.id))
  for (let page = waiting.pop(); page !== undefined; page = waiting.pop()) {
    const id = page
    const read = await readPage(pool, spaceId, id, isPage, outline => outline.load([id, ...outline.order]))
    const here: Uuid[] = []
    for (const { value } of read?.records ?? []) {
      const block = value as unknown as BlockValue
      if (!block.alive && block.id !== pageId) continue
      const isInner = isPage(block.type) && block.id !== id
      if (isInner && (await isHidden(block))) continue
      if (isInner) waiting.push(block.id)
      // Pages inside are looked at when their turn comes.
      else here.push(block.id)
      blocks.set(block.id, block)
    }
    const found = await collectionsIn(pool, spaceId, here)
    collections.push(...found)
    views.push(...(await viewsIn(pool, spaceId, here)))
    const rows: BlockValue[] = []
    for (const row of found.length
      ? await rowsOf(
          pool,
          spaceId,
          found.map(one => one.id),
        )
      : [])
      if (!(await isHidden(row))) rows.push(row)
    const filled = rows.length
      ? await pagesWithBlocks(
          pool,
          spaceId,
          rows.map(row => row.id),
        )
      : new Set<Uuid>()
    for (const row of rows) {
      blocks.set(row.id, row)
      rowsIn.set(row.parent_id, [...(rowsIn.get(row.parent_id) ?? []), row])
      if (filled.has(row.id)) waiting.push(row.id)
    }
    if (blocks.size > MOST_BLOCKS)
      throw new SheafError('UnprocessableEntity', {
        debugMessage: 'This page is too large to duplicate. Duplicate its parts instead.',
      })
  }
  const copied: CopiedBlock[] = []
  const visit = (id: Uuid, parentId: Uuid): void => {
    const block = blocks.get(id)
    if (!block) return
    copied.push(copiedBlock(block, parentId))
    for (const child of block.content ?? []) visit(child, id)
    for (const own of collections)
      if (own.parent_id === id) for (const row of rowsIn.get(own.id) ?? []) visit(row.id, own.id)
  }
  const root = blocks.get(pageId)
  if (!root) throw new SheafError('NotFoundError')
  visit(pageId, root.parent_id)
  const layouts = await layoutsOf(
    pool,
    spaceId,
    collections.map(one => one.id),
  )
  return { blocks: copied, collections, views, layouts }
}

export function copiedBlock(block: BlockValue, parentId: Uuid): CopiedBlock {
  const { id, type, properties, format, file_ids, parent_table, collection_id, view_ids, is_template } = block
  const { title, ...rest } = (properties ?? {}) as Readonly<Record<string, Json>>
  return {
    id,
    parentId,
    parentTable: parent_table,
    type,
    runs: runsOfTitle((title ?? []) as unknown as RichText).map(withoutDiscussions),
    properties: rest,
    format: format ?? {},
    fileIds: file_ids ?? [],
    collectionId: collection_id,
    viewIds: view_ids ?? [],
    isTemplate: is_template === true,
  }
}
