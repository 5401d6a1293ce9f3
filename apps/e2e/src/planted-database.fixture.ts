// A database on a page, made by calls as another program would: its properties, rows and views are what a journey needs of them.

import { randomInt, randomUUID } from 'node:crypto'
import { toBase64 } from '@sheaf/core/base64'
import type { Uuid } from '@sheaf/core/ids'
import { atEnd } from '@sheaf/core/operations/anchor'
import { operation } from '@sheaf/core/operations/operation'
import type { Pointer } from '@sheaf/core/operations/record-id'
import type { Table } from '@sheaf/core/records/all'
import { MARKER_CLIENT_BASE, TextStore } from '@sheaf/core/text/text-store'
import type { Json } from '@sheaf/core/validation/checks'
import type { Person, Workspace } from './people.fixture'
import { pageIdOf, pointerIn, send } from './send.fixture'

export interface PlantedView {
  readonly type: string
  readonly name?: string
  readonly query?: Json
  readonly format?: Json
}
export interface PlantedRow {
  readonly title?: string
  readonly values?: Readonly<Record<string, Json>>
}
interface Planted {
  readonly block: Uuid
  readonly collection: Uuid
  readonly views: readonly Uuid[]
  readonly rows: readonly Uuid[]
}

/** At the end of the first page of a workspace. `view` is made for each view with the ids of those before it. */
export async function plantDatabase(
  person: Person,
  workspace: Workspace,
  schema: Readonly<Record<string, Json>>,
  rows: readonly PlantedRow[],
  views: readonly (PlantedView | ((before: readonly Uuid[]) => PlantedView))[],
  blockType: 'collection_view' | 'collection_view_page' = 'collection_view',
): Promise<Planted> {
  const [block, collection] = [randomUUID() as Uuid, randomUUID() as Uuid]
  const at = (table: Table, id: string) => pointerIn(workspace, table, id)
  const create = (type: string, id: Uuid, parent: Pointer, properties: Readonly<Record<string, Json>> = {}) =>
    operation('createBlock', at('block', id), { type, parent, at: atEnd, value: { properties } })
  const set = (path: readonly string[], value: Json) => operation('set', at('block', block), { value }, ...path)
  await send(person, workspace, [
    create(blockType, block, at('block', pageIdOf(workspace.firstPath))),
    operation('create', at('collection', collection), {
      value: { parent_table: 'block', parent_id: block, name: 'Orders', schema },
    }),
    set(['collection_id'], collection),
    set(['format', 'collection_pointers'], [{ ...at('collection', collection) }]),
  ])
  const made: Uuid[] = []
  for (const given of views) {
    const { type, name = '', query = {}, format = {} } = typeof given === 'function' ? given(made) : given
    const id = randomUUID() as Uuid
    const value = { parent_table: 'block', parent_id: block, collection_id: collection, type, name, query, format }
    await send(person, workspace, [
      operation('create', at('collection_view', id), { value }),
      operation('listInsert', at('block', block), { id, at: atEnd }, 'view_ids'),
    ])
    made.push(id)
  }
  const texts = new TextStore({ clientId: randomInt(1, MARKER_CLIENT_BASE), hydrate: () => [] })
  const ids = rows.map(() => randomUUID() as Uuid)
  await send(
    person,
    workspace,
    rows.flatMap(({ title, values = {} }, i) => {
      const id = ids[i] as Uuid
      const row = create('page', id, at('collection', collection), values)
      const { update } = title ? texts.insert(id, 0, title, {}) : { update: null }
      return update
        ? [row, operation('editText', at('block', id), { text: id, epoch: 0, update: toBase64(update) })]
        : [row]
    }),
  )
  return { block, collection, views: made, rows: ids }
}
