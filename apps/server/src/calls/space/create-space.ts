// Makes a workspace with its maker's view, a team and a first page.

import type { createSpace as call } from '@sheaf/core/api/space/create-space'
import { newUuid } from '../../auth/secrets'
import { writeFirstPage } from '../../jobs/write-first-page'
import { readerLocale } from '../../mail/reader-locale'
import { firstPageWords } from '../../spaces/first-page-words/words'
import { recordsOfNewSpace } from '../../spaces/new-space'
import { readAnswer } from '../../spaces/read-answer'
import { insertSpaceIn } from '../../storage/space/insert-space'
import type { Handler } from '../define'

export const createSpace: Handler<typeof call> = async (input, context) => {
  const { userId, services } = context
  const spaceId = newUuid()
  const teamId = newUuid()
  const now = services.now()
  const locale = await readerLocale(context, userId)
  const records = recordsOfNewSpace({
    spaceId,
    teamId,
    userId,
    name: input.name.trim(),
    teamName: firstPageWords(locale).team,
    icon: input.icon,
    initialUseCases: input.initialUseCases,
    now,
  })
  const pageId = newUuid()
  await services.jobs.runNow(
    writeFirstPage,
    { spaceId, teamId, pageId, userId, locale },
    { within: tx => insertSpaceIn(tx, spaceId, records), isRetried: true },
  )

  const pointers = [
    ...records.map(({ table, value }) => ({ table, id: value.id })),
    { table: 'block' as const, id: pageId },
  ]
  return { spaceId, recordMap: await readAnswer(services, spaceId, pointers, 'owner') }
}
