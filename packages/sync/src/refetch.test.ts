// Answers that come late, one at a time: a client whose calls are answered when the test says so.
import { type Uuid, uuid } from '@sheaf/core/ids'
import { blockKinds } from '@sheaf/core/kinds/block-kind'
import { madeRecord } from '@sheaf/core/operations/space-state'
import type { Change } from '@sheaf/core/records/patch'
import { ownSlice } from '@sheaf/core/text/slice'
import { TextStore } from '@sheaf/core/text/text-store'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Snapshot, SpaceCalls } from './client-ports'
import type { HeldRecord } from './confirmed-records'
import { Replica } from './replica'
import { SyncClient } from './sync-client'

const id = (n: number): Uuid => uuid(`00000000-0000-4000-8000-${String(n).padStart(12, '0')}`)
const [spaceId, userId, page, block] = [1, 2, 3, 4].map(id) as [Uuid, Uuid, Uuid, Uuid]
const kinds = blockKinds([
  { type: 'text', flowing: true, page: false },
  { type: 'page', flowing: false, page: true },
])
type BlockRow = Extract<HeldRecord, { readonly table: 'block' }>
const row = (at: Uuid, version: number, title: string, content: readonly Uuid[] = []): BlockRow => ({
  table: 'block',
  role: 'editor',
  value: {
    id: at,
    version,
    last_version: version - 1,
    space_id: spaceId,
    type: at === page ? 'page' : 'text',
    alive: true,
    parent_id: at === page ? spaceId : page,
    parent_table: at === page ? 'space' : 'block',
    ...(at === page ? {} : { page_id: page }),
    content: [...content],
    properties: title ? { title: [[title]] } : {},
    crdt_data: { title: [ownSlice(at)], own: ownSlice(at) },
  },
})
const stateOf = (words: string): Uint8Array => {
  const texts = new TextStore({ clientId: 9, hydrate: () => [] })
  if (words) texts.insert(block, 0, words, {})
  return texts.encode(block)
}

let asked: {
  readonly pointers: readonly { id: Uuid }[]
  readonly answer: (rows: Omit<Snapshot, 'seq'>) => Promise<void>
}[]
let client: SyncClient
let closePage: () => void
let loadChannel: SpaceCalls['loadChannel']
let made: number

beforeEach(async () => {
  asked = []
  loadChannel = async () => ({ records: [row(page, 1, '', [block]), row(block, 1, '')], texts: [], seq: 1 })
  made = 100
  let random = 1
  const replica = new Replica({ spaceId, userId, kinds, now: () => 1, textClientId: () => ++random })
  client = new SyncClient(
    replica,
    {
      load: async () => ({ clientId: id(5), nextN: 1, outbox: [] }),
      put: async () => {},
      drop: async () => {},
      keepUnsaved: async () => {},
      renumber: async () => {},
    },
    {
      loadChannel: (...args) => loadChannel(...args),
      loadRecords: pointers =>
        new Promise(resolve => {
          asked.push({
            pointers,
            answer: async rows => {
              resolve(rows)
              for (let i = 0; i < 8; i++) await Promise.resolve()
            },
          })
        }),
    },
    { now: () => 1, newId: () => id(++made), random: () => 0, after: () => () => {} },
    { onChange() {}, onUnsaved() {}, onRevoked() {}, onStatus() {}, onPresence() {} },
  )
  await client.start()
  closePage = client.open({ table: 'block', id: page, spaceId })
  for (let i = 0; i < 8; i++) await Promise.resolve()
  client.connected({ send() {} })
  client.receive({ type: 'welcome', userId, version: 1 })
})

const titleChange = (words: string): Change => ({ object: 'properties', put: { title: [[words]] }, drop: [] })
const title = (): unknown => client.replica.block(block)?.properties?.['title']
const letters = (): string => client.replica.texts.yText(block).toJSON()
const write = (words: string): void => {
  client.commit(draft => draft.insertText(block, client.replica.length(block), words))
}
const heldId = (n: number): Uuid => (client.waiting.find(held => held.n === n) as { id: Uuid }).id
const alreadyApplied = (n: number): void =>
  client.receive({ type: 'saved', results: [{ id: heldId(n), n, status: 'already-applied' }] })

describe('what is fetched', () => {
  it('[S6] an edit that the server has already stays in the view and in its text until it has come', async () => {
    write('coats')
    alreadyApplied(1)
    expect(client.unsent).toBe(0)
    expect(title()).toEqual([['coats']])
    // The text may be read anew at any time.
    client.replica.texts.drop(block)
    expect(letters()).toBe('coats')
    await asked[0]?.answer({ records: [row(block, 2, 'coats')], texts: [] })
    expect(title()).toEqual([['coats']])
    expect(client.replica.pending).toEqual([])
  })

  it('[S6] what was done right before its page was closed is fetched: its entry may have come to nobody', async () => {
    client.receive({ type: 'subscribed', channel: page, prev: 0, seq: 1, role: 'editor' })
    client.commit(draft => draft.trash(block))
    for (let i = 0; i < 8; i++) await Promise.resolve()
    closePage()
    // It was on its way already and speaks of a page that is not open any more.
    client.receive({
      type: 'entries',
      channel: page,
      prev: 1,
      seq: 2,
      clientId: id(5),
      n: 1,
      actorId: userId,
      at: 1,
      items: [],
      texts: [],
    })
    client.receive({ type: 'saved', results: [{ id: heldId(1), n: 1, status: 'applied', seq: 2 }] })
    expect(client.unsent).toBe(0)
    expect(client.replica.isShown(block)).toBe(false)
    const { value, ...trashed } = row(block, 2, '')
    await asked[0]?.answer({ records: [{ ...trashed, value: { ...value, alive: false } }], texts: [] })
    expect(client.replica.pending).toEqual([])
    expect(client.replica.isShown(block)).toBe(false)
  })

  it('[S6] what was done while its page was open is not asked for', async () => {
    client.receive({ type: 'subscribed', channel: page, prev: 0, seq: 1, role: 'editor' })
    client.commit(draft => draft.trash(block))
    for (let i = 0; i < 8; i++) await Promise.resolve()
    client.receive({ type: 'saved', results: [{ id: heldId(1), n: 1, status: 'applied', seq: 2 }] })
    expect(asked).toEqual([])
  })

  it('[S6] an edit whose effect builds on a change that is not here stays in the view until both have come', async () => {
    write('coat')
    write('s')
    const items = [{ table: 'block' as const, id: block, version: 3, last_version: 2, changes: [titleChange('coats')] }]
    // The first one's effect went to a channel that was closed; the second one's comes with its answer, and does not fit.
    client.receive({ type: 'saved', results: [{ id: heldId(1), n: 1, status: 'already-applied' }] })
    client.receive({ type: 'saved', results: [{ id: heldId(2), n: 2, status: 'applied', seq: 3, items }] })
    expect(client.unsent).toBe(0)
    expect(title()).toEqual([['coats']])
    await asked[0]?.answer({ records: [row(block, 2, 'coat')], texts: [] })
    expect(title()).toEqual([['coats']])
    await asked[1]?.answer({ records: [row(block, 3, 'coats')], texts: [] })
    expect(title()).toEqual([['coats']])
    expect(client.replica.pending).toEqual([])
  })

  it('[S6] the same where its effect comes by a channel', async () => {
    client.receive({ type: 'subscribed', channel: page, prev: 0, seq: 1, role: 'editor' })
    write('coats')
    for (let i = 0; i < 8; i++) await Promise.resolve()
    client.receive({
      type: 'entries',
      channel: page,
      prev: 1,
      seq: 3,
      clientId: id(5),
      n: 1,
      actorId: userId,
      at: 1,
      items: [{ table: 'block', id: block, version: 3, last_version: 2, changes: [titleChange('coats')] }],
      texts: [],
    })
    client.receive({ type: 'saved', results: [{ id: heldId(1), n: 1, status: 'applied', seq: 3 }] })
    expect(client.unsent).toBe(0)
    expect(title()).toEqual([['coats']])
    for (const { answer } of [...asked]) await answer({ records: [row(block, 3, 'coats')], texts: [] })
    expect([title(), client.replica.pending]).toEqual([[['coats']], []])
  })

  it('[S6] what is written after it builds on its letters', async () => {
    write('coats')
    write(' and knits')
    alreadyApplied(1)
    client.replica.texts.drop(block)
    expect(letters()).toBe('coats and knits')
  })

  it('[S19] what lies below a block that came back is fetched too: nobody else tells of it', async () => {
    const [below, deeper] = [id(20), id(21)]
    write('coats')
    alreadyApplied(1)
    await asked[0]?.answer({ records: [row(block, 2, 'coats', [below])], texts: [] })
    expect(asked[1]?.pointers.map(pointer => pointer.id)).toEqual([below])
    await asked[1]?.answer({ records: [row(below, 1, 'knits', [deeper])], texts: [] })
    expect(asked[2]?.pointers.map(pointer => pointer.id)).toEqual([deeper])
    await asked[2]?.answer({ records: [{ ...row(deeper, 0, ''), role: 'none' }], texts: [] })
    expect(client.replica.block(below)).toBeDefined()
    expect(asked).toHaveLength(3)
  })

  it('[S19] what lies below a block that an entry brings back is fetched: its part of the page was read while it was in the trash', async () => {
    const [below, deeper] = [id(20), id(21)]
    client.receive({ type: 'subscribed', channel: page, prev: 0, seq: 1, role: 'editor' })
    const entry = (seq: number, version: number, changes: readonly Change[]): void =>
      client.receive({
        type: 'entries',
        channel: page,
        prev: seq - 1,
        seq,
        clientId: id(6),
        n: seq,
        actorId: userId,
        at: 1,
        items: [{ table: 'block', id: block, version, last_version: version - 1, changes }],
        texts: [],
      })
    entry(2, 2, [
      { set: 'content', value: [below] },
      { set: 'alive', value: false },
    ])
    expect(asked).toEqual([])
    entry(3, 3, [{ set: 'alive', value: true }])
    expect(asked[0]?.pointers.map(pointer => pointer.id)).toEqual([below])
    await asked[0]?.answer({ records: [row(below, 1, 'knits', [deeper])], texts: [] })
    expect(client.replica.block(below)).toBeDefined()
    expect(asked[1]?.pointers.map(pointer => pointer.id)).toEqual([deeper])
  })

  it('[S19] "none" that was overtaken by news of the record takes nothing away, and is asked for again', async () => {
    write('coats')
    alreadyApplied(1)
    client.absorb([row(block, 2, 'coats')], [{ id: block, state: stateOf('coats') }])
    await asked[0]?.answer({ records: [{ ...row(block, 0, ''), role: 'none' }], texts: [] })
    expect(title()).toEqual([['coats']])
    expect(asked[1]?.pointers.map(pointer => pointer.id)).toEqual([block])
    await asked[1]?.answer({ records: [{ ...row(block, 0, ''), role: 'none' }], texts: [] })
    expect(client.replica.block(block)).toBeUndefined()
  })

  it('[S19] "none" of nobody knows when takes away nothing that is here before the server has been asked once more', async () => {
    const none = { ...row(block, 0, ''), role: 'none' as const }
    client.absorb([none])
    expect([client.replica.block(block)?.version, client.replica.role('block', block)]).toEqual([1, 'editor'])
    expect(asked[0]?.pointers.map(pointer => pointer.id)).toEqual([block])
    await asked[0]?.answer({ records: [none], texts: [] })
    expect(client.replica.block(block)).toBeUndefined()
    client.absorb([{ ...row(id(40), 0, ''), role: 'none' }])
    expect(asked).toHaveLength(1)
  })

  it('[S19] a view comes with the block that it is shown at, also where neither was here', async () => {
    const [box, view] = [id(50), id(51)]
    client.receive({ type: 'subscribed', channel: page, prev: 0, seq: 1, role: 'editor' })
    const moved = { changes: [], version: 5, last_version: 4 }
    client.receive({
      type: 'entries',
      channel: page,
      prev: 1,
      seq: 2,
      clientId: id(6),
      n: 1,
      actorId: id(7),
      at: 1,
      items: [
        { table: 'collection_view', id: view, ...moved },
        { table: 'block', id: box, ...moved },
      ],
      texts: [],
    })
    const value = { id: view, version: 5, last_version: 4, parent_table: 'block', parent_id: box }
    await asked[0]?.answer({
      records: [{ ...madeRecord('collection_view', value), role: 'editor' }, row(box, 5, '')],
      texts: [],
    })
    expect(client.replica.get('collection_view', view)).toMatchObject({ id: view })
  })

  it('[S19] what the server says is as it was stays, with the role that it names, and is not asked for once more', async () => {
    const [team, listed] = [id(30), id(31)]
    client.absorb([
      { ...madeRecord('team', { id: team, version: 4, last_version: 3 }), role: 'editor' },
      {
        table: 'block',
        value: { ...row(listed, 2, 'x').value, type: 'page', parent_table: 'team', parent_id: team },
        role: 'editor',
      },
    ])
    const held: number[] = []
    loadChannel = async (_channel, _onFirst, heldHere) => {
      held.push(...heldHere().map(({ version }) => version))
      const unchanged = [
        { table: 'team' as const, id: team, role: 'reader' as const },
        { table: 'block' as const, id: listed, role: 'reader' as const },
      ]
      return { records: [], texts: [], seq: 9, unchanged }
    }
    client.open({ table: 'team', id: team, spaceId })
    for (let i = 0; i < 8; i++) await Promise.resolve()
    expect(held).toEqual([4, 2])
    expect(asked).toEqual([])
    expect([client.replica.role('team', team), client.replica.role('block', listed)]).toEqual(['reader', 'reader'])
  })
})
