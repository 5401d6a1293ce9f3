import type { Uuid } from '@sheaf/core/ids'
import { expect, it } from 'vitest'
import type { StoredSession as Session } from '../storage/sessions'
import { SessionMemory } from './session-memory'

const session = (expiresTime = 1e9): Session => ({
  id: 'session' as Uuid,
  createdTime: 0,
  expiresTime,
  lastSeenTime: undefined,
  userIds: ['ada' as Uuid],
})

function memory(isAlone: boolean) {
  const clock = { now: 0 }
  let reads = 0
  const held = new SessionMemory(isAlone, () => clock.now)
  const find = (found: Session | undefined = session()) =>
    held.find('token', async () => {
      reads++
      return found
    })
  return { held, clock, find, reads: () => reads }
}

it('believes what it has read for a second, and not for longer than the session lasts', async () => {
  const { clock, find, reads } = memory(true)
  expect([await find(), await find()]).toEqual([session(), session()])
  expect(reads()).toBe(1)
  clock.now = 1_000
  await find(session(1_500))
  expect(reads()).toBe(2)
  clock.now = 1_500
  await find()
  expect(reads()).toBe(3)
})

it('asks each time where others end sessions too, and for what was not there', async () => {
  const others = memory(false)
  await others.find()
  await others.find()
  expect(others.reads()).toBe(2)
  const nobody = memory(true)
  await nobody.held.find('token', async () => undefined)
  expect(await nobody.find()).toEqual(session())
})

it('forgets, also what was being read when a session ended', async () => {
  const { held, find, reads } = memory(true)
  await find()
  held.forget()
  await find()
  expect(reads()).toBe(2)
  held.forget()
  const late = held.find('token', async () => session())
  held.forget()
  await late
  await find()
  expect(reads()).toBe(3)
})
