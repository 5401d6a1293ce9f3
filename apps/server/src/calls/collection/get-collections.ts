// Every collection that the caller may read, with the block that it is at home in.
import type { getCollections as call } from '@sheaf/core/api/collection/get-collections'
import { collectionsOf } from '@sheaf/core/collection/shown-collections'
import { roleOf } from '@sheaf/core/permissions/can'
import { allows } from '@sheaf/core/permissions/roles'
import { RecordMapBuilder } from '../../spaces/record-maps'
import { readBlocks } from '../../storage/space/read-blocks'
import { allCollections } from '../../storage/space/read-databases'
import type { Handler } from '../define'

export const getCollections: Handler<typeof call> = async (_input, { subject: { spaceId }, actor, services }) => {
  const collections = await allCollections(services.pool, spaceId)
  const homes = await readBlocks(services.pool, spaceId, [...new Set(collections.map(one => one.parent_id))])
  const alive = new Map(homes.filter(home => home['alive']).map(home => [home.id, home]))
  // One that its home does not name is of a step that was undone.
  const shown = collections.filter(({ id, parent_id }) => {
    const home = alive.get(parent_id)
    return home && collectionsOf(home).includes(id)
  })
  const roles = await services.roleCache.judge(
    spaceId,
    shown.map(one => one.parent_id),
    source => shown.map(({ id }) => roleOf(actor, { table: 'collection', id, spaceId }, source, services.now())),
  )
  const map = new RecordMapBuilder()
  for (const [i, value] of shown.entries()) {
    const role = roles[i] ?? 'none'
    const home = alive.get(value.parent_id)
    if (!home || !allows(role, 'read')) continue
    map.add('collection', value, role)
    map.add('block', home, role)
  }
  return { recordMap: map.build() }
}
