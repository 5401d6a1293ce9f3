// Asks which of the records a client holds are newer now. Answered are those, and those whose access is gone (role none); of the
// others, the role.
// Texts are answered whatever the version: a text may change while its block's record does not.
import { limits } from '../../limits'
import { tableName } from '../../operations/pointer-check'
import { roles } from '../../permissions/roles'
import { between, exact, integer, list, mapOf, oneOf, string, uuid } from '../../validation/checks'
import { defineCall } from '../define'
import { recordMap } from './record-map-check'

export const syncRecordValues = defineCall({
  name: 'syncRecordValues',
  access: 'signed-in',
  on: 'records',
  input: exact({
    requests: list(
      /** Version -1: the client has none. */
      exact({
        pointer: exact({ table: tableName, id: uuid, spaceId: uuid }),
        version: between(-1, Number.MAX_SAFE_INTEGER),
      }),
      { max: limits.maxRecordsPerSyncRequest },
    ),
  }),
  output: exact({
    recordMap,
    /** As `table:id`, of those that are as the caller holds them: a role may be another one although its record is not. */
    unchanged: mapOf(oneOf(...roles)),
    /** By text id: the state of every text that a block asked for shows a part of, and of its own. */
    texts: mapOf(string),
    /** By space id: the seq before the records were read; their streams go on from there. */
    seqs: mapOf(integer),
  }),
  errors: [],
})
