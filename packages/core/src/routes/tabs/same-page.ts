// When two pages of the tabbed router are the same (client-platform.md 4.4).
import { sameJson } from '../../operations/same-json'
import type { Route } from '../../routes'
import type { TabPage, WebPlace } from './tab-state'

/** Native tabs are the same in whatever workspace, as long as one of them does not say. */
function isSameRoute(a: Route, b: Route): boolean {
  if (a.name !== 'nativeTab' || b.name !== 'nativeTab') return a.name === b.name && sameJson(a.params, b.params)
  const [one, other] = [a.params.spaceId, b.params.spaceId]
  return a.params.tab === b.params.tab && (one === undefined || other === undefined || one === other)
}

const isSamePlace = (a: WebPlace, b: WebPlace): boolean => a.url === b.url || isSameRoute(a.route, b.route)

/** Same route, same URL, or one of them led on to the other. */
export function isSamePage(a: TabPage, b: TabPage): boolean {
  if (a.type === 'native' || b.type === 'native') return a.type === 'native' && b.type === 'native' && a.id === b.id
  return (
    isSamePlace(a, b) ||
    (a.redirectedTo !== undefined && isSamePlace(a.redirectedTo, b)) ||
    (b.redirectedTo !== undefined && isSamePlace(a, b.redirectedTo))
  )
}
