// A file of Sheaf's own that is imported as a new database gives the same properties and the same values, whatever their kinds.
import { optionsOf, type Property, type Schema } from '@sheaf/core/collection/schema'
import { chooseColumns } from '@sheaf/core/csv/column-choices'
import { type ImportPlan, planImport } from '@sheaf/core/csv/plan-import'
import type { Json } from '@sheaf/core/validation/checks'
import { describe, expect, it } from 'vitest'
import { catalogProperties } from '../properties/all'
import {
  ann,
  collection,
  context,
  kindOf,
  options,
  propertyOf,
  row,
  wordy,
} from '../properties/property-samples.fixture'
import { guessColumns } from './guess-columns'
import { readCsv } from './read-csv'
import { noteHere, type TypesNote, takeNote, writeNote } from './types-note'
import { writeCsv } from './write-csv'

const title: Property = { id: 'title', name: 'What, "exactly"', type: 'title', order: 0 }
const schemaOf = (...properties: readonly Property[]): Schema =>
  Object.fromEntries([title, ...properties].map(property => [property.id, property]))
const noteOf = (schema: Schema, isWhole = true): TypesNote => ({
  properties: Object.values(schema),
  zone: context.zone,
  isWhole,
})

function sentAround(
  schema: Schema,
  rows: readonly Readonly<Record<string, Json>>[],
  note = noteOf(schema),
): ImportPlan {
  const properties = Object.values(schema)
  const cells = rows.map(values =>
    Object.fromEntries(
      properties.map(property => [property.id, kindOf(property.type).read(values[property.id], property, row)]),
    ),
  )
  const { table, note: found } = takeNote(readCsv(writeCsv(properties, cells, context, writeNote(note))))
  const here = found && noteHere(found, id => id === collection)
  let count = 0
  const columns = guessColumns(table, context, here)
  return planImport(
    table,
    chooseColumns(columns, {}),
    { kinds: catalogProperties, schema: {}, newId: () => `new${++count}` },
    context,
  )
}
const unordered = (properties: readonly Property[]) =>
  properties.map(({ order: _order, ...rest }) => rest as Partial<Property>)

describe('a file that comes back as a new database', () => {
  it.each(catalogProperties.all.filter(({ type }) => type !== 'title').map(({ type }) => type))(
    'has the property of type %s as it was, with every value that words can say',
    type => {
      const property: Property = { ...propertyOf(type), id: 'a_-9', name: '=It\'s "a" 🍵 שדה, %' }
      const schema = schemaOf(property)
      const values = (wordy[type] ?? []).map((value, i) => ({ title: [[`Row ${i}`]], 'a_-9': value }))
      const plan = sentAround(schema, values)
      expect(unordered(plan.properties)).toEqual(unordered(Object.values(schema)))
      expect(plan.rows).toEqual(values)
      expect(plan.problems).toEqual([])
    },
  )
  it('keeps options that no row has, with colours, order and descriptions', () => {
    const plan = sentAround(schemaOf({ ...propertyOf('select'), id: 's' }), [])
    expect(optionsOf(plan.properties[1] as Property)).toEqual(options)
  })
  it('keeps formulas and what they speak of, where everything came along', () => {
    const schema = schemaOf(
      { ...propertyOf('number'), id: 'n', name: 'N' },
      { ...propertyOf('formula'), id: 'f', name: 'F', expression: 'prop("n") * 2' },
    )
    const whole = sentAround(schema, [{ n: 2 }])
    expect(whole.properties[2]).toMatchObject({ id: 'f', type: 'formula', expression: 'prop("n") * 2' })
    expect(whole.skipped).toEqual(['F'])
    const part = sentAround(schema, [{ n: 2 }], noteOf(schema, false))
    expect(part.properties[2]?.type).not.toBe('formula')
  })
  it('leads to known databases one way, and keeps titles as words where a database is not known', () => {
    const known = { ...propertyOf('relation', { kind: 'dual', synced_property: 'back' }), id: 'r' }
    expect(sentAround(schemaOf(known), []).properties[1]).toMatchObject({ collection_id: collection, kind: 'single' })
    expect(sentAround(schemaOf(known), []).properties[1]).not.toHaveProperty('synced_property')
    const unknown = { ...known, collection_id: ann }
    expect(sentAround(schemaOf(unknown), []).properties[1]?.type).toBe('text')
  })
  it('tells times in the zone that they were written in', () => {
    const { table, note } = takeNote(readCsv(writeCsv([title], [], context, writeNote(noteOf(schemaOf())))))
    expect(table.headers).toEqual(['What, "exactly"'])
    expect(note?.zone).toBe('Europe/Berlin')
  })
})

describe('the note', () => {
  const headed = (header: string) => takeNote(readCsv(writeCsv([title], [{ title: 'x' }], context, header)))
  it.each([
    'Sheaf types',
    'Sheaf types {',
    'Sheaf types {"v":2}',
    'Sheaf types []',
    'Sheaf types {"v":1,"properties":[{"id":"x y","name":"A","type":"text"}]}',
    'Sheaf types {"v":1,"properties":[{"id":"title","name":"A","type":"text"},null,3]}',
    'Sheaf types {"v":1,"properties":[{"id":"a","name":"A","type":"of tomorrow"}]}',
    'Sheaf types {"v":1,"properties":[{"id":"__proto__","name":"A","type":"text"}]}',
  ])('of a stranger, %s, does no harm', header => expect(headed(header).note?.properties ?? []).toEqual([]))
  it('gives no setting that its kind does not take', () => {
    const { note } = headed(
      'Sheaf types {"v":1,"properties":[{"id":"a","name":"A","type":"select","options":"all","x":1}]}',
    )
    expect(note?.properties).toEqual([{ ...kindOf('select').settings, id: 'a', name: 'A', type: 'select', order: 0 }])
  })
  it('stays as long as a spreadsheet keeps: long lists of options come from the values then', () => {
    const many = Array.from({ length: 900 }, (_, i) => ({ id: `o${i}`, name: `Option number ${i}`, color: 'gray' }))
    const note = writeNote(noteOf(schemaOf({ ...propertyOf('select'), id: 's', options: many })))
    expect(note.length).toBeLessThan(32_000)
    expect(note).toContain('"type":"select"')
  })
  it('is left where somebody wrote below it', () => {
    const given = readCsv('Name,"Sheaf types {""v"":1}"\r\nx,mine\r\n')
    expect(takeNote(given).table.rows).toEqual([['x', 'mine']])
  })
})
