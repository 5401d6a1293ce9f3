import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { exitCodes } from './exit-codes'
import { type GuardOptions, guardProcess } from './guard-process'

function world(stop: GuardOptions['stop']) {
  const listeners = new Map<string, (reason: unknown) => void>()
  const seen: string[] = []
  const guard = guardProcess({
    process: {
      on: (event, run) => listeners.set(event, run),
      exit: code => seen.push(`exit ${code}`),
      cut: code => seen.push(`cut ${code}`),
    },
    stop: isHurried => {
      seen.push(isHurried ? 'hurried stop' : 'stop')
      return stop(isHurried)
    },
    onSignal: signal => seen.push(signal),
    onUncaught: error => seen.push(String(error)),
  })
  const happen = async (event: string, reason?: unknown): Promise<void> => {
    listeners.get(event)?.(reason)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { guard, seen, happen }
}
const never = (): Promise<void> => new Promise(() => {})

describe('the life of the process', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('stops on a signal, once', async () => {
    const { seen, happen } = world(async () => {})
    await happen('SIGTERM')
    await happen('SIGTERM')
    expect(seen).toEqual(['SIGTERM', 'stop', `exit ${exitCodes.stopped}`])
  })

  it.each(['uncaughtException', 'unhandledRejection'])('tells of an %s and stops in a hurry', async event => {
    const { seen, happen } = world(async () => {})
    await happen(event, 'broken')
    expect(seen).toEqual(['broken', 'hurried stop', `exit ${exitCodes.failed}`])
  })

  it('ends within seconds although the stop hangs after an error', async () => {
    const { seen, happen } = world(never)
    await happen('uncaughtException', 'broken')
    await vi.advanceTimersByTimeAsync(8_000)
    expect(seen.at(-1)).toBe(`cut ${exitCodes.failed}`)
  })

  it('ends although an asked-for stop hangs, and sooner when that stop itself breaks', async () => {
    const one = world(never)
    await one.happen('SIGTERM')
    await vi.advanceTimersByTimeAsync(40_000)
    expect(one.seen.at(-1)).toBe(`cut ${exitCodes.stopped}`)

    const other = world(never)
    await other.happen('SIGTERM')
    await other.happen('uncaughtException', 'broken')
    await vi.advanceTimersByTimeAsync(8_000)
    expect(other.seen.at(-1)).toBe(`cut ${exitCodes.failed}`)
  })

  it('ends although stopping throws', async () => {
    const { seen, happen } = world(() => Promise.reject(new Error('x')))
    await happen('SIGINT')
    expect(seen.at(-1)).toBe(`exit ${exitCodes.stopped}`)
  })
})
