// A piece of a page as it is stored, whoever asks: its blocks with their texts, what is said about them, the databases among them, and for
// the first piece what the page lies in.
import { catalogKinds } from '@sheaf/catalog'
import type { PageCursor } from '@sheaf/core/api/page/load-cached-page-chunk-v2'
import type { Uuid } from '@sheaf/core/ids'
import type { Table } from '@sheaf/core/records/all'
import { layoutId } from '@sheaf/core/records/layout'
import type { LoadedRecord, RecordRef, SpaceStorage } from '@sheaf/sync/storage'
import { databaseRecords } from '../collections/database-records'
import { discussionRecords } from '../spaces/discussion-records'
import type { OpenDatabase } from '../storage/database'
import { readPage } from '../storage/space/page-chunk'
import type { StoredText } from '../storage/space/read-texts'
import type { LoadedBlock } from '../storage/space/record-rows'
import { cursorsFrom, type PagePart, placeOf } from './page-cursor'

export interface ReadPiece {
  /** Of the log's entries up to here nothing is missing. */
  readonly seq: number
  readonly blocks: readonly LoadedBlock[]
  /** Texts that they show, and that are not theirs. */
  readonly texts: readonly StoredText[]
  readonly beside: readonly LoadedRecord[]
  /** What was looked for beside the blocks, there or not. */
  readonly asked: readonly Uuid[]
  readonly cursors: readonly PageCursor[]
}

export interface PieceStore {
  readonly pool: OpenDatabase['pool']
  readonly storage: Pick<SpaceStorage, 'load'>
}

const isPage = (type: string): boolean => catalogKinds.traits(type).page

/** Null where there is no such page. */
export async function readPiece(
  { pool, storage }: PieceStore,
  spaceId: Uuid,
  pageId: Uuid,
  part: PagePart | null,
): Promise<ReadPiece | null> {
  const chunk = await readPage(pool, spaceId, pageId, isPage, async ({ seq, order, load }) => {
    const { from, to } = placeOf(part, order)
    const { records, texts } = await load([...(part ? [] : [pageId]), ...order.slice(from, to)])
    return { seq, records, texts, cursors: part ? [] : cursorsFrom(to, order) }
  })
  if (!chunk) return null
  const { seq, records: blocks, texts, cursors } = chunk
  const asked: Uuid[] = []
  const noting: PieceStore['storage'] = {
    load: (space, refs, slices) => {
      asked.push(...refs.map(({ id }) => id))
      return storage.load(space, refs, slices)
    },
  }
  // What a block lists is what somebody wrote into it: whoever answers judges it where it really lies.
  const beside = [
    ...(await discussionRecords(noting, spaceId, pageId, blocks)),
    ...(await databaseRecords(noting, spaceId, blocks)),
  ]
  if (!part) {
    const page = blocks.find(({ value }) => value.id === pageId)
    if (!page) return null
    beside.push(...(await placeRecords(noting, spaceId, page)))
  }
  return { seq, blocks, texts, beside, asked, cursors }
}

/** What the page lies in, with everything above. */
async function placeRecords(
  storage: PieceStore['storage'],
  spaceId: Uuid,
  { value: { parent_table, parent_id } }: LoadedBlock,
): Promise<readonly LoadedRecord[]> {
  const around: RecordRef = { table: parent_table as Table, id: parent_id }
  const { records } = await storage.load(spaceId, [around], [])
  if (parent_table !== 'collection') return records
  // A row lies in its collection, and with it in a block.
  const home = records.find(({ table }) => table === 'collection')?.value
  if (!home || !('parent_id' in home) || !home.parent_id) return records
  const refs: RecordRef[] = [
    { table: 'block', id: home.parent_id },
    { table: 'layout', id: layoutId(parent_id) },
  ]
  return [...records, ...(await storage.load(spaceId, refs, [])).records]
}
