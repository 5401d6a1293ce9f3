import type { Uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import type { Operation } from '@sheaf/core/operations/all'
import type { Transaction } from '@sheaf/core/operations/transaction'
import { describe, expect, it } from 'vitest'
import { messagesOf, portionsOf } from './portions'

const id = '6f7c1a52-5a2b-4f0e-9a4e-0d5b8f1c2d3e' as Uuid
const pointer = { table: 'block', id, spaceId: id } as const
const trash: Operation = { command: 'trashBlock', pointer, args: { seen: [] } }
const write = (characters: number): Operation => ({
  command: 'editText',
  pointer,
  args: { text: id, epoch: 0, update: 'a'.repeat(characters) },
})
const split: Operation = {
  command: 'splitBlock',
  pointer,
  args: { from: id, text: id, marker: id, type: 'text', format: {} },
}
const transaction = (...operations: Operation[]): Transaction => ({
  id,
  clientId: id,
  n: 1,
  spaceId: id,
  authoredAt: 0,
  operations,
})
const many = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one)

describe('what is too large for a transaction', () => {
  it('is cut by the number of operations, in order, nothing lost', () => {
    const operations = [...many(limits.operationsPerTransaction + 1, trash), write(4)]
    const portions = portionsOf(operations)
    expect(portions.map(portion => portion.length)).toEqual([limits.operationsPerTransaction, 2])
    expect(portions.flat()).toEqual(operations)
  })
  it('is cut by its size', () => {
    const portions = portionsOf(many(40, write(100_000)))
    expect(portions.length).toBeGreaterThan(3)
    for (const portion of portions)
      expect(JSON.stringify(portion).length).toBeLessThan(limits.maxSocketMessageBytes / 4)
  })
  it('a split is never parted from its marker', () => {
    const operations = [...many(limits.operationsPerTransaction - 1, trash), write(4), split, trash]
    const [, second] = portionsOf(operations)
    expect(second?.map(({ command }) => command)).toEqual(['editText', 'splitBlock', 'trashBlock'])
  })
  it('what fits stays one', () => {
    expect(portionsOf([write(4), split])).toEqual([[write(4), split]])
    expect(portionsOf([])).toEqual([])
  })
})

describe('messages', () => {
  it('hold as many transactions as fit, at least one, in order', () => {
    const small = transaction(trash)
    const large = transaction(...many(10, write(100_000)))
    const huge = transaction(write(3_000_000))
    expect(messagesOf([small, large, large, large, small, huge, small])).toEqual([
      [small, large, large],
      [large, small],
      [huge],
      [small],
    ])
  })
})
