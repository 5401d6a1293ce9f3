// Removes what has run out: sessions, codes, counters, invitations. Safe to run twice: what is gone is gone.
import { units } from '@sheaf/core/limits'
import { exact } from '@sheaf/core/validation/checks'
import { pruneExpired as prune } from '../storage/prune'
import { defineJob } from './define-job'

export const pruneExpired = defineJob({
  name: 'prune-expired',
  lane: 'upkeep',
  input: exact({}),
  attempts: 3,
  everyMs: units.hourMs,
  run: (_input, { services }) => prune(services.database, services.now()),
})
