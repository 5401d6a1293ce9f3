import type { Uuid } from '@sheaf/core/ids'
import { afterEach, expect, it, vi } from 'vitest'
import { loadSpaces, prefetchSpaces, spacesHere } from './load-spaces'

afterEach(() => vi.unstubAllGlobals())

let made = 0
/** Somebody whom no earlier test knows. */
const somebody = (): Uuid => `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}` as Uuid

/** Answers one after the other, and how often it was asked. */
function answers(...given: readonly Response[]): { asked: number } {
  const seen = { asked: 0 }
  vi.stubGlobal('fetch', async () => given[seen.asked++] ?? Response.error())
  return seen
}

it('what was asked for ahead is here at once, and used once', async () => {
  const ada = somebody()
  const seen = answers(Response.json({ [ada]: {} }), Response.json({ [ada]: { space: {} } }))
  expect(spacesHere(ada)).toBeNull()
  const ahead = await prefetchSpaces(ada)
  expect([ahead, seen.asked]).toEqual([{ [ada]: {} }, 1])
  expect(spacesHere(ada)).toBe(ahead)
  expect(await loadSpaces(ada)).toBe(ahead)
  // Later it would no longer be true.
  expect([spacesHere(ada), await prefetchSpaces(ada)]).toEqual([null, null])
  expect([await loadSpaces(ada), seen.asked]).toEqual([{ [ada]: { space: {} } }, 2])
})

it('what could not be had ahead is asked for again by whoever shows it, who is told', async () => {
  const ada = somebody()
  const refusal = (): Response =>
    Response.json({ errorId: somebody(), name: 'ForbiddenError', debugMessage: 'No.' }, { status: 403 })
  const seen = answers(refusal(), refusal())
  expect(await prefetchSpaces(ada)).toBeNull()
  expect(spacesHere(ada)).toBeNull()
  await expect(loadSpaces(ada)).rejects.toThrow()
  expect(seen.asked).toBe(2)
})
