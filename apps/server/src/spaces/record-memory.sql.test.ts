// Records that are answered from memory are what a fresh reading says, after every kind of edit: those that somebody asks for, and those of
// which the sidebar is drawn.
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { everyEdit, type Question } from '../reliability/every-edit.fixture'
import { sharedSpace } from '../reliability/shared-space.fixture'
import { RecordMemory } from './record-memory'

const space = await sharedSpace()
const { server, owner, member, spaceId, teamId } = space
const { names, play, differences, pages, blocks, records, stop } = await everyEdit(space)
afterAll(stop)
beforeAll(async () => {
  for (const person of [owner, member])
    for (const id of Object.values(pages)) await person.ask('recordPageVisit', { page: { id, spaceId } })
})

const refs = [...blocks.map(id => ({ table: 'block', id })), ...records, { table: 'team', id: teamId }]
const questions: readonly Question[] = [
  person =>
    person.call('syncRecordValues', {
      requests: refs.map(({ table, id }) => ({ pointer: { table, id, spaceId }, version: -1 })),
    }),
  person => person.call('getSpaces'),
  // Pages with what they lie in.
  person => person.call('getRecentPages', { spaceId }),
]

it('[P 7] are what a fresh reading answers, after edits of every kind from two processes', async () => {
  await differences(questions)
  await play(11, names.length + 20, async name => {
    expect(await differences(questions), name).toEqual([])
    return true
  })
})

it('the comparison finds a record that nobody dropped', async () => {
  const forgets = vi.spyOn(RecordMemory.prototype, 'take').mockImplementation(() => undefined)
  const wrong: string[] = []
  await differences(questions)
  await play(12, names.length, async name => {
    if ((await differences(questions)).length > 0) wrong.push(name)
    return wrong.length === 0
  })
  forgets.mockRestore()
  expect(wrong).toHaveLength(1)
})

it('[P 7] are asked of the database once', async () => {
  const requests = refs.map(({ table, id }) => ({ pointer: { table, id, spaceId }, version: -1 }))
  await owner.call('syncRecordValues', { requests })
  const load = vi.spyOn(server.services.rooms.storage, 'load')
  await owner.call('syncRecordValues', { requests })
  await owner.call('getSpaces')
  await owner.call('getSpaces')
  const asked = load.mock.calls.length
  load.mockRestore()
  expect(asked).toBeLessThanOrEqual(2)
})
