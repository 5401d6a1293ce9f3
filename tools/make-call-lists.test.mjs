// The lists of calls are those of their folders.
import { expect, test } from 'vitest'
import { callLists, checkedIn } from './make-call-lists.mjs'

test.each(Object.entries(callLists()))('%s is what `node tools/make-call-lists.mjs` writes', (path, text) => {
  expect(checkedIn(path)).toBe(text)
})
