import { catalogProperties } from '@sheaf/catalog/properties/all'
import type { Schema } from '@sheaf/core/collection/schema'
import type { ColumnChoice } from '@sheaf/core/csv/column-choices'
import type { GuessedColumn } from '@sheaf/core/csv/csv-table'
import { describe, expect, it } from 'vitest'
import { t } from '../testing/english'
import { chosenElsewhere, destinationOf, destinationsFor, readDestination } from './column-destinations'

const columns: readonly GuessedColumn[] = [
  { name: 'A', type: 'title' },
  { name: 'B', type: 'number' },
]
const column = columns[1] as GuessedColumn
const schema: Schema = {
  title: { id: 'title', name: 'Name', type: 'title', order: 0 },
  c: { id: 'c', name: 'Made', type: 'created_time', order: 1 },
}

const words = { t, propertyKinds: catalogProperties }

describe('where a column goes', () => {
  it.each<ColumnChoice>([{ to: 'nowhere' }, { to: 'property', id: 'x:y' }, { to: 'new', name: 'B', type: 'number' }])(
    '%j is the same when it is read again',
    choice => expect(readDestination(destinationOf(choice), column)).toEqual(choice),
  )
  it('offers what is there, but nothing that Sheaf writes itself, and new properties that words can make', () => {
    const offered = destinationsFor(schema, column, words)
    expect(offered.find(({ value }) => value === 'property:c')?.disabled).toBe(true)
    const values = offered.map(({ value }) => value)
    expect(values).toContain('property:title')
    expect(values).toContain('new:select')
    for (const type of ['title', 'formula', 'relation', 'button', 'verification', 'created_time'])
      expect(values).not.toContain(`new:${type}`)
  })
  it('offers the type of the note, whatever it is', () => {
    const noted = { id: 'f', name: 'B', type: 'formula', order: 0 }
    const offered = destinationsFor(null, { name: 'B', type: 'formula', noted }, words).map(({ value }) => value)
    expect(offered).toContain('new:formula')
    expect(readDestination('new:formula', { name: 'B', type: 'formula', noted })).toMatchObject({ noted })
  })
  it('is one for each property: what had it before becomes a property of its own', () => {
    const before: readonly ColumnChoice[] = [
      { to: 'new', name: 'A', type: 'title' },
      { to: 'new', name: 'B', type: 'number' },
    ]
    expect(chosenElsewhere(before, 1, { to: 'new', name: 'B', type: 'title' }, columns)).toEqual([
      { to: 'new', name: 'A', type: 'text' },
      { to: 'new', name: 'B', type: 'title' },
    ])
    const same: ColumnChoice = { to: 'property', id: 'n' }
    expect(chosenElsewhere([same, { to: 'nowhere' }], 1, same, columns)).toEqual([
      { to: 'new', name: 'A', type: 'text' },
      same,
    ])
  })
})
