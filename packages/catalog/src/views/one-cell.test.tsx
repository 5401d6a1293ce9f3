// A cell that changes is drawn again, and no other: neither of its row nor of those around it, though an answer comes with it.
import type { Property } from '@sheaf/core/collection/schema'
import { type Uuid, uuid } from '@sheaf/core/ids'
import type { BlockValue } from '@sheaf/core/records/block'
import { DatabaseCell } from '@sheaf/database/cells/cell'
import type { Database, PropertyView } from '@sheaf/database/contract/database'
import { DatabaseProvider } from '@sheaf/database/contract/database-hooks'
import { type DatabaseHost, DatabaseHostProvider } from '@sheaf/database/host/database-host'
import { type Drawing, drawing } from '@sheaf/database/testing/drawing'
import { type BlockHost, BlockHostProvider } from '@sheaf/editor/host/block-host'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { catalogProperties } from '../properties/all'
import { cardLook } from './card-look'
import { RowCard } from './row-card'
import { TableRow } from './table/table-row'

const idOf = (n: number): Uuid => uuid(`00000000-0000-4000-8000-${String(n).padStart(12, '0')}`)
const rows = [idOf(1), idOf(2), idOf(3)]
const properties: readonly Property[] = [
  { id: 'title', name: 'Name', type: 'title', order: 0 },
  { id: 'hours', name: 'Hours', type: 'number', order: 1 },
  { id: 'tags', name: 'Tags', type: 'multi_select', order: 2, options: [] },
]
const [first] = rows as [Uuid]

let drawn: string[]
let on: Drawing
const Show: PropertyView['Show'] = ({ row, property, cell }) => {
  drawn.push(`${rows.indexOf(row)} ${property.id}`)
  return JSON.stringify(cell)
}
const databaseHost = { propertyViewOf: () => ({ type: '', Show, edit: 'none' }) } as unknown as DatabaseHost

const components = {
  Cell: DatabaseCell,
  RowName: () => 'Row',
  RowCover: () => null,
  RowMenu: ({ children }: { readonly children: ReactNode }) => children,
}

/** Three rows, and what tells of their records. */
function world() {
  const blocks = new Map(
    rows.map((id, i) => [
      id,
      { id, type: 'page', alive: true, properties: { hours: i, tags: ['a'] } } as unknown as BlockValue,
    ]),
  )
  const listeners = new Map<string, Set<() => void>>()
  const host = {
    t: (words: string) => words,
    record: (_table: string, id: Uuid) => ({
      subscribe: (listener: () => void) => {
        const those = listeners.get(id) ?? new Set()
        listeners.set(id, those.add(listener))
        return () => those.delete(listener)
      },
      get: () => blocks.get(id),
    }),
    pages: { lookOf: () => ({ title: 'Row', icon: null, picture: null }), learn: () => {} },
  } as unknown as BlockHost
  const columns = properties.map(property => ({
    id: property.id,
    visible: true,
    property,
    kind: catalogProperties.get(property.type),
  }))
  const fields = { query: {}, format: {} }
  const nobody: readonly never[] = []
  const others = { subscribe: () => () => {}, at: () => nobody }
  /** With every answer all of it is another one. */
  const database = () =>
    ({
      ...{ columns, fields, others, kinds: catalogProperties, subItems: null, isEditable: true, isSchemaOpen: true },
      actions: { openRow: () => {} },
      query: { answer: { rows } },
      row: (id: Uuid) => blocks.get(id),
      cell: (id: Uuid, property: Property) => blocks.get(id)?.properties?.[property.id] ?? null,
      colors: () => ({ row: null, cells: new Map() }),
      comments: () => 0,
      plain: (id: Uuid, property: Property) => `${property.id} ${rows.indexOf(id)}`,
      ...components,
    }) as unknown as Database
  return {
    host,
    database,
    /** As the server's word of a row brings it: everything in it is another object. */
    change: (id: Uuid, changed: object) => {
      const held = blocks.get(id) as BlockValue
      blocks.set(id, structuredClone({ ...held, properties: { ...held.properties, ...changed } }))
      for (const listener of listeners.get(id) ?? []) listener()
    },
  }
}

beforeEach(() => {
  drawn = []
  on = drawing()
})
afterEach(() => on.end())

const shown = [0, 1, 2]
const look = cardLook({}, 'none')
const ways: readonly (readonly [string, (row: Uuid, line: number) => ReactNode, cells: number])[] = [
  [
    'table',
    (row, line) => (
      <TableRow
        key={row}
        {...{ row, line, shown, frozen: 0, prefix: 'a', left: 0, right: -1, head: -1, corner: -1 }}
        {...{ nested: undefined, isEntry: false, isPicked: false, isPassing: false, editing: null }}
      />
    ),
    9,
  ],
  [
    'board',
    row => <RowCard key={row} row={row} rowKey={row} look={look} isStop={false} isSelected={false} />,
    // The title is the name of the card.
    6,
  ],
]

it.each(ways)('one cell is drawn again: %s', async (_name, drawRow, cells) => {
  const { host, database, change } = world()
  const answer = () =>
    on.draw(
      <BlockHostProvider value={host}>
        <DatabaseHostProvider value={databaseHost}>
          <DatabaseProvider value={database()}>{rows.map(drawRow)}</DatabaseProvider>
        </DatabaseHostProvider>
      </BlockHostProvider>,
    )
  await answer()
  expect(new Set(drawn).size).toBe(cells)
  drawn = []
  // An answer that says the same.
  await answer()
  expect(drawn).toEqual([])
  // A cell that is written here, and the answer that follows.
  await on.run(() => change(first, { hours: 7 }))
  await answer()
  expect(drawn).toEqual(['0 hours'])
  expect(on.words()).toContain('7')
})

it('a row of a table that goes by is its words alone', async () => {
  const { host, database, change } = world()
  const draw = (isPassing: boolean) =>
    on.draw(
      <BlockHostProvider value={host}>
        <DatabaseHostProvider value={databaseHost}>
          <DatabaseProvider value={database()}>
            <TableRow
              {...{ row: first, line: 0, shown, frozen: 0, prefix: 'a', left: 0, right: -1, head: -1, corner: -1 }}
              {...{ nested: undefined, isEntry: false, isPicked: false, isPassing, editing: null }}
            />
          </DatabaseProvider>
        </DatabaseHostProvider>
      </BlockHostProvider>,
    )
  await draw(true)
  expect(on.words()).toBe('title 0hours 0tags 0')
  await on.run(() => change(first, { hours: 7 }))
  expect(drawn).toEqual([])
  await draw(false)
  expect([...new Set(drawn)]).toEqual(['0 title', '0 hours', '0 tags'])
  expect(on.words()).toContain('7')
})
