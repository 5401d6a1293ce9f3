// Writes the missing side of a relation that has become two-way.
import type { fillRelation as call } from '@sheaf/core/api/collection/fill-relation'
import { fillRelation as job } from '../../jobs/fill-relation'
import type { Handler } from '../define'

export const fillRelation: Handler<typeof call> = async (input, { subject, userId, services }) => {
  const { spaceId, id: collectionId } = subject
  const place = { spaceId, collectionId, userId, property: input.propertyId }
  const { result, progress = 0 } = await services.running.join<number, number>(
    `${userId} fill ${collectionId} ${place.property}`,
    `${collectionId} ${place.property}`,
    report =>
      services.jobs.runInTurn(job, place, {
        key: `${collectionId} ${place.property}`,
        isRetried: true,
        onProgress: progress => report(progress as number),
      }),
  )
  return { isDone: result !== undefined, rows: result ?? progress }
}
