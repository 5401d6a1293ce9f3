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
it('draws what is far from the screen for paper, and from then on whatever comes', async () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  )
  const portals = new Portals({} as HTMLElement)
  portals.claim(id, 'image')
  await Promise.resolve()
  expect(types(portals)).toEqual([])

  page.dispatchEvent(new Event('beforeprint'))
  await Promise.resolve()
  expect(types(portals)).toEqual(['image'])
  portals.claim(id, 'video')
  await Promise.resolve()
  expect(types(portals)).toEqual(['image', 'video'])
})
