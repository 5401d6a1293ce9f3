// Channels of what was made here: the server does not know it yet, and its "there is no such thing" may come when it long does.
import { SheafError } from '@sheaf/core/errors'
import { type Uuid, uuid } from '@sheaf/core/ids'
import { blockKinds } from '@sheaf/core/kinds/block-kind'
import { atEnd } from '@sheaf/core/operations/anchor'
import type { BlockValue } from '@sheaf/core/records/block'
import { diffValue } from '@sheaf/core/records/patch'
import { beforeEach, expect, it } from 'vitest'
import type { Snapshot } from './client-ports'
import { Replica } from './replica'
import { SyncClient } from './sync-client'

const id = (n: number): Uuid => uuid(`00000000-0000-4000-8000-${String(n).padStart(12, '0')}`)
const [spaceId, userId, home, made] = [1, 2, 3, 4].map(id) as [Uuid, Uuid, Uuid, Uuid]
const kinds = blockKinds([{ type: 'page', flowing: false, page: true }])
const pageAt = (at: Uuid, version: number, more: Partial<BlockValue> = {}): BlockValue => ({
  id: at,
  version,
  last_version: version - 1,
  space_id: spaceId,
  type: 'page',
  alive: true,
  parent_id: at === home ? spaceId : home,
  parent_table: at === home ? 'space' : 'block',
  content: [],
  ...more,
})
const pointer = { table: 'block' as const, id: made, spaceId }
const turns = async (): Promise<void> => {
  for (let i = 0; i < 8; i++) await Promise.resolve()
}

interface Asked {
  readonly channel: Uuid
  readonly answer: (snapshot: Snapshot) => Promise<void>
  readonly refuse: () => Promise<void>
}
let asked: Asked[]
let subscribed: Uuid[]
let revoked: Uuid[]
let client: SyncClient

beforeEach(async () => {
  asked = []
  subscribed = []
  revoked = []
  let last = 100
  client = new SyncClient(
    new Replica({ spaceId, userId, kinds, now: () => 1, textClientId: () => 7 }),
    {
      load: async () => ({ clientId: id(5), nextN: 1, outbox: [] }),
      put: async () => {},
      drop: async () => {},
      keepUnsaved: async () => {},
      renumber: async () => {},
    },
    {
      loadChannel: channel =>
        new Promise((resolve, reject) => {
          asked.push({
            channel: channel.id,
            answer: snapshot => (resolve(snapshot), turns()),
            refuse: () => (reject(new SheafError('NotFoundError')), turns()),
          })
        }),
      loadRecords: async () => ({ records: [], texts: [] }),
    },
    { now: () => 1, newId: () => id(++last), random: () => 0, after: () => () => {} },
    { onChange() {}, onUnsaved() {}, onRevoked: channel => revoked.push(channel), onStatus() {}, onPresence() {} },
  )
  await client.start()
  client.connected({ send: message => message.type === 'subscribe' && subscribed.push(message.channel.id) })
  client.receive({ type: 'welcome', userId, version: 1 })
  client.absorb([{ table: 'block', value: pageAt(home, 1), role: 'editor' }])
})

const make = async (): Promise<Uuid> => {
  client.commit(draft => draft.create(made, 'page', { table: 'block', id: home }, atEnd))
  await turns()
  return client.waiting[0]?.id as Uuid
}
const saved = (transaction: Uuid): void => {
  const item = {
    table: 'block' as const,
    id: made,
    version: 1,
    last_version: 0,
    changes: diffValue({}, pageAt(made, 1)),
  }
  client.receive({ type: 'saved', results: [{ id: transaction, n: 1, status: 'applied', seq: 2, items: [item] }] })
}
const askedFor = (): Uuid[] => asked.map(({ channel }) => channel)

it('[S54] what was made here is asked for when the server has it, is told of from then on, and was here all the time', async () => {
  const transaction = await make()
  client.open(pointer)
  expect([askedFor(), client.isLoaded(made)]).toEqual([[], true])
  saved(transaction)
  expect([askedFor(), client.isLoaded(made)]).toEqual([[made], true])
  await asked[0]?.answer({ records: [{ table: 'block', value: pageAt(made, 1), role: 'owner' }], texts: [], seq: 2 })
  expect(subscribed).toEqual([made])
  client.receive({ type: 'subscribed', channel: made, prev: 2, seq: 2, role: 'owner' })
  const changes = [{ set: 'properties', value: { title: [['Last']] } }]
  client.receive({
    type: 'entries',
    channel: made,
    prev: 2,
    seq: 3,
    clientId: id(6),
    n: 1,
    actorId: id(8),
    at: 1,
    items: [{ table: 'block', id: made, version: 2, last_version: 1, changes }],
    texts: [],
  })
  expect(client.replica.block(made)?.properties?.['title']).toEqual([['Last']])
})

it('[S54] a lost connection does not have it asked for before the server has it', async () => {
  const transaction = await make()
  client.open(pointer)
  client.disconnected()
  client.connected({ send() {} })
  client.receive({ type: 'welcome', userId, version: 1 })
  expect([askedFor(), client.isLoaded(made)]).toEqual([[], true])
  saved(transaction)
  expect(askedFor()).toEqual([made])
})

it('[S54] what was made here and is refused is gone', async () => {
  const transaction = await make()
  client.open(pointer)
  const error = { name: 'ForbiddenError' as const, status: 403, debugMessage: '' }
  client.receive({ type: 'saved', results: [{ id: transaction, n: 1, error }] })
  expect(askedFor()).toEqual([made])
  await asked[0]?.refuse()
  expect([revoked, client.isLoaded(made)]).toEqual([[made], false])
})

it('[S54] "not found" that was overtaken by news of the record is asked again, and counts when nothing is new', async () => {
  client.open(pointer)
  client.absorb([{ table: 'block', value: pageAt(made, 1), role: 'editor' }])
  await asked[0]?.refuse()
  expect([revoked, askedFor()]).toEqual([[], [made, made]])
  expect(client.replica.block(made)).toBeDefined()
  await asked[1]?.refuse()
  expect([revoked, askedFor()]).toEqual([[made], [made, made]])
  expect(client.replica.block(made)).toBeUndefined()
})
