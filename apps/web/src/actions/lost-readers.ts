// Whether others may no longer read a page once it has moved: somebody who puts a page among their own should know it before.
import type { Uuid } from '@sheaf/core/ids'
import type { ParentRef } from '@sheaf/core/operations/tree'
import type { TeamValue } from '@sheaf/core/records/team'
import type { Replica } from '@sheaf/sync/replica'

const MAX_DEPTH = 1_000

/** Who may read what lies in a place: a team, listed people, or its owner. */
type Readers = { readonly team: Uuid } | { readonly list: string } | 'own'

function readersIn(replica: Replica, { table, id }: ParentRef): Readers {
  let [at, place] = [table as string, id]
  for (let depth = 0; depth < MAX_DEPTH && at !== 'space'; depth++) {
    if (at === 'team') return { team: place }
    // A row is readable for everyone who may read its database.
    const above = at === 'collection' ? replica.get('collection', place) : replica.block(place)
    if (!above) return 'own'
    const { permissions } = above as { readonly permissions?: readonly { readonly user_id?: Uuid }[] }
    const self = replica.options.userId
    if (permissions) {
      const isOwn = permissions.every(item => item.user_id === self)
      return isOwn ? 'own' : { list: JSON.stringify(permissions) }
    }
    ;[at, place] = [above['parent_table'], above['parent_id']]
  }
  return 'own'
}

export function losesReaders(replica: Replica, id: Uuid, to: ParentRef): boolean {
  const block = replica.block(id)
  // What is said of the page itself goes along with it.
  if (!block || block.permissions) return false
  const before = readersIn(replica, { table: block.parent_table as ParentRef['table'], id: block.parent_id })
  const after = readersIn(replica, to)
  if (before === 'own' || JSON.stringify(before) === JSON.stringify(after)) return false
  if (after === 'own' || !('team' in after)) return true
  if (!('team' in before)) return true
  return losesPeople(teamOf(replica, before.team), teamOf(replica, after.team))
}
const teamOf = (replica: Replica, id: Uuid): TeamValue | undefined => replica.get('team', id)

/** Everybody is in a default team. */
function losesPeople(before: TeamValue | undefined, after: TeamValue | undefined): boolean {
  if (after?.is_default) return false
  if (before?.is_default) return true
  const people = new Set(after?.membership?.map(member => member.user_id))
  return (before?.membership ?? []).some(member => !people.has(member.user_id))
}
