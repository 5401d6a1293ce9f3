// The addresses that nearly every visit has, read and written without the table of all routes: the first thing a tab loads is
// small. What these say is what `parseRoute` says of the same path; null is "ask the table".
import { idFromUrlSegment, type Uuid, withoutDashes } from '../ids'
import type { Route } from '../routes'

type Named<N extends Route['name']> = Extract<Route, { readonly name: N }>
/** A page that is named by its id. */
export interface PageRoute {
  readonly name: 'page'
  readonly params: Named<'page'>['params'] & { readonly blockId: Uuid }
}
export type CommonRoute = Named<'root' | 'login' | 'signup' | 'teamInvite' | 'notFound'> | PageRoute

/** The parameters of the query are left out. */
export function parseCommonPath(path: string): CommonRoute | null {
  const segments = path.split('/').filter(Boolean)
  const [first, second] = segments
  if (first === undefined) return { name: 'root', params: {} }
  if (first === 'invite' && second !== undefined && segments.length === 2)
    return /^[\w-]{1,200}$/.test(second) ? { name: 'teamInvite', params: { inviteCode: second } } : null
  if (second !== undefined) return null
  if (first === 'login' || first === 'signup') return { name: first, params: {} }
  const blockId = idFromUrlSegment(first)
  return blockId && { name: 'page', params: { blockId } }
}

export function commonPath(route: CommonRoute): string {
  switch (route.name) {
    case 'root':
      return '/'
    case 'notFound':
      return '/not-found'
    case 'page':
      return `/${withoutDashes(route.params.blockId)}`
    case 'teamInvite':
      return `/invite/${route.params.inviteCode}`
    default:
      return `/${route.name}`
  }
}
