// The few addresses of now: parse and build. Everything that is not known is the page that says so.
import { idFromUrlSegment, type Uuid, withoutDashes } from '@sheaf/core/ids'

export type Route =
  | { readonly name: 'home' }
  | { readonly name: 'login' }
  | { readonly name: 'signup' }
  | { readonly name: 'page'; readonly pageId: Uuid }
  | { readonly name: 'invite'; readonly code: string }
  | { readonly name: 'not-found' }

export function parseRoute(path: string): Route {
  const segments = path.split('/').filter(Boolean)
  const [segment] = segments
  if (segment === undefined) return { name: 'home' }
  if (segment === 'invite' && segments.length === 2 && /^[\w-]{1,200}$/.test(segments[1] ?? ''))
    return { name: 'invite', code: segments[1] as string }
  if (segments.length > 1) return { name: 'not-found' }
  if (segment === 'login' || segment === 'signup') return { name: segment }
  const pageId = idFromUrlSegment(segment)
  return pageId ? { name: 'page', pageId } : { name: 'not-found' }
}

export function pathOf(route: Route): string {
  switch (route.name) {
    case 'home':
      return '/'
    case 'page':
      return `/${withoutDashes(route.pageId)}`
    case 'invite':
      return `/invite/${route.code}`
    default:
      return `/${route.name}`
  }
}

export const pagePath = (pageId: Uuid): string => pathOf({ name: 'page', pageId })
