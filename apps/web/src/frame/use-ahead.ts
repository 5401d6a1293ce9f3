// Fetches what a person is likely to use next at their first sign of life: nothing of it stands in the way of the page, and by
// the time it is wanted it is here, also when the connection has gone meanwhile.
import { loadToasts } from '@sheaf/ui/toast/toast'
import { useEffect } from 'react'

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const
/** For browsers that do not tell when they are idle. */
const PATIENCE_MS = 200

const parts: readonly (() => Promise<unknown>)[] = [
  () => import('./page-menu'),
  () => import('../features/sidebar/row-menu'),
  () => import('../features/sidebar/workspace-items'),
  () => import('../features/block-handle/block-menu'),
  () => import('../features/toolbar/toolbar'),
  () => import('../features/slash-menu/slash-menu'),
  () => import('@sheaf/ui/tooltip/tooltip-popup'),
]

export function useAhead(): void {
  useEffect(() => {
    const leave = new AbortController()
    const load = (): void => {
      leave.abort()
      // What does not come now is asked for again when it is used.
      const fetch = (): void => {
        loadToasts()
        void Promise.allSettled(parts.map(part => part()))
      }
      if (typeof requestIdleCallback === 'function') requestIdleCallback(fetch)
      else setTimeout(fetch, PATIENCE_MS)
    }
    for (const sign of SIGNS) addEventListener(sign, load, { signal: leave.signal, passive: true })
    return () => leave.abort()
  }, [])
}
