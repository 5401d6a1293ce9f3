// Copies a page with everything in it. Safe to run twice: the ids of what is written follow from that of the copy, and batches that were written are
// passed over, so a copy that was cut in two is finished. One that was put into the trash meanwhile is given up.
import { canonicalUuid, exact, oneOf, optional } from '@sheaf/core/validation/checks'
import { type CopyAnswer, copyPage as copy } from '../spaces/copy-page'
import { defineJob } from './define-job'

export const copyPage = defineJob({
  name: 'copy-page',
  lane: 'long',
  input: exact({
    spaceId: canonicalUuid,
    pageId: canonicalUuid,
    copyId: canonicalUuid,
    parent: optional(exact({ table: oneOf('block', 'team', 'space', 'collection'), id: canonicalUuid })),
    userId: canonicalUuid,
  }),
  attempts: 5,
  run: ({ parent, ...request }, { services, attempt, report }): Promise<CopyAnswer> =>
    copy(services, { ...request, parent }, { isTakenUp: attempt > 1, onProgress: report }),
})
