// Writes the page that a new workspace opens on; enqueued with the workspace, which is never left without it. Safe to run twice: the page is
// written in one transaction, under an id that the input says.
import { personActor } from '@sheaf/core/permissions/actor'
import { canonicalUuid, exact } from '@sheaf/core/validation/checks'
import { roomAuthor } from '../author/room-author'
import { writeFirstPage as write } from '../spaces/first-page'
import { firstPageWords } from '../spaces/first-page-words/words'
import { defineJob } from './define-job'
import { localeCheck } from './locale-check'

export const writeFirstPage = defineJob({
  name: 'write-first-page',
  lane: 'short',
  input: exact({
    spaceId: canonicalUuid,
    teamId: canonicalUuid,
    pageId: canonicalUuid,
    userId: canonicalUuid,
    locale: localeCheck,
  }),
  attempts: 10,
  run: async ({ spaceId, teamId, pageId, userId, locale }, { services }) => {
    const { records } = await services.rooms.storage.load(spaceId, [{ table: 'block', id: pageId }], [])
    if (records.some(({ value }) => value.id === pageId)) return
    const author = roomAuthor(services, {
      spaceId,
      actor: personActor(userId),
      cause: { kind: 'system' },
      workId: pageId,
    })
    await author.open({ table: 'team', id: teamId })
    await author.write(draft => write(draft, pageId, teamId, firstPageWords(locale)))
  },
})
