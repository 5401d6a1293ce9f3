// How components read the space they are in.
import type { Uuid } from '@sheaf/core/ids'
import type { Pointer } from '@sheaf/core/operations/record-id'
import { recordKey } from '@sheaf/core/operations/space-state'
import type { Role } from '@sheaf/core/permissions/roles'
import type { PresencePeer } from '@sheaf/core/protocol/messages'
import type { RecordOf, Table } from '@sheaf/core/records/all'
import type { Replica } from '@sheaf/sync/replica'
import { createContext, useCallback, useContext, useEffect, useRef, useSyncExternalStore } from 'react'
import type { UnsavedRow } from './database'
import type { ConnectionState, SpaceSession } from './space-session'

export const SessionContext = createContext<SpaceSession | null>(null)

export function useSession(): SpaceSession {
  const session = useContext(SessionContext)
  if (!session) throw new Error('there is no space around this component')
  return session
}

/** The record as this person sees it, own unsent edits included. */
export function useRecord<T extends Table>(table: T, id: Uuid | undefined): RecordOf<T> | undefined {
  const { watch, replica } = useSession()
  const subscribe = useCallback(
    (listener: () => void) => (id ? watch.subscribe(recordKey(table, id), listener) : () => {}),
    [watch, table, id],
  )
  return useSyncExternalStore(subscribe, () => (id ? replica.get(table, id) : undefined))
}

/** Something read from many records. It is computed once a frame at most, and counts as changed only when `same` says no. */
export function useDerived<T>(compute: (replica: Replica) => T, same: (a: T, b: T) => boolean): T {
  const { watch, replica } = useSession()
  const held = useRef<{ readonly value: T } | null>(null)
  return useSyncExternalStore(watch.subscribeAny, () => {
    const value = compute(replica)
    if (!held.current || !same(held.current.value, value)) held.current = { value }
    return held.current.value
  })
}

/** What the server said that this person may do with a record. */
export const useRole = (table: Table, id: Uuid): Role => useDerived(replica => replica.role(table, id), Object.is)

export function useConnection(): ConnectionState {
  const session = useSession()
  return useSyncExternalStore(session.subscribeStatus, session.connection)
}

type ChannelState = 'loading' | 'ready' | 'gone'

/** Keeps a channel current while the component is there. */
export function useChannel(pointer: Pointer): ChannelState {
  const session = useSession()
  const { table, id } = pointer
  useEffect(() => session.open(session.pointer(table, id)), [session, table, id])
  return useSyncExternalStore(session.subscribeStatus, () => session.channelState(pointer))
}

export function usePeers(channel: Uuid): readonly PresencePeer[] {
  const { presence } = useSession()
  return useSyncExternalStore(presence.subscribe, () => presence.peersOn(channel))
}

export function useUnsaved(): readonly UnsavedRow[] {
  const { unsaved } = useSession()
  return useSyncExternalStore(unsaved.subscribe, unsaved.get)
}
