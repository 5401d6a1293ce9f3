// A new database: a collection with its first properties, a first view, and a few empty rows to write in.
import type { Property, Schema } from '../../collection/schema'
import type { Uuid } from '../../ids'
import { formOf } from '../../kinds/property-kind'
import { atEnd } from '../../operations/anchor'
import type { RichText } from '../../text/rich-text'
import type { Json } from '../../validation/checks'
import type { Draft } from '../draft'
import type { DatabasePorts } from './database-ports'
import { insertView } from './insert-view'

export interface NewCollection {
  readonly viewId: Uuid
  readonly viewType: string
  readonly name: string
  readonly properties: readonly Property[]
}

/** What a collection is called whose maker says nothing, and its title and first property. */
export interface FirstNames {
  readonly title: string
  readonly tags: string
}

/** With the properties that its first view needs. */
export function firstProperties(ports: DatabasePorts, viewType: string, { title, tags }: FirstNames): Property[] {
  const now = ports.now()
  const { needs } = ports.viewKind(viewType)
  const { type, name } = needs
    ? { type: needs.type, name: ports.translate(needs.name) }
    : { type: 'multi_select', name: tags }
  return [
    { id: 'title', name: title, type: 'title', order: now },
    { ...ports.properties.get(type)?.settings, id: ports.newShortId(), name, type, order: now + 1 },
  ]
}

type CollectionFields = {
  readonly name: string
  readonly icon?: string
  readonly description?: RichText
  readonly schema: Schema
}

/** A collection of a block under an id that is known before, without a view. */
export const addCollection = (draft: Draft, blockId: Uuid, id: Uuid, fields: CollectionFields): void =>
  draft.createRecord(draft.at('collection', id), {
    parent_table: 'block',
    parent_id: blockId,
    ...fields,
  })

/** The collection of a block, with a view of it. Gives it. */
export function createCollection(
  draft: Draft,
  ports: DatabasePorts,
  blockId: Uuid,
  { viewId, viewType, name, properties }: NewCollection,
): Uuid {
  const id = ports.newId()
  const schema: Schema = Object.fromEntries(properties.map(property => [property.id, property]))
  addCollection(draft, blockId, id, { name, schema })
  const begun = ports.viewKind(viewType).begin(schema, property => formOf(ports.properties, property))
  insertView(draft, blockId, viewId, {
    collection_id: id,
    type: viewType,
    query: (begun.query ?? {}) as Json,
    format: begun.format ?? {},
  })
  return id
}

/** A few rows to write in, where the first view shows rows. Those of one moment stand by their ids: here as on the server. */
export function addFirstRows(draft: Draft, ports: DatabasePorts, collectionId: Uuid, viewType: string): void {
  if (!ports.viewKind(viewType).beginsWithRows) return
  const rows = [ports.newId(), ports.newId(), ports.newId()].sort()
  for (const id of rows) draft.create(id, 'page', { table: 'collection', id: collectionId }, atEnd)
}

/** The block becomes the place of the collection; of several, as a dashboard shows, the first is its own. */
export function placeCollection(draft: Draft, blockId: Uuid, collectionId: Uuid, ...others: readonly Uuid[]): void {
  const block = draft.at('block', blockId)
  draft.set(block, ['collection_id'], collectionId)
  const pointers = [collectionId, ...others].map(id => ({ ...draft.at('collection', id) }))
  draft.set(block, ['format', 'collection_pointers'], pointers)
}
