import { describe, expect, it } from 'vitest'
import { askedFrom } from '../../collection/asked-from'
import type { Uuid } from '../../ids'
import { defineView, type ViewKind } from '../../kinds/view-kind'
import type { RecordMap } from '../record/record-map'
import { firstQuestions } from './first-questions'

const idOf = (n: number): Uuid => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}` as Uuid
const [spaceId, pageId] = [idOf(1), idOf(2)] as const
const look = { label: '', description: '', icon: '' }
const table = defineView({ ...look, type: 'table', nests: true })
const chart = defineView({ ...look, type: 'chart', ask: () => ({ limit: 7 }) })
const pages = new Set(['page', 'collection_view_page'])
const kinds = {
  traits: (type: string) => ({ page: pages.has(type) }),
  viewOf: (type: string): ViewKind => (type === 'chart' ? chart : table),
}
const from = askedFrom('en-US', 'UTC')

type Entry = readonly [
  table: 'block' | 'collection' | 'collection_view',
  id: Uuid,
  fields: Readonly<Record<string, unknown>>,
]
const mapOf = (entries: readonly Entry[]): RecordMap => {
  const map: Record<string, Record<string, object>> = {}
  for (const [name, id, fields] of entries)
    map[name] = { ...map[name], [id]: { role: 'reader', value: { id, alive: true, ...fields } } }
  return map
}
/** A database with its collection, and with a table and a chart as its views. */
const database = (n: number, type = 'collection_view', query: object = {}): readonly Entry[] => [
  ['block', idOf(n), { type, view_ids: [idOf(n + 1), idOf(n + 2)] }],
  ['collection_view', idOf(n + 1), { type: 'table', collection_id: idOf(n + 3), query, format: {} }],
  ['collection_view', idOf(n + 2), { type: 'chart', collection_id: idOf(n + 3), query: {}, format: {} }],
  ['collection', idOf(n + 3), { schema: {} }],
]
const page = (content: readonly Uuid[], type = 'page'): Entry => ['block', pageId, { type, content }]
const asked = (entries: readonly Entry[], namedView?: Uuid) =>
  firstQuestions({ recordMap: mapOf(entries), spaceId, pageId, namedView }, from, kinds)
const collections = (entries: readonly Entry[]) => asked(entries).map(({ source }) => source.collectionId)

describe('what the databases of a page ask at first', () => {
  it('is what their first views ask, in the order of the page', () => {
    const sorts = [{ property: 'title', direction: 'ascending' }]
    const entries = [page([idOf(20), idOf(10)]), ...database(10), ...database(20, 'collection_view', { sorts })]
    expect(asked(entries)).toEqual([
      { source: { spaceId, collectionId: idOf(23) }, query: { sorts, limit: 50 }, context: from },
      { source: { spaceId, collectionId: idOf(13) }, query: { limit: 50 }, context: from },
    ])
  })

  it('is what the view asks that the address names, and what its kind asks besides', () => {
    const entries = [page([idOf(10)]), ...database(10)]
    expect(asked(entries, idOf(12)).map(({ query }) => query)).toEqual([{ limit: 7 }])
    expect(asked(entries, idOf(99)).map(({ query }) => query)).toEqual([{ limit: 50 }])
  })

  it('is asked of a page that is a database', () => {
    const [, ...rest] = database(10)
    expect(collections([['block', pageId, { type: 'collection_view_page', view_ids: [idOf(11)] }], ...rest])).toEqual([
      idOf(13),
    ])
  })

  it('is asked inside of other blocks, and not in pages below', () => {
    const around: Entry = ['block', idOf(3), { type: 'column', content: [idOf(10)] }]
    const below: Entry = ['block', idOf(4), { type: 'page', content: [idOf(20)] }]
    const databases = [...database(10), ...database(20), ...database(30, 'collection_view_page')]
    expect(collections([page([idOf(30), idOf(4), idOf(3)]), around, below, ...databases])).toEqual([idOf(13)])
  })

  it('is asked of two at most, and of none far down', () => {
    const three = [10, 20, 30]
    expect(collections([page(three.map(idOf)), ...three.flatMap(n => database(n))])).toEqual([idOf(13), idOf(23)])
    const lines = Array.from({ length: 40 }, (_, i) => idOf(100 + i))
    expect(collections([page([...lines, idOf(10)]), ...database(10)])).toEqual([])
  })

  it('is not asked where something of it is missing, gone or leads in a circle', () => {
    const [block, view, other, collection] = database(10) as [Entry, Entry, Entry, Entry]
    const gone: Entry = ['collection', idOf(13), { schema: {}, alive: false }]
    for (const held of [[block], [block, view], [block, view, other, gone], [view, collection]])
      expect(asked([page([idOf(10)]), ...held])).toEqual([])
    expect(asked([page([pageId])])).toEqual([])
    expect(asked([page([idOf(3)]), ['block', idOf(3), { type: 'toggle', content: [idOf(3)] }]])).toEqual([])
    expect(asked([])).toEqual([])
  })
})
