// What a person keeps for themselves on this device: words under a name. Whoever shows them draws again when they change, also from
// another tab.
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useSession } from './hooks'

export interface KeptHere {
  readonly get: () => string | null
  /** Null takes it away. */
  readonly set: (words: string | null) => void
}

const listeners = new Map<string, Set<() => void>>()
/** What the browser would not keep is kept for as long as the tab is open. */
const unkept = new Map<string, string | null>()

const tell = (key: string | null): void => {
  for (const [name, those] of listeners) if (key === null || name === key) for (const listener of those) listener()
}
if (typeof window !== 'undefined') window.addEventListener('storage', event => tell(event.key))

const keptUnder = (key: string): KeptHere => ({
  get: () => {
    const held = unkept.get(key)
    if (held !== undefined) return held
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  set: words => {
    try {
      if (words === null) localStorage.removeItem(key)
      else localStorage.setItem(key, words)
      unkept.delete(key)
    } catch {
      unkept.set(key, words)
    }
    tell(key)
  },
})

/** `name` says what it is, and of what. */
export function useKeptHere(name: string): readonly [string | null, KeptHere] {
  const { userId } = useSession()
  const key = `sheaf:${name}:${userId}`
  const kept = useMemo(() => keptUnder(key), [key])
  const subscribe = useCallback(
    (listener: () => void) => {
      const those = listeners.get(key) ?? new Set()
      listeners.set(key, those.add(listener))
      return () => {
        those.delete(listener)
        if (those.size === 0) listeners.delete(key)
      }
    },
    [key],
  )
  return [useSyncExternalStore(subscribe, kept.get), kept]
}
