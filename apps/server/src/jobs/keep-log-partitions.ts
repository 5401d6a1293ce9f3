// Makes the weeks of the log that come and drops those behind the retention. Safe to run twice: it makes and drops what is still missing.
import { units } from '@sheaf/core/limits'
import { exact } from '@sheaf/core/validation/checks'
import { keepLogPartitions as keep } from '../storage/space/log-partitions'
import { defineJob } from './define-job'

export const keepLogPartitions = defineJob({
  name: 'keep-log-partitions',
  lane: 'upkeep',
  input: exact({}),
  attempts: 5,
  everyMs: units.hourMs,
  run: (_input, { services }) => keep(services.pool, services.now()),
})
