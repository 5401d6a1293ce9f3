// A page's records, a piece at a time. Cursors are opaque to the client: it sends back what it was given.
import { limits } from '../../limits'
import { tableName } from '../../operations/pointer-check'
import {
  between,
  boolean,
  type Checked,
  canonicalUuid,
  exact,
  integer,
  json,
  list,
  mapOf,
  optional,
  readonlyList,
  string,
  stringOf,
  uuid,
} from '../../validation/checks'
import { defineCall } from '../define'
import { mergeRecordMaps } from '../record/record-map'
import { recordMap } from '../record/record-map-check'

const cursor = exact({ stack: readonlyList(json, { max: 1000 }) })
export type PageCursor = Checked<typeof cursor>

const pageChunk = exact({
  recordMap,
  /** Texts of the blocks, by text id: one Yjs update each, base64. */
  texts: mapOf(string),
  /** The space's seq when the piece was read: its stream goes on from here. */
  seq: integer,
  cursors: readonlyList(cursor),
  dedupeSessionId: string,
  spaceId: canonicalUuid,
  spaceShortId: string,
})
export type PageChunk = Checked<typeof pageChunk>

export const loadCachedPageChunkV2 = defineCall({
  name: 'loadCachedPageChunkV2',
  access: 'signed-in',
  on: { kind: 'block', at: 'page', needs: 'read' },
  input: exact({
    page: exact({ id: uuid, spaceId: uuid }),
    cursor: exact({ stack: list(json, { max: 1000 }) }),
    verticalColumns: boolean,
    omitExistingRecordVersions: optional(boolean),
    /** What the caller holds of the records around the page: a team that lists thousands of pages is not sent again. */
    held: optional(
      list(exact({ table: tableName, id: uuid, version: between(0, Number.MAX_SAFE_INTEGER) }), {
        max: limits.maxHeldAroundPage,
      }),
    ),
    dedupeSessionId: optional(stringOf({ min: 1, max: 100 })),
  }),
  output: pageChunk,
  errors: [],
  join: parts => ({
    ...(parts.at(-1) as PageChunk),
    recordMap: mergeRecordMaps(parts.map(part => part.recordMap)),
    texts: Object.assign({}, ...parts.map(part => part.texts)) as Record<string, string>,
    seq: Math.min(...parts.map(part => part.seq)),
  }),
})
