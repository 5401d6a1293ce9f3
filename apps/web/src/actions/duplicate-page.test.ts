import type { Uuid } from '@sheaf/core/ids'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { duplicateWholePage } from './duplicate-page'

const [spaceId, userId, pageId] = ['a', 'b', 'c'].map(name => `00000000-0000-4000-8000-00000000000${name}`) as [
  Uuid,
  Uuid,
  Uuid,
]
const session = {
  ...{ spaceId, userId },
  replica: { block: () => undefined },
  learnBlock: () => Promise.resolve(false),
}
vi.mock('@sheaf/sync/when-saved', () => ({ whenSaved: () => Promise.resolve() }))

let say: (line: object) => void
let end: () => void
let accepted: string | null
const shown: string[] = []
const cancels: (() => void)[] = []
let isProgressShown = false
const toasts = {
  show: ({ id, text, action }: { id?: string; text: unknown; action?: { label: string; onAction: () => void } }) => {
    shown.push(String(text))
    if (id) isProgressShown = true
    if (action?.label === 'Cancel') cancels.push(action.onAction)
    return ''
  },
  close: () => {
    isProgressShown = false
  },
}
const duplicate = () => duplicateWholePage(session as never, pageId, toasts, { open: false })
const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  shown.length = cancels.length = 0
  vi.stubGlobal('fetch', (_address: string, { headers }: { headers: Record<string, string> }) => {
    accepted = headers['accept'] ?? null
    const body = new ReadableStream<Uint8Array>({
      start: controller => {
        say = line => controller.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`))
        end = () => controller.close()
      },
    })
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/x-ndjson; charset=utf-8' } }))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const part = (blocks: number) => ({ pageId, blocks, total: 9_000, isWhole: false })

it('says how much of a large page is copied while it is', async () => {
  const done = duplicate()
  await passes(10)
  expect(accepted).toBe('application/x-ndjson')
  say(part(1_000))
  await passes(10)
  expect(shown).toEqual([])
  await passes(600)
  say(part(2_000))
  await passes(10)
  expect([shown, isProgressShown]).toEqual([['Duplicating 2,000 of 9,000 blocks'], true])
  say({ pageId, blocks: 9_000, isWhole: true })
  end()
  await passes(10)
  await done
  expect(shown.at(-1)).toBe('Duplicated “Untitled”')
  expect(isProgressShown).toBe(false)
})

it('says no more of a copy that was given up', async () => {
  const done = duplicate()
  await passes(900)
  expect(shown).toEqual(['Duplicating “Untitled”…'])
  cancels[0]?.()
  say(part(1_000))
  await passes(2_000)
  say({ pageId, blocks: 1_000, isWhole: false })
  end()
  await passes(10)
  await done
  expect(shown).toEqual(['Duplicating “Untitled”…'])
})

it('says that it failed where the answer breaks off', async () => {
  const done = duplicate()
  await passes(10)
  say(part(1_000))
  end()
  await passes(10)
  await done
  expect(shown.at(-1)).toBe('Couldn’t duplicate the page. Try again.')
})
