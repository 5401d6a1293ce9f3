import { uuid } from '@sheaf/core/ids'
import { describe, expect, it } from 'vitest'
import { parseRoute, pathOf } from './routes'

const pageId = uuid('0f2a4b6c8d0e4f20a2b4c6d8e0f20a2b')

describe('addresses', () => {
  it.each([
    ['/', { name: 'home' }],
    ['', { name: 'home' }],
    ['/login', { name: 'login' }],
    ['/signup/', { name: 'signup' }],
    ['/0f2a4b6c8d0e4f20a2b4c6d8e0f20a2b', { name: 'page', pageId }],
    ['/Meeting-notes-0f2a4b6c8d0e4f20a2b4c6d8e0f20a2b', { name: 'page', pageId }],
    [`/${pageId}`, { name: 'page', pageId }],
    ['/invite/Ab-9_x', { name: 'invite', code: 'Ab-9_x' }],
    ['/invite', { name: 'not-found' }],
    ['/not-found', { name: 'not-found' }],
    ['/nothing-here', { name: 'not-found' }],
    ['/login/more', { name: 'not-found' }],
    ['/0f2a4b6c8d0e4f20a2b4c6d8e0f20a2', { name: 'not-found' }],
  ])('%j is %j', (path, route) => {
    expect(parseRoute(path)).toEqual(route)
  })

  it('are built so that they are read back', () => {
    for (const route of [
      { name: 'home' },
      { name: 'login' },
      { name: 'page', pageId },
      { name: 'invite', code: 'x1' },
    ] as const)
      expect(parseRoute(pathOf(route))).toEqual(route)
    expect(pathOf({ name: 'page', pageId })).toBe('/0f2a4b6c8d0e4f20a2b4c6d8e0f20a2b')
  })
})
