import type { Uuid } from '@sheaf/core/ids'
import { expect, it } from 'vitest'
import { idsOf } from '../testing/small-space.fixture'
import { othersByRow, readCellHere } from './others-here'

const [ada, ben, eve, row, other] = idsOf(1, 2, 3, 21, 22)
const nameOf = (id: Uuid): string => ({ [ada]: 'Ada', [ben]: 'Ben', [eve]: 'Eve' })[id] ?? ''
const peer = (userId: Uuid, cell: unknown, tab = userId) => ({ userId, clientId: tab, state: { cell } }) as never

it('[P 7] says by row who else is at which cell, each once and never oneself', () => {
  const peers = [
    peer(ada, { row, property: 'hours' }),
    peer(ben, { row, property: 'hours' }),
    peer(ben, { row, property: 'hours' }, eve),
    peer(eve, { row: other, property: null }),
  ]
  const found = othersByRow(peers, ada, nameOf)
  expect(found.get(row)?.map(({ name, property }) => [name, property])).toEqual([['Ben', 'hours']])
  expect(found.get(other)?.map(({ name, property }) => [name, property])).toEqual([['Eve', null]])
})
it('[P 7] takes nothing that is no cell', () => {
  for (const cell of [undefined, null, 7, {}, { row: 'x' }, { row: 7, property: 'a' }])
    expect(readCellHere({ cell })).toBeNull()
  expect(readCellHere({ cell: { row, property: { a: 1 } } })).toEqual({ row, property: null })
})
