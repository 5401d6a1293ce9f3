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

/** `isMobile`: there is no room beside a page, so what would be peeked at is the page. */
export function parseCommonPath(path: string, query = '', isMobile = false): CommonRoute | null {
  const segments = path.split('/').filter(Boolean)
  const [first, second] = segments
  // What the start is asked for is in the table.
  if (first === undefined) return /[?&](target|origin|tg)=/.test(query) ? null : { name: 'root', params: {} }
  if (first === 'invite' && second !== undefined && segments.length === 2)
    return /^[\w-]{1,200}$/.test(second) ? { name: 'teamInvite', params: { inviteCode: second } } : null
  if (second !== undefined) return null
  if (first === 'login' || first === 'signup') return query.length > 1 ? null : { name: first, params: {} }
  const blockId = idFromUrlSegment(first)
  // What a page is asked to do, and not only to show, is in the table.
  if (!blockId || /[?&](showMoveTo|duplicate|workspaceId|q|searchRequest)=/.test(query)) return null
  const { peekViewBlockId, peekMode, ...shown } = query.length > 1 ? shownBy(query) : {}
  if (isMobile && peekViewBlockId) return { name: 'page', params: { ...shown, blockId: peekViewBlockId } }
  const peek = peekViewBlockId && { peekViewBlockId, ...(peekMode && { peekMode }) }
  return { name: 'page', params: { blockId, ...peek, ...shown } }
}

const modes = { s: 'side', c: 'centre', f: 'full' } as const

type Shown = Partial<
  Pick<PageRoute['params'], 'peekViewBlockId' | 'peekMode' | 'collectionViewId' | 'discussionId' | 'updateSidebarTab'>
>
/** What a page shows besides itself. The rest of the query is left out. */
function shownBy(query: string): Shown {
  const fields = new URLSearchParams(query)
  const field = (short: string, name: string): string => fields.get(short) ?? fields.get(name) ?? ''
  const peekViewBlockId = idFromUrlSegment(field('p', 'peekViewBlockId'))
  const collectionViewId = idFromUrlSegment(field('v', 'collectionViewId'))
  const discussionId = idFromUrlSegment(field('d', 'discussionId'))
  const [mode, tab] = [field('pm', 'peekMode'), field('at', 'updateSidebarTab')]
  return {
    ...(peekViewBlockId && { peekViewBlockId }),
    ...(Object.hasOwn(modes, mode) && { peekMode: modes[mode as keyof typeof modes] }),
    ...(collectionViewId && { collectionViewId }),
    ...(discussionId && { discussionId }),
    ...(/^\d{1,9}$/.test(tab) && { updateSidebarTab: Number(tab) }),
  }
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
