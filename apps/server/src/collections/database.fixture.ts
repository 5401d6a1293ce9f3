// Databases as a person's client makes them, in a few words.
import type { Uuid } from '@sheaf/core/ids'
import type { Operation } from '@sheaf/core/operations/all'
import { blockPointer, type Pointer } from '@sheaf/core/operations/record-id'
import type { SaveResult } from '@sheaf/core/protocol/messages'
import type { Json } from '@sheaf/core/validation/checks'
import { newUuid } from '../auth/secrets'
import type { Person } from '../reliability/person.fixture'
import { createIn, Device } from '../reliability/transactions.fixture'

type Properties = Readonly<Record<string, Readonly<Record<string, Json>>>>

export class Databases {
  constructor(readonly spaceId: Uuid) {}

  block(id: Uuid): Pointer {
    return blockPointer(this.spaceId, id)
  }
  collection(id: Uuid): Pointer {
    return { table: 'collection', id, spaceId: this.spaceId }
  }
  async save(person: Person, ...operations: readonly Operation[]): Promise<SaveResult> {
    const { results } = await person.call<{ results: SaveResult[] }>('saveTransactions', {
      requestId: newUuid(),
      transactions: [new Device(this.spaceId).next(...operations)],
    })
    return results[0] as SaveResult
  }
  /** As `save`, and must succeed. */
  async write(person: Person, ...operations: readonly Operation[]): Promise<void> {
    const result = await this.save(person, ...operations)
    if ('error' in result) throw new Error(`${result.error.name}: ${result.error.debugMessage ?? ''}`)
  }
  set(pointer: Pointer, path: string[], value: Json): Operation {
    return { command: 'set', pointer, path, args: { value } }
  }
  /** A database with one view. `type` says whether it is a page or a box on one. */
  async database(
    person: Person,
    parent: Pointer,
    properties: Properties = {},
    type: 'collection_view' | 'collection_view_page' = 'collection_view_page',
  ): Promise<{ blockId: Uuid; collectionId: Uuid; viewId: Uuid }> {
    const [blockId, collectionId, viewId] = [newUuid(), newUuid(), newUuid()]
    const schema = {
      title: { id: 'title', name: 'Name', type: 'title', order: 0 },
      ...Object.fromEntries(
        Object.entries(properties).map(([id, fields], i) => [id, { id, name: id, order: i + 1, ...fields }]),
      ),
    }
    const home = { parent_table: 'block', parent_id: blockId }
    await this.write(
      person,
      createIn(parent, blockId, type),
      {
        command: 'create',
        pointer: this.collection(collectionId),
        args: { value: { ...home, name: 'Tasks', schema } },
      },
      {
        command: 'create',
        pointer: { table: 'collection_view', id: viewId, spaceId: this.spaceId },
        args: { value: { ...home, collection_id: collectionId, type: 'table' } },
      },
      this.set(this.block(blockId), ['collection_id'], collectionId),
      this.set(this.block(blockId), ['view_ids'], [viewId]),
    )
    return { blockId, collectionId, viewId }
  }
  row(collectionId: Uuid, properties: Readonly<Record<string, Json>> = {}, id: Uuid = newUuid()): Operation {
    const create = createIn(this.collection(collectionId), id, 'page')
    return { ...create, args: { ...create.args, value: { properties } } } as Operation
  }
  async rows(person: Person, collectionId: Uuid, count: number, of: (i: number) => Record<string, Json> = () => ({})) {
    const ids = Array.from({ length: count }, newUuid)
    for (let from = 0; from < count; from += 500)
      await this.write(person, ...ids.slice(from, from + 500).map((id, i) => this.row(collectionId, of(from + i), id)))
    return ids
  }
  trash(id: Uuid): Operation {
    return { command: 'trashBlock', pointer: this.block(id), args: { seen: [`${id}/`] } }
  }
  restore(id: Uuid): Operation {
    return { command: 'restoreBlock', pointer: this.block(id), args: {} }
  }
  relate(row: Uuid, property: string, other: Uuid): Operation {
    return { command: 'relate', pointer: this.block(row), args: { property, row: other } }
  }
}
