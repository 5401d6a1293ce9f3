// Two databases on a page, tasks and projects, that name each other; a task has one project at most.
import { titleProperty } from '@sheaf/core/collection/schema-check'
import { deterministicUuid, type Uuid } from '@sheaf/core/ids'
import { madeRecord } from '@sheaf/core/operations/space-state'
import type { Table } from '@sheaf/core/records/all'
import { ownSlice } from '@sheaf/core/text/slice'

export const databaseNames = ['tasks', 'projects'] as const
export type DatabaseName = (typeof databaseNames)[number]

export const databaseIds = (spaceId: Uuid, name: DatabaseName): { block: Uuid; collection: Uuid; view: Uuid } => ({
  block: deterministicUuid([spaceId, name, 'block']),
  collection: deterministicUuid([spaceId, name, 'collection']),
  view: deterministicUuid([spaceId, name, 'view']),
})
/** The property of a database that names the rows of the other. */
export const relationIn = { tasks: 'project', projects: 'tasks' } as const
export const otherOf = { tasks: 'projects', projects: 'tasks' } as const
export const columns = ['title', 'note', 'status', 'extra'] as const

export function databaseRecords(spaceId: Uuid, page: Uuid) {
  const base = { version: 1, last_version: 0, space_id: spaceId, alive: true }
  return databaseNames.flatMap(name => {
    const { block, collection, view } = databaseIds(spaceId, name)
    const other = otherOf[name]
    const schema = {
      title: titleProperty,
      note: { id: 'note', name: 'Note', type: 'rich_text', order: 1 },
      status: { id: 'status', name: 'Status', type: 'select', order: 2, options: [] },
      extra: { id: 'extra', name: 'Extra', type: 'number', order: 3 },
      [relationIn[name]]: {
        id: relationIn[name],
        name: relationIn[name],
        type: 'relation',
        order: 4,
        collection_id: databaseIds(spaceId, other).collection,
        kind: 'dual',
        synced_property: relationIn[other],
        ...(name === 'tasks' ? { limit: 1 } : {}),
      },
    }
    const home = { parent_table: 'block', parent_id: block }
    const records: { table: Table; value: Readonly<Record<string, unknown>> & { id: Uuid } }[] = [
      {
        table: 'block',
        value: {
          ...base,
          id: block,
          type: 'collection_view',
          parent_table: 'block',
          parent_id: page,
          page_id: page,
          properties: {},
          format: {},
          collection_id: collection,
          view_ids: [view],
          crdt_data: { title: [ownSlice(block)], own: ownSlice(block) },
          crdt_format_version: 1,
        },
      },
      { table: 'collection', value: { ...base, ...home, id: collection, name, schema, deleted_schema: {} } },
      {
        table: 'collection_view',
        value: {
          ...base,
          ...home,
          id: view,
          collection_id: collection,
          type: 'table',
          query: {},
          format: { columns: columns.map(id => ({ id })) },
        },
      },
    ]
    return records.map(({ table, value }) => madeRecord(table, { version: 1, last_version: 0, ...value }))
  })
}
