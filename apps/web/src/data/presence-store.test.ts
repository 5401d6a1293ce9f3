import type { Uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PresenceStore } from './presence-store'

const pointer = (id: string) => ({ table: 'block' as const, id: id as Uuid, spaceId: 'space' as Uuid })
const [home, row] = [pointer('home'), pointer('row')]
let sent: [string, unknown][]
let board: PresenceStore

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  sent = []
  const client = { clientId: 'own', sendPresence: ({ id }: { id: string }, state: unknown) => sent.push([id, state]) }
  board = new PresenceStore(() => client as never)
})
afterEach(() => {
  board.stop()
  vi.useRealTimers()
})
const take = (): [string, unknown][] => sent.splice(0)

it('[P 7] tells each page of its own place, one after the other', () => {
  board.enter(home, {})
  board.enter(row, {})
  board.update(home.id, { cell: 'a' })
  board.update(row.id, { caret: 1 })
  vi.advanceTimersByTime(20)
  expect(take(), 'no two at once: the second would not be heard').toEqual([['home', { cell: 'a' }]])
  vi.advanceTimersByTime(1000 / limits.presencePerSecond + 20)
  expect(take()).toEqual([['row', { caret: 1 }]])
})
it('[P 7] stays on the page below while another is open beside it, and when that is closed', () => {
  board.enter(home, { cell: 'a' })
  const leave = board.enter(row, {})
  vi.advanceTimersByTime(1_000)
  take()
  vi.advanceTimersByTime(limits.presenceRenewalMs)
  expect(
    take()
      .map(([id]) => id)
      .sort(),
  ).toEqual(['home', 'row'])
  leave()
  expect(take()).toEqual([['row', null]])
  vi.advanceTimersByTime(limits.presenceRenewalMs)
  expect(take()).toEqual([['home', { cell: 'a' }]])
})
