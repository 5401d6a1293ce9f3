// A page's records, a piece at a time. Cursors are opaque to the client: it sends back what it was given.
import type { Uuid } from '../../ids'
import { limits } from '../../limits'
import { tableName } from '../../operations/pointer-check'
import { between, boolean, exact, type Json, json, list, optional, stringOf, uuid } from '../../validation/checks'
import { answer, defineCall } from '../define'
import { mergeRecordMaps, type RecordMap } from '../record/record-map'

export interface PageCursor {
  readonly stack: readonly Json[]
}

export interface PageChunk {
  readonly recordMap: RecordMap
  /** Texts of the blocks, by text id: one Yjs update each, base64. */
  readonly texts: Readonly<Record<string, string>>
  /** The space's seq when the piece was read: its stream goes on from here. */
  readonly seq: number
  readonly cursors: readonly PageCursor[]
  readonly dedupeSessionId: string
  readonly spaceId: Uuid
  readonly spaceShortId: string
}

export const loadCachedPageChunkV2 = defineCall({
  name: 'loadCachedPageChunkV2',
  access: 'signed-in',
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
  output: answer<PageChunk>(),
  join: parts => ({
    ...(parts.at(-1) as PageChunk),
    recordMap: mergeRecordMaps(parts.map(part => part.recordMap)),
    texts: Object.assign({}, ...parts.map(part => part.texts)) as Record<string, string>,
    seq: Math.min(...parts.map(part => part.seq)),
  }),
})
