// What somebody searches for in a view: it lasts while the tab does, so that going to a row and back loses nothing, and a reload shows
// all rows again.
import type { Uuid } from '@sheaf/core/ids'
import { useCallback, useSyncExternalStore } from 'react'

const searches = new Map<Uuid, string>()
const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useViewSearch(view: Uuid): readonly [string, (words: string) => void] {
  const set = useCallback(
    (words: string) => {
      if (words === '') searches.delete(view)
      else searches.set(view, words)
      for (const listener of listeners) listener()
    },
    [view],
  )
  return [useSyncExternalStore(subscribe, () => searches.get(view) ?? ''), set]
}
