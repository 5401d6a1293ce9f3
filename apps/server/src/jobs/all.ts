// Every job there is. To add one: a file that defines it, and a line here.
import type { Services } from '../http/server-parts'
import { queueReminders } from '../reminders/queue-reminders'
import { sendReminder } from '../reminders/send-reminder'
import { cleanUpFiles } from './clean-up-files'
import { type AnyDefinedJob, runnable } from './define-job'
import { emptyTrash } from './empty-trash'
import type { RunnableJob } from './job'
import { keepLogPartitions } from './keep-log-partitions'
import { pruneExpired } from './prune-expired'
import { removeOldDeadJobs } from './remove-old-dead-jobs'
import { sendMail } from './send-mail'

const allJobs: readonly AnyDefinedJob[] = [
  cleanUpFiles,
  emptyTrash,
  keepLogPartitions,
  pruneExpired,
  queueReminders,
  removeOldDeadJobs,
  sendMail,
  sendReminder,
]

export const runnableJobs = (services: Services): RunnableJob[] => allJobs.map(job => runnable(job, services))
