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

/** Of the query only what a page shows besides itself is read: the rest is left out. */
export function parseCommonPath(path: string, query = ''): CommonRoute | null {
  const segments = path.split('/').filter(Boolean)
  const [first, second] = segments
  // What the start is asked for is in the table.
  if (first === undefined) return /[?&](target|origin|tg)=/.test(query) ? null : { name: 'root', params: {} }
  if (first === 'invite' && second !== undefined && segments.length === 2)
    return /^[\w-]{1,200}$/.test(second) ? { name: 'teamInvite', params: { inviteCode: second } } : null
  if (second !== undefined) return null
  if (first === 'login' || first === 'signup') return { name: first, params: {} }
  const blockId = idFromUrlSegment(first)
  return blockId && { name: 'page', params: { blockId, ...(query.length > 1 && peekIn(query)) } }
}

const modes = { s: 'side', c: 'centre', f: 'full' } as const

function peekIn(query: string): Pick<PageRoute['params'], 'peekViewBlockId' | 'peekMode'> {
  const fields = new URLSearchParams(query)
  const peekViewBlockId = idFromUrlSegment(fields.get('p') ?? fields.get('peekViewBlockId') ?? '')
  const mode = fields.get('pm') ?? fields.get('peekMode')
  const peekMode = mode && Object.hasOwn(modes, mode) ? modes[mode as keyof typeof modes] : undefined
  return peekViewBlockId ? { peekViewBlockId, ...(peekMode && { peekMode }) } : {}
}

export function commonPath(route: CommonRoute): string {
  switch (route.name) {
    case 'root':
      return '/'
    case 'notFound':
      return '/not-found'
    case 'page': {
      const { blockId, peekViewBlockId, peekMode } = route.params
      const mode = peekMode && `&pm=${peekMode[0]}`
      return `/${withoutDashes(blockId)}${peekViewBlockId ? `?p=${withoutDashes(peekViewBlockId)}${mode ?? ''}` : ''}`
    }
    case 'teamInvite':
      return `/invite/${route.params.inviteCode}`
    default:
      return `/${route.name}`
  }
}
