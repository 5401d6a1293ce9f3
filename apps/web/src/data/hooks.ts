// How components read the space they are in.
import type { Uuid } from '@sheaf/core/ids'
import type { PresencePeer } from '@sheaf/core/protocol/messages'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { UnsavedRow } from './database'
import type { ConnectionState, SpaceSession } from './space-session'

export { useChannel, useDerived, useRecord, useRole } from '@sheaf/editor/host/session'

export const SessionContext = createContext<SpaceSession | null>(null)

export function useSession(): SpaceSession {
  const session = useContext(SessionContext)
  if (!session) throw new Error('there is no space around this component')
  return session
}

export function useConnection(): ConnectionState {
  const session = useSession()
  return useSyncExternalStore(session.subscribeStatus, session.connection)
}

export function usePeers(channel: Uuid): readonly PresencePeer[] {
  const { presence } = useSession()
  return useSyncExternalStore(presence.subscribe, () => presence.peersOn(channel))
}

export function useUnsaved(): readonly UnsavedRow[] {
  const { unsaved } = useSession()
  return useSyncExternalStore(unsaved.subscribe, unsaved.get)
}
