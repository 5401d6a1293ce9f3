// Databases under every injected fault: rows, cells, options, columns and relations by several people at once.
import { describe, expect, it } from 'vitest'
import { runMany } from './simulator/run-many'

describe('databases', () => {
  it('[S1] end the same everywhere, with every number given once and relations that agree', async () => {
    const { failures, operations } = await runMany({ fromSeed: 1, operations: 8_000, actions: 300, mix: 'tabling' })
    expect(failures.join('\n')).toBe('')
    expect(operations).toBeGreaterThanOrEqual(8_000)
  })
})
