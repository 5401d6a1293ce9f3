// The pages of a workspace that were shared with the person outside its teams.
import type { getUserSharedPagesInSpace as call } from '@sheaf/core/api/page/get-user-shared-pages-in-space'
import { roleOf } from '@sheaf/core/permissions/can'
import { RecordMapBuilder } from '../../spaces/record-maps'
import { pagesSharedWith } from '../../storage/space/read-spaces'
import type { Handler } from '../define'

export const getUserSharedPagesInSpace: Handler<typeof call> = async (
  _input,
  { subject: { spaceId, source }, actor, userId, services },
) => {
  const map = new RecordMapBuilder()
  const shared = await pagesSharedWith(services.pool, spaceId, userId)
  const refs = shared.map(({ table, value }) => ({ table, id: value.id }))
  const [{ records }] = await Promise.all([services.rooms.storage.load(spaceId, refs, []), source.load(refs)])
  const ids = new Set(shared.map(page => page.value.id))
  const pages = []
  for (const record of records) {
    if (!ids.has(record.value.id)) continue
    const role = await source.ask(() =>
      roleOf(actor, { table: 'block', id: record.value.id, spaceId }, source, services.now()),
    )
    if (role === 'none') continue
    map.add('block', record.value, role)
    pages.push({ id: record.value.id, spaceId })
  }
  return { pages, recordMap: map.build() }
}
