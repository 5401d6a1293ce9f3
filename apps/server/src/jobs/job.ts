// What a job is to the queue: a name, the lane it runs in, what its input must be and how often it is tried. What it does is said in its
// definition (define-job.ts). A job may run twice, after a crash in the middle: each file of one says why that is safe.
import type { Check } from '@sheaf/core/validation/checks'
import type { Log } from '../log'
import type { Queryable } from '../storage/jobs'
import type { Lane } from './lanes'

declare const result: unique symbol

export interface Job<I = unknown, R = unknown> {
  /** Its name in the database; given once. */
  readonly name: string
  readonly lane: Lane
  readonly input: Check<I>
  /** How often it is tried before it is kept as dead. */
  readonly attempts: number
  /** Enqueued by the clock, with the input `{}`: at every multiple of this time since 1970 (UTC), and once for all that were missed. */
  readonly everyMs?: number
  /** Carries a type and nothing at run time. */
  readonly [result]?: R
}

/** One run of a job. */
export interface JobRun {
  readonly id: number
  /** Counted from 1. */
  readonly attempt: number
  /** Raised when the process stops or the lease is lost: stop at the next good place, by throwing `signal.reason`. */
  readonly signal: AbortSignal
  readonly log: Log
  /** How far it has come, for whoever waits for it. */
  readonly report: (progress: unknown) => void
  /** Ends the job in a transaction of its own: what is written there is written exactly once. Throws where the lease was lost. */
  readonly completeIn: (tx: Queryable) => Promise<void>
}

/** A job with what it does, ready to be run. Its input was checked. */
export interface RunnableJob extends Job {
  readonly perform: (input: never, run: JobRun) => Promise<unknown>
}

/** Thrown by a job that need not be tried again: it is kept as dead at once. */
export class JobRefused extends Error {
  override readonly name = 'JobRefused'
}
