// Gives a property another type, or says what that would do.
import type { changePropertyType as call } from '@sheaf/core/api/collection/change-property-type'
import { keptIdOf } from '@sheaf/core/collection/kept-property'
import { uuid } from '@sheaf/core/ids'
import { type ChangeRequest, refused } from '../../collections/property-types/change-request'
import { type ChangeProgress, previewChange } from '../../collections/property-types/change-type'
import { contextOf } from '../../collections/query-words'
import { changePropertyType as job } from '../../jobs/change-property-type'
import type { Handler } from '../define'

export const changePropertyType: Handler<typeof call> = async (input, { subject, userId, services }) => {
  const { spaceId, id: collectionId } = subject
  const changeId = uuid(input.changeId)
  const { propertyId: property, type, returnTo, settings = {}, dryRun = false } = input
  const { zone, locale } = contextOf(input.context ?? {}, userId, services.now(), 'changePropertyType')
  const keep = keptIdOf(changeId)
  const request: ChangeRequest = {
    spaceId,
    collectionId,
    userId,
    property,
    keep,
    type,
    settings,
    returnTo,
    zone,
    locale,
  }
  if ((type === undefined) === (returnTo === undefined)) throw refused('it should have either type or returnTo.')
  if (dryRun) {
    const { counts, samples } = await previewChange(services, request)
    return { ...counts, samples, converted: 0, isDone: false, keptAs: keep }
  }
  const { result, progress } = await services.running.join<ChangeProgress, ChangeProgress['counts']>(
    `${userId} ${changeId}`,
    `${collectionId} ${property}`,
    // The queue knows of it meanwhile, so that another process goes on where this one ends.
    report =>
      services.jobs.runInTurn(job, inputOf(request), {
        key: `${collectionId} ${keep}`,
        isRetried: true,
        onProgress: progress => report(progress as ChangeProgress),
      }),
  )
  const { rows, kept, partly, lost } = result ?? progress?.counts ?? { rows: 0, kept: 0, partly: 0, lost: 0 }
  const converted = result ? rows : (progress?.converted ?? 0)
  return { rows, kept, partly, lost, samples: [], converted, isDone: result !== undefined, keptAs: keep }
}

/** What is not said is left out of it. */
const inputOf = ({ type, returnTo, settings, ...request }: ChangeRequest) => ({
  ...request,
  settings: { ...settings },
  ...(type === undefined ? {} : { type }),
  ...(returnTo === undefined ? {} : { returnTo }),
})
