import { expect, it, vi } from 'vitest'
import { reloadForNewBuild } from './new-build'

it('leaves it to who asked for a part to know that it did not come', () => {
  vi.stubGlobal('addEventListener', (_name: string, listener: (event: Event) => void) => listener(failed))
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} })
  vi.stubGlobal('document', { querySelectorAll: () => [] })
  vi.stubGlobal('location', { pathname: '/' })
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')))
  // One that is prevented makes `import()` give nothing instead of failing.
  const failed = new Event('vite:preloadError', { cancelable: true })
  reloadForNewBuild()
  expect(failed.defaultPrevented).toBe(false)
  vi.unstubAllGlobals()
})
