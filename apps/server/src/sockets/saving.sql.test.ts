// Transactions over the socket: numbered, all or nothing, and judged by what their author may see and do.

import { toBase64 } from '@sheaf/core/base64'
import type { Operation } from '@sheaf/core/operations/all'
import { operation } from '@sheaf/core/operations/operation'
import { blockPointer, type Pointer } from '@sheaf/core/operations/record-id'
import type { SaveResult } from '@sheaf/core/protocol/messages'
import { TextStore } from '@sheaf/core/text/text-store'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newUuid } from '../auth/secrets'
import { type ListeningServer, startListening } from '../reliability/listening-server.fixture'
import type { Person } from '../reliability/person.fixture'
import type { RawSocket } from '../reliability/raw-socket.fixture'
import { createIn, Device, setFormat } from '../reliability/transactions.fixture'

let server: ListeningServer
let ada: Person
let grace: Person
let space: Awaited<ReturnType<Person['createSpace']>>
let page: Pointer
let socket: RawSocket
let hers: RawSocket
beforeAll(async () => {
  server = await startListening()
  ada = await server.signUp('Ada')
  grace = await server.signUp('Grace')
  space = await ada.createSpace()
  page = blockPointer(space.spaceId, space.pageId)
  socket = await server.open(ada)
  hers = await server.open(grace)
})
afterAll(() => server.discard())

const head = async (): Promise<number> =>
  (await server.services.pool.query('SELECT seq FROM space_seq WHERE space_id = $1', [space.spaceId])).rows[0].seq
const errorOf = (result: SaveResult | undefined) => (result && 'error' in result ? result.error : undefined)
const exists = async (id: string): Promise<boolean> =>
  (await server.services.pool.query('SELECT FROM block WHERE id = $1', [id])).rowCount === 1

describe('numbers', () => {
  it('[P 8] a replayed transaction is already applied, and nothing happens twice', async () => {
    const device = new Device(space.spaceId)
    const first = device.next(createIn(page))
    expect(await socket.save(first)).toEqual([
      { id: first.id, n: 1, status: 'applied', seq: await head(), items: expect.anything() },
    ])
    const before = await head()
    expect(await socket.save(first, first)).toEqual([
      { id: first.id, n: 1, status: 'already-applied' },
      { id: first.id, n: 1, status: 'already-applied' },
    ])
    expect(await head()).toBe(before)
  })

  it('[P 8] a number too high is a gap, with the number that is expected', async () => {
    const device = new Device(space.spaceId)
    const [result] = await socket.save(device.at(3, createIn(page)))
    expect(errorOf(result)).toMatchObject({
      name: 'OperationConflictError',
      status: 400,
      clientData: { type: 'gap', expect: 1 },
    })
    await socket.save(device.at(1), device.at(2))
    expect(errorOf((await socket.save(device.at(9)))[0])?.clientData).toEqual({ type: 'gap', expect: 3 })
  })

  it('[P 8] the same number with another id is a cloned device', async () => {
    const device = new Device(space.spaceId)
    await socket.save(device.at(1, createIn(page)))
    const before = await head()
    expect(errorOf((await socket.save(device.at(1, createIn(page))))[0])).toMatchObject({
      name: 'id-exists',
      clientData: { type: 'client_id_in_use' },
    })
    expect(await head()).toBe(before)
  })

  it('[P 8] many in one message are applied in their order', async () => {
    const device = new Device(space.spaceId)
    const results = await socket.save(...Array.from({ length: 100 }, () => device.next(createIn(page))))
    const seqs = results.map(result => ('status' in result ? (result.seq ?? 0) : 0))
    expect(seqs).toEqual(seqs.map((_, i) => (seqs[0] as number) + i))
  })
})

describe('all or nothing', () => {
  it('[P 8] one forbidden operation refuses the whole transaction', async () => {
    const mine = newUuid()
    const device = new Device(space.spaceId)
    const stranger = await grace.createSpace()
    const before = await head()
    for (const forbidden of [
      setFormat(space.spaceId, stranger.pageId, 'x', 1),
      setFormat(space.spaceId, newUuid(), 'x', 1),
      operation('set', blockPointer(space.spaceId, mine), { value: false }, 'alive'),
      operation('set', { ...page, table: 'space', id: space.spaceId }, { value: 1 }, 'id'),
    ] as Operation[])
      for (const operations of [
        [createIn(page, mine), forbidden],
        [forbidden, createIn(page, mine)],
      ]) {
        const [result] = await socket.save(device.at(1, ...operations))
        expect(errorOf(result), JSON.stringify(operations)).toBeDefined()
        expect(await exists(mine)).toBe(false)
      }
    expect(await head()).toBe(before)
    expect(await socket.save(device.at(1, createIn(page, mine)))).toMatchObject([{ status: 'applied' }])
  })

  it('[P 8] text that PostgreSQL cannot hold is refused alone, not with its neighbours', async () => {
    const update = textUpdate('a\0b')
    const bad = new Device(space.spaceId)
    const good = new Device(space.spaceId)
    const id = newUuid()
    const edit: Operation = operation('editText', blockPointer(space.spaceId, id), { text: id, epoch: 0, update })
    const results = await socket.save(
      good.next(createIn(page)),
      bad.next(createIn(page, id), edit),
      good.next(createIn(page)),
    )
    expect(results.map(result => errorOf(result)?.name ?? 'applied')).toEqual([
      'applied',
      expect.any(String),
      'applied',
    ])
    expect(errorOf(results[1])?.status).toBe(400)
  })
})

describe("another person's records", () => {
  it('[P 8] are answered with the same bytes as unknown ones, whatever is tried', async () => {
    const attempts: ((spaceId: typeof page.spaceId, id: typeof page.id) => Operation)[] = [
      (spaceId, id) => setFormat(spaceId, id, 'x', 1),
      (spaceId, id) => ({ ...setFormat(spaceId, id, 'x', 1), args: { value: 1, ifValue: 'guess' } }) as Operation,
      (spaceId, id) => operation('set', blockPointer(spaceId, id), { value: [] }, 'properties', 'title'),
      (spaceId, id) => createIn(blockPointer(spaceId, id)),
      (spaceId, id) => operation('trashBlock', blockPointer(spaceId, id), { seen: [] }),
      (spaceId, id) => operation('restoreBlock', blockPointer(spaceId, id)),
      (spaceId, id) => operation('mergeBlock', blockPointer(spaceId, id), { into: id }),
      (spaceId, id) =>
        operation('splitBlock', blockPointer(spaceId, newUuid()), {
          from: id,
          text: id,
          marker: newUuid(),
          type: 'text',
        }),
      (spaceId, id) =>
        operation('moveBlock', blockPointer(spaceId, id), {
          parent: blockPointer(spaceId, id),
          at: { after: [], before: [] },
        }),
      (spaceId, id) => operation('editText', blockPointer(spaceId, id), { text: id, epoch: 0, update: 'AAA=' }),
      spaceId => createIn({ table: 'space', id: spaceId, spaceId }, newUuid(), 'page'),
      spaceId => createIn({ table: 'team', id: space.teamId, spaceId }, newUuid(), 'page'),
    ]
    for (const attempt of attempts) {
      const answer = async (spaceId: typeof page.spaceId, id: typeof page.id): Promise<string> =>
        JSON.stringify(errorOf((await hers.save(new Device(spaceId).next(attempt(spaceId, id))))[0]))
      const foreign = await answer(space.spaceId, space.pageId)
      expect(foreign, attempt.toString()).toContain('"NotFoundError"')
      expect(await answer(space.spaceId, newUuid()), attempt.toString()).toBe(foreign)
      expect(await answer(newUuid(), newUuid()), attempt.toString()).toBe(foreign)
    }
  })

  it('[P 8] take no empty transactions either', async () => {
    const before = await head()
    expect(errorOf((await hers.save(new Device(space.spaceId).next()))[0])?.name).toBe('NotFoundError')
    expect(await head()).toBe(before)
  })

  it('[P 8] are revoked when subscribed to, as unknown ones are', async () => {
    for (const pointer of [page, { ...page, id: newUuid() }, blockPointer(newUuid(), newUuid())]) {
      hers.subscribe(pointer)
      expect(await hers.next('revoked')).toEqual({ type: 'revoked', channel: pointer.id })
    }
    hers.subscribe({ table: 'space', id: space.spaceId, spaceId: space.spaceId })
    expect((await hers.next('revoked')).channel).toBe(space.spaceId)
    await socket.save(new Device(space.spaceId).next(createIn(page)))
    await hers.settle()
    expect(hers.heard.filter(message => message.type === 'entries')).toEqual([])
  })
})

describe('a frozen space', () => {
  it('[P 8] answers SpaceFrozenError and takes the same transaction when it thaws', async () => {
    const device = new Device(space.spaceId)
    const transaction = device.next(createIn(page))
    const freeze = (reason: string | null): Promise<unknown> =>
      server.services.pool.query('UPDATE space_seq SET frozen = $2 WHERE space_id = $1', [space.spaceId, reason])
    await freeze('migration')
    expect(errorOf((await socket.save(transaction))[0])).toMatchObject({
      name: 'SpaceFrozenError',
      status: 422,
      debugMessage: 'Space is frozen. Please try once the freeze is lifted. Reason: migration',
    })
    await freeze(null)
    expect(await socket.save(transaction)).toMatchObject([{ status: 'applied' }])
  })
})

function textUpdate(text: string): string {
  const texts = new TextStore({ clientId: 7, hydrate: () => [] })
  return toBase64(texts.insert(newUuid(), 0, text, {}).update as Uint8Array)
}

describe('a disk that is full', () => {
  it('is said by its name, writes nothing, and the same transaction is saved once there is room', async () => {
    const { storage } = server.services.rooms
    const device = new Device(space.spaceId)
    const id = newUuid()
    const transaction = device.next(createIn(page, id))
    const full = Object.assign(new Error('could not extend file'), { code: '53100' })
    const commit = vi.spyOn(storage, 'commit').mockRejectedValue(full)
    try {
      expect(errorOf((await socket.save(transaction))[0])).toMatchObject({ name: 'StorageFullError', status: 503 })
      const { status, body } = await ada.ask('saveTransactions', { requestId: newUuid(), transactions: [transaction] })
      expect([status, body]).toMatchObject([200, { results: [{ error: { name: 'StorageFullError' } }] }])
      expect(await exists(id)).toBe(false)
    } finally {
      commit.mockRestore()
    }
    expect(await socket.save(transaction)).toMatchObject([{ n: 1, status: 'applied' }])
    expect(await exists(id)).toBe(true)
  })
})
