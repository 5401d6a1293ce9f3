// The pages of a workspace that were shared with the person outside its teams.
import type { getUserSharedPagesInSpace as call } from '@sheaf/core/api/page/get-user-shared-pages-in-space'
import { SheafError } from '@sheaf/core/errors'
import { parseUuid } from '@sheaf/core/ids'
import { roleOf } from '@sheaf/core/permissions/can'
import { LoadingSource } from '@sheaf/sync/gateway'
import { RecordMapBuilder } from '../../spaces/record-maps'
import { pagesSharedWith } from '../../storage/space/read-spaces'
import type { Handler } from '../define'

export const getUserSharedPagesInSpace: Handler<typeof call> = async (input, { userId, services }) => {
  const spaceId = parseUuid(input.spaceId)
  const source = spaceId && new LoadingSource(services.rooms.roles, spaceId)
  if (
    !source ||
    (await source.ask(() => roleOf({ userId }, { table: 'space', id: spaceId, spaceId }, source, services.now()))) ===
      'none'
  )
    throw new SheafError('NotFoundError')
  const map = new RecordMapBuilder()
  const shared = await pagesSharedWith(services.pool, spaceId, userId)
  const refs = shared.map(({ table, value }) => ({ table, id: value.id }))
  const [{ records }] = await Promise.all([services.rooms.storage.load(spaceId, refs, []), source.load(refs)])
  const ids = new Set(shared.map(page => page.value.id))
  const pages = []
  for (const record of records) {
    if (!ids.has(record.value.id)) continue
    const role = await source.ask(() =>
      roleOf({ userId }, { table: 'block', id: record.value.id, spaceId }, source, services.now()),
    )
    if (role === 'none') continue
    map.add('block', record.value, role)
    pages.push({ id: record.value.id, spaceId })
  }
  return { pages, recordMap: map.build() }
}
