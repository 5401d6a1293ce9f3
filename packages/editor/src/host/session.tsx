// How components read the space that they are in: its records, what this person may do with them, and channels that are kept current.
import type { Client } from '@sheaf/core/api/client'
import type { Uuid } from '@sheaf/core/ids'
import type { Pointer } from '@sheaf/core/operations/record-id'
import { recordKey } from '@sheaf/core/operations/space-state'
import type { Role } from '@sheaf/core/permissions/roles'
import type { PresencePeer } from '@sheaf/core/protocol/messages'
import type { RecordOf, Table } from '@sheaf/core/records/all'
import type { Replica } from '@sheaf/sync/replica'
import type { SyncClient } from '@sheaf/sync/sync-client'
import { createContext, useCallback, useContext, useEffect, useRef, useSyncExternalStore } from 'react'

type ChannelState = 'loading' | 'ready' | 'gone'

/** One account in one space, as much of it as components ask for. */
export interface HostSession {
  readonly userId: Uuid
  readonly spaceId: Uuid
  readonly replica: Replica
  readonly client: Pick<SyncClient, 'absorb' | 'commit' | 'seqOf'>
  readonly api: Client
  readonly watch: {
    /** Of one record, by its key. */
    readonly subscribe: (key: string, listener: () => void) => () => void
    readonly subscribeAny: (listener: (keys: readonly string[]) => void) => () => void
  }
  /** Who else is on a page, and what they are told of this person. */
  readonly presence: {
    readonly subscribe: (listener: () => void) => () => void
    readonly peersOn: (channel: Uuid) => readonly PresencePeer[]
    readonly update: (channel: Uuid, state: Readonly<Record<string, unknown>>) => void
  }
  readonly pointer: (table: Table, id: Uuid) => Pointer
  /** Asks for records that are named here and did not come with their page. */
  readonly learn: (table: Table, ids: readonly Uuid[]) => void
  readonly learnPages: (pages: readonly Uuid[]) => void
  readonly learnPeople: (people: readonly Uuid[]) => void
  /** False: it is not there, or not for this person. */
  readonly learnBlock: (id: Uuid) => Promise<boolean>
  readonly learnCollection: (id: Uuid) => Promise<void>
  readonly subscribeStatus: (listener: () => void) => () => void
  readonly connection: () => { readonly online: boolean; readonly unsent: number }
  readonly channelState: (pointer: Pointer) => ChannelState
  /** Keeps a channel current until it is closed. */
  readonly open: (pointer: Pointer) => () => void
}

const Session = createContext<HostSession | null>(null)
export const HostSessionProvider = Session.Provider
export function useSession(): HostSession {
  const session = useContext(Session)
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

/** Keeps a channel current while the component is there. */
export function useChannel(pointer: Pointer): ChannelState {
  const session = useSession()
  const { table, id } = pointer
  useEffect(() => session.open(session.pointer(table, id)), [session, table, id])
  return useSyncExternalStore(session.subscribeStatus, () => session.channelState(pointer))
}
