// Every job there is. To add one: a file that defines it, and a line here.
import type { Services } from '../http/server-parts'
import { queueReminders } from '../reminders/queue-reminders'
import { sendReminder } from '../reminders/send-reminder'
import { changePropertyType } from './change-property-type'
import { cleanUpFiles } from './clean-up-files'
import { copyPage } from './copy-page'
import { type AnyDefinedJob, runnable } from './define-job'
import { deleteAccount } from './delete-account'
import { emptyTrash } from './empty-trash'
import { endMembership } from './end-membership'
import { endSpace } from './end-space'
import { fillRelation } from './fill-relation'
import type { RunnableJob } from './job'
import { keepLogPartitions } from './keep-log-partitions'
import { pruneExpired } from './prune-expired'
import { removeOldDeadJobs } from './remove-old-dead-jobs'
import { sendMail } from './send-mail'
import { writeFirstPage } from './write-first-page'

const allJobs: readonly AnyDefinedJob[] = [
  changePropertyType,
  cleanUpFiles,
  copyPage,
  deleteAccount,
  emptyTrash,
  endMembership,
  endSpace,
  fillRelation,
  keepLogPartitions,
  pruneExpired,
  queueReminders,
  removeOldDeadJobs,
  sendMail,
  sendReminder,
  writeFirstPage,
]

export const runnableJobs = (services: Services): RunnableJob[] => allJobs.map(job => runnable(job, services))
