// Gives a property another type, row by row. Safe to run twice: the collection says what was begun and what is done, and rows are changed by what
// they hold when their turn comes.
import { canonicalUuid, exact, jsonObject, optional, string } from '@sheaf/core/validation/checks'
import { type ChangeProgress, runChange } from '../collections/property-types/change-type'
import { defineJob } from './define-job'

export const changePropertyType = defineJob({
  name: 'change-property-type',
  lane: 'long',
  input: exact({
    spaceId: canonicalUuid,
    collectionId: canonicalUuid,
    userId: canonicalUuid,
    property: string,
    keep: string,
    type: optional(string),
    settings: jsonObject,
    returnTo: optional(string),
    zone: string,
    locale: string,
  }),
  attempts: 10,
  run: ({ type, returnTo, ...place }, { services, report }): Promise<ChangeProgress['counts']> =>
    runChange(services, { ...place, type, returnTo }, report),
})
