import { SheafError } from '@sheaf/core/errors'
import { membershipId, spaceViewId, type Uuid, uuidFromBytes } from '@sheaf/core/ids'
import { blockKinds } from '@sheaf/core/kinds/block-kind'
import { validateTransaction } from '@sheaf/core/operations/transaction'
import { wireError } from '@sheaf/core/protocol/messages'
import { plainText, type RichText } from '@sheaf/core/text/rich-text'
import { describe, expect, it } from 'vitest'
import { Gateway, type Peer } from './gateway'
import { MemoryStorage } from './memory-storage'
import { Replica } from './replica'
import { Room } from './room'
import { SyncClient } from './sync-client'

const kinds = blockKinds([
  { type: 'text', label: 'Text', icon: '', flowing: true, page: false },
  { type: 'page', label: 'Page', icon: '', flowing: false, page: true },
])
let count = 0
const id = (): Uuid => {
  const b = new Uint8Array(16)
  new DataView(b.buffer).setUint32(12, ++count)
  return uuidFromBytes(b)
}

describe('smoke', () => {
  it('two clients', async () => {
    const space = id(),
      user = id(),
      user2 = id(),
      page = id()
    const storage = new MemoryStorage()
    storage.createSpace(space, [
      { table: 'space', value: { id: space, version: 1, last_version: 0, name: 'S' } },
      ...[user, user2].map(u => ({
        table: 'space_user' as const,
        value: {
          id: membershipId(space, u),
          version: 1,
          last_version: 0,
          space_id: space,
          user_id: u,
          membership_type: u === user ? 'owner' : 'member',
          alive: true,
        },
      })),
      {
        table: 'block',
        value: {
          id: page,
          version: 1,
          last_version: 0,
          space_id: space,
          type: 'page',
          alive: true,
          parent_id: space,
          parent_table: 'space',
          properties: {},
          format: {},
          content: [],
          crdt_data: { title: [{ t: page, m: null, o: page }], own: { t: page, m: null, o: page } },
        },
      },
    ])
    const gateway = new Gateway(storage)
    const room = new Room({
      spaceId: space,
      storage,
      kinds,
      now: () => 1000,
      textClientId: 1,
      onCommitted: e => gateway.committed(e),
    })
    const make = async (userId: Uuid) => {
      const replica = new Replica({ spaceId: space, userId, kinds, now: () => 1, textClientId: () => 1000 + ++count })
      const clientId = id()
      const unsaved: unknown[] = []
      const client = new SyncClient(
        replica,
        {
          load: async () => ({ clientId, nextN: 1, outbox: [] }),
          put: async () => {},
          drop: async () => {},
          keepUnsaved: async () => {},
          renumber: async () => {},
        },
        {
          loadChannel: async p => {
            const all = [...storage.records(space)]
            return {
              records: all.map(r => ({ table: r.table, value: r.value, role: 'editor' as const })),
              texts: all.flatMap(r => (r.text ? [{ id: r.value.id, state: r.text.state }] : [])),
              seq: (await storage.head(space))!.seq,
            }
          },
          loadRecords: async () => {
            throw new Error('no')
          },
        },
        {
          now: () => 1,
          newId: id,
          random: () => 0,
          after: (ms, run) => {
            const t = setTimeout(run, ms)
            return () => clearTimeout(t)
          },
        },
        { onChange() {}, onUnsaved: u => unsaved.push(u), onRevoked() {}, onStatus() {}, onPresence() {} },
      )
      await client.start()
      const peer: Peer = {
        actor: { userId },
        send: m => queueMicrotask(() => client.receive(JSON.parse(JSON.stringify(m)))),
      }
      client.connected({
        send: async m => {
          if (m.type === 'hello') peer.send({ type: 'welcome', userId, version: 1 })
          if (m.type === 'subscribe') await gateway.subscribe(peer, m.channel, m.seq)
          if (m.type === 'save') {
            const results = await Promise.all(
              m.transactions.map(async raw => {
                const t = validateTransaction(JSON.parse(JSON.stringify(raw)))
                try {
                  const a = await room.submit(t, { userId })
                  return { id: t.id, n: t.n, ...(a.status === 'applied' ? { status: a.status, seq: a.entry.seq } : a) }
                } catch (e) {
                  if (e instanceof SheafError) return { id: t.id, n: t.n, error: wireError(e) }
                  throw e
                }
              }),
            )
            await gateway.settled(space)
            peer.send({ type: 'saved', results })
          }
        },
      })
      client.open({ table: 'block', id: page, spaceId: space })
      return { client, unsaved }
    }
    const a = await make(user),
      b = await make(user2)
    await new Promise(r => setTimeout(r, 20))
    const p1 = id(),
      p2 = id()
    a.client.commit(d => {
      d.create(p1, 'text', { table: 'block', id: page }, { after: [], before: [] })
      d.insertText(p1, 0, 'Hello brave world')
    })
    await new Promise(r => setTimeout(r, 20))
    const text = (c: SyncClient, x: Uuid) =>
      plainText(c.replica.block(x)?.properties?.['title'] as RichText | undefined)
    expect(text(b.client, p1)).toBe('Hello brave world')
    a.client.commit(d => d.split(p1, 6, p2, 'text'))
    b.client.commit(d => d.insertText(p1, 17, '!'))
    await new Promise(r => setTimeout(r, 20))
    for (const c of [a.client, b.client]) {
      expect(text(c, p1)).toBe('Hello ')
      expect(text(c, p2)).toBe('brave world!')
      expect(c.replica.block(page)?.content).toEqual([p1, p2])
      expect(c.unsent).toBe(0)
    }
    expect(b.unsaved).toEqual([])
  })
})
