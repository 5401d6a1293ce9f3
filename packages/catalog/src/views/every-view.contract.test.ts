// What every kind of view keeps to.
import type { Property, Schema } from '@sheaf/core/collection/schema'
import { questionOf, type ViewFields } from '@sheaf/core/kinds/view-kind'
import { describe, expect, it } from 'vitest'
import { allPropertyKinds, catalogProperties } from '../properties/all'
import { allViewKinds } from './all'

/** What the database around a view keeps in its format, whatever its kind. */
const ofEveryView: ReadonlySet<string> = new Set(['properties', 'open_rows', 'load_limit'])

const titleOnly: Schema = { title: { id: 'title', name: 'Name', type: 'title', order: 0 } }
const everything: Schema = {
  ...titleOnly,
  ...Object.fromEntries(
    allPropertyKinds
      .filter(({ type }) => type !== 'title')
      .map((kind, i) => [
        kind.type,
        { ...kind.settings, id: kind.type, name: kind.label, type: kind.type, order: i + 1 },
      ]),
  ),
}
const formOf = (property: Property) => {
  const form = catalogProperties.get(property.type)?.form ?? 'none'
  return typeof form === 'function' ? form(property) : form
}

it('has a type of its own', () => {
  expect(new Set(allViewKinds.map(({ type }) => type)).size).toBe(allViewKinds.length)
})

describe.each(allViewKinds.map(kind => ({ type: kind.type, kind })))('$type', ({ kind }) => {
  it.each([
    ['only a title', titleOnly],
    ['a property of every type', everything],
  ])('begins with what it allows: %s', (_title, schema) => {
    const { format = {} } = kind.begin(schema, formOf)
    const faults = Object.entries(format).flatMap(([name, value]) => kind.format[name]?.judge(value) ?? [])
    expect(faults).toEqual([])
    expect(Object.keys(format).filter(name => !kind.format[name] && !ofEveryView.has(name))).toEqual([])
  })
  it.each([
    ['only a title', titleOnly],
    ['a property of every type', everything],
  ])('asks for what is there: %s', (_title, schema) => {
    const fields: ViewFields = { query: {}, format: {}, ...kind.begin(schema, formOf) }
    const { group, subGroup, aggregations = [], limit } = questionOf(kind, fields, schema)
    const named = [group, subGroup, ...aggregations].flatMap(one => (one ? [one.property] : []))
    expect(named.filter(id => !schema[id])).toEqual([])
    expect(limit).toBeGreaterThan(0)
  })
  it('needs a type of property that there is', () => {
    if (kind.needs) expect(catalogProperties.get(kind.needs.type)).toBeDefined()
  })
  it('has words and a sign', () => {
    for (const words of [kind.label, kind.description, kind.icon]) expect(words).not.toBe('')
  })
})
