// Processor time of the server and of its PostgreSQL. On a machine that others use too, this is the figure to plan with.
import { readdirSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import type { ServerChild } from '../apps/server/src/reliability/server-child.fixture'

/** Linux counts in hundredths of a second. */
const TICK_MS = 10

/** Milliseconds. */
interface Times {
  readonly node: number
  readonly postgres: number
}

/** Runs something and says what it cost, in milliseconds of processor time for each of `count` things done. */
export async function costOf<T>(
  server: ServerChild,
  run: () => Promise<T>,
): Promise<{ result: T; cost: (count: number) => string; spent: Times }> {
  const before = timesOf(server)
  const result = await run()
  const after = timesOf(server)
  const each = (spent: number, count: number): string => `${(spent / count).toFixed(2)} ms`
  return {
    result,
    spent: { node: after.node - before.node, postgres: after.postgres - before.postgres },
    cost: count =>
      `CPU each: server ${each(after.node - before.node, count)}, PostgreSQL ${each(after.postgres - before.postgres, count)}; load ${loadavg()[0]?.toFixed(1)}`,
  }
}

/** Until the server and PostgreSQL are done with what was begun: indexes, housekeeping, a start. */
export async function atRest(server: ServerChild): Promise<void> {
  const RESTING = { everyMs: 500, spentMs: 30, looks: 3, withinMs: 60_000 }
  const deadline = performance.now() + RESTING.withinMs
  for (let resting = 0; resting < RESTING.looks && performance.now() < deadline; ) {
    const before = timesOf(server)
    await delay(RESTING.everyMs)
    const after = timesOf(server)
    const spent = after.node - before.node + after.postgres - before.postgres
    resting = spent <= RESTING.spentMs ? resting + 1 : 0
  }
}

function timesOf(server: ServerChild): Times {
  const postmaster = server.postmasterPid
  const own = server.pid === undefined ? 0 : (statOf(server.pid)?.spentMs ?? 0)
  const main = postmaster === undefined ? undefined : statOf(postmaster)
  // A connection that was closed leaves its time with the postmaster.
  let postgres = main ? main.spentMs + main.childrenMs : 0
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : undefined
    if (stat && stat.parent === postmaster) postgres += stat.spentMs
  }
  return { node: own, postgres }
}

function statOf(pid: number): { parent: number; spentMs: number; childrenMs: number } | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    const ticks = (at: number): number => Number(fields[at]) * TICK_MS
    return { parent: Number(fields[1]), spentMs: ticks(11) + ticks(12), childrenMs: ticks(13) + ticks(14) }
  } catch {
    return undefined
  }
}
