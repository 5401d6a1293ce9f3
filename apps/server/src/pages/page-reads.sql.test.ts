// Pages that are answered from memory are what a fresh reading says: after every kind of edit, whoever asks and whichever process wrote
// it. A process that reads everything anew for each question is the measure.
import type { Uuid } from '@sheaf/core/ids'
import { afterAll, expect, it, vi } from 'vitest'
import { everyEdit, type Question } from '../reliability/every-edit.fixture'
import { startListening } from '../reliability/listening-server.fixture'
import type { Person } from '../reliability/person.fixture'
import { sharedSpace } from '../reliability/shared-space.fixture'
import { SpaceHeads } from '../spaces/space-heads'
import { headsOf } from '../storage/space/read-spaces'
import { PageMemory } from './page-memory'
import { SpacePieces } from './space-pieces'

const STEPS = 30

const space = await sharedSpace()
const { server, owner, spaceId, teamId } = space
const { names, play, differences, there, pages, blocks, stop } = await everyEdit(space)
afterAll(stop)

const ask = async (person: Person, id: Uuid, stack: readonly unknown[] = [], more: object = {}) => {
  const asked = { page: { id, spaceId }, cursor: { stack }, verticalColumns: false, dedupeSessionId: 'one', ...more }
  const { status, body } = await person.ask('loadCachedPageChunkV2', asked)
  return status === 200 ? body : status
}
const questions: readonly Question[] = [
  ...Object.values(pages).map(
    (id): Question =>
      person =>
        ask(person, id),
  ),
  person => ask(person, pages.home, [{ after: blocks[8], from: 1, count: 3 }]),
  person => ask(person, pages.home, [], { held: [{ table: 'team', id: teamId, version: 1e9 }] }),
]

it('[P 7] are what a fresh reading answers, after edits of every kind from two processes', async () => {
  await differences(questions)
  const took = vi.spyOn(SpacePieces.prototype, 'get')
  const made = await play(7, names.length + STEPS, async name => {
    expect(await differences(questions), name).toEqual([])
    return true
  })
  expect(names.filter(name => !made.has(name))).toEqual([])
  // Some of them were not read anew, or nothing is shown by this.
  expect(took.mock.results.filter(({ value }) => value !== undefined).length).toBeGreaterThan(STEPS)
  took.mockRestore()
})

it('the comparison finds a piece that nobody dropped', async () => {
  const forgets = vi.spyOn(SpacePieces.prototype, 'take').mockImplementation(() => undefined)
  const wrong: string[] = []
  await differences(questions)
  await play(8, names.length, async name => {
    if ((await differences(questions)).length > 0) wrong.push(name)
    return wrong.length === 0
  })
  forgets.mockRestore()
  expect(wrong).toHaveLength(1)
})

it('[P 7] are read without a question to the database, as long as nothing changes', async () => {
  const alone = await startListening(undefined, { SHEAF_ONLY_PROCESS: 'yes' })
  try {
    const ada = await alone.signUp('Ada')
    const own = await ada.createSpace()
    const read = async (): Promise<number> => {
      const { status } = await ada.ask('loadCachedPageChunkV2', {
        page: { id: own.pageId, spaceId: own.spaceId },
        cursor: { stack: [] },
        verticalColumns: false,
      })
      return status
    }
    await read()
    const { pool } = alone.services
    const asked = [vi.spyOn(pool, 'query'), vi.spyOn(pool, 'connect')]
    const statements = async (): Promise<number> => {
      for (const spy of asked) spy.mockClear()
      expect(await read()).toBe(200)
      return asked.reduce((sum, { mock }) => sum + mock.calls.length, 0)
    }
    // The session is believed for a second.
    expect(Math.min(await statements(), await statements(), await statements())).toBe(0)
    await alone.services.rooms.change(own.spaceId, ada.actor, state =>
      state.changeBlock(own.pageId, { format: { page_icon: '🧶' } }),
    )
    expect(await statements()).toBeGreaterThan(0)
    expect(Math.min(await statements(), await statements(), await statements())).toBe(0)
  } finally {
    await alone.discard()
  }
})

it('stay within the memory that they may take', async () => {
  const { pool, rooms, now } = server.services
  const mostBytes = 20_000
  const heads = new SpaceHeads({ read: ids => headsOf(pool, ids), isAlone: false, now })
  const memory = new PageMemory({ pool, storage: rooms.storage, heads, mostBytes, now })
  const part = (count: number) => ({ after: null, from: 1, count })
  for (let count = 1; count <= 100; count++) {
    expect(await memory.piece({ spaceId, pageId: pages.home, part: part(count) })).not.toBeNull()
    expect(memory.bytes).toBeLessThanOrEqual(mostBytes)
  }
  expect(memory.size).toBeGreaterThan(2)
  // What is shed is read again.
  for (const { shed } of [...memory.parts()]) shed()
  expect([memory.size, memory.bytes]).toEqual([0, 0])
  expect(await memory.piece({ spaceId, pageId: pages.home, part: null })).not.toBeNull()
  const few = new PageMemory({ pool, storage: rooms.storage, heads, mostBytes: 1e6, mostPieces: 3, now })
  for (let count = 1; count <= 20; count++) {
    await few.piece({ spaceId, pageId: pages.home, part: part(count) })
    expect(few.size).toBe(Math.min(count, 3))
  }
  // One that would push out the others is not kept.
  const small = new PageMemory({ pool, storage: rooms.storage, heads, mostBytes: 5_000, now })
  expect(await small.piece({ spaceId, pageId: pages.home, part: null })).not.toBeNull()
  expect(small.size).toBe(0)
})

it('[P 6] end for somebody with their membership, at once', async () => {
  const guest = await server.signUp('Grace')
  await server.join(spaceId, owner, guest)
  expect(await ask(guest, pages.other)).toBeTypeOf('object')
  await server.remove(spaceId, owner, guest)
  expect([await ask(guest, pages.other), await ask(there(guest), pages.other)]).toEqual([404, 404])
})
