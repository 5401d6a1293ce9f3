// Who wants which property of which collection to become what.
import type { PropertyId } from '@sheaf/core/collection/schema'
import { SheafError } from '@sheaf/core/errors'
import type { Uuid } from '@sheaf/core/ids'
import { isLockedSource } from '@sheaf/core/operations/database-lock'
import type { RecordSource } from '@sheaf/core/operations/space-state'
import { roleOf } from '@sheaf/core/permissions/can'
import { allows } from '@sheaf/core/permissions/roles'
import type { Json } from '@sheaf/core/validation/checks'
import { LoadingSource } from '@sheaf/sync/gateway'
import type { Services } from '../../http/server-parts'

export interface Place {
  readonly spaceId: Uuid
  readonly collectionId: Uuid
  readonly userId: Uuid
  readonly property: PropertyId
}
export interface Wish extends Place {
  /** Where what it was is kept. */
  readonly keep: PropertyId
  readonly type: string | undefined
  readonly settings: Readonly<Record<string, Json>>
  readonly returnTo: PropertyId | undefined
  readonly zone: string
  readonly locale: string
}

type Source = Parameters<typeof roleOf>[2]

/** Whoever may not read the collection is told that there is none. */
export function demandConfigure({ spaceId, collectionId, userId }: Place, source: Source, now: number): void {
  const role = roleOf({ userId }, { table: 'collection', id: collectionId, spaceId }, source, now)
  if (role === 'none') throw new SheafError('NotFoundError')
  if (!allows(role, 'configure')) throw new SheafError('ForbiddenError')
}
/** A locked database stays as it is; what had begun before goes on to its end. */
export function demandUnlocked({ collectionId, keep }: Wish, source: Pick<RecordSource, 'get'>): void {
  const collection = source.get('collection', collectionId)
  if (!collection?.deleted_schema?.[keep] && isLockedSource(source, collectionId))
    throw new SheafError('ForbiddenError')
}
export async function mustConfigure({ rooms, now }: Pick<Services, 'rooms' | 'now'>, place: Place): Promise<void> {
  const source = new LoadingSource(rooms.roles, place.spaceId)
  await source.ask(() => demandConfigure(place, source, now()))
}

export const refused = (debugMessage: string): SheafError =>
  new SheafError('ValidationError', { debugMessage: `changePropertyType failed validation: ${debugMessage}` })
