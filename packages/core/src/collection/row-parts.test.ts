import { describe, expect, it } from 'vitest'
import { numbersOf, rowId } from './kinds.fixture'
import type { RowList } from './query'
import { listedIn, missingPieces, rowAt, rowsHere, withoutRows, withPart } from './row-parts'

const ids = (from: number, count: number) => Array.from({ length: count }, (_, i) => rowId(from + i))
/** A thousand rows, each called by its place. */
const list: RowList = { total: 1_000, rows: ids(0, 50), hasMore: true, aggregations: {} }
const page = (from: number, count: number): RowList => ({ ...list, rows: ids(from, count) })

describe('a long list that is partly here', () => {
  it('finds a row by its place, in the head and further on', () => {
    const held = withPart(list, 500, page(500, 100))
    expect([0, 49, 500, 599].map(at => rowAt(held, at))).toEqual([0, 49, 500, 599].map(rowId))
    expect([50, 499, 600].map(at => rowAt(held, at))).toEqual([undefined, undefined, undefined])
    expect(listedIn(held)).toBe(1_000)
  })

  it('asks for pieces that are missing, and only for those', () => {
    expect(missingPieces(list, 10, 60, 100)).toEqual([0])
    expect(missingPieces(withPart(list, 0, page(0, 100)), 10, 60, 100)).toEqual([])
    expect(missingPieces(list, 480, 620, 100)).toEqual([400, 500, 600])
    expect(missingPieces(withPart(list, 500, page(500, 100)), 480, 620, 100)).toEqual([400, 600])
    expect(missingPieces(list, 990, 2_000, 100)).toEqual([900])
  })

  it('joins parts that touch and keeps the newer of what they share', () => {
    const held = withPart(withPart(withPart(list, 200, page(200, 100)), 100, page(100, 100)), 150, page(1_150, 10))
    expect(held.parts?.map(({ from, rows }) => [from, rows.length])).toEqual([[100, 200]])
    expect([149, 150, 159, 160].map(at => rowAt(withPart(list, 100, page(100, 100)), at))).toEqual(
      [149, 150, 159, 160].map(rowId),
    )
    expect([...rowsHere(withPart(list, 40, page(40, 20)))].map(([at, row]) => [at, numbersOf([row])[0]])).toEqual(
      Array.from({ length: 60 }, (_, i) => [i, i]),
    )
  })

  it('has as many rows as its newest part was told of, so that a row which came meanwhile has its place', () => {
    const grown = { ...list, total: 1_001, rows: ids(900, 101) }
    const held = withPart(list, 900, grown)
    expect(listedIn(held)).toBe(1_001)
    expect(rowAt(held, listedIn(held) - 1)).toBe(rowId(1_000))
    const nested = withPart({ ...list, listed: 700 }, 600, { ...list, rows: ids(600, 101), listed: 701 })
    expect([nested.total, listedIn(nested)]).toEqual([1_000, 701])
  })

  it('moves up what stands behind rows that are gone', () => {
    const gone = new Set([rowId(3), rowId(500), rowId(501)])
    const held = withoutRows(withPart(withPart(list, 500, page(500, 10)), 700, page(700, 10)), row => gone.has(row))
    expect(held.total).toBe(997)
    expect(held.parts?.map(({ from, rows }) => [from, rows.length])).toEqual([
      [499, 8],
      [697, 10],
    ])
    expect(withoutRows(list, () => false)).toBe(list)
  })
})
