// Reads a page with everything in it to be made anew, as far as a person may read it.
import { catalogKinds } from '@sheaf/catalog'
import { type CopiedBlock, type CopiedPage, copiedBlock } from '@sheaf/core/actions/copied-page'
import { SheafError } from '@sheaf/core/errors'
import type { Uuid } from '@sheaf/core/ids'
import type { BlockValue } from '@sheaf/core/records/block'
import type { CollectionValue } from '@sheaf/core/records/collection'
import type { CollectionViewValue } from '@sheaf/core/records/collection-view'
import { readPage } from '../storage/space/page-chunk'
import { collectionsIn, layoutsOf, pagesWithBlocks, rowsOf, viewsIn } from '../storage/space/read-databases'

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
  const ruled = new Set<Uuid>()
  const isHidden = async (block: BlockValue): Promise<boolean> =>
    (Boolean(block.permissions) || ruled.has(block.parent_id)) && !(await mayRead(block.id))
  for (let page = waiting.pop(); page !== undefined; page = waiting.pop()) {
    const id = page
    const read = await readPage(pool, spaceId, id, isPage, outline => outline.load([id, ...outline.order]))
    const here: Uuid[] = []
    for (const { value: block } of read?.records ?? []) {
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
    for (const one of found) if (one.row_permissions) ruled.add(one.id)
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
