// All rows go into the file, page by page, with the names of everybody and everything that they speak of.
import { readCsv } from '@sheaf/catalog/csv/read-csv'
import { csvHead, csvLines } from '@sheaf/catalog/csv/write-csv'
import { catalogProperties } from '@sheaf/catalog/properties/all'
import { offlineError } from '@sheaf/core/api/transport-error'
import type { Property } from '@sheaf/core/collection/schema'
import { deterministicUuid, type Uuid } from '@sheaf/core/ids'
import type { HostSession } from '@sheaf/editor/host/session'
import { expect, it, vi } from 'vitest'
import { type ExportJob, exportRows } from './export-rows'

const idOf = (name: string): Uuid => deterministicUuid(['export', name])
const [ann, otherAnn, gone] = [idOf('ann'), idOf('other ann'), idOf('gone')]
const properties: readonly Property[] = [
  { id: 'title', name: 'Name', type: 'title', order: 0 },
  { id: 'who', name: 'Who', type: 'person', order: 1 },
  { id: 'to', name: 'To', type: 'relation', order: 2, collection_id: idOf('E') },
  { id: 'f', name: 'Twice', type: 'formula', order: 3 },
]
const people = [
  { id: ann, name: 'Ann', email: 'ann@example.org', photo: null },
  { id: otherAnn, name: 'ann', email: 'other@example.org', photo: null },
]
const block = (id: Uuid, title: string, values: object = {}) => ({
  role: 'editor',
  value: { id, version: 1, properties: { title: [[title]], ...values }, created_time: 0 },
})
const pages = [
  { rows: [['a', { who: [ann, gone] }] as const, ['b', { to: [idOf('x')] }] as const], hasMore: true },
  { rows: [['c', { who: [otherAnn] }] as const], hasMore: false },
]

function job(queryCollection: (input: { query: { after?: { row: Uuid } } }) => Promise<unknown>): ExportJob {
  const users = new Map<string, object>()
  const session = {
    spaceId: idOf('space'),
    pointer: (table: string, id: Uuid) => ({ table, id, spaceId: idOf('space') }),
    api: {
      queryCollection,
      syncRecordValues: () =>
        Promise.resolve({
          recordMap: { sheaf_user: { [gone]: { role: 'reader', value: { id: gone, name: 'Gone Guest' } } } },
        }),
    },
    client: { absorb: (rows: { value: { id: string } }[]) => rows.forEach(({ value }) => users.set(value.id, value)) },
    replica: {
      confirmed: { get: () => ({}), all: () => [] },
      view: { own: new Map() },
      get: (_table: string, id: string) => users.get(id),
      block: () => undefined,
    },
  }
  return {
    session: session as unknown as HostSession,
    collectionId: idOf('D'),
    query: {},
    properties,
    people,
    by: { me: ann, zone: 'UTC', locale: 'en-US', weekStart: 1 },
    prefix: '',
    propertyKinds: catalogProperties,
    format: {
      head: csvHead(properties),
      lines: (told, rows, words) => csvLines(told, rows, words, false),
    },
    signal: new AbortController().signal,
    onProgress: vi.fn(),
  }
}

it('asks for page after page, and names whoever is spoken of so that they are found again', async () => {
  const asked: unknown[] = []
  const given = job(({ query }) => {
    const page = pages[asked.push(query.after?.row) - 1]
    const rows = page?.rows ?? []
    return Promise.resolve({
      answer: { total: 3, rows: rows.map(([name]) => idOf(name)), hasMore: page?.hasMore ?? false, aggregations: {} },
      recordMap: {
        block: Object.fromEntries([
          ...rows.map(([name, values]) => [idOf(name), block(idOf(name), `Row ${name}`, values)]),
          [idOf('x'), block(idOf('x'), 'Other, row')],
        ]),
      },
      texts: {},
      computed: Object.fromEntries(rows.map(([name]) => [idOf(name), { f: { cell: 2 } }])),
      meanings: {},
    })
  })
  const { parts, count, isLocal } = await exportRows(given)
  expect([count, isLocal]).toEqual([3, false])
  expect(asked).toEqual([undefined, idOf('b')])
  expect(readCsv(parts.join('')).rows).toEqual([
    ['Row a', 'Ann <ann@example.org>, Gone Guest', '', '2'],
    ['Row b', '', '"Other, row"', '2'],
    ['Row c', 'ann <other@example.org>', '', '2'],
  ])
  expect(vi.mocked(given.onProgress).mock.calls).toEqual([
    [2, 3],
    [3, 3],
  ])
})

it('takes what is on this device where there is no server, and never a half of each', async () => {
  const local = await exportRows(job(() => Promise.reject(offlineError())))
  expect(local.isLocal).toBe(true)
  let count = 0
  const half = job(() =>
    count++ === 0
      ? Promise.resolve({
          answer: { total: 3, rows: [idOf('a')], hasMore: true, aggregations: {} },
          recordMap: { block: { [idOf('a')]: block(idOf('a'), 'Row a') } },
          texts: {},
          computed: {},
        })
      : Promise.reject(offlineError()),
  )
  await expect(exportRows(half)).rejects.toThrow()
})
