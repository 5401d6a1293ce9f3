// From TASK-12 to the row. What may not be read is not there.
import type { findRow as call } from '@sheaf/core/api/collection/find-row'
import { SheafError } from '@sheaf/core/errors'
import { parseUuid } from '@sheaf/core/ids'
import { personActor } from '@sheaf/core/permissions/actor'
import { can } from '@sheaf/core/permissions/can'
import { prefixClaimId } from '@sheaf/core/records/record-key'
import { parseUniqueId } from '@sheaf/core/validation/unique-id'
import { LoadingSource } from '@sheaf/sync/gateway'
import { rowNumbered } from '../../storage/space/read-rows'
import type { Handler } from '../define'

export const findRow: Handler<typeof call> = async (input, { userId, services }) => {
  const spaceId = parseUuid(input.spaceId)
  const wanted = parseUniqueId(input.uniqueId.toUpperCase())
  if (!spaceId || !wanted) throw new SheafError('NotFoundError')
  const source = new LoadingSource(services.rooms.roles, spaceId)
  const claim = await source.ask(() => source.get('record_key', prefixClaimId(spaceId, wanted.prefix)))
  const collectionId = claim?.['alive'] === true ? parseUuid(claim['parent_id']) : null
  const pageId = collectionId && (await rowNumbered(services.pool, spaceId, collectionId, wanted.number))
  if (!pageId) throw new SheafError('NotFoundError')
  const pointer = { table: 'block' as const, id: pageId, spaceId }
  const isRead = await source.ask(() => can(personActor(userId), 'read', pointer, source, services.now()))
  if (!isRead) throw new SheafError('NotFoundError')
  return { pageId, collectionId }
}
