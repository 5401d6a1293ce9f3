// The other half of the simulator's runs: fewer and longer, so that logs, outboxes and trash grow. Beside convergence for the
// sake of the second core.
import { describe, expect, it } from 'vitest'
import { runMany } from './simulator/run-many'

describe('convergence', () => {
  it('[S1] ends with the same state everywhere, in fewer long runs', async () => {
    const { failures, operations, seeds, transactions } = await runMany({
      fromSeed: 5001,
      operations: 100_000,
      actions: 800,
    })
    console.log(`${seeds} seeds, ${transactions} transactions, ${operations} operations`)
    expect(failures.join('\n')).toBe('')
    expect(operations).toBeGreaterThanOrEqual(100_000)
  })
})
