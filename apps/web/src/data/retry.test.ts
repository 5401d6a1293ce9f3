import { offlineError, statusError } from '@sheaf/core/api/transport-error'
import { describe, expect, it } from 'vitest'
import { delayMs, withRetries } from './retry'

function world(jitter = 0) {
  const slept: number[] = []
  return { slept, random: () => jitter, sleep: async (ms: number) => void slept.push(ms) }
}
const failing = (times: number, error: Error) => {
  let calls = 0
  return async (): Promise<number> => {
    if (calls++ < times) throw error
    return calls
  }
}

describe('[C 9.1] retries', () => {
  it('wait 1, 2, 5 and 10 s, each with a little more', async () => {
    const { slept, ...rest } = world(150)
    expect(await withRetries(failing(4, statusError(503)), rest)).toBe(5)
    expect(slept).toEqual([1150, 2150, 5150, 10150])
  })
  it('stop after the last delay', async () => {
    const { slept, ...rest } = world()
    await expect(withRetries(failing(5, statusError(503)), rest)).rejects.toThrow('Received HTTP 503')
    expect(slept).toHaveLength(4)
  })
  it.each([408, 425, 429, 500, 502, 503, 504])('follow status %i', async status => {
    expect(await withRetries(failing(1, statusError(status)), world())).toBe(2)
  })
  it.each([400, 401, 403, 404, 409, 422])('do not follow status %i', async status => {
    await expect(withRetries(failing(1, statusError(status)), world())).rejects.toThrow(`Received HTTP ${status}`)
  })
  it('follow a lost network, and wait at least as long as the server asks', async () => {
    expect(await withRetries(failing(1, offlineError()), world())).toBe(2)
    const { slept, ...rest } = world()
    await withRetries(failing(1, statusError(429, { retryAfterMs: 30_000 })), rest)
    expect(slept).toEqual([30_000])
  })
  it('never wait longer than the last delay asks', () => {
    expect([0, 3, 4, 99].map(failures => delayMs(failures, world()))).toEqual([1000, 10_000, 10_000, 10_000])
  })
})
