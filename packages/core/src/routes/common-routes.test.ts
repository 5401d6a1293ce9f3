import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildRoute, parseRoute } from '../routes'
import { arbitraryRoutes } from './arbitrary-route.fixture'
import { type CommonRoute, commonPath, parseCommonPath } from './common-routes'
import { context, hex, id } from './resolves.fixture'

describe('the common addresses', () => {
  it.each([
    ['/', { name: 'root', params: {} }],
    ['', { name: 'root', params: {} }],
    ['/login', { name: 'login', params: {} }],
    ['/signup/', { name: 'signup', params: {} }],
    [`/${hex}`, { name: 'page', params: { blockId: id } }],
    [`/Meeting-notes-${hex}`, { name: 'page', params: { blockId: id } }],
    [`/${id}`, { name: 'page', params: { blockId: id } }],
    ['/invite/Ab-9_x', { name: 'teamInvite', params: { inviteCode: 'Ab-9_x' } }],
    ['/invite', null],
    ['/invite/a.b', null],
    ['/not-found', null],
    ['/acme', null],
    [`/acme/${hex}`, null],
    ['/login/more', null],
    [`/${hex.slice(1)}`, null],
  ])('%j is %j', (path, route) => {
    expect(parseCommonPath(path)).toEqual(route)
  })

  const other = id.replace(/^./, 'b')
  const otherHex = other.replaceAll('-', '')
  it.each([
    [`?p=${otherHex}&pm=s`, { peekViewBlockId: other, peekMode: 'side' }],
    [`?p=${other}&pm=c`, { peekViewBlockId: other, peekMode: 'centre' }],
    [`?peekViewBlockId=${otherHex}`, { peekViewBlockId: other }],
    [`?p=${otherHex}&pm=toString`, { peekViewBlockId: other }],
    [`?v=${otherHex}&d=${other}&at=1`, { collectionViewId: other, discussionId: other, updateSidebarTab: 1 }],
    ['?v=none&d=&at=comments', {}],
    ['?p=nothing&pm=s', {}],
    ['?', {}],
  ])('[P 2.3] a page reads a peek block id and a peek mode from %j', (query, peek) => {
    expect(parseCommonPath(`/${hex}`, query)).toEqual({ name: 'page', params: { blockId: id, ...peek } })
  })
  it.each(['showMoveTo=true', 'duplicate=true', 'q=looms', 'searchRequest=looms', `workspaceId=${otherHex}`])(
    '[P 2.3] what a page is asked to do with %s is read by the table',
    query => {
      expect(parseCommonPath(`/${hex}`, `?${query}`)).toBeNull()
      expect(parseRoute(`/${hex}?${query}`, context)).toMatchObject({ name: 'page', params: { blockId: id } })
    },
  )
  it('[P 2.3] on mobile, with a peek id, the peek block becomes the page itself', () => {
    const query = `?p=${otherHex}&pm=s&v=${hex}`
    const route = { name: 'page', params: { blockId: other, collectionViewId: id } }
    expect(parseCommonPath(`/${hex}`, query, true)).toEqual(route)
    expect(parseRoute(`/${hex}${query}`, { ...context, isMobile: true })).toEqual(route)
  })
  it('[P 2.3] what the start is asked for is read by the table', () => {
    expect(parseCommonPath('/', '?target=settings')).toBeNull()
    expect(parseCommonPath('/', '?utm_source=mail')).toEqual({ name: 'root', params: {} })
  })

  it('are built as the table builds them', () => {
    const routes: readonly CommonRoute[] = [
      { name: 'root', params: {} },
      { name: 'login', params: {} },
      { name: 'signup', params: {} },
      { name: 'notFound', params: {} },
      { name: 'page', params: { blockId: id } },
      { name: 'page', params: { blockId: id, peekViewBlockId: other as typeof id, peekMode: 'centre' } },
      { name: 'teamInvite', params: { inviteCode: 'x1' } },
    ]
    for (const route of routes) expect(context.baseUrl + commonPath(route)).toBe(buildRoute(route, context))
  })

  it('are what the table says of them', () => {
    const routes = fc.oneof(...arbitraryRoutes.map(([, routes]) => routes))
    fc.assert(
      fc.property(routes, route => {
        const { pathname, host } = new URL(buildRoute(route, context))
        const common = host === 'sheaf.test' ? parseCommonPath(pathname) : null
        if (common) expect(parseRoute(pathname, context)).toEqual(common)
      }),
      { numRuns: 3_000 },
    )
  })
})
