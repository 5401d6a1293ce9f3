// Calls whose work takes long: asked again until it is done, also over a connection that breaks.
import { TransportError } from '@sheaf/core/api/transport-error'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { untilDone } from './long-call'
import { whenFewWait, whenSaved } from './when-saved'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const broken = (status: number) => new TransportError('no', { name: 'HttpRequestError', status })

it('asks until it is done, and tells every answer', async () => {
  const answers = [{ isDone: false, rows: 1 }, broken(503), { isDone: false, rows: 2 }, { isDone: true, rows: 3 }]
  const told: number[] = []
  const done = untilDone(
    async () => {
      const next = answers.shift()
      if (!next || next instanceof Error) throw next
      return next
    },
    ({ rows }) => told.push(rows),
  )
  await vi.runAllTimersAsync()
  expect(await done).toEqual({ isDone: true, rows: 3 })
  expect(told).toEqual([1, 2, 3])
})

it('gives up on a refusal at once, and on a server that stays away', async () => {
  let asked = 0
  const refuse = (status: number) => async (): Promise<{ isDone: boolean }> => {
    asked++
    throw broken(status)
  }
  await expect(untilDone(refuse(403))).rejects.toThrow()
  expect(asked).toBe(1)
  asked = 0
  const away = expect(untilDone(refuse(502))).rejects.toThrow()
  await vi.runAllTimersAsync()
  await away
  expect(asked).toBe(8)
})

it('waits until everything is saved', async () => {
  let [unsent, isSaved] = [2, false]
  const listeners = new Set<() => void>()
  const session = {
    connection: () => ({ online: true, began: true, unsent, delayedBy: null }),
    subscribeStatus: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const saved = whenSaved(session).then(() => {
    isSaved = true
  })
  for (const left of [1, 0]) {
    await Promise.resolve()
    expect(isSaved).toBe(false)
    unsent = left
    for (const listener of listeners) listener()
  }
  await saved
  expect(listeners.size).toBe(0)
  await whenSaved(session)

  unsent = 1
  const givenUp = new AbortController()
  const waiting = whenSaved(session, givenUp.signal)
  givenUp.abort(new Error('enough'))
  await expect(waiting).rejects.toThrow('enough')
  expect(listeners.size).toBe(0)
})

it('lets little wait for the server, and waits for nothing without a connection', async () => {
  let [unsent, online] = [6, true]
  const listeners = new Set<() => void>()
  const session = {
    connection: () => ({ online, began: true, unsent, delayedBy: null }),
    subscribeStatus: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const { signal } = new AbortController()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  let isFew = false
  const few = whenFewWait(session, 4, signal).then(() => {
    isFew = true
  })
  unsent = 5
  tell()
  await Promise.resolve()
  expect(isFew).toBe(false)
  unsent = 4
  tell()
  await few
  unsent = 9
  const waiting = whenFewWait(session, 4, signal)
  online = false
  tell()
  await waiting
  await whenFewWait(session, 4, signal)
})
