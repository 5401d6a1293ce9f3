import { expect, it } from 'vitest'
import type { Uuid } from '../ids'
import { type KnownRow, matchRows } from './match-rows'

const [coats, hats, twin] = ['a', 'b', 'c'] as Uuid[] as [Uuid, Uuid, Uuid]
const known: readonly KnownRow[] = [
  { id: coats, key: 'Coats', values: { title: [['Coats', [['b']]]], price: 120, when: { start: '2026-05-03' } } },
  { id: hats, key: 'Hats ', values: { title: [['Hats']], tags: ['x'] } },
  { id: twin, key: 'Coats', values: { title: [['Coats']], price: 1 } },
]

it('[P 3] a merge tells what is new, what changes and what stays', () => {
  const match = matchRows(
    'title',
    [
      { key: 'Coats', values: { title: [['Coats']], price: 130, when: { start: '2026-05-03' } } },
      { key: ' Hats', values: { title: [['Hats']], tags: ['x'] } },
      { key: 'Scarves', values: { title: [['Scarves']], price: 35 } },
      { key: '', values: { price: 7 } },
    ],
    known,
  )
  expect(match.added.map(({ price }) => price)).toEqual([35, 7])
  // Of two with one key the first counts; its name is the same word, only marked.
  expect(match.changed).toEqual([{ row: coats, key: 'Coats', values: { price: 130 }, before: { price: 120 } }])
  expect(match.unchanged).toBe(1)
})
it('[P 3] what the file leaves empty stays, and what it says last counts', () => {
  const match = matchRows(
    'title',
    [
      { key: 'Coats', values: { price: 1 } },
      { key: 'Coats', values: { note: [['warm']] } },
      { key: 'Coats', values: { price: 2 } },
    ],
    known,
  )
  expect(match.changed.map(({ values }) => values)).toEqual([{ price: 2, note: [['warm']] }])
  expect(match.added).toEqual([])
})
it('[P 3] a key that the file says twice is one row, also where it is new, and both are told', () => {
  const match = matchRows(
    'title',
    [
      { key: 'Coats', values: { price: 2 } },
      { key: 'Scarves', values: { title: [['Scarves']], price: 35 } },
      { key: 'Scarves', values: { title: [['Scarves']], price: 36, note: [['thin']] } },
      { key: '', values: { price: 7 } },
      { key: ' ', values: { price: 8 } },
    ],
    known,
  )
  expect(match.added.map(({ price }) => price)).toEqual([36, 7, 8])
  expect(match).toMatchObject({ repeated: 1, twins: 1 })
})
it('[P 3] a key in other case or spaces is the same where it can be only one, and stays as it is written', () => {
  const written: readonly KnownRow[] = [
    { id: coats, key: 'Long  coats', values: { title: [['Long  coats']], price: 1 } },
    { id: hats, key: 'ab-1', values: { title: [['ab-1']], price: 1 } },
    { id: twin, key: 'AB-1', values: { title: [['AB-1']], price: 1 } },
  ]
  const given = (key: string) => ({ key, values: { title: [[key]], price: 2 } })
  const match = matchRows('title', [given(' long coats '), given('AB-1'), given('Ab-1')], written)
  expect(match.changed.map(({ row, values }) => [row, values])).toEqual([
    [coats, { price: 2 }],
    [twin, { price: 2 }],
  ])
  // It could be either of two.
  expect(match.added).toEqual([{ title: [['Ab-1']], price: 2 }])
})
