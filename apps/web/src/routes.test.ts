import { uuid } from '@sheaf/core/ids'
import { expect, it, vi } from 'vitest'
import { pagePath, pageRoute, screenOf, uncommonRoutes } from './routes'

const hex = '0f2a4b6c8d0e4f20a2b4c6d8e0f20a2b'
const page = pageRoute(uuid(hex))
const notFound = { name: 'notFound', params: {} }

it('common addresses are known at once, the others when what they are has come', async () => {
  vi.stubGlobal('location', { origin: 'http://sheaf.test', host: 'sheaf.test' })
  expect(screenOf(`/Meeting-notes-${hex}`)).toEqual(page)
  expect(screenOf('/invite/Ab-9_x')).toEqual({ name: 'teamInvite', params: { inviteCode: 'Ab-9_x' } })
  expect(screenOf(`/acme/${hex}`)).toBeNull()
  await uncommonRoutes.load()
  expect(screenOf(`/acme/${hex}`)).toEqual(page)
  expect(screenOf('/acme/invite/Ab-9_x')).toMatchObject({ name: 'teamInvite', params: { inviteCode: 'Ab-9_x' } })
})

it.each([
  '/invite',
  '/not-found',
  '/nothing-here',
  '/login/more',
  '/home',
  '//elsewhere.test',
  '/ebd/plan',
  `/${hex.slice(1)}`,
])('nothing is shown at %s yet', async path => {
  vi.stubGlobal('location', { origin: 'http://sheaf.test', host: 'sheaf.test' })
  await uncommonRoutes.load()
  expect(screenOf(path)).toEqual(notFound)
})

it('a page has one path', () => {
  expect(pagePath(uuid(hex))).toBe(`/${hex}`)
})
