import { describe, expect, it } from 'vitest'
import { indexAt, moved } from './list-moves'

describe('moved', () => {
  it.each([
    ['down', 0, 2, ['b', 'c', 'a', 'd']],
    ['up', 3, 1, ['a', 'd', 'b', 'c']],
    ['beyond the end', 1, 9, ['a', 'c', 'd', 'b']],
    ['beyond the start', 2, -4, ['c', 'a', 'b', 'd']],
    ['nowhere', 2, 2, ['a', 'b', 'c', 'd']],
    ['from where nothing is', 7, 0, ['a', 'b', 'c', 'd']],
  ])('%s', (_, from, to, expected) => expect(moved(['a', 'b', 'c', 'd'], from, to)).toEqual(expected))
})

describe('indexAt', () => {
  const rows = [0, 10, 20, 30].map(start => ({ start, end: start + 10 }))
  it.each([
    ['stays while it is over itself', 1, 15, 1],
    ['stays until the middle of the next', 1, 24, 1],
    ['passes the next behind its middle', 1, 26, 2],
    ['goes to the end', 1, 300, 3],
    ['stays until the middle of the one before', 1, 6, 1],
    ['passes the one before', 1, 4, 0],
    ['goes to the start', 3, -50, 0],
  ])('%s', (_, from, height, expected) => expect(indexAt(rows, from, height)).toBe(expected))
})
