import { describe, expect, it } from 'vitest'
import { uuid } from '../ids'
import { callAddress, readCallNotes } from './call-address'
import { requestHeaders } from './headers'
import { chooseCurrentUser, readUsersCookie, writeUsersCookie } from './session/signed-in-users'

const a = uuid('00000000-0000-4000-8000-00000000000a')
const b = uuid('00000000-0000-4000-8000-00000000000b')

describe('request headers', () => {
  it('[C 7.2] sends what is known', () => {
    expect(requestHeaders({ clientVersion: '1', activeUserId: a, spaceId: b, cell: 'eu' })).toEqual({
      'x-sheaf-client-version': '1',
      'x-sheaf-active-user-id': a,
      'x-sheaf-space-id': b,
      'x-sheaf-cell': 'eu',
    })
  })
  it('[C 7.2] a short id drops the space id; a disabled cell is left out', () => {
    expect(requestHeaders({ spaceId: b, spaceShortId: 'abcd', cell: 'disabled' })).toEqual({
      'x-sheaf-space-short-id': 'abcd',
    })
  })
})

describe('the address of a call', () => {
  it('[P 7] has the three optional parameters', () => {
    expect(callAddress('getSpaces')).toBe('/api/v3/getSpaces')
    expect(callAddress('getSpaces', { throttledMs: 12.4, src: 'a b', trigger: 't' })).toBe(
      '/api/v3/getSpaces?throttledMs=12&src=a%20b&trigger=t',
    )
  })
  it('[P 7] reads them back and drops what they should not be', () => {
    expect(readCallNotes({ throttledMs: '12', src: 'initial_load', trigger: 'boot', more: 'x' })).toEqual({
      throttledMs: 12,
      src: 'initial_load',
      trigger: 'boot',
    })
    expect(readCallNotes({ throttledMs: '-1', src: 'two words', trigger: ['a', 'b'] })).toEqual({})
    expect(readCallNotes({ throttledMs: '99999999' })).toEqual({})
  })
})

describe('who is signed in', () => {
  it('[C 7.9] the cookie is URL-encoded JSON of user ids', () => {
    expect(readUsersCookie(writeUsersCookie([a, b]))).toEqual([a, b])
    expect(writeUsersCookie([a])).not.toMatch(/[\s;,"]/)
  })
  it('[C 5.1] an invalid cookie is told apart from an empty one', () => {
    for (const bad of ['', '%', '{}', 'nonsense', encodeURIComponent('["x"]'), encodeURIComponent('[1]')])
      expect(readUsersCookie(bad)).toBeUndefined()
    expect(readUsersCookie('[]')).toEqual([])
  })
  it('[C 5.1] desktop first, then the stored one if signed in, then the first', () => {
    expect(chooseCurrentUser({ desktop: b, stored: a, signedIn: [a] })).toBe(b)
    expect(chooseCurrentUser({ stored: b, signedIn: [a, b] })).toBe(b)
    expect(chooseCurrentUser({ stored: b, signedIn: [a] })).toBe(a)
    expect(chooseCurrentUser({ signedIn: [] })).toBeUndefined()
  })
})
