// Millions of simulated operations: `npm run soak sync`. OPERATIONS (default 2,000,000), SEED (first seed) and ACTIONS (per seed)
// change the size of it. Ends with code 1 when any seed fails, and prints how to replay it.
import { describeFailure } from '../packages/sync/src/simulator/run-many'
import { runSeed } from '../packages/sync/src/simulator/run-seed'

const wanted = Number(process.env['OPERATIONS'] ?? 2_000_000)
const actions = Number(process.env['ACTIONS'] ?? 600)
const first = Number(process.env['SEED'] ?? 100_000)
const began = performance.now()
const counts = new Map<string, number>()
let operations = 0
let transactions = 0
let failed = 0
let seed = first

for (; operations < wanted; seed++) {
  const result = await runSeed(seed, { actions })
  operations += result.operations
  transactions += result.transactions
  for (const [what, count] of result.counts) counts.set(what, (counts.get(what) ?? 0) + count)
  if (result.errors.length > 0) {
    failed++
    console.log(describeFailure(result, actions))
  }
  if ((seed - first) % 100 === 99) report()
}
report()
for (const [what, count] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) console.log(`  ${what}: ${count}`)
process.exitCode = failed > 0 ? 1 : 0

function report(): void {
  const seconds = (performance.now() - began) / 1000
  console.log(
    `${seed - first} seeds, ${transactions} transactions, ${operations} operations, ${failed} failed, ${seconds.toFixed(0)} s`,
  )
}
