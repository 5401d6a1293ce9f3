import { afterEach, expect, it, vi } from 'vitest'
import { removeFailedLinks } from './failed-links'

afterEach(() => vi.unstubAllGlobals())

it('removes a link whose file did not come, and nothing else', () => {
  class Link {
    readonly remove = vi.fn()
  }
  let tell = (_event: { readonly target: unknown }): void => {}
  const addEventListener = vi.fn((_type: string, listener: typeof tell, _options: object) => {
    tell = listener
  })
  vi.stubGlobal('HTMLLinkElement', Link)
  vi.stubGlobal('document', { addEventListener })
  removeFailedLinks()
  expect(addEventListener).toHaveBeenCalledWith('error', tell, { capture: true })
  const [link, picture] = [new Link(), { remove: vi.fn() }]
  tell({ target: link })
  tell({ target: picture })
  expect([link.remove.mock.calls.length, picture.remove.mock.calls.length]).toEqual([1, 0])
})
