// Every job there is. To add one: a file that defines it, and a line here.
import type { Services } from '../http/server-parts'
import { type AnyDefinedJob, runnable } from './define-job'
import type { RunnableJob } from './job'
import { removeOldDeadJobs } from './remove-old-dead-jobs'

const allJobs: readonly AnyDefinedJob[] = [removeOldDeadJobs]

export const runnableJobs = (services: Services): RunnableJob[] => allJobs.map(job => runnable(job, services))
