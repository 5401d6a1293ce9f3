// Which rows an asker sees. Rows follow their collection; only those with permissions of their own are judged one by one, so what is
// hidden from somebody is a short list, and most people see everything.
import type { WorldVisibility } from '@sheaf/core/collection/query'
import type { Uuid } from '@sheaf/core/ids'
import { personActor } from '@sheaf/core/permissions/actor'
import { can } from '@sheaf/core/permissions/can'
import type { Services } from '../http/server-parts'
import type { HeldTable } from './held-table'

export interface Seen {
  /** Undefined: every row; a hundred thousand of them need not be asked about one by one. */
  readonly isVisible: ((row: Uuid) => boolean) | undefined
  /** Undefined: all of it. The same object for as long as the same rows are seen, also by somebody else. */
  readonly world: WorldVisibility | undefined
}

const MOST_WORLDS = 500
const worlds = new Map<string, WorldVisibility>()

/** Judges until nothing has changed meanwhile: a row that came with rights of its own must not pass unjudged. */
export async function seenBy(
  services: Pick<Services, 'roleCache' | 'now'>,
  userId: Uuid,
  spaceId: Uuid,
  held: HeldTable,
  related: readonly HeldTable[],
): Promise<Seen> {
  const tables = [held, ...related]
  const stamp = (): string => tables.map(({ table }) => table.version).join()
  for (;;) {
    const before = stamp()
    const apart = tables.map(table => [...table.apart])
    const { hidden, closed } = await services.roleCache.judge(spaceId, apart.flat(), source => {
      const mayRead = (table: 'block' | 'collection', id: Uuid): boolean =>
        can(personActor(userId), 'read', { table, id, spaceId }, source, services.now())
      return {
        hidden: apart.map(rows => rows.filter(row => !mayRead('block', row))),
        closed: related.filter(({ id }) => !mayRead('collection', id)).map(({ id }) => id),
      }
    })
    if (stamp() !== before) continue
    const own = new Set(hidden[0])
    return {
      isVisible: own.size > 0 ? row => !own.has(row) : undefined,
      world: worldOf(spaceId, closed, hidden.flat()),
    }
  }
}

function worldOf(spaceId: Uuid, closed: readonly Uuid[], hidden: readonly Uuid[]): WorldVisibility | undefined {
  if (closed.length === 0 && hidden.length === 0) return undefined
  const key = JSON.stringify([spaceId, closed.toSorted(), hidden.toSorted()])
  const known = worlds.get(key)
  if (known) return known
  const [collections, rows] = [new Set<string>(closed), new Set(hidden)]
  const made: WorldVisibility = {
    isOpen: collection => !collections.has(collection),
    sees: (collection, row) => !collections.has(collection) && !rows.has(row),
  }
  if (worlds.size >= MOST_WORLDS) worlds.clear()
  worlds.set(key, made)
  return made
}
