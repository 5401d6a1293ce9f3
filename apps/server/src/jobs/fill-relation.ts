// Writes the missing side of a relation that has become two-way. Safe to run twice: a row that is named back already is left as it is.
import { canonicalUuid, exact, string } from '@sheaf/core/validation/checks'
import { runFill } from '../collections/property-types/fill-relation'
import { defineJob } from './define-job'

export const fillRelation = defineJob({
  name: 'fill-relation',
  lane: 'long',
  input: exact({ spaceId: canonicalUuid, collectionId: canonicalUuid, userId: canonicalUuid, property: string }),
  attempts: 10,
  /** Returns how many rows. */
  run: (place, { services, report }): Promise<number> => runFill(services, place, report),
})
