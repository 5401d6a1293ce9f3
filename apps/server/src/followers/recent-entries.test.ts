import type { Uuid } from '@sheaf/core/ids'
import type { LogEntry } from '@sheaf/core/protocol/log-entry'
import { expect, it } from 'vitest'
import { RecentEntries } from './recent-entries'

const space = 'space' as Uuid
const entry = (seq: number, items = 1): LogEntry =>
  ({ spaceId: space, seq, items: Array.from({ length: items }), texts: [] }) as unknown as LogEntry

function recent() {
  const held = new RecentEntries()
  const asked: number[] = []
  const { log } = held.over({
    head: async () => null,
    log: async (_space, after) => {
      asked.push(after)
      return [entry(after + 1)]
    },
  })
  const seqs = async (after: number, limit = 10) => (await log(space, after, limit))?.map(({ seq }) => seq)
  return { held, asked, seqs }
}

it('answers what was committed here, and asks for everything else', async () => {
  const { held, asked, seqs } = recent()
  held.committed([entry(5), entry(6)])
  held.committed([entry(7)])
  expect([await seqs(4), await seqs(5), await seqs(4, 2)]).toEqual([
    [5, 6, 7],
    [6, 7],
    [5, 6],
  ])
  expect(asked).toEqual([])
  expect([await seqs(3), await seqs(7)]).toEqual([[4], [8]])
  expect(asked).toEqual([3, 7])
})

it('never leaves out what another process committed in between', async () => {
  const { held, asked, seqs } = recent()
  held.committed([entry(5)])
  held.committed([entry(7)])
  expect(await seqs(4)).toEqual([5])
  expect(asked).toEqual([4])
  expect(await seqs(6)).toEqual([7])
})

it('holds no more than so many changes of a space, and always the last', async () => {
  const { held, asked, seqs } = recent()
  held.committed([entry(1, 12_000)])
  held.committed([entry(2, 12_000)])
  expect(await seqs(1)).toEqual([2])
  expect(asked).toEqual([])
  await seqs(0)
  expect(asked).toEqual([0])
})
