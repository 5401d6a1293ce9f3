// Many seeds in a row. What fails is printed with the command that replays it.
import type { Mix } from './actions'
import { type RunResult, runSeed } from './run-seed'

export interface Campaign {
  readonly fromSeed: number
  /** Runs seeds until this many operations have been committed. */
  readonly operations: number
  readonly actions: number
  readonly mix?: Mix
  readonly onRun?: (result: RunResult) => void
}
export interface CampaignResult {
  readonly seeds: number
  readonly operations: number
  readonly transactions: number
  readonly failures: readonly string[]
}

export async function runMany({ fromSeed, operations, actions, mix, onRun }: Campaign): Promise<CampaignResult> {
  const failures: string[] = []
  let done = 0
  let transactions = 0
  let seed = fromSeed
  // A broken build fails every seed: three say enough.
  for (; done < operations && failures.length < 3; seed++) {
    const result = await runSeed(seed, { actions, ...(mix ? { mix } : {}) })
    done += result.operations
    transactions += result.transactions
    if (result.errors.length > 0) failures.push(describeFailure(result, actions))
    onRun?.(result)
  }
  return { seeds: seed - fromSeed, operations: done, transactions, failures }
}

export const describeFailure = ({ seed, errors }: RunResult, actions: number): string =>
  `seed ${seed}: ${errors.length} failed checks\n  ${errors.slice(0, 5).join('\n  ')}\n` +
  `  replay: SEED=${seed} ACTIONS=${actions} npx vitest run --config vitest.fuzz.config.ts packages/sync/src/replay.fuzz.test.ts`
