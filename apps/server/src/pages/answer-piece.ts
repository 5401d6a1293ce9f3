// The answer to who asks for a piece of a page: written once for all who have the same roles on its records, which are judged each time.
import type { RecordMap } from '@sheaf/core/api/record/record-map'
import type { Uuid } from '@sheaf/core/ids'
import type { Actor } from '@sheaf/core/permissions/actor'
import { roleOf } from '@sheaf/core/permissions/can'
import { allows, type Role } from '@sheaf/core/permissions/roles'
import type { Table } from '@sheaf/core/records/all'
import { shortIdOf } from '@sheaf/core/short-id'
import { textsShownBy } from '@sheaf/core/text/slice'
import { PackedJson } from '../http/packed-json'
import type { Log } from '../log'
import { RecordMapBuilder } from '../spaces/record-maps'
import type { RoleCache } from '../spaces/role-cache'
import type { HeldPiece, VersionedRef, WrittenPiece } from './held-piece'
import type { AskedPiece, PageMemory } from './page-memory'
import type { ReadPiece } from './read-piece'
import { stillPage } from './still-page'

interface Reader {
  readonly actor: Actor
  /** What they have already of the records beside. */
  readonly held: readonly VersionedRef[]
}

interface Parts {
  readonly pages: PageMemory
  readonly log: Pick<Log, 'warn'>
  readonly roleCache: Pick<RoleCache, 'judge'>
  readonly now: () => number
}

/** What of a piece somebody is told: by role, in the order of its records. */
interface Told {
  readonly page: Role
  readonly apart: readonly Role[]
  /** 'held': they have it as it is. */
  readonly beside: readonly (Role | 'held')[]
}

/** Null where there is no such page, or none any more for who asks. `seq` is as of when it was asked for. */
export async function answerPiece(
  parts: Parts,
  asked: AskedPiece,
  reader: Reader,
): Promise<(WrittenPiece & { readonly seq: number }) | null> {
  const { pages } = parts
  const piece = await pages.piece(asked)
  if (!piece) return null
  const { seq } = piece
  const told = await toldTo(parts, piece, reader)
  if (told.page === 'none') return null
  const written = piece.writtenFor(keyOf(told))
  if (written) return { ...(await written), seq }
  const read = piece.content ? { piece, content: piece.content } : await pages.withRecords(asked)
  if (!read) return null
  const again = read.piece === piece ? told : await toldTo(parts, read.piece, reader)
  if (again.page === 'none') return null
  const answer = read.piece.writtenFor(keyOf(again)) ?? writeFor(parts, asked, read.piece, read.content, again)
  return { ...(await answer), seq: read.piece.seq }
}

async function writeFor(
  { pages, log }: Parts,
  { spaceId, part }: AskedPiece,
  piece: HeldPiece,
  content: ReadPiece,
  told: Told,
): Promise<WrittenPiece> {
  const shown = mapOf(piece.pageId, content, told)
  const text = JSON.stringify({
    ...shown,
    cursors: content.cursors,
    spaceId,
    spaceShortId: shortIdOf(spaceId, 8),
  })
  const still = part ? '' : drawn(piece.pageId, shown.recordMap, log)
  const written = await piece.write(
    keyOf(told),
    PackedJson.of(text.slice(1, -1)).then(json => ({ json, still })),
  )
  pages.weigh(piece, part)
  return written
}

/** Whatever somebody wrote into a page, it is answered. */
function drawn(pageId: Uuid, map: RecordMap, log: Parts['log']): string {
  try {
    return stillPage(pageId, map)
  } catch (error) {
    log.warn({ err: error }, 'a page cannot be drawn into its document')
    return ''
  }
}

/** To be asked after the piece was found: nothing that is told was taken back before. */
async function toldTo({ roleCache, now }: Parts, piece: HeldPiece, { actor, held }: Reader): Promise<Told> {
  const { spaceId, pageId, apart, beside } = piece
  return roleCache.judge(spaceId, [pageId, ...apart], source => {
    const at = now()
    const roleOn = (table: Table, id: Uuid): Role => roleOf(actor, { table, id, spaceId }, source, at)
    return {
      page: roleOn('block', pageId),
      apart: apart.map(id => roleOn('block', id)),
      beside: beside.map(one => (isHeld(held, one) ? 'held' : roleOn(one.table, one.id))),
    }
  })
}

const isHeld = (held: readonly VersionedRef[], { table, id, version }: VersionedRef): boolean =>
  held.some(one => one.table === table && one.id === id && one.version >= version)

const keyOf = ({ page, apart, beside }: Told): string => [page, ...apart, ...beside].join()

function mapOf(pageId: Uuid, { blocks, texts, beside }: ReadPiece, told: Told) {
  const map = new RecordMapBuilder()
  const shown = new Set<Uuid>()
  let apart = 0
  for (const block of blocks) {
    const isApart = block.value.id !== pageId && block.value.permissions
    const role = isApart ? (told.apart[apart++] ?? 'none') : told.page
    if (!allows(role, 'read')) continue
    map.addLoaded(block, role)
    for (const text of textsShownBy(block.value)) shown.add(text)
  }
  for (const { id, state } of texts) if (shown.has(id)) map.addText(id, state)
  for (const [i, { table, value }] of beside.entries()) {
    const role = told.beside[i] ?? 'none'
    if (role !== 'held' && role !== 'none') map.add(table, value, role)
  }
  return { recordMap: map.build(), texts: map.texts }
}
