// Removes uploads that were given up and files whose row never came. Safe to run twice: it goes by what is there.
import { units } from '@sheaf/core/limits'
import { exact } from '@sheaf/core/validation/checks'
import { defineJob } from './define-job'

export const cleanUpFiles = defineJob({
  name: 'clean-up-files',
  lane: 'upkeep',
  input: exact({}),
  attempts: 3,
  everyMs: units.hourMs,
  run: (_input, { services }) => services.files.cleanUp(),
})
