import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { Uuid } from '../ids'
import { buildRoute, parseRoute, type Route, type RouteContext } from '../routes'
import { arbitraryRoutes } from './arbitrary-route.fixture'

const context: RouteContext = {
  baseUrl: 'http://sheaf.test',
  sitesDomain: 'sites.sheaf.test',
  currentUrl: 'https://docs.acme.test/here',
}

describe('build then parse is the identity', () => {
  it.each(arbitraryRoutes)('[P 2.3] %s', (_name, routes) => {
    fc.assert(
      fc.property(routes, route => {
        expect(parseRoute(buildRoute(route, context), context)).toEqual(route)
      }),
    )
  })
})

it('routes are typed by their name', () => {
  type Params<N> = Extract<Route, { name: N }>['params']
  expectTypeOf<Params<'team'>['teamId']>().toEqualTypeOf<Uuid>()
  expectTypeOf<Params<'page'>['blockId']>().toEqualTypeOf<Uuid | undefined>()
  expectTypeOf<Params<'teamInvite'>['inviteCode']>().toEqualTypeOf<string>()
  expectTypeOf<Params<'root'>['target']>().extract<'ai'>().toEqualTypeOf<'ai'>()
})
