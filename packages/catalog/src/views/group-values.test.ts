import type { Property } from '@sheaf/core/collection/schema'
import type { PropertyKind } from '@sheaf/core/kinds/property-kind'
import { describe, expect, it } from 'vitest'
import { type Axis, axisOf, newRowValues, valueChanges } from './group-values'

describe('belonging to a group', () => {
  const kind = (type: string): PropertyKind =>
    ({
      type,
      // A list, as of a multi-select: what it leaves goes, what it comes to is added.
      valueInGroup: (cell, _property, present, move) =>
        type === 'computed'
          ? undefined
          : cell === null
            ? null
            : [...((present as string[]) ?? []).filter(id => id !== move?.from), cell as string],
    }) as PropertyKind
  const axis = (type = 'tags'): Axis => ({
    grouping: { property: 'p' },
    property: { id: 'p' } as Property,
    kind: kind(type),
  })
  const group = (key: string) => ({ key, value: key || null })

  it('gives the value of the column, and takes that of the one before', () => {
    const moves = [{ ...axis(), from: group('todo'), to: group('done') }]
    expect(valueChanges(moves, () => ['todo', 'kept'])).toEqual([{ property: 'p', value: ['kept', 'done'] }])
  })
  it('empties where the column is that of rows without a value', () => {
    expect(valueChanges([{ ...axis(), from: group('todo'), to: group('') }], () => ['todo'])).toEqual([
      { property: 'p', value: null },
    ])
  })
  it('changes nothing within a column', () => {
    expect(valueChanges([{ ...axis('computed'), from: group('a'), to: group('a') }], () => undefined)).toEqual([])
  })
  it('is not possible where one of the values cannot be written', () => {
    const moves = [
      { ...axis(), from: group('a'), to: group('b') },
      { ...axis('computed'), from: group('x'), to: group('y') },
    ]
    expect(valueChanges(moves, () => undefined)).toBeNull()
  })
  it('a new row has the value of its groups, and nothing where the group has none', () => {
    const second = { ...axis(), property: { id: 'q' } as Property }
    expect(
      newRowValues([
        { ...axis(), to: group('done') },
        { ...second, to: group('') },
      ]),
    ).toEqual({ p: ['done'] })
    expect(newRowValues([{ ...axis('computed'), to: group('x') }])).toBeNull()
  })
  it('goes by what is still there', () => {
    const property = { id: 'p', type: 'tags' } as Property
    const kinds = { get: (type: string) => (type === 'tags' ? kind(type) : undefined) }
    expect(axisOf({ property: 'p' }, { p: property }, kinds)).toMatchObject({ property })
    expect(axisOf({ property: 'gone' }, { p: property }, kinds)).toBeNull()
    expect(axisOf({ property: 'p' }, { p: { ...property, type: 'unknown' } }, kinds)).toBeNull()
    expect(axisOf(undefined, {}, kinds)).toBeNull()
  })
})
