// Which page is being presented, and from where. A store of its own: the menu that starts it and the page that shows it lie far
// apart.
import type { Uuid } from '@sheaf/core/ids'
import { useSyncExternalStore } from 'react'

interface Presenting {
  readonly pageId: Uuid
  readonly from: Uuid | undefined
}
let current: Presenting | null = null
const listeners = new Set<() => void>()

function set(next: Presenting | null): void {
  current = next
  for (const listener of listeners) listener()
}
export const present = (pageId: Uuid, from?: Uuid): void => set({ pageId, from })
export const endPresenting = (): void => set(null)

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const usePresenting = (): Presenting | null => useSyncExternalStore(subscribe, () => current)
