import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reloadForNewBuild } from './new-build'

const OWN = '/_assets/app/index-1.js'
const served = (src: string) => async () => new Response(`<script type="module" src="${src}"></script>`)

let fetch: () => Promise<Response>
let reload: ReturnType<typeof vi.fn>
let fails: () => Event

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  reload = vi.fn()
  const window = new EventTarget()
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} })
  vi.stubGlobal('document', { querySelectorAll: () => [{ getAttribute: () => OWN }] })
  vi.stubGlobal('location', { pathname: '/', reload })
  vi.stubGlobal('fetch', () => fetch())
  reloadForNewBuild()
  fails = () => {
    const event = new Event('vite:preloadError', { cancelable: true })
    window.dispatchEvent(event)
    return event
  }
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

it('leaves it to who asked for a part to know that it did not come', () => {
  fetch = () => Promise.reject(new Error('no server'))
  // One that is prevented makes `import()` give nothing instead of failing.
  expect(fails().defaultPrevented).toBe(false)
})

it('loads the page anew when the server has another version, and stays while none answers', async () => {
  fetch = () => Promise.reject(new Error('no server'))
  fails()
  await pass(10_000)
  fails()
  await pass(10_000)
  expect(reload).not.toHaveBeenCalled()
  fetch = served('/_assets/app/index-2.js')
  fails()
  await pass(2_000)
  expect(reload).toHaveBeenCalledOnce()
})

it('[C 3.8] is not torn away by parts that fail while the network is coming back', async () => {
  fetch = served(OWN)
  fails()
  fails()
  await pass(500)
  fails()
  await pass(20_000)
  expect(reload).not.toHaveBeenCalled()
})

it('loads the page anew when a part goes on failing while the same server answers', async () => {
  fetch = served(OWN)
  fails()
  await pass(3_000)
  fails()
  await pass(2_000)
  expect(reload).toHaveBeenCalledOnce()
})
