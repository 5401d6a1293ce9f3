import { uuid } from '@sheaf/core/ids'
import { expect, it, vi } from 'vitest'
import { pagePath, pageRoute, screenOf, uncommonRoutes } from './routes'

const hex = '0f2a4b6c8d0e4f20a2b4c6d8e0f20a2b'
const page = pageRoute(uuid(hex))

it('common addresses are known at once, the others when what they are has come', async () => {
  vi.stubGlobal('location', { origin: 'http://sheaf.test', host: 'sheaf.test' })
  expect(screenOf(`/Meeting-notes-${hex}`)).toEqual(page)
  expect(screenOf('/invite/Ab-9_x')).toEqual({ name: 'teamInvite', params: { inviteCode: 'Ab-9_x' } })
  expect(screenOf(`/acme/${hex}`)).toBeNull()
  await uncommonRoutes.load()
  expect(screenOf(`/acme/${hex}`)).toMatchObject(page)
  expect(screenOf('/acme/invite/Ab-9_x')).toMatchObject({ name: 'teamInvite', params: { inviteCode: 'Ab-9_x' } })
})

it.each([
  ['/invite', 'unknown'],
  ['/not-found', 'notFound'],
  ['/nothing-here', 'space'],
  ['/login/more', 'unknown'],
  ['/home', 'home'],
  ['//elsewhere.test', 'unknown'],
  ['/?target=settings', 'root'],
  ['/ebd/plan', 'notFound'],
  [`/${hex.slice(1)}`, 'space'],
  [`/space/${hex}`, 'space'],
])('%s is %s', async (path, name) => {
  vi.stubGlobal('location', { origin: 'http://sheaf.test', host: 'sheaf.test' })
  await uncommonRoutes.load()
  expect(screenOf(path)?.name).toBe(name)
})

it('a page has one path', () => {
  expect(pagePath(uuid(hex))).toBe(`/${hex}`)
})
