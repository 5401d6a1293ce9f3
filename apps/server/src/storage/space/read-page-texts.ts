// What pages say, for whoever makes something else of it: their live blocks in reading order, without texts' states.
import type { Uuid } from '@sheaf/core/ids'
import type { Json } from '@sheaf/core/validation/checks'
import type pg from 'pg'

type Querier = Pick<pg.Pool, 'query'> | Pick<pg.PoolClient, 'query'>

export interface SaidBlock {
  readonly id: Uuid
  readonly type: string
  readonly properties: Readonly<Record<string, Json>>
  readonly format: Readonly<Record<string, Json>>
}
export interface SaidPage extends SaidBlock {
  readonly createdBy: Uuid | null
  readonly createdTime: number
  /** Of the page or of the block on it that was edited last. */
  readonly editedTime: number
  /** In reading order; pages on it are left out, and blocks with permissions of their own with everything in them. */
  readonly blocks: readonly SaidBlock[]
}

interface PageRow extends SaidBlock {
  readonly created_by_id: Uuid | null
  readonly created_time: number | null
  readonly last_edited_time: number | null
}
interface BlockRow extends SaidBlock {
  readonly parent_id: Uuid
  readonly page_id: Uuid
  readonly last_edited_time: number | null
  readonly is_apart: boolean
}

const PAGE = 'id, type, properties, format, created_by_id, created_time, last_edited_time'
const ON_THEM = `SELECT id, type, properties, format, parent_id, page_id, last_edited_time, permissions IS NOT NULL AS is_apart
  FROM block WHERE space_id = $1 AND page_id = ANY($2::uuid[]) AND alive ORDER BY parent_id, ord COLLATE "C"`

/** Those of these blocks that are pages and were not deleted for ever. */
export async function readSaidPages(
  client: Querier,
  spaceId: Uuid,
  ids: readonly Uuid[],
  pageTypes: readonly string[],
): Promise<SaidPage[]> {
  const { rows } = await client.query<PageRow>({
    name: 'said-pages',
    text: `SELECT ${PAGE} FROM block WHERE space_id = $1 AND id = ANY($2::uuid[]) AND type = ANY($3) AND deleted_from_trash_time IS NULL`,
    values: [spaceId, ids, pageTypes],
  })
  return withBlocks(client, spaceId, rows, pageTypes)
}

/** The next pages of a space in the order of their ids. */
export async function readSaidPagesAfter(
  client: Querier,
  spaceId: Uuid,
  after: string,
  count: number,
  pageTypes: readonly string[],
): Promise<SaidPage[]> {
  const { rows } = await client.query<PageRow>({
    name: 'said-pages-after',
    text: `SELECT ${PAGE} FROM block WHERE space_id = $1 AND ($2 = '' OR id > $2::text::uuid) AND type = ANY($3)
           AND deleted_from_trash_time IS NULL ORDER BY id LIMIT $4`,
    values: [spaceId, after, pageTypes, count],
  })
  return withBlocks(client, spaceId, rows, pageTypes)
}

export async function readSaidBlocks(client: Querier, spaceId: Uuid, ids: readonly Uuid[]): Promise<SaidBlock[]> {
  if (ids.length === 0) return []
  const { rows } = await client.query<SaidBlock>({
    name: 'said-blocks',
    text: 'SELECT id, type, properties, format FROM block WHERE space_id = $1 AND id = ANY($2::uuid[]) AND alive',
    values: [spaceId, ids],
  })
  return rows
}

async function withBlocks(
  client: Querier,
  spaceId: Uuid,
  pages: readonly PageRow[],
  pageTypes: readonly string[],
): Promise<SaidPage[]> {
  if (pages.length === 0) return []
  const { rows } = await client.query<BlockRow>({
    name: 'said-blocks-of-pages',
    text: ON_THEM,
    values: [spaceId, pages.map(page => page.id)],
  })
  const byParent = new Map<Uuid, BlockRow[]>()
  const edited = new Map<Uuid, number>()
  for (const row of rows) {
    const siblings = byParent.get(row.parent_id)
    if (siblings) siblings.push(row)
    else byParent.set(row.parent_id, [row])
    // A page on a page has a time of its own.
    if (!pageTypes.includes(row.type))
      edited.set(row.page_id, Math.max(edited.get(row.page_id) ?? 0, row.last_edited_time ?? 0))
  }
  return pages.map(({ created_by_id, created_time, last_edited_time, ...page }) => ({
    ...page,
    createdBy: created_by_id,
    createdTime: created_time ?? 0,
    editedTime: Math.max(last_edited_time ?? 0, edited.get(page.id) ?? 0),
    blocks: inReadingOrder(page.id, byParent, pageTypes),
  }))
}

function inReadingOrder(
  pageId: Uuid,
  byParent: ReadonlyMap<Uuid, readonly BlockRow[]>,
  pageTypes: readonly string[],
): SaidBlock[] {
  const out: SaidBlock[] = []
  const stack = [...(byParent.get(pageId) ?? [])].reverse()
  for (let block = stack.pop(); block; block = stack.pop()) {
    if (block.is_apart || pageTypes.includes(block.type)) continue
    out.push({ id: block.id, type: block.type, properties: block.properties, format: block.format })
    stack.push(...[...(byParent.get(block.id) ?? [])].reverse())
  }
  return out
}
