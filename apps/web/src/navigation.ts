// Where this tab is, and moving on without loading the page anew.
import { type MouseEvent, useSyncExternalStore } from 'react'
import { parseRoute, pathOf, type Route } from './routes'

const listeners = new Set<() => void>()
let held: { readonly path: string; readonly route: Route } | null = null

function read(): Route {
  const path = location.pathname
  if (held?.path !== path) held = { path, route: parseRoute(path) }
  return held.route
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}

export const useRoute = (): Route => useSyncExternalStore(subscribe, read)

export function navigate(route: Route, how: 'push' | 'replace' = 'push'): void {
  const path = pathOf(route)
  if (path === location.pathname && how === 'push') return
  if (how === 'push') history.pushState(null, '', path)
  else history.replaceState(null, '', path)
  for (const listener of listeners) listener()
}

/** For real links: a plain press stays in this tab, everything else is the browser's. */
export const linkTo = (route: Route): { href: string; onClick: (event: MouseEvent) => void } => ({
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
