// Fetches what a person is likely to use next, when the page can be read and typed on and the browser has nothing better to do:
// by the time it is wanted it is here, also when the connection has gone meanwhile.

import { whenIdle } from '@sheaf/ui/on-demand/when-idle'
import { loadToasts } from '@sheaf/ui/toast/toast'
import { useEffect } from 'react'
import { loadActions } from '../actions/use-shortcuts'
import { desk } from '../features/page/clipboard-desk'
import { late } from '../features/page/late-plugins'
import { fetchLater } from './fetch-later'

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const

/** The build makes one file of these. */
const parts: readonly (() => Promise<unknown>)[] = [
  () => import('./page-menu'),
  () => import('../data/adopt-outboxes'),
  () => import('../editing/mention-names'),
  () => import('../data/files/session-uploads'),
  () => import('../features/block-handle/block-handle'),
  () => import('../features/find/find-bar'),
  () => import('../features/link-menu/link-card'),
  () => import('../features/link-menu/link-panel'),
  () => import('../features/link-menu/pasted-menu'),
  () => import('../features/mention-menu/mention-menu'),
  () => import('../features/page/block-exchange'),
  () => import('../features/page/drop-files'),
  () => import('../features/page/field-text'),
  () => import('../features/page/page-dress/any-dress'),
  () => import('../features/page/nested-text'),
  () => import('@sheaf/editor/late-plugins'),
  () => import('@sheaf/editor/math/math'),
  () => import('../actions/all'),
  () => import('../features/sidebar/row-menu'),
  () => import('../features/sidebar/workspace-items'),
  () => import('../features/slash-menu/slash-menu'),
  () => import('../features/toolbar/toolbar'),
  () => import('@sheaf/ui/tooltip/tooltip-popup'),
]

let isFetched = false
function fetchAhead(): void {
  if (isFetched) return
  isFetched = true
  loadToasts()
  // What does not come now is asked for again when it is used.
  void Promise.allSettled([late.load(), desk.load(), loadActions(), ...parts.map(part => part())]).then(() =>
    whenIdle(() => void fetchLater()),
  )
}

/** `isReady`: the page is on the screen. A person who is faster is not kept waiting. */
export function useAhead(isReady: boolean): void {
  useEffect(() => {
    if (isReady) whenIdle(fetchAhead)
  }, [isReady])
  useEffect(() => {
    const leave = new AbortController()
    const onSign = (): void => {
      leave.abort()
      whenIdle(fetchAhead)
    }
    for (const sign of SIGNS) addEventListener(sign, onSign, { signal: leave.signal, passive: true })
    return () => leave.abort()
  }, [])
}
