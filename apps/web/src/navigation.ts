// Where this tab is, and moving on without loading the page anew.
import { want } from '@sheaf/ui/on-demand/missing'
import { type MouseEvent, useEffect, useSyncExternalStore } from 'react'
import { pathOf, type ScreenRoute, screenOf, uncommonRoutes } from './routes'

const listeners = new Set<() => void>()
let held: { readonly path: string; readonly route: ScreenRoute } | null = null

function read(): ScreenRoute | null {
  const path = location.pathname
  if (held?.path === path) return held.route
  const route = screenOf(path)
  if (route) held = { path, route }
  return route
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('popstate', listener)
  const leave = uncommonRoutes.subscribe(listener)
  return () => {
    leave()
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}

/** Null while it is not known yet which screen the address is. */
export function useRoute(): ScreenRoute | null {
  const route = useSyncExternalStore(subscribe, read)
  const isUnknown = route === null
  useEffect(() => (isUnknown ? want(uncommonRoutes.load) : undefined), [isUnknown])
  return route
}

export const navigate = (route: ScreenRoute, how: 'push' | 'replace' = 'push'): void => goTo(pathOf(route), how)

export function goTo(path: string, how: 'push' | 'replace' = 'push'): void {
  if (path === location.pathname && how === 'push') return
  // With the origin: a path of two slashes would be another host's.
  const address = location.origin + path
  if (how === 'push') history.pushState(null, '', address)
  else history.replaceState(null, '', address)
  for (const listener of listeners) listener()
}

/** For real links: a plain press stays in this tab, everything else is the browser's. */
export const linkTo = (route: ScreenRoute): { href: string; onClick: (event: MouseEvent) => void } => ({
  href: pathOf(route),
  onClick: event => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    event.preventDefault()
    navigate(route)
  },
})
