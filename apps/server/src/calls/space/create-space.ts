// Makes a workspace with its maker's view, a team and a first page.

import type { createSpace as call } from '@sheaf/core/api/space/create-space'
import { personActor } from '@sheaf/core/permissions/actor'
import { newUuid } from '../../auth/secrets'
import { roomAuthor } from '../../author/room-author'
import { readerLocale } from '../../mail/reader-locale'
import { writeFirstPage } from '../../spaces/first-page'
import { firstPageWords } from '../../spaces/first-page-words/words'
import { recordsOfNewSpace } from '../../spaces/new-space'
import { readAnswer } from '../../spaces/read-answer'
import { insertSpace } from '../../storage/space/insert-space'
import type { Handler } from '../define'

export const createSpace: Handler<typeof call> = async (input, context) => {
  const { userId, services } = context
  const spaceId = newUuid()
  const teamId = newUuid()
  const now = services.now()
  const words = firstPageWords(await readerLocale(context, userId))
  const records = recordsOfNewSpace({
    spaceId,
    teamId,
    userId,
    name: input.name.trim(),
    teamName: words.team,
    icon: input.icon,
    initialUseCases: input.initialUseCases,
    now,
  })
  await insertSpace(services.pool, spaceId, records)
  const author = roomAuthor(services, { spaceId, actor: personActor(userId), cause: { kind: 'system' } })
  await author.open({ table: 'team', id: teamId })
  const pageId = newUuid()
  await author.write(draft => writeFirstPage(draft, pageId, teamId, words))

  const pointers = [
    ...records.map(({ table, value }) => ({ table, id: value.id })),
    { table: 'block' as const, id: pageId },
  ]
  return { spaceId, recordMap: await readAnswer(services, spaceId, pointers, 'owner') }
}
