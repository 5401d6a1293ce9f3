import { describe, expect, it } from 'vitest'
import { limits, retryDelaysMs, units } from './limits'

describe('limits', () => {
  it('[C 9.1] time and size units', () => {
    expect(units).toMatchObject({ secondMs: 1000, minuteMs: 60_000, hourMs: 3_600_000, dayMs: 86_400_000 })
    expect(units.weekMs).toBe(7 * units.dayMs)
    expect(units.yearMs).toBe(365 * units.dayMs)
    expect([units.kbBytes, units.mbBytes]).toEqual([1024, 1_048_576])
  })

  it('[C 9.1] retries, timeouts and parameters are those of the specification', () => {
    expect(retryDelaysMs).toEqual([1000, 2000, 5000, 10_000])
    expect(limits.maxRetryJitterMs).toBe(200)
    expect(limits.requestTimeoutMs).toBe(30_000)
    expect(limits.featureFlagTimeoutMs).toBe(1000)
    expect(limits.maxParametersPerStatement).toBe(999)
  })

  it('[P 7] chunks are followed for 3 rounds, 5 calls at a time, and fan-out goes 10 at a time', () => {
    expect([limits.maxChunkRounds, limits.maxParallelChunkCalls, limits.maxParallelFanoutCalls]).toEqual([3, 5, 10])
  })

  it('the log and presence keep what the design says', () => {
    expect(limits.logRetentionMs).toBe(14 * units.dayMs)
    expect(limits.logRetentionRowsPerSpace).toBe(200_000)
    expect(limits.catchUpRecords).toBe(5000)
    expect(limits.maxAnchors).toBe(3)
    expect(limits.presencePerSecond).toBe(10)
    expect(limits.presenceLifetimeMs).toBe(2 * limits.presenceRenewalMs)
  })

  it('every limit is a positive whole number', () => {
    for (const [name, value] of Object.entries(limits)) expect(Number.isInteger(value) && value > 0, name).toBe(true)
  })

  it('what is inside fits into what is around it', () => {
    expect(limits.maxTextUpdateBytes).toBeLessThan(limits.maxTextStateBytes)
    expect(limits.maxTextStateBytes).toBeLessThan(limits.bodyBytes)
    expect(limits.maxRecordBytes).toBeLessThan(limits.bodyBytes)
    expect(limits.firstPageChunkBlocks).toBeLessThan(limits.pageChunkBlocks)
  })
})
