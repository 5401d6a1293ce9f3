// Small kinds of properties for the tests of the engine, one for each form and source, and tables that are quick to write down.
import { type Uuid, uuid } from '../ids'
import { defineProperty, type NameSource, type PropertyKind, propertyKinds } from '../kinds/property-kind'
import { custom, type Json } from '../validation/checks'
import { CollectionTable } from './collection-table'
import type { Cell } from './column'
import type { QueryContext } from './query'
import { optionsOf, type Property, type Schema } from './schema'
import type { CollectionRow } from './stored-columns'
import type { World } from './world'

type Spec = Pick<PropertyKind, 'type' | 'form' | 'read'> & Partial<PropertyKind>
const kind = (spec: Spec): PropertyKind =>
  defineProperty({
    label: spec.type,
    description: '',
    icon: '',
    value: custom((value): value is Json => value !== undefined, 'a value', {}),
    operators: [],
    plain: cell => JSON.stringify(cell),
    parse: words => ({ value: words, loss: 'kept' }),
    api: { type: spec.type, writeValue: value => value ?? null, writeSettings: () => ({}) },
    ...spec,
  })

const text = (value: Json | undefined): Cell => (typeof value === 'string' && value ? value : null)
const list = (value: Json | undefined): Cell => (Array.isArray(value) && value.length ? (value as string[]) : null)
/** `2026-03-01`, `2026-03-01T10:00Z`, or two of them with a slash between. */
export function day(value: Json | undefined): Cell {
  if (typeof value !== 'string') return null
  const [start = '', end] = value.split('/')
  return { start: Date.parse(start), ...(end ? { end: Date.parse(end) } : {}), hasTime: start.includes('T') }
}
const ranking = (property: Property): readonly string[] => optionsOf(property).map(({ id }) => id)

export const kinds = propertyKinds([
  kind({ type: 'title', form: 'text', read: text }),
  kind({ type: 'text', form: 'text', read: text }),
  kind({ type: 'number', form: 'number', read: value => (typeof value === 'number' ? value : null) }),
  kind({ type: 'checkbox', form: 'flag', read: value => value === true }),
  kind({ type: 'date', form: 'date', read: day }),
  kind({ type: 'select', form: 'choice', read: text, refersTo: 'options', ranking }),
  kind({ type: 'multi', form: 'list', read: list, refersTo: 'options', ranking }),
  kind({ type: 'person', form: 'list', read: list, refersTo: 'people' }),
  kind({ type: 'relation', form: 'list', read: list, refersTo: 'rows' }),
  kind({
    type: 'created_time',
    form: 'date',
    source: 'row',
    read: (_value, _property, row) => ({ start: row.created_time, hasTime: true }),
  }),
  kind({
    type: 'created_by',
    form: 'list',
    refersTo: 'people',
    holdsOne: true,
    source: 'row',
    read: (_value, _property, row) => [row.created_by_id],
  }),
  // Good until the time that it holds.
  kind({
    type: 'lease',
    form: 'choice',
    read: (value, _property, _row, now = 0) => (typeof value !== 'number' ? null : value <= now ? 'over' : 'running'),
    changesAt: value => (typeof value === 'number' ? value : undefined),
    ranking: () => ['running', 'over'],
  }),
  kind({ type: 'button', form: 'none', read: () => null }),
  kind({ type: 'rollup', form: 'none', source: 'computed', read: () => null }),
  kind({ type: 'formula', form: 'none', source: 'computed', read: () => null }),
])

/** The id of the nth row; tables of one world count from different places. */
export const rowId = (n: number): Uuid => uuid(`00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`)
export const ADA = rowId(0xada)
export const BOB = rowId(0xb0b)

export const context: QueryContext = {
  me: ADA,
  zone: 'UTC',
  locale: 'en',
  weekStart: 1,
  now: Date.parse('2026-03-18T12:00:00Z'),
}

export function schemaOf(properties: Readonly<Record<string, string | Readonly<Record<string, Json>>>>): Schema {
  const entries = Object.entries(properties).map(([id, given], order): [string, Property] => {
    const settings = typeof given === 'string' ? { type: given } : given
    return [id, { id, name: id, order, type: '', ...settings }]
  })
  return Object.fromEntries(entries)
}

export const options = (...ids: string[]): Json =>
  ids.map(id => {
    const [name = '', group] = id.split('@')
    return { id: name, name: `Option ${name}`, color: 'gray', ...(group ? { group } : {}) }
  })

export function rowOf(
  n: number,
  properties: Readonly<Record<string, Json>>,
  more: Partial<CollectionRow> = {},
): CollectionRow {
  const time = Date.UTC(2026, 0, 1) + n * 60_000
  return {
    fields: {
      id: rowId(n),
      created_time: time,
      created_by_id: ADA,
      last_edited_time: time,
      last_edited_by_id: BOB,
      number: n,
    },
    properties,
    ...more,
  }
}

export class TestWorld implements World {
  readonly tables = new Map<string, CollectionTable>()
  readonly people: Record<string, string> = { [ADA]: 'Ada', [BOB]: 'Bob' }
  readonly names: NameSource = {
    person: id => this.people[id] ?? '',
    page: id => {
      for (const table of this.tables.values()) {
        const title = table.row(id as Uuid)?.properties['title']
        if (typeof title === 'string') return title
      }
      return ''
    },
    findPerson: () => null,
    findPage: () => null,
  }

  table(id: string): CollectionTable | undefined {
    return this.tables.get(id)
  }

  make(id: string, schema: Schema, rows: readonly CollectionRow[] = []): CollectionTable {
    const table = new CollectionTable(id, kinds, this)
    table.setSchema(schema)
    for (const row of rows) table.put(row)
    this.tables.set(id, table)
    return table
  }
}

/** The numbers of rows, which are easier to read than ids. */
export const numbersOf = (ids: readonly Uuid[]): number[] => ids.map(id => Number.parseInt(id.slice(-12), 16))
