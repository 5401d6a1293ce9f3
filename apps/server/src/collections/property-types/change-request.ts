// Who wants which property of which collection to become what.
import type { PropertyId } from '@sheaf/core/collection/schema'
import { SheafError } from '@sheaf/core/errors'
import type { Uuid } from '@sheaf/core/ids'
import { isLockedSource } from '@sheaf/core/operations/database-lock'
import type { RecordSource } from '@sheaf/core/operations/space-state'
import { personActor } from '@sheaf/core/permissions/actor'
import type { PermissionSource } from '@sheaf/core/permissions/principals'
import type { Json } from '@sheaf/core/validation/checks'
import { demand } from '../../spaces/demand'

export interface Place {
  readonly spaceId: Uuid
  readonly collectionId: Uuid
  readonly userId: Uuid
  readonly property: PropertyId
}
export interface ChangeRequest extends Place {
  /** Where what it was is kept. */
  readonly keep: PropertyId
  readonly type: string | undefined
  readonly settings: Readonly<Record<string, Json>>
  readonly returnTo: PropertyId | undefined
  readonly zone: string
  readonly locale: string
}

/** Whoever may not read the collection is told that there is none. */
export function demandConfigure({ spaceId, collectionId, userId }: Place, source: PermissionSource, now: number): void {
  const pointer = { table: 'collection' as const, id: collectionId, spaceId }
  demand({ actor: personActor(userId), pointer, needs: 'configure' }, source, now)
}
/** A locked database stays as it is; what had begun before goes on to its end. */
export function demandUnlocked({ collectionId, keep }: ChangeRequest, source: Pick<RecordSource, 'get'>): void {
  const collection = source.get('collection', collectionId)
  if (!collection?.deleted_schema?.[keep] && isLockedSource(source, collectionId))
    throw new SheafError('ForbiddenError')
}

export const refused = (debugMessage: string): SheafError =>
  new SheafError('ValidationError', { debugMessage: `changePropertyType failed validation: ${debugMessage}` })
