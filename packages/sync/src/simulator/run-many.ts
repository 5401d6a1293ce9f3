// Many seeds in a row. What fails is printed with the command that replays it.
import type { Mix } from './actions'
import { type RunResult, runSeed } from './run-seed'

export interface Campaign {
  readonly fromSeed: number
  /** Runs seeds until this many operations have been committed. */
  readonly operations: number
  /** When there is no time for all of them: how many must be run, however long they take, and for how long others follow. */
  readonly atLeast?: { readonly operations: number; readonly seconds: number }
  readonly actions: number
  readonly mix?: Mix
  readonly onRun?: (result: RunResult) => void
}
interface CampaignResult {
  readonly seeds: number
  readonly operations: number
  readonly transactions: number
  readonly failures: readonly string[]
}

export async function runMany(campaign: Campaign): Promise<CampaignResult> {
  const { fromSeed, operations, atLeast, actions, mix, onRun } = campaign
  const began = process.cpuUsage()
  const enough = (done: number): boolean =>
    done >= operations ||
    (atLeast !== undefined && done >= atLeast.operations && secondsOfProcessor(began) >= atLeast.seconds)
  const failures: string[] = []
  let done = 0
  let transactions = 0
  let seed = fromSeed
  // A broken build fails every seed: three say enough.
  for (; !enough(done) && failures.length < 3; seed++) {
    const result = await runSeed(seed, { actions, ...(mix ? { mix } : {}) })
    done += result.operations
    transactions += result.transactions
    if (result.errors.length > 0) failures.push(describeFailure(result, actions))
    onRun?.(result)
  }
  return { seeds: seed - fromSeed, operations: done, transactions, failures }
}

/** Not the clock's: other tests run beside these, at a higher priority. */
function secondsOfProcessor(began: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1_000_000
}

export const describeFailure = ({ seed, errors }: RunResult, actions: number): string =>
  `seed ${seed}: ${errors.length} failed checks\n  ${errors.slice(0, 5).join('\n  ')}\n` +
  `  replay: SEED=${seed} ACTIONS=${actions} npx vitest run --config vitest.fuzz.config.ts packages/sync/src/replay.fuzz.test.ts`
