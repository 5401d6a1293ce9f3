// Which chip was just made and wants to be opened: what is asked is written where it was made.
import { useSyncExternalStore } from 'react'

let wanted: string | null = null
const listeners = new Set<() => void>()
const set = (next: string | null): void => {
  wanted = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** As soon as it is drawn. */
export const openChip = (id: string): void => set(id)

/** Whether it is this one, and what forgets it. */
export function useOpenChip(id: string): readonly [boolean, () => void] {
  const isWanted = useSyncExternalStore(subscribe, () => wanted === id)
  return [
    isWanted,
    () => {
      if (wanted === id) set(null)
    },
  ]
}
