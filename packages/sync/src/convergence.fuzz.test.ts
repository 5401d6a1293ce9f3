// The simulator: devices, processes and one store under every injected fault. Together with convergence-long this is more than
// 200,000 operations in `npm run test:all`, and as many of them as fit into its seconds in `npm test`; `npm run soak sync` runs millions.
import { describe, expect, it } from 'vitest'
import { budget } from './simulator/budget'
import { runMany } from './simulator/run-many'
import { runSeed } from './simulator/run-seed'

describe('convergence', () => {
  it('[S1] ends with the same state everywhere, in many short runs', async () => {
    const campaign = budget({ operations: 110_000, atLeast: { operations: 15_000, seconds: 25 } })
    const { failures, operations, seeds, transactions } = await runMany({ fromSeed: 1, actions: 300, ...campaign })
    console.log(`${seeds} seeds, ${transactions} transactions, ${operations} operations`)
    expect(failures.join('\n')).toBe('')
    expect(operations).toBeGreaterThanOrEqual(campaign.atLeast?.operations ?? campaign.operations)
  })

  it('[S2] runs the same way twice for the same seed', async () => {
    const first = await runSeed(7, { actions: 150 })
    const second = await runSeed(7, { actions: 150 })
    expect(second.hash).toBe(first.hash)
    expect((await runSeed(8, { actions: 150 })).hash).not.toBe(first.hash)
  })
})
