// Databases as a person's client makes them, in a few words.

import { addCollection, placeCollection } from '@sheaf/core/actions/database/create-collection'
import { insertView } from '@sheaf/core/actions/database/insert-view'
import type { Uuid } from '@sheaf/core/ids'
import type { Operation } from '@sheaf/core/operations/all'
import { atEnd } from '@sheaf/core/operations/anchor'
import { operation } from '@sheaf/core/operations/operation'
import { blockPointer, type Pointer } from '@sheaf/core/operations/record-id'
import type { SaveResult } from '@sheaf/core/protocol/messages'
import type { Json } from '@sheaf/core/validation/checks'
import { newUuid } from '../auth/secrets'
import { callAuthor } from '../author/call-author'
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
    return operation('set', pointer, { value }, ...path)
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
    const author = callAuthor(person, this.spaceId)
    await author.open(parent)
    await author.write(draft => {
      draft.create(blockId, type, parent, atEnd)
      addCollection(draft, blockId, collectionId, { name: 'Tasks', schema })
      insertView(draft, blockId, viewId, { collection_id: collectionId, type: 'table', query: {}, format: {} })
      placeCollection(draft, blockId, collectionId)
    })
    return { blockId, collectionId, viewId }
  }
  row(collectionId: Uuid, properties: Readonly<Record<string, Json>> = {}, id: Uuid = newUuid()): Operation {
    const create = createIn(this.collection(collectionId), id, 'page')
    return { ...create, args: { ...create.args, value: { properties } } } as Operation
  }
  async rows(person: Person, collectionId: Uuid, count: number, of: (i: number) => Record<string, Json> = () => ({})) {
    const ids = Array.from({ length: count }, newUuid)
    const author = callAuthor(person, this.spaceId)
    await author.open(this.collection(collectionId))
    const parent = { table: 'collection', id: collectionId } as const
    await author.writeAll(
      ids.map((id, i) => draft => draft.create(id, 'page', parent, atEnd, { properties: of(i) })),
      { operations: 500 },
    )
    return ids
  }
  trash(id: Uuid): Operation {
    return operation('trashBlock', this.block(id), { seen: [`${id}/`] })
  }
  restore(id: Uuid): Operation {
    return operation('restoreBlock', this.block(id))
  }
  relate(row: Uuid, property: string, other: Uuid): Operation {
    return operation('relate', this.block(row), { property, row: other })
  }
}
