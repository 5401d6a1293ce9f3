// The queue of durable work: jobs are enqueued, also inside the caller's transaction, and run by whichever process has room in their lane.
// At least once each: a process that dies loses its leases, and others run again what it had begun.
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { SheafError } from '@sheaf/core/errors'
import { type Uuid, uuid } from '@sheaf/core/ids'
import { validate } from '@sheaf/core/validation/validate'
import type { Bus } from '../bus/bus'
import type { Log } from '../log'
import { guarded } from '../process/guarded'
import type { OpenDatabase } from '../storage/database'
import {
  bury,
  enqueueScheduled,
  insertJob,
  insertRunning,
  type Lease,
  lapsedJobs,
  type NewJob,
  nextRuns,
  plan,
  putBack,
  type Queryable,
  removeDone,
  removeWaiting,
  renewLeases,
  type TakenJob,
  takeJobs,
} from '../storage/jobs'
import { inTransaction } from '../storage/transaction'
import { backOffMs } from './back-off'
import { errorText } from './error-text'
import { type Job, JobRefused, type RunnableJob } from './job'
import { type Lane, laneNames, lanes } from './lanes'
import { nextSlot } from './schedule'

/** A killed process's jobs are taken by others after this time, and at the next look. */
const LEASE_MS = 30_000
/** Wake-ups may be lost, and other processes may die: everything due is looked for this often. */
const POLL_MS = 5_000
const STOP_WITHIN_MS = 10_000
/** How often it is looked whether the turn has come. */
const TURN_MS = 200
/** Of scheduled jobs only one waits. */
const SCHEDULE_KEY = 'schedule'

interface EnqueueOptions {
  /** The transaction to enqueue in. Call `wake` after its commit, or the job starts with the next look. */
  readonly tx?: Queryable
  /** Not before this time. */
  readonly runAt?: number
  /** Of a name and key one job waits, and one runs at a time. */
  readonly key?: string
  /** What becomes of one that waits under the key already. */
  readonly ifWaiting?: 'replace' | 'keep'
}

interface JobsOptions {
  readonly pool: OpenDatabase['pool']
  readonly bus: Bus
  readonly log: Log
  readonly now: () => number
  readonly leaseMs?: number
  readonly pollMs?: number
}

interface RunNowOptions {
  readonly key?: string
  /** What is written in the transaction that enqueues it. */
  readonly within?: (tx: Queryable) => Promise<unknown>
  /** What breaks, and was not refused, is tried again later besides being told: of work that must not stay half done. */
  readonly isRetried?: boolean
  readonly onProgress?: (progress: unknown) => void
}
/** Somebody is told the result or the error. */
interface Awaited {
  readonly isRetried: boolean
  readonly onProgress?: (progress: unknown) => void
}

type JobOutcome = 'done' | 'failed' | 'dead' | 'interrupted'

interface Running {
  readonly lease: Lease
  readonly lane: string
  readonly ends: AbortController
  readonly done: Promise<unknown>
}

export class Jobs {
  /** Runs that ended in this process, by `name outcome`. */
  readonly ended = new Map<string, number>()
  private readonly runner: Uuid = uuid(randomUUID())
  private readonly known = new Map<string, RunnableJob>()
  private readonly running = new Map<number, Running>()
  private readonly looking = new Map<Lane, { again: boolean }>()
  private readonly scheduled = new Map<string, number>()
  private readonly leaseMs: number
  private readonly pollMs: number
  private heartbeat: NodeJS.Timeout | undefined
  private poll: { readonly timer: NodeJS.Timeout; readonly at: number } | undefined
  private isStarted = false
  private isStopping = false

  constructor(private readonly options: JobsOptions) {
    this.leaseMs = options.leaseMs ?? LEASE_MS
    this.pollMs = options.pollMs ?? POLL_MS
    options.bus.listen(message => {
      if (message.kind === 'jobs') this.look(message.lane)
    })
  }

  /** Says what can be run here. */
  know(jobs: readonly RunnableJob[]): void {
    for (const job of jobs) {
      if (this.known.has(job.name)) throw new Error(`two jobs are named ${job.name}`)
      this.known.set(job.name, job)
    }
  }

  /** Begins to run jobs, also those that other processes enqueue. */
  async start(): Promise<void> {
    for (const { name, everyMs } of this.known.values())
      if (everyMs !== undefined) {
        await plan(this.options.pool, name, nextSlot(everyMs, this.options.now()))
        this.scheduled.set(name, 0)
      }
    this.isStarted = true
    this.pollNow()
  }

  async enqueue<I>(job: Job<I>, input: I, options: EnqueueOptions = {}): Promise<void> {
    const { tx, ifWaiting = 'replace' } = options
    const row = this.rowOf(job, input, options)
    await insertJob(tx ?? this.options.pool, row, ifWaiting, this.options.now())
    if (tx) return
    if (row.runAt <= this.options.now()) this.wake(job.lane)
    else this.pollBy(row.runAt)
  }
  /** Jobs of this lane were enqueued in a transaction that has been committed. */
  wake(lane: Lane): void {
    this.look(lane)
    this.options.bus.publish({ kind: 'jobs', lane })
  }
  /** Takes back a job that waits; one that runs goes on. */
  withdraw(job: Job<never>, key: string, tx: Queryable = this.options.pool): Promise<void> {
    return removeWaiting(tx, job.name, key)
  }

  /**
   * Runs a job here and at once, for a caller who waits: they get what it returns, or its error. When this process ends before that does,
   * another one takes it over. Undefined: one of this key is running elsewhere.
   */
  async runNow<I, R>(
    job: Job<I, R>,
    input: I,
    options: RunNowOptions = {},
  ): Promise<{ readonly result: R } | undefined> {
    const { key, within, isRetried = false, onProgress } = options
    const row = this.rowOf(job, input, key === undefined ? {} : { key })
    const { pool, now } = this.options
    const insert = (db: Queryable): Promise<TakenJob | undefined> =>
      insertRunning(db, row, this.runner, this.leaseMs, now())
    const taken = within
      ? await inTransaction(pool, async tx => {
          await within(tx)
          return insert(tx)
        })
      : await insert(pool)
    if (!taken) return undefined
    return { result: (await this.begin(taken, { isRetried, ...(onProgress ? { onProgress } : {}) })) as R }
  }

  /** As `runNow`, and where one of this key is running elsewhere, again when that has come to its end. */
  async runInTurn<I, R>(job: Job<I, R>, input: I, options: RunNowOptions & { readonly key: string }): Promise<R> {
    for (;;) {
      const ran = await this.runNow(job, input, options)
      if (ran) return ran.result
      if (this.isStopping)
        throw new SheafError('DatabaseLookupError', { debugMessage: 'Sheaf is restarting. Try again in a moment.' })
      await delay(TURN_MS)
    }
  }

  /** Runs everything that is due, and what comes of it, until nothing is. For whatever has not started the queue. */
  async drain(): Promise<void> {
    await this.takeBackLapsed()
    for (let ran = true; ran; ) {
      ran = false
      for (const lane of laneNames) {
        const taken = await this.take(lane, 100)
        ran ||= taken.length > 0
        await Promise.all(taken.map(job => this.begin(job)))
      }
    }
  }

  /** Takes no more; runs that do not end in time are given back, to be begun again elsewhere. */
  async stop(withinMs: number = STOP_WITHIN_MS): Promise<void> {
    this.isStopping = true
    if (this.poll) clearTimeout(this.poll.timer)
    for (const { ends } of this.running.values()) ends.abort(new Error('the process stops'))
    const waits = new AbortController()
    await Promise.race([
      Promise.allSettled([...this.running.values()].map(run => run.done)),
      delay(withinMs, undefined, { signal: waits.signal, ref: false }).catch(() => undefined),
    ])
    waits.abort()
    clearInterval(this.heartbeat)
    for (const { lease } of this.running.values()) await this.giveBack(lease)
    this.running.clear()
  }

  private rowOf<I>(job: Job<I>, input: I, { runAt = this.options.now(), key }: EnqueueOptions): NewJob {
    validate(job.input, input, job.name)
    return { name: job.name, lane: job.lane, key: key ?? null, input, runAt, mostAttempts: job.attempts }
  }

  private look(lane: Lane): void {
    if (!this.isStarted || this.isStopping) return
    const present = this.looking.get(lane)
    if (present) {
      present.again = true
      return
    }
    const state = { again: false }
    this.looking.set(lane, state)
    guarded(this.options.log, 'jobs could not be taken', async () => {
      try {
        await this.fill(lane)
      } finally {
        this.looking.delete(lane)
        if (state.again) this.look(lane)
      }
    })()
  }
  private async fill(lane: Lane): Promise<void> {
    for (;;) {
      const inLane = [...this.running.values()].filter(run => run.lane === lane).length
      const free = lanes[lane] - inLane
      if (free <= 0 || this.isStopping) return
      const taken = await this.take(lane, free)
      for (const job of taken) void this.begin(job).finally(() => this.look(lane))
      if (taken.length < free) return
    }
  }
  private take(lane: Lane, most: number): Promise<readonly TakenJob[]> {
    const { pool, now } = this.options
    return takeJobs(pool, { lane, names: [...this.known.keys()], most }, this.runner, this.leaseMs, now())
  }

  private begin(taken: TakenJob, awaited?: Awaited): Promise<unknown> {
    const lease = { id: taken.id, runner: this.runner, attempts: taken.attempts }
    const ends = new AbortController()
    const done = this.run(taken, lease, ends, awaited).finally(() => this.running.delete(taken.id))
    this.running.set(taken.id, { lease, lane: taken.lane, ends, done })
    this.heartbeat ??= setInterval(
      guarded(this.options.log, 'leases could not be renewed', () => this.renew()),
      this.leaseMs / 3,
    ).unref()
    return done
  }
  private async run(taken: TakenJob, lease: Lease, ends: AbortController, awaited?: Awaited): Promise<unknown> {
    const { pool, log } = this.options
    let isCompleted = false
    try {
      const job = this.known.get(taken.name)
      if (!job) throw new JobRefused(`no job is named ${taken.name}`)
      const result = await job.perform(inputOf(job, taken.input), {
        id: taken.id,
        attempt: taken.attempts,
        signal: ends.signal,
        log,
        report: progress => awaited?.onProgress?.(progress),
        completeIn: async tx => {
          if (!(await removeDone(tx, lease))) throw new Error('the lease of the job was lost')
          isCompleted = true
        },
      })
      if (!isCompleted) await removeDone(pool, lease)
      this.count(taken.name, 'done')
      return result
    } catch (error) {
      await this.failed(taken, lease, error, awaited).catch((lost: unknown) =>
        // Its lease ends, and then it is taken again.
        log.warn({ err: lost, job: taken.name, id: taken.id }, 'the end of a job could not be noted'),
      )
      if (awaited) throw error
      return undefined
    }
  }
  private async failed(taken: TakenJob, lease: Lease, error: unknown, awaited?: Awaited): Promise<void> {
    const { pool, log, now } = this.options
    const facts = { err: error, job: taken.name, id: taken.id, attempt: taken.attempts }
    if (this.isStopping) {
      this.count(taken.name, 'interrupted')
      return this.giveBack(lease)
    }
    if (awaited && (!awaited.isRetried || isRefusal(error))) {
      this.count(taken.name, 'failed')
      await removeDone(pool, lease)
    } else if (error instanceof JobRefused || taken.attempts >= taken.mostAttempts) {
      this.count(taken.name, 'dead')
      log.error(facts, 'a job has failed for good')
      await bury(pool, lease, errorText(error), now())
    } else {
      this.count(taken.name, 'failed')
      log.warn(facts, 'a job failed and will be tried again')
      const runAt = now() + backOffMs(taken.attempts, Math.random())
      await putBack(pool, lease, { runAt, error: errorText(error), isCounted: true })
      this.pollBy(runAt)
    }
  }
  private giveBack(lease: Lease): Promise<void> {
    const { pool, now } = this.options
    return putBack(pool, lease, { runAt: now(), error: null, isCounted: false })
  }
  private count(name: string, outcome: JobOutcome): void {
    const key = `${name} ${outcome}`
    this.ended.set(key, (this.ended.get(key) ?? 0) + 1)
  }

  private async renew(): Promise<void> {
    const asked = [...this.running.keys()]
    if (asked.length === 0) return
    const held = await renewLeases(this.options.pool, this.runner, asked, this.leaseMs)
    for (const id of asked)
      if (!held.has(id)) this.running.get(id)?.ends.abort(new Error('the lease of the job was lost'))
  }

  private pollNow(): void {
    if (this.poll) clearTimeout(this.poll.timer)
    this.poll = undefined
    guarded(this.options.log, 'jobs could not be looked for', async () => {
      let next = this.options.now() + this.pollMs
      try {
        next = Math.min(next, await this.lookAtAll())
      } finally {
        this.pollBy(next)
      }
    })()
  }
  /** Looks at everything at this time, if not before. */
  private pollBy(time: number): void {
    if (!this.isStarted || this.isStopping || (this.poll && this.poll.at <= time)) return
    if (this.poll) clearTimeout(this.poll.timer)
    const inMs = Math.min(Math.max(time - this.options.now(), 10), this.pollMs)
    this.poll = { at: time, timer: setTimeout(() => this.pollNow(), inMs).unref() }
  }
  /** Wakes the lanes that have something due; returns when something else will be. */
  private async lookAtAll(): Promise<number> {
    const { pool, now } = this.options
    await this.takeBackLapsed()
    let soonest = await this.enqueueDue()
    for (const [lane, runAt] of await nextRuns(pool, laneNames)) {
      if (runAt <= now()) this.look(lane as Lane)
      else soonest = Math.min(soonest, runAt)
    }
    return soonest
  }
  private async takeBackLapsed(): Promise<void> {
    const { pool, log, now } = this.options
    for (const lapsed of await lapsedJobs(pool)) {
      log.warn({ id: lapsed.id }, 'a job lost its process')
      const error = 'Error: the process that ran it ended before it did'
      if (lapsed.attempts >= lapsed.mostAttempts) await bury(pool, lapsed, error, now())
      else await putBack(pool, lapsed, { runAt: now(), error, isCounted: true })
    }
  }
  private async enqueueDue(): Promise<number> {
    const { pool, now } = this.options
    for (const [name, dueAt] of this.scheduled) {
      const job = this.known.get(name)
      if (!job?.everyMs || dueAt > now()) continue
      const row = { ...this.rowOf(job, {}, { key: SCHEDULE_KEY }), key: SCHEDULE_KEY }
      this.scheduled.set(name, await enqueueScheduled(pool, row, nextSlot(job.everyMs, now()), now()))
    }
    return Math.min(...this.scheduled.values(), Number.POSITIVE_INFINITY)
  }
}

/** An answer to what was asked, as opposed to something that broke. */
const isRefusal = (error: unknown): boolean => error instanceof SheafError && error.status < 500

/** Of a job that an older or a newer Sheaf enqueued, it may be another. */
function inputOf(job: RunnableJob, input: unknown): never {
  try {
    return validate(job.input, input, job.name) as never
  } catch (error) {
    throw new JobRefused(errorText(error))
  }
}
