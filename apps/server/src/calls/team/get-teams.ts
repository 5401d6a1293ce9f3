// The teams of a workspace, as far as the caller may see them.
import type { getTeams as call } from '@sheaf/core/api/team/get-teams'
import { SheafError } from '@sheaf/core/errors'
import { parseUuid } from '@sheaf/core/ids'
import { belongsTo, roleOf } from '@sheaf/core/permissions/can'
import { LoadingSource } from '@sheaf/sync/gateway'
import { RecordMapBuilder } from '../../spaces/record-maps'
import { teamsIn } from '../../storage/space/members'
import type { Handler } from '../define'

export const getTeams: Handler<typeof call> = async (input, { userId, services }) => {
  const spaceId = parseUuid(input.spaceId)
  const source = spaceId && new LoadingSource(services.rooms.roles, spaceId)
  if (!source || !(await source.ask(() => belongsTo({ userId }, spaceId, source))))
    throw new SheafError('NotFoundError')
  const teams = await teamsIn(services.pool, spaceId)
  await source.load(teams.map(({ id }) => ({ table: 'team' as const, id })))
  const map = new RecordMapBuilder()
  for (const team of teams) {
    const pointer = { table: 'team' as const, id: team.id, spaceId }
    const role = await source.ask(() => roleOf({ userId }, pointer, source, services.now()))
    if (role !== 'none') map.add('team', team, role)
  }
  return { recordMap: map.build() }
}
