import { describe, expect, it } from 'vitest'
import { ownPath } from './entry-address'

const origin = 'https://sheaf.example'

describe('[P 2.3] where to go after signing in', () => {
  it.each([
    ['/invite/abc?x=1#y', '/invite/abc?x=1#y'],
    ['https://sheaf.example/page', '/page'],
    ['settings', '/settings'],
  ])('%s', (address, path) => expect(ownPath(address, origin)).toBe(path))

  it.each([
    'https://evil.example/',
    '//evil.example/x',
    '/\\evil.example',
    'https://sheaf.example//evil.example',
    'https://sheaf.example@evil.example/',
    'https://user@sheaf.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://sheaf.example/',
    'https://sheaf.example:444/',
    'http://[',
  ])('never %s', address => expect(ownPath(address, origin)).toBeUndefined())
})
