// The author of a change to a property and its rows: rows in the trash and templates too, batch after batch. Others write in between; a batch
// goes by what rows hold when its turn comes.
import { SheafError } from '@sheaf/core/errors'
import type { Uuid } from '@sheaf/core/ids'
import { personActor } from '@sheaf/core/permissions/actor'
import type { RecordRef } from '@sheaf/sync/storage'
import { type RoomAuthor, roomAuthor } from '../../author/room-author'
import type { Services } from '../../http/server-parts'
import type { Place } from './change-request'

export const propertyAuthor = (services: Services, { spaceId, collectionId, userId }: Place): RoomAuthor =>
  roomAuthor(services, { spaceId, actor: personActor(userId), cause: { kind: 'conversion', id: collectionId } })

/** Whoever asks again is answered by the server that comes next, which goes on here. */
export function unlessStopping({ stopping }: Pick<Services, 'stopping'>): true {
  if (stopping.aborted)
    throw new SheafError('DatabaseLookupError', { debugMessage: 'Sheaf is restarting. Try again in a moment.' })
  return true
}

export const blocksOf = (ids: readonly Uuid[]): RecordRef[] => ids.map(id => ({ table: 'block', id }))
