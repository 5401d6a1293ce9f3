// Deleting for ever. First the page is marked in the space's order, so that it is gone for everybody at one moment and a restore comes
// before or after it, never with it; then its rows are taken, at once or when the space's delay has passed.
import { SheafError } from '@sheaf/core/errors'
import type { Uuid } from '@sheaf/core/ids'
import { blockPointer } from '@sheaf/core/operations/record-id'
import type { SpaceState } from '@sheaf/core/operations/space-state'
import { type Actor, personActor } from '@sheaf/core/permissions/actor'
import { byPerson } from '@sheaf/core/protocol/cause'
import type { BlockValue } from '@sheaf/core/records/block'
import { type RoomAuthorOptions, roomAuthor } from '../author/room-author'
import type { Services } from '../http/server-parts'
import { deadFiles, forgetFile } from '../storage/files'
import { pagesApart, purgePage } from '../storage/space/purge-page'
import { duePages, purgeablePages } from '../storage/space/read-trash'
import { demand } from './demand'
import { pageTypes } from './page-types'

/** What the trash lists: pages, and databases in pages. */
const isListed = (type: string): boolean => pageTypes.includes(type) || type === 'collection_view'

type Parts = Pick<Services, 'rooms' | 'pool' | 'files' | 'log' | 'now'>

/** At most so many of each kind in one run: the next comes within the hour. */
const PAGES_PER_RUN = 1000

/** Whether it was in the trash. Refuses whoever may not configure the page. */
export async function deletePermanently(parts: Parts, spaceId: Uuid, pageId: Uuid, actor: Actor): Promise<boolean> {
  const by = { deleted_from_trash_table: actor.author.table, deleted_from_trash_id: actor.author.id }
  const isMarked = await mark(parts, { spaceId, actor, cause: byPerson }, pageId, by, (page, state, now) => {
    if (!page || !isListed(page.type)) throw new SheafError('NotFoundError')
    demand({ actor, pointer: blockPointer(spaceId, pageId), needs: 'configure' }, state, now)
    return !page.alive
  })
  if (isMarked && (await purgeDelayOf(parts, spaceId)) <= 0) await purge(parts, spaceId, pageId)
  return isMarked
}

/** What has been in the trash for too long is deleted for ever, and the rows of what was deleted long enough ago are taken. */
export async function emptyTrash(parts: Parts): Promise<void> {
  for (const { spaceId, id, time, by } of await duePages(parts.pool, pageTypes, parts.now(), PAGES_PER_RUN))
    await mark(
      parts,
      { spaceId, actor: personActor(by), cause: { kind: 'system' } },
      id,
      {},
      // It may have been restored, and trashed again, since it was looked for.
      page => page !== undefined && !page.alive && !page.deleted_from_trash_time && page.moved_to_trash_time === time,
    ).catch((error: unknown) => parts.log.warn({ err: error }, 'a page in the trash could not be deleted'))
  for (const { spaceId, id } of await purgeablePages(parts.pool, parts.now(), PAGES_PER_RUN))
    await purge(parts, spaceId, id)
  await removeFiles(parts, await deadFiles(parts.pool))
}

async function mark(
  parts: Parts,
  as: RoomAuthorOptions,
  pageId: Uuid,
  by: Partial<BlockValue>,
  isDeletable: (page: BlockValue | undefined, state: SpaceState, now: number) => boolean,
): Promise<boolean> {
  const apart = await pagesApart(parts.pool, as.spaceId, pageId)
  try {
    await roomAuthor(parts, as).change((state, { now }) => {
      // An entry that changes nothing would be told to everybody.
      if (!isDeletable(state.block(pageId), state, now)) throw new NotInTrash()
      for (const id of [pageId, ...apart.filter(page => belongsTo(state, page, pageId))])
        state.changeBlock(id, { deleted_from_trash_time: now, ...by })
    })
    return true
  } catch (error) {
    if (error instanceof NotInTrash) return false
    throw error
  }
}

/** A refusal, so that the room settles it as one. */
class NotInTrash extends SheafError {
  constructor() {
    super('OperationConflictError')
  }
}

function belongsTo(state: SpaceState, id: Uuid, pageId: Uuid): boolean {
  let at = state.block(id)
  while (at && at.id !== pageId) {
    const above: Uuid | undefined = at.page_id ?? state.blockAbove(at)
    at = above === undefined ? undefined : state.block(above)
  }
  return at !== undefined
}

async function purgeDelayOf({ rooms }: Parts, spaceId: Uuid): Promise<number> {
  const { records } = await rooms.storage.load(spaceId, [{ table: 'space', id: spaceId }], [])
  const [space] = records
  return (space?.table === 'space' && space.value.settings.purge_delay_seconds) || 0
}

async function purge(parts: Parts, spaceId: Uuid, pageId: Uuid): Promise<void> {
  try {
    await removeFiles(parts, await purgePage(parts.pool, spaceId, pageId))
  } catch (error) {
    // It is gone for everybody; the next run takes what is left of it.
    parts.log.warn({ err: error }, 'the rows of a deleted page could not be taken')
  }
}

/** The bytes first: what is left by a crash is found again by its row. */
async function removeFiles({ files, pool }: Parts, ids: readonly Uuid[]): Promise<void> {
  for (const id of ids) {
    await files.storage.remove(id)
    await forgetFile(pool, id)
  }
}
