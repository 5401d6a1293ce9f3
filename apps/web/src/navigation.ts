// Where this tab is, and moving on without loading the page anew.

import type { Uuid } from '@sheaf/core/ids'
import { type LinkIntent, linkIntent } from '@sheaf/core/links/link-intent'
import type { CommonRoute, PageRoute } from '@sheaf/core/routes/common-routes'
import { cameTo, type HistoryPlace, historyBegins, pushed } from '@sheaf/core/routes/history-place'
import { requestPart } from '@sheaf/ui/on-demand/missing'
import { type MouseEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { pageRoute, pathOf, type ScreenRoute, screenOf, uncommonRoutes } from './routes'

const listeners = new Set<() => void>()
let held: { readonly address: string; readonly isNarrow: boolean; readonly route: ScreenRoute } | null = null

/** As wide as the frame needs for two pages: with less, what would be peeked at is the page. */
const littleRoom = (): MediaQueryList => matchMedia('(max-width: 800px)')
const isNarrow = (): boolean => littleRoom().matches

/** Null while it is not known which screen the address is. */
export function currentRoute(): ScreenRoute | null {
  const { pathname, search } = location
  const address = pathname + search
  if (held?.address === address && held.isNarrow === isNarrow()) return held.route
  const route = screenOf(pathname, search, isNarrow())
  if (route) held = { address, isNarrow: isNarrow(), route }
  return route
}
/** What the address of the open page says besides which one it is. */
export function pageAddress(): Partial<PageRoute['params']> {
  const route = currentRoute()
  return route?.name === 'page' ? route.params : {}
}

const tell = (): void => {
  for (const listener of listeners) listener()
}

/** All are told in one go: who looks at the page that is left does so before anybody has drawn the next. */
export function watchAddress(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('popstate', tell)
  const room = littleRoom()
  room.addEventListener('change', tell)
  const leave = uncommonRoutes.subscribe(listener)
  return () => {
    leave()
    room.removeEventListener('change', tell)
    listeners.delete(listener)
  }
}

/** Null while it is not known yet which screen the first address is; of a later one, the screen before it stays until then. */
export function useRoute(): ScreenRoute | null {
  const route = useSyncExternalStore(watchAddress, currentRoute)
  const [last, setLast] = useState(route)
  if (route && route !== last) setLast(route)
  const isUnknown = route === null
  useEffect(() => (isUnknown ? requestPart(uncommonRoutes.load) : undefined), [isUnknown])
  return route ?? last
}

// ---------- history

const LENGTH_KEY = 'sheaf:history-length'
let place: HistoryPlace | null = null

/** Where in its history this tab is. */
export function historyPlace(): HistoryPlace {
  const index = (history.state as { readonly index?: number } | null)?.index
  // The length is not in the entry: what lies ahead is learned by having been there.
  place ??= { ...historyBegins, length: Number(sessionStorage.getItem(LENGTH_KEY) ?? 1) }
  return (place = cameTo(place, index))
}

export const navigate = (route: CommonRoute, how: 'push' | 'replace' = 'push'): void => goTo(pathOf(route), how)

/** A path, with its query if it has one. */
export function goTo(path: string, how: 'push' | 'replace' = 'push'): void {
  if (path === location.pathname + location.search && how === 'push') return
  // With the origin: a path of two slashes would be another host's.
  const address = location.origin + path
  const here = historyPlace()
  // The entry that a tab begins with does not say where it is: coming back to it must not forget what is ahead.
  if (how === 'push') history.replaceState({ index: here.index }, '')
  place = how === 'push' ? pushed(here) : here
  sessionStorage.setItem(LENGTH_KEY, String(place.length))
  const entry = { index: place.index }
  if (how === 'push') history.pushState(entry, '', address)
  else history.replaceState(entry, '', address)
  tell()
}

// ---------- links

/** Beside the page that is open; a page of its own where there is none, or no room. */
export function openPeek(blockId: Uuid, peekMode: 'side' | 'centre' = 'side'): void {
  const route = currentRoute()
  if (route?.name === 'page' && !isNarrow() && route.params.blockId !== blockId)
    navigate({ name: 'page', params: { blockId: route.params.blockId, peekViewBlockId: blockId, peekMode } })
  else navigate(pageRoute(blockId))
}
export function closePeek(): void {
  const route = currentRoute()
  if (route?.name === 'page') navigate(pageRoute(route.params.blockId))
}
/** What is open beside the page, and how. */
export function peekHere(): { readonly peekId: Uuid; readonly mode: 'side' | 'centre' } | null {
  const route = currentRoute()
  if (route?.name !== 'page') return null
  const { peekViewBlockId: peekId, peekMode } = route.params
  return peekId ? { peekId, mode: peekMode === 'centre' ? 'centre' : 'side' } : null
}
/** Does what a press on a link asks for; false where that is the browser's affair. */
export function follow(route: CommonRoute, intent: LinkIntent): boolean {
  if (intent === 'here') navigate(route)
  else if (intent === 'side-peek' && route.name === 'page') openPeek(route.params.blockId)
  else if (intent === 'new-window') open(pathOf(route), '_blank', 'noopener,popup')
  else return false
  return true
}

/** For real links. */
export const linkTo = (route: CommonRoute): { href: string; onClick: (event: MouseEvent) => void } => ({
  href: pathOf(route),
  onClick: event => {
    if (!event.defaultPrevented && follow(route, linkIntent(event))) event.preventDefault()
  },
})
