// Dead jobs are kept for a month, for somebody to look at and run again. Safe to run twice: what is gone is gone.
import { units } from '@sheaf/core/limits'
import { exact } from '@sheaf/core/validation/checks'
import { removeDeadJobs } from '../storage/jobs'
import { defineJob } from './define-job'

const KEPT_MS = 30 * units.dayMs

export const removeOldDeadJobs = defineJob({
  name: 'remove-old-dead-jobs',
  lane: 'upkeep',
  input: exact({}),
  attempts: 3,
  everyMs: units.dayMs,
  run: (_input, { services }) => removeDeadJobs(services.pool, services.now() - KEPT_MS),
})
