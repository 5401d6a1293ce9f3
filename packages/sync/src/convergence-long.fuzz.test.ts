// The other half of the simulator's runs: fewer and longer, so that logs, outboxes and trash grow. Beside convergence for the
// sake of the second core.
import { describe, expect, it } from 'vitest'
import { budget } from './simulator/budget'
import { runMany } from './simulator/run-many'

describe('convergence', () => {
  it('[S1] ends with the same state everywhere, in fewer long runs', async () => {
    const campaign = budget({ operations: 100_000, atLeast: { operations: 15_000, seconds: 25 } })
    const { failures, operations, seeds, transactions } = await runMany({ fromSeed: 5001, actions: 800, ...campaign })
    console.log(`${seeds} seeds, ${transactions} transactions, ${operations} operations`)
    expect(failures.join('\n')).toBe('')
    expect(operations).toBeGreaterThanOrEqual(campaign.atLeast?.operations ?? campaign.operations)
  })
})
