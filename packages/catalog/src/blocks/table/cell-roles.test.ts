import { expect, it } from 'vitest'
import { cellRole } from './cell-roles'

const roles = (headers: Parameters<typeof cellRole>[0]): string[][] =>
  [0, 1].map(row => [0, 1].map(column => cellRole(headers, row, column)))

it('names columns by the first row and rows by the first column', () => {
  expect(roles({ row: true, column: true })).toEqual([
    ['columnheader', 'columnheader'],
    ['rowheader', 'cell'],
  ])
  expect(roles({ row: false, column: true })).toEqual([
    ['rowheader', 'cell'],
    ['rowheader', 'cell'],
  ])
})
it('has no headers where the table says so', () => {
  expect(roles({ row: false, column: false }).flat()).toEqual(['cell', 'cell', 'cell', 'cell'])
})
