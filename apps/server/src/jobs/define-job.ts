// How a job is written: one file that exports one definition, and one line in all.ts.
import type { Check } from '@sheaf/core/validation/checks'
import type { Services } from '../http/server-parts'
import type { Job, JobRun, RunnableJob } from './job'

interface JobContext extends JobRun {
  readonly services: Services
}

interface DefinedJob<I, R> extends Job<I, R> {
  readonly run: (input: I, context: JobContext) => Promise<R>
}

/** A definition of which only the name is known. */
export interface AnyDefinedJob extends Job {
  readonly run: (input: never, context: JobContext) => Promise<unknown>
}

export const defineJob = <I, R = void>(
  definition: Omit<DefinedJob<I, R>, 'input'> & { readonly input: Check<I> },
): DefinedJob<I, R> => definition

export const runnable = (job: AnyDefinedJob, services: Services): RunnableJob => ({
  ...job,
  perform: (input, run) => job.run(input, { ...run, services }),
})
