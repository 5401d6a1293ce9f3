import type { Uuid } from '@sheaf/core/ids'
import type { LogEntry } from '@sheaf/core/protocol/log-entry'
import type { CommitPart } from '@sheaf/sync/storage'
import { expect, it } from 'vitest'
import { SpaceHeads } from './space-heads'

const space = 'space' as Uuid
const other = 'other' as Uuid
const entry = (seq: number): LogEntry => ({ spaceId: space, seq }) as LogEntry
const part = { spaceId: space } as CommitPart

function heads(isAlone: boolean, stored: Map<Uuid, number> = new Map([[space, 3]])) {
  const asked: (readonly Uuid[])[] = []
  const clock = { now: 0 }
  const made = new SpaceHeads({
    isAlone,
    now: () => clock.now,
    read: async ids => {
      asked.push(ids)
      return new Map([...stored].filter(([id]) => ids.includes(id)))
    },
  })
  return { made, asked, clock, stored }
}

it('asks once for all who want to know at the same time, and anew for whoever comes later', async () => {
  const { made, asked, stored } = heads(false)
  expect(await Promise.all([made.of(space), made.of(space), made.of(other)])).toEqual([3, 3, undefined])
  expect(asked).toEqual([[space, other]])
  stored.set(space, 4)
  expect(await made.of(space)).toBe(4)
})

it('does not ask again where nobody else writes', async () => {
  const { made, asked } = heads(true)
  expect([await made.of(space), await made.of(space)]).toEqual([3, 3])
  made.committed([entry(4), entry(5)])
  expect(await made.of(space)).toBe(5)
  expect(asked).toHaveLength(1)
  made.heard(space, 7)
  expect(await made.of(space)).toBe(7)
  // A hint that comes late says nothing new.
  made.heard(space, 6)
  expect(await made.of(space)).toBe(7)
})

it('counts what was committed while the database was asked', async () => {
  const { made } = heads(true)
  const asking = made.of(space)
  made.committed([entry(9)])
  expect(await asking).toBe(9)
})

it('asks again after somebody else has written, and for a while after a commit that nothing was heard of', async () => {
  const { made, asked, clock, stored } = heads(true)
  await made.of(space)
  expect(await made.watch(part, async () => 'conflict')).toBe('conflict')
  await made.of(space)
  expect(asked).toHaveLength(2)
  await expect(made.watch(part, () => Promise.reject(new Error('cut off')))).rejects.toThrow('cut off')
  expect(await made.of(space)).toBe(3)
  // It happened after all.
  stored.set(space, 4)
  expect(await made.of(space)).toBe(4)
  clock.now = 61_000
  await made.of(space)
  const before = asked.length
  await made.of(space)
  expect(asked).toHaveLength(before)
})

it('tells whoever waits that the database could not be asked', async () => {
  const made = new SpaceHeads({ isAlone: true, now: () => 0, read: () => Promise.reject(new Error('away')) })
  await expect(Promise.all([made.of(space), made.of(other)])).rejects.toThrow('away')
})
