// Makes a workspace with its maker's view, a team and a first page.
import type { createSpace as call } from '@sheaf/core/api/create-space'
import type { RecordRow } from '@sheaf/sync/replica'
import { newUuid } from '../auth/secrets'
import { firstPage } from '../spaces/first-page'
import { recordsOfNewSpace } from '../spaces/new-space'
import { RecordMapBuilder } from '../spaces/record-maps'
import { insertSpace } from '../storage/space/insert-space'
import type { Handler } from './define'

export const createSpace: Handler<typeof call> = async (input, { userId, services }) => {
  const spaceId = newUuid()
  const teamId = newUuid()
  const now = services.now()
  const records = recordsOfNewSpace({
    spaceId,
    teamId,
    userId,
    name: input.name.trim(),
    icon: input.icon,
    initialUseCases: input.initialUseCases,
    now,
  })
  await insertSpace(services.pool, spaceId, records)
  const rows: RecordRow[] = records.map(record => ({ ...record, role: 'owner' }))
  const { pageId, transaction } = firstPage({ spaceId, teamId, userId, now, records: rows })
  await services.rooms.submit(transaction, { userId })

  const map = new RecordMapBuilder()
  const pointers = [
    ...records.map(({ table, value }) => ({ table, id: value.id })),
    { table: 'block' as const, id: pageId },
  ]
  const { records: loaded } = await services.rooms.storage.load(spaceId, pointers, [])
  for (const record of loaded) map.addLoaded(record, 'owner')
  return { spaceId, recordMap: map.build() }
}
