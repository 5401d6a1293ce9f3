// A database on a page, made by calls as another program would: its properties, rows and views are what a journey needs of them.
import { randomInt, randomUUID } from 'node:crypto'
import { toBase64 } from '@sheaf/core/base64'
import type { Uuid } from '@sheaf/core/ids'
import { MARKER_CLIENT_BASE, TextStore } from '@sheaf/core/text/text-store'
import type { Person, Workspace } from './people.fixture'
import { pageIdOf, send } from './send.fixture'

export interface PlantedView {
  readonly type: string
  readonly name?: string
  readonly query?: unknown
  readonly format?: unknown
}
export interface PlantedRow {
  readonly title?: string
  readonly values?: Readonly<Record<string, unknown>>
}
interface Planted {
  readonly block: Uuid
  readonly collection: Uuid
  readonly views: readonly Uuid[]
  readonly rows: readonly Uuid[]
}
const atEnd = { after: [], before: [] }

/** At the end of the first page of a workspace. `view` is made for each view with the ids of those before it. */
export async function plantDatabase(
  person: Person,
  workspace: Workspace,
  schema: Readonly<Record<string, unknown>>,
  rows: readonly PlantedRow[],
  views: readonly (PlantedView | ((before: readonly Uuid[]) => PlantedView))[],
  blockType: 'collection_view' | 'collection_view_page' = 'collection_view',
): Promise<Planted> {
  const { spaceId } = workspace
  const [block, collection] = [randomUUID() as Uuid, randomUUID() as Uuid]
  const at = (table: string, id: string) => ({ table, id, spaceId })
  const create = (type: string, id: string, parent: unknown, value?: unknown) => ({
    command: 'createBlock',
    pointer: at('block', id),
    args: { type, parent, at: atEnd, ...(value ? { value } : {}) },
  })
  const set = (path: readonly string[], value: unknown) => ({
    command: 'set',
    pointer: at('block', block),
    path,
    args: { value },
  })
  await send(person, workspace, [
    create(blockType, block, at('block', pageIdOf(workspace.firstPath))),
    {
      command: 'create',
      pointer: at('collection', collection),
      args: { value: { parent_table: 'block', parent_id: block, name: 'Orders', schema } },
    },
    set(['collection_id'], collection),
    set(['format', 'collection_pointers'], [at('collection', collection)]),
  ])
  const made: Uuid[] = []
  for (const given of views) {
    const { type, name = '', query = {}, format = {} } = typeof given === 'function' ? given(made) : given
    const id = randomUUID() as Uuid
    const value = { parent_table: 'block', parent_id: block, collection_id: collection, type, name, query, format }
    await send(person, workspace, [
      { command: 'create', pointer: at('collection_view', id), args: { value } },
      { command: 'listInsert', pointer: at('block', block), path: ['view_ids'], args: { id, at: atEnd } },
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
      const row = create('page', id, at('collection', collection), { properties: values })
      const { update } = title ? texts.insert(id, 0, title, {}) : { update: null }
      return update
        ? [
            row,
            { command: 'editText', pointer: at('block', id), args: { text: id, epoch: 0, update: toBase64(update) } },
          ]
        : [row]
    }),
  )
  return { block, collection, views: made, rows: ids }
}
