// Who may have a file: whoever may read the block it was uploaded to, or a block that somebody who could read it has put it on
// since (file-places.ts). The icon of a workspace is everybody's in it, the photo of a person everybody's who shares a workspace
// with them. What may not be read does not exist.
import { SheafError } from '@sheaf/core/errors'
import { parseUuid, type Uuid } from '@sheaf/core/ids'
import { personActor } from '@sheaf/core/permissions/actor'
import type { Verb } from '@sheaf/core/permissions/rights'
import { allows } from '@sheaf/core/permissions/roles'
import type { Services } from '../http/server-parts'
import { type FilePlace, findFile, hasBlock, type PendingUpload, placesOf, type StoredFile } from '../storage/files'
import { shareASpace } from '../storage/space/members'

type AccessParts = Pick<Services, 'pool' | 'rooms'>

export async function mayDo(
  parts: AccessParts,
  userId: Uuid,
  verb: 'read' | 'edit',
  { spaceId, table, parentId }: FilePlace,
): Promise<boolean> {
  const may = async (table: 'block' | 'space', id: Uuid, wanted: Verb): Promise<boolean> =>
    allows(await parts.rooms.gateway.role(personActor(userId), { table, id, spaceId }), wanted)
  if (table === 'sheaf_user') {
    if (verb === 'read') return parentId === userId || shareASpace(parts.pool, userId, parentId)
    // It takes room in a workspace, which has to be one of the person's.
    return parentId === userId && may('space', spaceId, 'read')
  }
  return may(table, parentId, table === 'space' && verb === 'edit' ? 'share' : verb)
}

/** Who may send a file. A row that is yet to be made has nobody's rights: those of its database count until it is there. */
export async function maySend(
  parts: AccessParts,
  userId: Uuid,
  place: FilePlace & Pick<PendingUpload, 'collectionId'>,
): Promise<boolean> {
  if (await mayDo(parts, userId, 'edit', place)) return true
  const { spaceId, parentId, collectionId } = place
  if (collectionId === null || (await hasBlock(parts.pool, spaceId, parentId))) return false
  return allows(
    await parts.rooms.gateway.role(personActor(userId), { table: 'collection', id: collectionId, spaceId }),
    'edit',
  )
}

export async function mayRead(parts: AccessParts, userIds: readonly Uuid[], file: StoredFile): Promise<boolean> {
  for (const userId of userIds) if (await mayDo(parts, userId, 'read', file)) return true
  if (userIds.length === 0) return false
  for (const place of await placesOf(parts.pool, file.id))
    for (const userId of userIds) if (await mayDo(parts, userId, 'read', place)) return true
  return false
}

/** The file of an address for these accounts; throws NotFoundError, the same for what is missing and what is hidden. */
export async function readableFile(parts: AccessParts, userIds: readonly Uuid[], id: string): Promise<StoredFile> {
  const file = await knownFile(parts, id)
  if (!(await mayRead(parts, userIds, file))) throw new SheafError('NotFoundError')
  return file
}

export async function knownFile({ pool }: Pick<AccessParts, 'pool'>, id: string): Promise<StoredFile> {
  const fileId = parseUuid(id)
  const file = fileId ? await findFile(pool, fileId) : undefined
  if (!file) throw new SheafError('NotFoundError')
  return file
}
