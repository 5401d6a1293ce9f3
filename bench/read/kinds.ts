// What is read: calls as the web app makes them, each with a look at whether the answer is the right one.
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Person } from '../../apps/server/src/reliability/person.fixture'
import type { PageChunk } from '../../packages/core/src/api/page/load-cached-page-chunk-v2'
import type { Uuid } from '../../packages/core/src/ids'
import type { Planted } from '../planted-page'
import type { Order, Outcome } from './load'

export interface Kind {
  readonly name: string
  readonly call: string
  readonly body: string
  /** The same for what nobody has read since the server started. */
  readonly untouched: readonly string[]
  /** Throws when it is not what was asked for. */
  readonly check: (answer: never) => void
}

/** As many are in the first piece of a long page. */
const FIRST_PIECE = 512
const SYNCED = 50

export const pageBody = (spaceId: Uuid, id: Uuid): string =>
  JSON.stringify({ page: { id, spaceId }, cursor: { stack: [] }, verticalColumns: false })

export function pageKind(spaceId: Uuid, [first, ...others]: readonly Planted[]): Kind {
  if (!first) throw new Error('no page')
  const { id, blocks } = first
  const expected = Math.min(blocks.length, FIRST_PIECE)
  return {
    name: `page of ${blocks.length} blocks${blocks.length > FIRST_PIECE ? ', first piece' : ''}`,
    call: 'loadCachedPageChunkV2',
    body: pageBody(spaceId, id),
    untouched: others.map(other => pageBody(spaceId, other.id)),
    check: ({ recordMap, texts }: PageChunk) => {
      const missing = blocks.slice(0, expected).find(block => !recordMap.block?.[block] || !texts[block])
      if (!recordMap.block?.[id] || missing) throw new Error(`a page of ${blocks.length} blocks lacks ${missing ?? id}`)
    },
  }
}

export const getSpacesKind = (person: Person): Kind => ({
  name: 'getSpaces',
  call: 'getSpaces',
  body: '{}',
  untouched: [],
  check: (answer: Record<string, { space?: object }>) => {
    if (!answer[person.userId]?.space) throw new Error('getSpaces without a space')
  },
})

/** Of a client that holds nothing yet of these blocks. */
export function syncKind(spaceId: Uuid, { blocks }: Planted): Kind {
  const asked = blocks.slice(0, SYNCED)
  return {
    name: `syncRecordValues, ${SYNCED} blocks`,
    call: 'syncRecordValues',
    body: JSON.stringify({ requests: asked.map(id => ({ pointer: { table: 'block', id, spaceId }, version: -1 })) }),
    untouched: [],
    check: ({ recordMap }: PageChunk) => {
      if (asked.some(id => !recordMap.block?.[id])) throw new Error('syncRecordValues lacks a block')
    },
  }
}

export const searchKind = (spaceId: Uuid, query: string): Kind => ({
  name: 'search, a common word',
  call: 'search',
  body: JSON.stringify({ spaceId, query }),
  untouched: [],
  check: ({ results }: { results: readonly unknown[] }) => {
    if (results.length === 0) throw new Error('search found nothing')
  },
})

/** What a browser sends with every request, compression included. */
export const headersOf = (person: Person): Record<string, string> => ({
  'content-type': 'application/json',
  'accept-encoding': 'gzip, deflate, br',
  origin: person.origin,
  cookie: person.cookie,
})

export const callOrder = (person: Person, call: string): Pick<Order, 'origin' | 'path' | 'method' | 'headers'> => ({
  origin: person.url,
  path: `/api/v3/${call}`,
  method: 'POST',
  headers: headersOf(person),
})

export function answerOf({ sample }: Outcome): unknown {
  const bytes = Buffer.from(sample.base64, 'base64')
  return JSON.parse(unpacked(bytes, sample.headers['content-encoding'] ?? 'identity').toString()) as unknown
}
export function unpacked(bytes: Buffer, coding: string): Buffer {
  if (coding === 'gzip') return gunzipSync(bytes)
  if (coding === 'br') return brotliDecompressSync(bytes)
  if (coding === 'identity') return bytes
  throw new Error(`an answer packed as ${coding}`)
}
