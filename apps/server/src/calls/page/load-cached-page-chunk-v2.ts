// A page's records, a piece at a time. The first piece brings the page, what lies above it and its first blocks; its cursors
// stand for the rest, so that the client may ask for them side by side.
import { catalogKinds } from '@sheaf/catalog'
import type { loadCachedPageChunkV2 as call, PageCursor } from '@sheaf/core/api/page/load-cached-page-chunk-v2'
import { SheafError } from '@sheaf/core/errors'
import { isCanonicalUuid, type Uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import { blockPointer } from '@sheaf/core/operations/record-id'
import { roleOf } from '@sheaf/core/permissions/can'
import type { Role } from '@sheaf/core/permissions/roles'
import type { Table } from '@sheaf/core/records/all'
import { layoutId } from '@sheaf/core/records/layout'
import { shortIdOf } from '@sheaf/core/short-id'
import { textsShownBy } from '@sheaf/core/text/slice'
import type { LoadedRecord, RecordRef } from '@sheaf/sync/storage'
import { newUuid } from '../../auth/secrets'
import { databaseRecords } from '../../collections/database-records'
import { discussionRecords } from '../../spaces/discussion-records'
import { RecordMapBuilder } from '../../spaces/record-maps'
import { type PageOutline, readPage } from '../../storage/space/page-chunk'
import type { LoadedBlock } from '../../storage/space/record-rows'
import type { Handler } from '../define'

/** Pieces after the first: large enough that ten thousand blocks take one round of calls. */
const FURTHER_CHUNK_BLOCKS = 2048

const isPage = (type: string): boolean => catalogKinds.traits(type).page

interface Piece {
  /** The block before the piece, to find the place again when the page has changed meanwhile. */
  readonly after: Uuid | null
  readonly from: number
  readonly count: number
}

export const loadCachedPageChunkV2: Handler<typeof call> = async (input, { subject, actor, userId, services }) => {
  const { spaceId, id: pageId, role: pageRole, source } = subject
  const map = new RecordMapBuilder()
  const dedupeSessionId = input.dedupeSessionId ?? newUuid()
  const isNew = (record: LoadedRecord): boolean =>
    !services.dedupe.wasSent(dedupeSessionId, userId, `${record.table}:${record.value.id}`, record.value.version)
  const piece = pieceOf(input.cursor)
  const chunk = await readPage(services.pool, spaceId, pageId, isPage, async outline => {
    const range = place(outline, piece)
    const blocks = await outline.load([...(piece ? [] : [pageId]), ...outline.order.slice(range.from, range.to)])
    return { seq: outline.seq, ...blocks, cursors: piece ? [] : cursorsFrom(outline, range.to) }
  })
  if (!chunk) throw new SheafError('NotFoundError')
  const roleOfRecord = async (record: LoadedBlock): Promise<Role> =>
    // Only a page with permissions of its own may differ from the page it is on.
    record.value.permissions && record.value.id !== pageId
      ? source.ask(() => roleOf(actor, blockPointer(spaceId, record.value.id), source, services.now()))
      : pageRole
  const readable: LoadedRecord[] = []
  for (const record of chunk.records) {
    const role = await roleOfRecord(record)
    if (role === 'none') continue
    readable.push(record)
    if (isNew(record)) map.addLoaded(record, role)
  }
  const shown = new Set(readable.flatMap(({ value }) => textsShownBy(value)))
  for (const { id, state } of chunk.texts) if (shown.has(id)) map.addText(id, state)
  const { storage } = services.rooms
  // What a block lists is what somebody wrote into it: everything that is found by such a list is judged where it really lies.
  const more = [
    ...(await discussionRecords(storage, spaceId, pageId, readable)),
    ...(await databaseRecords(storage, spaceId, readable)),
  ]
  if (!piece) {
    const page = source.get('block', pageId)
    if (!page) throw new SheafError('NotFoundError')
    const { parent_table, parent_id } = page
    // A row lies in its collection, and with it in a block.
    const home = parent_table === 'collection' ? source.get('collection', parent_id)?.['parent_id'] : undefined
    const above: RecordRef[] = [
      { table: parent_table as Table, id: parent_id },
      ...(home
        ? [
            { table: 'block' as const, id: home },
            { table: 'layout' as const, id: layoutId(parent_id) },
          ]
        : []),
    ]
    more.push(...(await storage.load(spaceId, above, [])).records)
  }
  await source.load(more.map(({ table, value }) => ({ table, id: value.id })))
  for (const record of more) {
    const role = await source.ask(() =>
      roleOf(actor, { table: record.table, id: record.value.id, spaceId }, source, services.now()),
    )
    if (role !== 'none' && !isHeld(input.held, record)) map.add(record.table, record.value, role)
  }
  return {
    recordMap: map.build(),
    texts: map.texts,
    seq: chunk.seq,
    cursors: chunk.cursors,
    dedupeSessionId,
    spaceId,
    spaceShortId: shortIdOf(spaceId, 8),
  }
}

const isHeld = (
  held: readonly { readonly table: Table; readonly id: string; readonly version: number }[] = [],
  { table, value }: Pick<LoadedRecord, 'table' | 'value'>,
): boolean => held.some(one => one.table === table && one.id === value.id && one.version >= value.version)

function pieceOf(cursor: PageCursor): Piece | null {
  const [given] = cursor.stack
  if (given === undefined) return null
  const { after, from, count } = given as Partial<Record<keyof Piece, unknown>>
  if ((after !== null && !isCanonicalUuid(after)) || !isCount(from) || !isCount(count) || count > FURTHER_CHUNK_BLOCKS)
    throw new SheafError('ValidationError', {
      debugMessage: 'loadCachedPageChunkV2 failed validation: cursor.stack should be a cursor of an earlier answer.',
    })
  return { after, from, count }
}
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

function place({ order }: PageOutline, piece: Piece | null): { from: number; to: number } {
  if (!piece) return { from: 0, to: Math.min(order.length, limits.pageChunkBlocks) }
  const found = piece.after === null ? -1 : order.indexOf(piece.after)
  const from = found >= 0 ? found + 1 : Math.max(0, piece.from - 1)
  // One more than asked for: where the page has grown meanwhile, neighbouring pieces overlap instead of leaving a hole.
  return { from, to: Math.min(order.length, from + piece.count + Math.max(0, piece.from - from)) }
}

function cursorsFrom({ order }: PageOutline, from: number): PageCursor[] {
  const cursors: PageCursor[] = []
  for (let at = from; at < order.length; at += FURTHER_CHUNK_BLOCKS)
    cursors.push({
      stack: [{ after: order[at - 1] ?? null, from: at, count: Math.min(FURTHER_CHUNK_BLOCKS, order.length - at) }],
    })
  return cursors
}
