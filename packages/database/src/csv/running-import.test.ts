// An import from its beginning to its end or back, against a server that keeps what it is sent.
import { catalogProperties } from '@sheaf/catalog/properties/all'
import { catalogViewKinds } from '@sheaf/catalog/views/all'
import type { Draft } from '@sheaf/core/actions/draft'
import { optionsOf, type Property, propertiesOf } from '@sheaf/core/collection/schema'
import type { ColumnChoice } from '@sheaf/core/csv/column-choices'
import type { Uuid } from '@sheaf/core/ids'
import type { Inverse } from '@sheaf/core/operations/all'
import type { Transaction } from '@sheaf/core/operations/transaction'
import type { HostSession } from '@sheaf/editor/host/session'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { t } from '../testing/english'
import { idOf, page, record, sessionOn, smallSpace, space } from '../testing/small-space.fixture'
import { keysFor } from './merge-rows'
import { type ImportPorts, RunningImport } from './running-import'

const [top, block, home, coats] = [idOf(10), idOf(11), idOf(12), idOf(13)]
const title: Property = { id: 'title', name: 'Name', type: 'title', order: 0 }
const kind: Property = {
  id: 'kind',
  name: 'Kind',
  type: 'select',
  order: 1,
  options: [{ id: 'wool', name: 'Wool', color: 'red' }],
}
const row = page(coats, 'Coats', ['collection', home], { properties: { title: [['Coats']], kind: 'wool' } })

let session: HostSession
let sent: Transaction[]
let made: number
let inverse: Inverse[]

beforeEach(() => {
  sent = []
  made = 100
  inverse = []
  const replica = smallSpace({}, [
    page(top, 'Plan', ['space', space], { content: [block] }),
    page(block, '', ['block', top], { type: 'collection_view_page', format: { begin_with_file: true } }),
    record('collection', { id: home, parent_table: 'block', parent_id: block, alive: true, schema: { title, kind } }),
    row,
  ])
  const api = {
    saveTransactions: async ({ transactions }: { readonly transactions: readonly Transaction[] }) => {
      sent.push(...transactions)
      return { results: transactions.map(({ id, n }) => ({ id, n, status: 'applied', seq: 1 })) }
    },
    queryCollection: async () => ({
      answer: { total: 1, rows: [coats], hasMore: false, aggregations: {} },
      recordMap: { block: { [coats]: { role: 'editor', value: replica.block(coats) } } },
      texts: {},
      computed: {},
      meanings: {},
    }),
  }
  const connected = { connection: () => ({ online: true, unsent: 0 }), subscribeStatus: () => () => {} }
  session = { ...sessionOn(replica), ...connected, api } as unknown as HostSession
})

const newId = (): Uuid => idOf(++made)
const ports: ImportPorts = {
  database: {
    newId,
    newShortId: () => `p${++made}`,
    now: () => 7,
    properties: catalogProperties,
    viewKind: type => catalogViewKinds.get(type) ?? catalogViewKinds.first,
    translate: english => english,
  },
  newCopyId: newId,
  textClientId: () => 5,
  pauseAfter: () => Promise.resolve(),
}
/** All portions are one step, as in a page's history. */
function step(build: (draft: Draft) => void) {
  session.client.commit(draft => {
    build(draft)
    inverse.push(...draft.inverse)
  })
  const takeBack = (): void => void session.client.commit(draft => draft.revert(inverse))
  return { takeBack, takeBackTelling: async () => takeBack() }
}
const importOf = (
  rows: readonly (readonly string[])[],
  choices: readonly ColumnChoice[],
  more: { readonly collectionId?: Uuid; readonly key?: Property } = {},
): RunningImport =>
  new RunningImport({
    session,
    host: { t, newId, step },
    ports,
    blockId: block,
    collectionId: more.collectionId ?? null,
    name: 'Orders',
    given: {
      table: { headers: ['Name', 'Price', 'Note'].slice(0, choices.length), rows, delimiter: ',', problems: [] },
      choices,
    },
    people: [],
    words: { locale: 'en-US', zone: 'UTC', now: 7, prefix: '' },
    by: { me: session.userId, zone: 'UTC', locale: 'en-US', weekStart: 1 },
    key: more.key ?? null,
  })
const events = (signal = new AbortController().signal) => ({
  signal,
  onProgress: vi.fn(),
  onWaiting: vi.fn(),
  onPreview: vi.fn(() => Promise.resolve()),
})
const commands = (): readonly string[] => sent.flatMap(({ operations }) => operations.map(({ command }) => command))
const into: readonly ColumnChoice[] = [
  { to: 'property', id: 'title' },
  { to: 'property', id: 'kind' },
]
const schemaOf = (id: Uuid) => session.replica.get('collection', id)?.schema ?? {}

describe('into a new database', () => {
  const columns: readonly ColumnChoice[] = [
    { to: 'new', name: 'Name', type: 'title' },
    { to: 'new', name: 'Price', type: 'number' },
    { to: 'nowhere' },
  ]
  it('makes it with its properties, sends the rows, and keeps beside them what a type cannot say', async () => {
    const one = importOf(
      [
        ['Coats', '120', 'x'],
        ['Hats', 'cheap', 'y'],
      ],
      columns,
    )
    const given = events()
    const { plan, match } = await one.run(given)
    const collectionId = session.replica.block(block)?.collection_id as Uuid
    expect(propertiesOf(schemaOf(collectionId)).map(({ name }) => name)).toEqual(['Name', 'Price', 'Price (text)'])
    expect(plan.problems).toMatchObject([{ row: 1, words: 'cheap' }])
    expect(match).toBe(null)
    expect(commands().filter(command => command === 'createBlock')).toHaveLength(2)
    expect(given.onProgress).toHaveBeenLastCalledWith('writing', 2)
    // Nothing there could be taken for a slip of the pen, and nothing says any more that rows are on their way.
    expect(given.onPreview).not.toHaveBeenCalled()
    expect(session.replica.block(block)?.format).not.toHaveProperty('import_under_way')
  })
  it('is as though it had never begun once it is taken back', async () => {
    const one = importOf([['Coats', '120', 'x']], columns)
    await one.run(events())
    expect([one.hasBegun, one.written]).toEqual([true, 1])
    await one.takeBack(events())
    expect(session.replica.block(block)?.alive).toBe(false)
    // Its rows go with it.
    expect(commands()).not.toContain('trashBlock')
  })
})

describe('into a database that is there', () => {
  it('shows options that would be made before anything is', async () => {
    const stop = new AbortController()
    const one = importOf([['Hats', 'Wol']], into, { collectionId: home })
    const given = events(stop.signal)
    given.onPreview.mockImplementation(() => Promise.reject(new Error('not wanted')))
    await expect(one.run(given)).rejects.toThrow('not wanted')
    expect(given.onPreview.mock.calls).toMatchObject([
      [{ options: [{ property: 'Kind', names: ['Wol'] }], match: null }],
    ])
    expect([one.hasBegun, sent.length]).toEqual([false, 0])
  })
  it('takes rows, options and properties back', async () => {
    const price: ColumnChoice = { to: 'new', name: 'Price', type: 'number' }
    const one = importOf([['Hats', 'Linen', '3']], [...into, price], { collectionId: home })
    await one.run(events())
    expect(optionsOf(schemaOf(home)['kind'] as Property).map(({ name }) => name)).toEqual(['Wool', 'Linen'])
    await one.takeBack(events())
    expect(commands().filter(command => command.endsWith('Block'))).toEqual(['createBlock', 'trashBlock'])
    expect(propertiesOf(schemaOf(home)).map(({ name }) => name)).toEqual(['Name', 'Kind'])
    expect(optionsOf(schemaOf(home)['kind'] as Property).map(({ name }) => name)).toEqual(['Wool'])
  })
})

describe('by a key', () => {
  it('is one of the properties whose kind says that its words tell rows apart', () => {
    const done: Property = { id: 'done', name: 'Done', type: 'checkbox', order: 2 }
    const choices: readonly ColumnChoice[] = [...into, { to: 'property', id: 'done' }, { to: 'nowhere' }]
    const keys = keysFor({ choices }, { title, kind, done }, catalogProperties)
    expect(keys.map(({ id }) => id)).toEqual(['title', 'kind'])
  })
  it('changes the rows that are known, adds the others, and is one step', async () => {
    const one = importOf(
      [
        ['Coats', 'Linen'],
        ['Hats', 'Wool'],
      ],
      into,
      { collectionId: home, key: title },
    )
    const given = events()
    const { match } = await one.run(given)
    expect([match?.changed.length, match?.added.length]).toEqual([1, 1])
    expect(given.onPreview.mock.calls).toMatchObject([
      [{ changes: [{ key: 'Coats', cells: [{ property: 'Kind', before: 'Wool', after: 'Linen' }] }] }],
    ])
    const [, linen] = optionsOf(schemaOf(home)['kind'] as Property)
    expect(session.replica.block(coats)?.properties?.['kind']).toBe(linen?.id)
    await one.takeBack(events())
    expect(session.replica.block(coats)?.properties?.['kind']).toBe('wool')
    // It goes through this device's records, as everything that can be undone.
    expect(sent).toEqual([])
  })
})
