// The blocks of a page at one moment. Everything is read in one snapshot together with the space's seq, so that the stream goes
// on exactly where the chunk ends.
import type { Uuid } from '@sheaf/core/ids'
import type { StoredRow } from '@sheaf/core/records/value'
import { textsShownBy } from '@sheaf/core/text/slice'
import type pg from 'pg'
import { readTexts, type StoredText } from './read-texts'
import { type ChildRow, childrenByParent, type LoadedBlock, loadedBlock } from './record-rows'

interface PageOutline {
  readonly seq: number
  /** Blocks in reading order, and behind them blocks whose text lives on in others. */
  readonly order: readonly Uuid[]
  readonly load: (ids: readonly Uuid[]) => Promise<LoadedBlocks>
}

interface LoadedBlocks {
  readonly records: readonly LoadedBlock[]
  /** Texts that these blocks show a part of, and whose own block is not among them: in another piece of the page, or in the trash. */
  readonly texts: readonly StoredText[]
}

/** Runs `use` on a snapshot of the page; null where there is no such space. */
export async function readPage<T>(
  pool: pg.Pool,
  spaceId: Uuid,
  pageId: Uuid,
  isPage: (type: string) => boolean,
  use: (outline: PageOutline) => Promise<T>,
): Promise<T | null> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const head = await client.query<{ seq: number }>('SELECT seq FROM space_seq WHERE space_id = $1', [spaceId])
    if (!head.rows[0]) return null
    const { rows } = await client.query<ChildRow & { alive: boolean }>({
      name: 'outline',
      text: `SELECT id, parent_id, ord, alive FROM block WHERE space_id = $1 AND page_id = $2 AND (alive OR crdt_data ? 'merged') ORDER BY parent_id, ord COLLATE "C"`,
      values: [spaceId, pageId],
    })
    const byParent = childrenByParent(rows.filter(row => row.alive))
    const order = readingOrder(pageId, byParent)
    const merged = rows.filter(row => !row.alive).map(row => row.id)
    const load = async (ids: readonly Uuid[]): Promise<LoadedBlocks> => {
      const { rows: found } = await client.query<StoredRow>({
        name: 'chunk',
        text: 'SELECT * FROM block WHERE space_id = $1 AND id = ANY($2::uuid[])',
        values: [spaceId, ids],
      })
      // Pages on this page have children of their own, on their own pages.
      const pages = found.filter(row => row['id'] !== pageId && isPage(row['type'] as string)).map(row => row['id'])
      const below =
        pages.length === 0
          ? { rows: [] }
          : await client.query<ChildRow>({
              name: 'chunk-children',
              text: `SELECT parent_id, id, ord FROM block WHERE space_id = $1 AND parent_id = ANY($2::uuid[]) AND parent_table = 'block' AND alive ORDER BY parent_id, ord COLLATE "C"`,
              values: [spaceId, pages],
            })
      const more = childrenByParent(below.rows)
      // Pieces are read one after another: a block's text is never older than the block.
      const asked = new Set(ids)
      const away = found.flatMap(textsShownBy).filter(text => text !== pageId && !asked.has(text))
      return {
        records: found.map(row =>
          loadedBlock(row, byParent.get(row['id'] as Uuid) ?? more.get(row['id'] as Uuid) ?? []),
        ),
        texts: await readTexts(client, spaceId, away),
      }
    }
    return await use({ seq: head.rows[0].seq, order: [...order, ...merged], load })
  } finally {
    await client.query('COMMIT').catch(() => undefined)
    client.release()
  }
}

function readingOrder(root: Uuid, byParent: ReadonlyMap<Uuid, readonly (readonly [Uuid, string])[]>): Uuid[] {
  const out: Uuid[] = []
  const stack = [...(byParent.get(root) ?? [])].reverse().map(([id]) => id)
  for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
    out.push(id)
    const children = byParent.get(id)
    if (children) for (let i = children.length - 1; i >= 0; i--) stack.push((children[i] as readonly [Uuid, string])[0])
  }
  return out
}
