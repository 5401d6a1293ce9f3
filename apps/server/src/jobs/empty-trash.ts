// Deletes for ever what has been in the trash for too long, and takes the rows and files of what was deleted. Safe to run twice: each page
// is marked in its space's order, and rows are taken all or none; what a crash leaves is found again by its mark.
import { units } from '@sheaf/core/limits'
import { exact } from '@sheaf/core/validation/checks'
import { emptyTrash as empty } from '../spaces/empty-trash'
import { defineJob } from './define-job'

export const emptyTrash = defineJob({
  name: 'empty-trash',
  lane: 'upkeep',
  input: exact({}),
  attempts: 3,
  everyMs: units.hourMs,
  run: (_input, { services }) => empty(services),
})
