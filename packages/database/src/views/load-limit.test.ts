import { expect, it } from 'vitest'
import { nextRows } from './load-limit'

it.each([
  ['as many as the view begins with', { load_limit: 10 }, undefined, 10],
  ['as many as it was asked for', { load_limit: 10 }, 25, 25],
  ['twice the usual by scrolling', {}, undefined, 100],
  ['twice what was asked for by scrolling', {}, 30, 60],
])('%s', (_name, format, limit, count) => {
  expect(nextRows({ query: {}, format }, limit)).toBe(count)
})
