// Who may have a file: whoever may read the block it was uploaded to, or a block that somebody who could read it has put it on
// since (file-places.ts). What may not be read does not exist.
import { SheafError } from '@sheaf/core/errors'
import { parseUuid, type Uuid } from '@sheaf/core/ids'
import { allows, type Verb } from '@sheaf/core/permissions/roles'
import type { Services } from '../http/server-parts'
import { type FilePlace, findFile, placesOf, type StoredFile } from '../storage/files'

type AccessParts = Pick<Services, 'pool' | 'rooms'>

export async function mayDo(
  { rooms }: AccessParts,
  userId: Uuid,
  verb: Verb,
  { spaceId, blockId }: FilePlace,
): Promise<boolean> {
  return allows(await rooms.gateway.role({ userId }, { table: 'block', id: blockId, spaceId }), verb)
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
