// A person's settings on this device: strings in localStorage. Components that read one render again when it changes, also from
// another tab.

import { useSession } from '@sheaf/editor/host/session'
import { useCallback, useMemo, useSyncExternalStore } from 'react'

export interface DeviceSetting {
  readonly get: () => string | null
  /** Null removes it. */
  readonly set: (words: string | null) => void
}

const listeners = new Map<string, Set<() => void>>()
/** Values that the browser could not store, kept while the tab is open. */
const unkept = new Map<string, string | null>()

const tell = (key: string | null): void => {
  for (const [name, those] of listeners) if (key === null || name === key) for (const listener of those) listener()
}
if (typeof window !== 'undefined') window.addEventListener('storage', event => tell(event.key))

const deviceSetting = (key: string): DeviceSetting => ({
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
export function useDeviceSetting(name: string): readonly [string | null, DeviceSetting] {
  const { userId } = useSession()
  const key = `sheaf:${name}:${userId}`
  const kept = useMemo(() => deviceSetting(key), [key])
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
