import type { Uuid } from '@sheaf/core/ids'
import { beforeEach, expect, it, vi } from 'vitest'
import { Portals } from './portals'

const id = '00000000-0000-4000-8000-000000000001' as Uuid
const types = (portals: Portals): string[] => portals.list().map(({ type }) => type)

beforeEach(() => {
  vi.stubGlobal('document', { createElement: () => ({}) })
  return () => vi.unstubAllGlobals()
})

it('keeps a box that is dropped and wanted again, whichever comes first', async () => {
  const portals = new Portals({} as HTMLElement)
  const box = portals.claim(id, 'image')
  await Promise.resolve()
  expect(types(portals)).toEqual(['image'])

  portals.release(id, 'image')
  expect(portals.claim(id, 'image')).toBe(box)
  await Promise.resolve()
  expect(types(portals)).toEqual(['image'])

  // Drawn anew: the new one is there before the old one is taken away.
  expect(portals.claim(id, 'image')).toBe(box)
  portals.release(id, 'image')
  await Promise.resolve()
  expect(types(portals)).toEqual(['image'])
})
it('lets go of a box that nobody wants', async () => {
  const portals = new Portals({} as HTMLElement)
  portals.claim(id, 'image')
  portals.release(id, 'image')
  await Promise.resolve()
  await Promise.resolve()
  expect(types(portals)).toEqual([])
})
