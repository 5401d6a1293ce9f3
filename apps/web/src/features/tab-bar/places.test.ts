import { parseRoute } from '@sheaf/core/routes'
import { expect, it } from 'vitest'
import type { ScreenRoute } from '../../routes'
import { placeOf, rootOf } from './places'

const at = (path: string): ScreenRoute =>
  parseRoute(`https://sheaf.test${path}`, {
    baseUrl: 'https://sheaf.test',
    sitesDomain: 'sites.sheaf.test',
  }) as ScreenRoute

it.each([
  ['/', 'home'],
  ['/0123456789abcdef0123456789abcdef', 'home'],
  ['/home', 'home'],
  ['/nativetab/updates', 'updates'],
  ['/nativetab/assistant', 'ai'],
  ['/ai', 'ai'],
  ['/chat', 'ai'],
])('[C 2.1] %s belongs to %s', (path, place) => {
  expect(placeOf(at(path))).toBe(place)
})

it('[C 2.1] every root is a place of its own tab', () => {
  for (const [place, path] of Object.entries(rootOf)) expect(placeOf(at(path))).toBe(place)
})
