// The pages of a workspace that the caller opened last, as far as they may still read them.
import { limits } from '../../limits'
import { between, canonicalUuid, exact, integer, optional, readonlyList, uuid } from '../../validation/checks'
import { defineCall } from '../define'
import { recordMap } from '../record/record-map-check'

export const getRecentPages = defineCall({
  name: 'getRecentPages',
  access: 'signed-in',
  on: { kind: 'space', at: 'spaceId', needs: 'read' },
  input: exact({ spaceId: uuid, limit: optional(between(1, limits.maxSearchResults)) }),
  output: exact({
    /** The latest first. */
    pages: readonlyList(exact({ id: canonicalUuid, visitedTime: integer })),
    recordMap,
  }),
  errors: [],
})
