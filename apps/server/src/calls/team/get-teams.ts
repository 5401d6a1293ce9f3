// The teams of a workspace, as far as the caller may see them.
import type { getTeams as call } from '@sheaf/core/api/team/get-teams'
import { roleOf } from '@sheaf/core/permissions/can'
import { RecordMapBuilder } from '../../spaces/record-maps'
import { teamsIn } from '../../storage/space/members'
import type { Handler } from '../define'

export const getTeams: Handler<typeof call> = async (_input, { subject: { spaceId, source }, actor, services }) => {
  const teams = await teamsIn(services.pool, spaceId)
  await source.load(teams.map(({ id }) => ({ table: 'team' as const, id })))
  const map = new RecordMapBuilder()
  for (const team of teams) {
    const pointer = { table: 'team' as const, id: team.id, spaceId }
    const role = await source.ask(() => roleOf(actor, pointer, source, services.now()))
    if (role !== 'none') map.add('team', team, role)
  }
  return { recordMap: map.build() }
}
