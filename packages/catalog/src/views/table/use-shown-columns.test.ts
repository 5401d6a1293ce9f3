import { expect, it } from 'vitest'
import { shownColumns } from './use-shown-columns'

it.each([
  ['all where none is looked for', 3, null, 1, [0, 1, 2]],
  ['those in sight, and those that stay there', 9, { first: 4, last: 6 }, 2, [0, 1, 4, 5, 6]],
  ['each once', 5, { first: 0, last: 2 }, 1, [0, 1, 2]],
  ['those that stay, before anything is measured', 5, { first: 0, last: -1 }, 1, [0]],
] as const)('draws %s', (_, count, inSight, frozen, expected) => {
  expect(shownColumns(count, inSight, frozen)).toEqual(expected)
})
