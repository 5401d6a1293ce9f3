// The history checker for as long as it takes: 200 kills of the server, then 200 of PostgreSQL, with a bad network in between.
import { setTimeout as delay } from 'node:timers/promises'
import { ChaosProxy } from '../apps/server/src/reliability/chaos-proxy.fixture'
import { crashRun, until } from '../apps/server/src/reliability/crash-run.fixture'
import { seeded } from '../apps/server/src/reliability/random-editor.fixture'
import { ServerChild } from '../apps/server/src/reliability/server-child.fixture'
import { printMachine } from './figures'

const KILLS = Number(process.env['KILLS'] ?? 200)
/** A new space this often: the judge reads all of its log. */
const KILLS_PER_RUN = 20

const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31))
const random = seeded(seed)
const server = await ServerChild.start()
const proxy = await ChaosProxy.start(server.port, random)
let acknowledged = 0
try {
  await printMachine(server.connection)
  console.log(`  seed ${seed}`)
  for (let kills = 0; kills < KILLS; kills += KILLS_PER_RUN)
    await judged(`server, ${kills + KILLS_PER_RUN} of ${KILLS} kills`, async () => {
      for (let i = 0; i < KILLS_PER_RUN; i++) {
        await delay(150 + random(600))
        await server.kill()
        await server.launch()
        if (random(3) === 0) proxy.cut(random(2) ? 'reset' : 'end')
      }
    })
  for (let kills = 0; kills < KILLS; kills += KILLS_PER_RUN)
    await judged(`PostgreSQL, ${kills + KILLS_PER_RUN} of ${KILLS} kills`, async () => {
      for (let i = 0; i < KILLS_PER_RUN; i++) {
        await delay(500 + random(800))
        const killed = server.killPostgres()
        await until(() => ![undefined, killed].includes(server.postmasterPid), 60_000, 'PostgreSQL to come back')
      }
    })
  console.log(`  ${KILLS} kills of each, ${acknowledged} acknowledged, nothing lost and nothing doubled`)
} finally {
  await proxy.close()
  await server.discard()
}
process.exit(process.exitCode ?? 0)

async function judged(what: string, trouble: () => Promise<void>): Promise<void> {
  proxy.latencyMs = random(10)
  proxy.duplicatePercent = random(10)
  const result = await crashRun({
    server,
    random,
    clients: 6,
    pauseMs: 30,
    url: proxy.url,
    healWithinMs: 60_000,
    trouble: async () => {
      await trouble()
      proxy.heal()
    },
  })
  acknowledged += result.acknowledged
  console.log(`  ${what}: ${result.acknowledged} acknowledged, healed in ${(result.healedMs / 1000).toFixed(1)} s`)
  if (result.findings.length === 0) return
  for (const finding of result.findings.slice(0, 20)) console.log(`  ✗ ${finding.slice(0, 400)}`)
  throw new Error(`The history is not clean (seed ${seed}).`)
}
