// Who else is at which cell of the databases of a page, and telling them where this person is.

import { isCanonicalUuid, type Uuid } from '@sheaf/core/ids'
import type { PresencePeer } from '@sheaf/core/protocol/messages'
import { type HostSession, useSession } from '@sheaf/editor/host/session'
import { avatarColour } from '@sheaf/ui/avatar/avatar'
import { useEffect, useSyncExternalStore } from 'react'
import type { OtherAt, OthersHere } from '../contract/database'
import type { Translate } from '../host/translate'

/** A row, and the property whose cell it is; null for the row as a whole: its card, or its page. */
export interface CellHere {
  readonly row: Uuid
  readonly property: string | null
}
const LONGEST_PROPERTY_ID = 100
const nobody: readonly OtherAt[] = []

/** What people send about themselves is looked at before it is used. */
export function readCellHere(state: PresencePeer['state']): CellHere | null {
  const { row, property } = (state['cell'] ?? {}) as Partial<Record<keyof CellHere, unknown>>
  if (!isCanonicalUuid(row)) return null
  const isKnown = typeof property === 'string' && property.length <= LONGEST_PROPERTY_ID
  return { row, property: isKnown ? property : null }
}

/** By row. Other tabs of the same person are not others. */
export function othersByRow(
  peers: readonly PresencePeer[],
  own: Uuid,
  nameOf: (user: Uuid) => string,
): ReadonlyMap<Uuid, readonly OtherAt[]> {
  const found = new Map<Uuid, OtherAt[]>()
  for (const { userId, state } of peers) {
    const cell = readCellHere(state)
    if (!cell || userId === own) continue
    const at: OtherAt = {
      property: cell.property,
      name: nameOf(userId),
      color: `var(--content-${avatarColour(userId)}-text)`,
    }
    const there = found.get(cell.row) ?? []
    if (!there.some(one => one.name === at.name && one.property === at.property)) there.push(at)
    found.set(cell.row, there)
  }
  return found
}

export function othersHere(session: HostSession, pageId: Uuid, t: Translate): OthersHere {
  let seen: readonly PresencePeer[] | null = null
  let known: ReadonlyMap<Uuid, readonly OtherAt[]> = new Map()
  const nameOf = (id: Uuid): string => {
    const user = session.replica.get('sheaf_user', id)
    return user?.name || user?.email || t('Someone')
  }
  const look = (): ReadonlyMap<Uuid, readonly OtherAt[]> => {
    const peers = session.presence.peersOn(pageId)
    if (peers === seen) return known
    const next = othersByRow(peers, session.userId, nameOf)
    // A row is drawn again only where something about it is new.
    known = new Map([...next].map(([row, there]) => [row, sameAs(known.get(row), there)]))
    seen = peers
    return known
  }
  return {
    subscribe: session.presence.subscribe,
    at: row => look().get(row) ?? nobody,
  }
}

/** Who is on the page is asked for, so that they have names. */
export function useNamesHere(pageId: Uuid): void {
  const session = useSession()
  const { presence, userId } = session
  const peers = useSyncExternalStore(presence.subscribe, () => presence.peersOn(pageId))
  useEffect(
    () => session.learnPeople([...new Set(peers.map(peer => peer.userId))].filter(id => id !== userId)),
    [session, peers, userId],
  )
}

const sameAs = (before: readonly OtherAt[] | undefined, now: readonly OtherAt[]): readonly OtherAt[] =>
  before && JSON.stringify(before) === JSON.stringify(now) ? before : now
