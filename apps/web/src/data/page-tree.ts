// Where the pages of a space are, read from the records this client holds.
import { catalogKinds } from '@sheaf/catalog'
import { spaceViewId, type Uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import { isInTeam } from '@sheaf/core/permissions/is-in-team'
import type { BlockValue } from '@sheaf/core/records/block'
import type { TeamValue } from '@sheaf/core/records/team'
import type { HeldVersion } from '@sheaf/sync/client-ports'
import type { Replica } from '@sheaf/sync/replica'

export const isPage = (block: BlockValue | undefined): block is BlockValue =>
  block !== undefined && block.alive && catalogKinds.traits(block.type).page

/**
 * The pages inside a page, wherever among its blocks they are, also those in the trash or not here yet. `onRead` hears of every
 * block that the answer rests on.
 */
export function walkInside(
  replica: Replica,
  pageId: Uuid,
  onRead: (id: Uuid, block: BlockValue | undefined) => void = () => {},
): Uuid[] {
  const found: Uuid[] = []
  const walk = (ids: readonly Uuid[]): void => {
    for (const id of ids) {
      const block = replica.block(id)
      const isFoundPage = block && catalogKinds.traits(block.type).page
      if (isFoundPage) found.push(id)
      else onRead(id, block)
      if (block?.alive && !isFoundPage) walk(block.content ?? [])
    }
  }
  const page = replica.block(pageId)
  onRead(pageId, page)
  walk(page?.content ?? [])
  return found
}

/** The teams that this person is in, in the order in which they were joined; others can be seen and joined in the settings. */
export function teamsOf(replica: Replica): TeamValue[] {
  const { spaceId, userId } = replica.options
  const view = replica.get('space_view', spaceViewId(spaceId, userId))
  const joined = (view?.['joined_teams'] as readonly Uuid[] | undefined) ?? []
  const teams: TeamValue[] = []
  for (const { table, role, value } of replica.confirmed.all()) {
    if (table !== 'team' || role === 'none') continue
    const team = replica.get('team', value.id) as TeamValue
    if (team.space_id === spaceId && team.archived_at === undefined && isInTeam(team, userId)) teams.push(team)
  }
  const rank = (team: TeamValue): number => {
    const index = joined.indexOf(team.id)
    return index < 0 ? joined.length : index
  }
  return teams.sort((a, b) => rank(a) - rank(b))
}

/** Who is brought into a team learns of it by their own list, before the team that is here says so, or is here at all. */
export function teamsToCome(replica: Replica): readonly Uuid[] {
  const { spaceId, userId } = replica.options
  const joined = replica.get('space_view', spaceViewId(spaceId, userId))?.['joined_teams'] as
    | readonly Uuid[]
    | undefined
  return (joined ?? []).filter(id => {
    const team = replica.get('team', id)
    return !team || (team.archived_at === undefined && !isInTeam(team, userId))
  })
}

/** The teams that are here, by their versions. */
export const teamsHeld = ({ confirmed, options: { spaceId } }: Replica): HeldVersion[] =>
  [...confirmed.all()]
    .flatMap(({ table, value: { id, version } }) =>
      table === 'team' ? [{ pointer: { table, id, spaceId }, version }] : [],
    )
    .slice(0, limits.maxHeldAroundPage)

export function privatePagesOf(replica: Replica): readonly Uuid[] {
  const { spaceId, userId } = replica.options
  const view = replica.get('space_view', spaceViewId(spaceId, userId))
  return (view?.['private_pages'] as readonly Uuid[] | undefined) ?? []
}

const MAX_LEVEL = 50

/** Where records are read: what is on the device, or an answer over it. */
export type PathSource = Pick<Replica, 'block' | 'get'>

/** The pages above a page, outermost first, and the team or private part they are in. The way up from a row leads through its collection. */
export function pathTo(
  source: PathSource,
  pageId: Uuid,
): { readonly team: string | undefined; readonly pages: readonly Uuid[] } {
  const pages: Uuid[] = []
  let block = source.block(pageId)
  for (let depth = 0; block && depth < MAX_LEVEL; depth++) {
    if (catalogKinds.traits(block.type).page) pages.unshift(block.id)
    if (block.parent_table === 'team') return { team: source.get('team', block.parent_id)?.['name'], pages }
    const collection = block.parent_table === 'collection' ? source.get('collection', block.parent_id) : undefined
    const above: Uuid | undefined = block.parent_table === 'block' ? block.parent_id : collection?.['parent_id']
    block = above && source.block(above)
  }
  return { team: undefined, pages }
}
