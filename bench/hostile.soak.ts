// `npm run soak hostile`: 200,000 malformed requests, upgrades, frames and resets against a running server, with somebody honest beside
// them. ATTACKS and SEED change the run; the same seed sends the same again. Ends with code 1 when the process ended or kept people waiting.
import { attackRun } from '../apps/server/src/reliability/hostile/attack-run.fixture'
import { ServerChild } from '../apps/server/src/reliability/server-child.fixture'
import { ms, percentile, print, printMachine } from './figures'

const count = Number(process.env['ATTACKS'] ?? 200_000)
const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31))
const WITHIN_MS = 100

const server = await ServerChild.start()
try {
  await printMachine(server.connection)
  console.log(`  seed ${seed}`)
  const { pid } = server
  const began = performance.now()
  const { sent, answeredMs, failures } = await attackRun(server.url, {
    seed,
    count,
    onSent: done => {
      if (done % 20_000 === 0)
        console.log(`  ${done} of ${count}, ${((performance.now() - began) / 1000).toFixed(0)} s`)
    },
  })
  for (const [kind, times] of sent) print(kind, String(times))
  const [p50, p99, most] = [percentile(answeredMs, 50), percentile(answeredMs, 99), Math.max(...answeredMs)]
  print('honest calls and pings', `p50 ${ms(p50)}, p99 ${ms(p99)}, max ${ms(most)} (${answeredMs.length})`)
  const errors = server.output.match(/"level":"(error|fatal)".*/g) ?? []
  const isSame = server.pid === pid && (await fetch(`${server.url}/getStatus`)).ok
  const isGood = isSame && failures.length === 0 && errors.length === 0 && p99 <= WITHIN_MS
  print('the same process', isSame ? `yes (${pid})` : 'no')
  print('honest requests that failed', String(failures.length))
  for (const line of [...failures, ...errors].slice(0, 20)) console.log(`    ${line}`)
  process.exitCode = isGood ? 0 : 1
} finally {
  await server.discard()
}
process.exit(process.exitCode ?? 0)
