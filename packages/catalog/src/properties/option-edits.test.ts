import { expect, it } from 'vitest'
import { changed, movedAmong, renamed, sortedByName, withoutDescription, withoutOption } from './option-edits'

const option = (id: string, more = {}) => ({ id, name: id.toUpperCase(), color: 'gray', ...more })
const abc = [option('a'), option('b'), option('c')]
const ids = (options: readonly { readonly id: string }[] | null) => options?.map(({ id }) => id)

it('renames, with the id kept', () => {
  expect(renamed(abc, 'b', ' New ')?.[1]).toEqual({ id: 'b', name: 'New', color: 'gray' })
})
it.each([
  ['empty', '  '],
  ['another’s', 'c'],
])('refuses a name that is %s', (_, name) => expect(renamed(abc, 'b', name)).toBeNull())
it('may change the case of its own name', () => expect(renamed(abc, 'b', 'b')?.[1]?.name).toBe('b'))

it('moves among those shown', () => {
  expect(ids(movedAmong(abc, ['a', 'c'], 0, 1))).toEqual(['b', 'c', 'a'])
  expect(ids(movedAmong(abc, ['a', 'b', 'c'], 2, 0))).toEqual(['c', 'a', 'b'])
  expect(movedAmong(abc, ['a'], 0, 1)).toBe(abc)
})

it('goes into the group that it is moved into', () => {
  const grouped = [option('a', { group: 'x' }), option('b', { group: 'y' })]
  expect(movedAmong(grouped, ['a', 'b'], 0, 1)).toEqual([grouped[1], { ...grouped[0], group: 'y' }])
})

it('leaves the others as they are', () => {
  expect(ids(withoutOption(abc, 'b'))).toEqual(['a', 'c'])
  expect(changed(abc, 'c', { color: 'red' })).toEqual([abc[0], abc[1], { ...abc[2], color: 'red' }])
  expect(withoutDescription([option('a', { description: 'x' })], 'a')).toEqual([option('a')])
})

it('sorts as people count', () => {
  const names = ['Sprint 10', 'sprint 2', 'Älter'].map(name => option(name, { name }))
  expect(sortedByName(names, 'de').map(({ name }) => name)).toEqual(['Älter', 'sprint 2', 'Sprint 10'])
})
