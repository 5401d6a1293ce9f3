// Titles of the pages that a team or a person's view lists, as far as the caller may read them.
import type { getListedTitles as call } from '@sheaf/core/api/page/get-listed-titles'
import { SheafError } from '@sheaf/core/errors'
import { type Uuid, uuid } from '@sheaf/core/ids'
import { roleOf } from '@sheaf/core/permissions/can'
import { allows } from '@sheaf/core/permissions/roles'
import { KnownRecords } from '@sheaf/core/records/known-records'
import type { SpaceViewValue } from '@sheaf/core/records/space-view'
import type { TeamValue } from '@sheaf/core/records/team'
import { plainText } from '@sheaf/core/text/rich-text'
import { readTitles } from '../../storage/space/read-titles'
import type { Handler } from '../define'

export const getListedTitles: Handler<typeof call> = async (input, { subject: { spaceId }, actor, services }) => {
  const { roleCache, rooms, pool, now } = services
  const ref = { table: input.list.table, id: uuid(input.list.id) }
  const mayRead = (ids: readonly Uuid[], table: 'block' | typeof ref.table): Promise<boolean[]> =>
    roleCache.judge(spaceId, table === 'block' ? ids : [], source =>
      ids.map(id => allows(roleOf(actor, { table, id, spaceId }, source, now()), 'read')),
    )
  const [isReadable] = await mayRead([ref.id], ref.table)
  const list = new KnownRecords((await rooms.storage.load(spaceId, [ref], [])).records).find(ref.table, ref.id)
  if (!isReadable || !list) throw new SheafError('NotFoundError')
  const ids = [...new Set(listsIn(list))]
  const found = await readTitles(pool, spaceId, ids)
  // Judged after they were read: none that is answered was taken back before.
  const readable = await mayRead(
    found.map(({ id }) => id),
    'block',
  )
  const titles = found.filter((_, i) => readable[i]).map(({ id, title }) => [id, plainText(title ?? []).trim()])
  return { titles: Object.fromEntries(titles) as Record<string, string> }
}

const listsIn = (list: TeamValue | SpaceViewValue): readonly Uuid[] =>
  'user_id' in list ? [...(list.private_pages ?? []), ...(list.bookmarked_pages ?? [])] : (list.team_pages ?? [])
