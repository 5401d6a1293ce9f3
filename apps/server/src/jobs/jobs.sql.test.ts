// The queue on a real database: what is enqueued runs, whatever dies, and nothing runs at once that must not.
import { setTimeout as delay } from 'node:timers/promises'
import { exact, json, optional, string } from '@sheaf/core/validation/checks'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Bus, BusMessage } from '../bus/bus'
import { jobsCommand } from '../commands/jobs-command'
import { createLog } from '../log'
import type { TestDatabase } from '../postgres/test-database'
import { type OpenDatabase, openDatabase } from '../storage/database'
import { listJobs } from '../storage/jobs'
import { createMigratedDatabase } from '../storage/migrations/migrated-database.fixture'
import { inTransaction } from '../storage/transaction'
import { type Job, JobRefused, type JobRun, type RunnableJob } from './job'
import { Jobs } from './jobs'

let database: TestDatabase
let db: OpenDatabase
beforeAll(async () => {
  database = await createMigratedDatabase()
  db = openDatabase({ connection: database.connection })
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

/** Two buses that hear each other, in one process. */
const heard = new Set<{ readonly of: object; readonly tell: (message: BusMessage) => void }>()
const busOf = (of: object): Bus => ({
  publish: message => {
    for (const other of heard) if (other.of !== of) other.tell(message)
  },
  listen: tell => void heard.add({ of, tell }),
  close: async () => {},
})

const HOUR = 3_600_000
let time = 1_000 * HOUR
const open: Jobs[] = []
interface Fast {
  readonly leaseMs?: number
  readonly pollMs?: number
}
const processWith = (perform: Record<string, RunnableJob['perform'] | RunnableJob>, fast: Fast = {}): Jobs => {
  const jobs = new Jobs({
    pool: db.pool,
    bus: busOf({}),
    log: createLog('silent', () => {}),
    now: () => time,
    leaseMs: 30_000,
    pollMs: 60_000,
    ...fast,
  })
  jobs.know(
    Object.entries(perform).map(([name, run]) =>
      typeof run === 'function' ? { ...jobOf(name), perform: run } : { ...run, name },
    ),
  )
  open.push(jobs)
  return jobs
}
const jobOf = (name: string, more: Partial<Job> = {}): Job => ({
  name,
  lane: 'short',
  input: exact({ n: optional(json) }),
  attempts: 3,
  ...more,
})
afterEach(async () => {
  await Promise.all(open.splice(0).map(jobs => jobs.stop(100)))
  heard.clear()
  await db.pool.query('TRUNCATE job, job_schedule')
})

const noted =
  (into: unknown[]): RunnableJob['perform'] =>
  async (input: { readonly n?: unknown }) =>
    void into.push(input.n)
const states = async (): Promise<string[]> =>
  (await listJobs(db.pool, 100)).map(({ name, state, attempts }) => `${name} ${state} ${attempts}`)
const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  const before = performance.now()
  while (!(await isSo())) {
    if (performance.now() - before > 10_000) throw new Error('it did not come to be')
    await delay(5)
  }
}

describe('a job', () => {
  it('runs at once, here and in the order in which it was enqueued, and leaves nothing', async () => {
    const ran: unknown[] = []
    const jobs = processWith({ note: noted(ran) })
    await jobs.start()
    for (const n of [1, 2, 3]) await jobs.enqueue(jobOf('note'), { n })
    await until(() => ran.length === 3)
    expect(ran).toEqual([1, 2, 3])
    await until(async () => (await states()).length === 0)
  })

  it('is enqueued with what the transaction writes, or not at all', async () => {
    const ran: unknown[] = []
    const jobs = processWith({ note: noted(ran) })
    const inTx = (n: number): Promise<void> =>
      inTransaction(db.pool, async tx => {
        await jobs.enqueue(jobOf('note'), { n }, { tx })
        if (n === 1) throw new Error('taken back')
      })
    await expect(inTx(1)).rejects.toThrow('taken back')
    await inTx(2)
    await jobs.drain()
    expect(ran).toEqual([2])
  })

  it('is refused where its input is not what the definition says', async () => {
    const jobs = processWith({})
    await expect(jobs.enqueue(jobOf('note', { input: exact({ to: string }) }), { n: 1 })).rejects.toThrow(
      /to should be/,
    )
    expect(await states()).toEqual([])
  })

  it('waits for its time', async () => {
    const ran: unknown[] = []
    const jobs = processWith({ note: noted(ran) })
    await jobs.enqueue(jobOf('note'), { n: 1 }, { runAt: time + HOUR })
    await jobs.drain()
    expect(ran).toEqual([])
    time += HOUR
    await jobs.drain()
    expect(ran).toEqual([1])
  })

  it('under a key waits once: the last replaces the others, or they keep it', async () => {
    const ran: unknown[] = []
    const jobs = processWith({ note: noted(ran), other: noted(ran) })
    for (const n of [1, 2]) await jobs.enqueue(jobOf('note'), { n }, { key: 'k', runAt: time + n })
    for (const n of [3, 4]) await jobs.enqueue(jobOf('other'), { n }, { key: 'k', ifWaiting: 'keep' })
    await jobs.enqueue(jobOf('note'), { n: 5 }, { key: 'withdrawn' })
    await jobs.withdraw(jobOf('note') as Job<never>, 'withdrawn')
    time += 10
    await jobs.drain()
    expect(ran).toEqual([2, 3])
  })

  it('of one key runs one at a time, and what is enqueued meanwhile runs after it', async () => {
    let inside = 0
    let release = (): void => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    const seen: string[] = []
    const slow = (async ({ n }: { readonly n: number }) => {
      seen.push(`${n} of ${++inside}`)
      await held
      inside--
    }) as RunnableJob['perform']
    const both = [processWith({ slow }), processWith({ slow })]
    for (const jobs of both) await jobs.start()
    await both[0]?.enqueue(jobOf('slow'), { n: 1 }, { key: 'k' })
    await until(() => seen.length === 1)
    await both[1]?.enqueue(jobOf('slow'), { n: 2 }, { key: 'k' })
    await both[1]?.enqueue(jobOf('slow'), { n: 3 }, { key: 'k' })
    // Time enough for another look.
    await delay(30)
    release()
    await until(() => seen.length === 2)
    expect(seen).toEqual(['1 of 1', '3 of 1'])
  })

  it('that fails is tried again later each time, then kept with its error, listed and run again', async () => {
    let isBroken = true
    const tries: number[] = []
    const jobs = processWith({
      fails: async () => {
        tries.push(time)
        if (isBroken) throw new TypeError('no such thing')
      },
    })
    await jobs.enqueue(jobOf('fails'), {}, { key: 'k' })
    await jobs.drain()
    expect(await states()).toEqual(['fails waiting 1'])
    await jobs.drain()
    expect(tries).toHaveLength(1)
    for (let i = 0; i < 2; i++) {
      time += HOUR
      await jobs.drain()
    }
    expect(await states()).toEqual(['fails dead 3'])
    const [dead] = await listJobs(db.pool, 1)

    const lines: string[] = []
    const command = (...args: string[]): Promise<number> =>
      jobsCommand(
        args,
        db.pool,
        line => lines.push(line),
        () => time,
      )
    expect(await command()).toBe(0)
    expect(lines.join('\n')).toMatch(/dead +short +fails +3\/3 +0 s ago +k\n +TypeError: no such thing/)
    isBroken = false
    expect(await command('retry', '0')).toBe(1)
    expect(await command('retry', String(dead?.id))).toBe(0)
    await jobs.drain()
    expect(tries).toHaveLength(4)
    expect(await states()).toEqual([])
  })

  it('that need not be tried again is dead at once; the next of its key that is done takes it away', async () => {
    let isBroken = true
    const jobs = processWith({
      refuses: async () => {
        if (isBroken) throw new JobRefused('never')
      },
    })
    for (let i = 0; i < 2; i++) {
      await jobs.enqueue(jobOf('refuses'), {}, { key: 'k' })
      await jobs.drain()
      expect(await states()).toEqual(['refuses dead 1'])
    }
    isBroken = false
    await jobs.enqueue(jobOf('refuses'), {}, { key: 'k' })
    await jobs.drain()
    expect(await states()).toEqual([])
  })

  it('ends with what it writes in a transaction of its own, once', async () => {
    let stops = true
    const ran: unknown[] = []
    const jobs = processWith({
      writes: async (_input, run: JobRun) =>
        inTransaction(db.pool, async tx => {
          await run.completeIn(tx)
          await jobs.enqueue(jobOf('note'), { n: 1 }, { tx })
          if (stops) throw new Error('stopped before the commit')
        }),
      note: noted(ran),
    })
    await jobs.enqueue(jobOf('writes'), {})
    await jobs.drain()
    expect([await states(), ran]).toEqual([['writes waiting 1'], []])
    stops = false
    time += HOUR
    await jobs.drain()
    expect([await states(), ran]).toEqual([[], [1]])
  })

  it('that somebody waits for tells them its result or its error, and is not tried again', async () => {
    const jobs = processWith({
      answers: async () => 7,
      fails: async () => {
        throw new Error('refused')
      },
    })
    expect(await jobs.runNow(jobOf('answers'), {})).toEqual({ result: 7 })
    await expect(jobs.runNow(jobOf('fails'), {})).rejects.toThrow('refused')
    expect(await states()).toEqual([])
  })
})

describe('lanes', () => {
  it('do not wait for each other', async () => {
    const ran: unknown[] = []
    let release = (): void => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    const jobs = processWith({ long: () => held, mail: noted(ran) })
    await jobs.start()
    for (let i = 0; i < 5; i++) await jobs.enqueue(jobOf('long', { lane: 'long' }), {})
    await until(async () => (await states()).filter(state => state.startsWith('long running')).length === 2)
    await jobs.enqueue(jobOf('mail', { lane: 'mail' }), { n: 1 })
    await until(() => ran.length === 1)
    expect((await states()).filter(state => state === 'long waiting 0')).toHaveLength(3)
    release()
    await until(async () => (await states()).length === 0)
  })
})

describe('two processes', () => {
  it('run each job once between them, woken by each other', async () => {
    const ran: unknown[][] = [[], []]
    const both = ran.map(into => processWith({ note: noted(into) }))
    for (const jobs of both) await jobs.start()
    await Promise.all(Array.from({ length: 60 }, async (_, n) => both[n % 2]?.enqueue(jobOf('note'), { n })))
    await until(() => ran.flat().length >= 60)
    await delay(30)
    expect(ran.flat().toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 60 }, (_, n) => n))
    expect(ran.every(list => list.length > 0)).toBe(true)
  })

  it('take over what a killed one had begun, and what it says afterwards does not count', async () => {
    let wake = (): void => {}
    const asleep = new Promise<void>(resolve => {
      wake = resolve
    })
    const signals: AbortSignal[] = []
    const frozen = processWith({
      work: async (_input, run: JobRun) => {
        signals.push(run.signal)
        await asleep
        throw new Error('too late')
      },
    })
    await frozen.enqueue(jobOf('work'), {})
    void frozen.drain()
    await until(() => signals.length === 1)
    // As if its process were gone: nobody renews the lease.
    await db.pool.query(`UPDATE job SET lease_until = clock_timestamp() - interval '1 second'`)
    const tries: number[] = []
    const other = processWith({ work: async (_input, run: JobRun) => void tries.push(run.attempt) }, { pollMs: 20 })
    await other.start()
    await until(() => tries.length === 1)
    await until(async () => (await states()).length === 0)
    wake()
    await delay(30)
    expect([tries, await states()]).toEqual([[2], []])
  })

  it('do not take what is still at work, however long it takes', async () => {
    const tries: number[] = []
    const work = (async (_input: never, run: JobRun) => {
      tries.push(run.attempt)
      await delay(2_500)
    }) as RunnableJob['perform']
    const both = [0, 1].map(() => processWith({ work }, { leaseMs: 1_200, pollMs: 20 }))
    for (const jobs of both) await jobs.start()
    await both[0]?.enqueue(jobOf('work'), {})
    await until(async () => tries.length > 0 && (await states()).length === 0)
    expect(tries).toEqual([1])
  })

  it('keep as dead what has ended its process each time', async () => {
    const jobs = processWith({ kills: async () => {} }, { pollMs: 20 })
    await db.pool.query(
      `INSERT INTO job (name, lane, input, state, run_at, created_time, attempts, most_attempts, runner, lease_until)
       VALUES ('kills', 'short', '{}', 'running', 0, 0, 3, 3, gen_random_uuid(), clock_timestamp() - interval '1 second')`,
    )
    await jobs.start()
    await until(async () => (await states())[0] === 'kills dead 3')
  })

  it('stop without losing anything: what is at work may finish, or is given back uncounted', async () => {
    const ended: string[] = []
    let hear = (): void => {}
    const hears = new Promise<void>(resolve => {
      hear = resolve
    })
    const first = processWith({
      quick: async () => {
        await delay(40)
        ended.push('quick')
      },
      endless: (_input, run: JobRun) =>
        new Promise((_resolve, reject) => run.signal.addEventListener('abort', () => reject(run.signal.reason))),
      deaf: () => hears,
    })
    await first.start()
    for (const name of ['quick', 'endless', 'deaf']) await first.enqueue(jobOf(name), {})
    await until(async () => (await states()).every(state => state.endsWith('running 1')))
    await first.enqueue(jobOf('quick'), {})
    await first.stop(150)
    expect(ended).toEqual(['quick'])
    expect((await states()).toSorted()).toEqual(['deaf waiting 0', 'endless waiting 0', 'quick waiting 0'])
    hear()
    await delay(30)
    expect(await states()).toHaveLength(3)
  })
})

describe('a scheduled job', () => {
  it('runs in one of many processes at each of its times, and once for all that were missed', async () => {
    const ran: unknown[] = []
    const hourly = {
      ...jobOf('hourly', { everyMs: HOUR }),
      perform: (async () => void ran.push(time)) as RunnableJob['perform'],
    }
    time = 2_000 * HOUR + 1
    const started = (): Promise<Jobs[]> =>
      Promise.all(
        [0, 1, 2].map(async () => {
          const jobs = processWith({ hourly }, { pollMs: 10 })
          await jobs.start()
          return jobs
        }),
      )
    const first = await started()
    await delay(60)
    expect(ran).toEqual([])
    time = 2_001 * HOUR
    await until(() => ran.length > 0)
    await delay(60)
    expect(ran).toEqual([2_001 * HOUR])
    await Promise.all(first.map(jobs => jobs.stop()))
    // Down for a while.
    time = 2_007 * HOUR + 5
    await started()
    await until(() => ran.length > 1)
    await delay(60)
    expect(ran).toEqual([2_001 * HOUR, 2_007 * HOUR + 5])
  })
})
