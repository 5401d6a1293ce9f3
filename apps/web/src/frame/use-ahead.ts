// Fetches what a person is likely to use next, when the page can be read and typed on and the browser has nothing better to do:
// by the time it is wanted it is here, also when the connection has gone meanwhile.

import { whenIdle } from '@sheaf/ui/on-demand/when-idle'
import { loadToasts } from '@sheaf/ui/toast/toast'
import { useEffect } from 'react'
import { loadActions } from '../actions/use-shortcuts'
import { clipboardHandler } from '../features/page/clipboard-handler'
import { late } from '../features/page/late-plugins'
import { PLACES_KEY } from './places-key'

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const

const keepScroll = (): Promise<unknown> => import('./kept-scroll')

let isFetched = false
function fetchAhead(): void {
  if (isFetched) return
  isFetched = true
  loadToasts()
  // What does not come now is asked for again when it is used.
  void Promise.allSettled([late.load(), clipboardHandler.load(), loadActions(), keepScroll(), import('./ahead-parts')])
}

/** `isReady`: the page is on the screen. A person who is faster is not kept waiting. */
export function useAhead(isReady: boolean): void {
  useEffect(() => {
    if (isReady) whenIdle(fetchAhead)
  }, [isReady])
  useEffect(() => {
    // Returning to a page restores its position at once.
    if (PLACES_KEY in sessionStorage) void Promise.allSettled([keepScroll()])
    const leave = new AbortController()
    const onSign = (): void => {
      leave.abort()
      whenIdle(fetchAhead)
    }
    for (const sign of SIGNS) addEventListener(sign, onSign, { signal: leave.signal, passive: true })
    return () => leave.abort()
  }, [])
}
