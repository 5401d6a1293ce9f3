// Kills and cuts against real processes. What was acknowledged is there afterwards, once; everyone ends with the same page; no
// queue sticks. A server that acknowledges before COMMIT is caught.
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ChaosProxy } from './chaos-proxy.fixture'
import { crashRun, until } from './crash-run.fixture'
import type { HeadlessClient } from './headless-client.fixture'
import { seeded } from './random-editor.fixture'
import { ServerChild } from './server-child.fixture'

const SERVER_KILLS = 20
const POSTGRES_KILLS = 20

/** One for all, each with a space of its own: making a cluster takes as long as several starts on it. */
let running: ServerChild
let faulty: ServerChild | undefined
let proxy: ChaosProxy | undefined
beforeAll(async () => {
  running = await ServerChild.start({ startsOften: true })
})
afterEach(async () => {
  await proxy?.close()
  await faulty?.discard()
  proxy = undefined
  faulty = undefined
})
afterAll(() => running?.discard())

const seed = Math.floor(Math.random() * 2 ** 31)
const random = seeded(seed)
const acknowledgedBy = (clients: readonly HeadlessClient[]): number =>
  clients.reduce((sum, client) => sum + client.acknowledged.size, 0)
const someAcknowledged = (clients: readonly HeadlessClient[]): Promise<void> => {
  const before = acknowledgedBy(clients)
  return until(() => acknowledgedBy(clients) >= before + 6, 30_000, 'edits to be acknowledged')
}
/** Some moment in the midst of work. */
const amidstWork = async (clients: readonly HeadlessClient[]): Promise<void> => {
  await someAcknowledged(clients)
  await delay(random(300))
}
const killPostgresOften = async (
  server: ServerChild,
  kills: number,
  rightMoment: () => Promise<void>,
): Promise<void> => {
  for (let kill = 0; kill < kills; kill++) {
    await rightMoment()
    const killed = server.killPostgres()
    expect(killed).toBeDefined()
    await until(() => ![undefined, killed].includes(server.postmasterPid), 30_000, 'PostgreSQL to come back')
  }
  await delay(500)
}

describe('what was acknowledged', () => {
  it(`[P 8] survives ${SERVER_KILLS} kills of the server under load, once each`, async () => {
    const result = await crashRun({
      server: running,
      random,
      clients: 6,
      pauseMs: 25,
      trouble: async clients => {
        for (let kill = 0; kill < SERVER_KILLS; kill++) {
          await amidstWork(clients)
          await running.kill()
          await running.launch()
          // A tab dies now and then as well.
          if (kill % 4 === 3) await clients[random(clients.length)]?.crash()
        }
        await delay(300)
      },
    })
    expect(result.findings, `seed ${seed}\n${running.output.slice(-3000)}`).toEqual([])
    expect(running.kills).toBe(SERVER_KILLS)
    expect(result.acknowledged).toBeGreaterThan(100)
    expect(result.unsaved).toBe(0)
  })

  it(`[P 8] survives ${POSTGRES_KILLS} kills of PostgreSQL under load, with the server running on`, async () => {
    const pid = running.pid
    const result = await crashRun({
      server: running,
      random,
      clients: 6,
      pauseMs: 25,
      trouble: clients => killPostgresOften(running, POSTGRES_KILLS, () => amidstWork(clients)),
    })
    expect(result.findings, `seed ${seed}\n${running.output.slice(-3000)}`).toEqual([])
    expect(running.pid).toBe(pid)
    expect(result.acknowledged).toBeGreaterThan(100)
    expect(result.unsaved).toBe(0)
  })

  it('[P 8] survives a network that stalls, resets, goes deaf and says things twice', async () => {
    const network = (proxy = await ChaosProxy.start(running.port, random))
    const result = await crashRun({
      server: running,
      random,
      clients: 6,
      pauseMs: 25,
      url: network.url,
      trouble: async clients => {
        network.latencyMs = 8
        network.duplicatePercent = 10
        for (const what of [
          'reset',
          'end',
          'stall',
          'to-client',
          'reset',
          'to-server',
          'end',
          'both',
          'reset',
        ] as const) {
          await delay(500 + random(300))
          if (what === 'reset' || what === 'end') network.cut(what)
          else if (what === 'stall') {
            network.stall()
            await delay(400)
            network.flow()
          } else {
            network.deafen(what)
            await delay(600)
            if (random(2)) await clients[random(clients.length)]?.crash()
          }
        }
        network.heal()
      },
    })
    expect(result.findings, `seed ${seed}\n${running.output.slice(-3000)}`).toEqual([])
    expect(network.cuts).toBeGreaterThan(10)
    expect(result.acknowledged).toBeGreaterThan(30)
    expect(result.unsaved).toBe(0)
  })

  it('[P 8] would be found missing on a server that acknowledges before COMMIT', async () => {
    const early = (faulty = await ServerChild.start({ entry: 'reliability/early-ack-server.fixture.ts' }))
    const result = await crashRun({
      server: early,
      random,
      clients: 4,
      pauseMs: 15,
      healWithinMs: 6000,
      // What was acknowledged just now is not written yet, and goes with the server.
      trouble: async clients => {
        await someAcknowledged(clients)
        await early.kill()
        await early.launch()
      },
    })
    expect(result.findings.filter(finding => finding.includes('was acknowledged and is not in the log'))).not.toEqual(
      [],
    )
  })
})
