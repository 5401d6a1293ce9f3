// Writes the missing side of a relation that has become two-way.
import type { fillRelation as call } from '@sheaf/core/api/collection/fill-relation'
import { SheafError } from '@sheaf/core/errors'
import { parseUuid } from '@sheaf/core/ids'
import { runFill } from '../../collections/property-types/fill-relation'
import { mustConfigure } from '../../collections/property-types/wish'
import type { Handler } from '../define'

export const fillRelation: Handler<typeof call> = async (input, { userId, services }) => {
  const spaceId = parseUuid(input.spaceId)
  const collectionId = parseUuid(input.collectionId)
  if (!spaceId || !collectionId) throw new SheafError('NotFoundError')
  const place = { spaceId, collectionId, userId, property: input.propertyId }
  await mustConfigure(services, place)
  const { result, progress = 0 } = await services.running.join<number, number>(
    `${userId} fill ${collectionId} ${place.property}`,
    `${collectionId} ${place.property}`,
    report => runFill(services, place, report),
  )
  return { isDone: result !== undefined, rows: result ?? progress }
}
