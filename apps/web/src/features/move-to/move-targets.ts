// Where a page or blocks may go: pages that can be written on, those seen last first, and for a page also teams and one's own part.
import type { Uuid } from '@sheaf/core/ids'
import type { ParentRef } from '@sheaf/core/operations/tree'
import { allows } from '@sheaf/core/permissions/roles'
import type { Replica } from '@sheaf/sync/replica'
import { teamsOf } from '../../data/page-tree'
import { pagesFor } from '../../editing/known-pages'
import { ranked } from '../../matching/rank'

export interface MoveTarget {
  readonly to: ParentRef
  readonly name: string
  readonly icon: string | undefined
  readonly where: string | undefined
}
interface MoveTargets {
  readonly pages: readonly MoveTarget[]
  readonly places: readonly MoveTarget[]
}
interface TargetWords {
  readonly untitled: string
  readonly own: string
}

const MOST_PAGES = 50

/** Nothing goes into itself, to where it is, or to what may only be read. */
export function moveTargets(replica: Replica, going: readonly Uuid[], query: string, words: TargetWords): MoveTargets {
  const parents = new Set(going.map(id => replica.block(id)?.parent_id))
  const isFree = (id: Uuid): boolean =>
    !parents.has(id) &&
    allows(replica.role('block', id), 'edit') &&
    !going.some(one => replica.view.isAncestorOrSelf(one, id))
  const pages = pagesFor(replica, query, words.untitled)
    .filter(page => isFree(page.id))
    .slice(0, MOST_PAGES)
    .map(page => ({
      to: { table: 'block' as const, id: page.id },
      name: page.title || words.untitled,
      icon: page.icon,
      where: page.where || undefined,
    }))
  return { pages, places: goesAlone(replica, going) ? placesFor(replica, parents, query, words) : [] }
}

/** Only pages can be in a team or at the top level. */
const goesAlone = (replica: Replica, going: readonly Uuid[]): boolean =>
  going.every(id => replica.options.kinds.traits(replica.block(id)?.type ?? '').page)

function placesFor(
  replica: Replica,
  parents: ReadonlySet<Uuid | undefined>,
  query: string,
  { own }: TargetWords,
): readonly MoveTarget[] {
  const { spaceId } = replica.options
  const places: MoveTarget[] = [
    ...teamsOf(replica)
      .filter(team => allows(replica.role('team', team.id), 'edit'))
      .map(team => ({
        to: { table: 'team' as const, id: team.id },
        name: team.name ?? '',
        icon: undefined,
        where: undefined,
      })),
    { to: { table: 'space', id: spaceId }, name: own, icon: undefined, where: undefined },
  ]
  return ranked(
    query,
    places.filter(place => !parents.has(place.to.id)),
    place => ({ name: place.name }),
  )
}
