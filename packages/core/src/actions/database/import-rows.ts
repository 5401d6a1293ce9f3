// An import into a database around its rows: a new collection or new properties before, and what of it goes when it is taken back. The
// block is marked while rows are on their way, so that whoever finds it later knows that not everything came.
import { optionsOf, type Property, type Schema, TITLE } from '../../collection/schema'
import type { Uuid } from '../../ids'
import type { Draft } from '../draft'
import { createCollection, placeCollection } from './create-collection'
import { createRows, type RowSpec } from './create-row'
import type { DatabasePorts } from './database-ports'
import { type CellChange, writeCell } from './write-cell'
import { writeOptions } from './write-options'

/** In the format of the block of a database: how many rows were to come. */
export const IMPORT_MARK = 'import_under_way'

interface ImportPlace {
  readonly blockId: Uuid
  /** Null: a new database. */
  readonly collectionId: Uuid | null
}
interface ImportedSchema {
  /** As it was when the file was read; empty of a new database. */
  readonly before: Schema
  /** New properties, and those that learn options. */
  readonly properties: readonly Property[]
}

/** The collection that the rows go into. */
export function beginImport(
  draft: Draft,
  ports: DatabasePorts,
  { blockId, collectionId }: ImportPlace,
  { before, properties, rows, name, titleName }: ImportedSchema & { rows: number; name: string; titleName: string },
): Uuid {
  const block = draft.at('block', blockId)
  if (rows > 0) draft.set(block, ['format', IMPORT_MARK], rows)
  if (collectionId) {
    importProperties(draft, collectionId, { before, properties })
    return collectionId
  }
  draft.unset(block, ['format', 'begin_with_file'])
  const title = { id: TITLE, name: titleName, type: TITLE, order: ports.now() }
  const begun = { viewId: ports.newId(), viewType: 'table', name, properties: [title, ...properties] }
  const made = createCollection(draft, ports, blockId, begun)
  placeCollection(draft, blockId, made)
  draft.importOf = made
  return made
}

/** New ones, and the options that others learn. One that was deleted meanwhile is made again. */
export function importProperties(draft: Draft, collectionId: Uuid, { before, properties }: ImportedSchema): void {
  draft.importOf = collectionId
  const now = draft.space.get('collection', collectionId)?.schema
  for (const property of properties) {
    const seen = before[property.id]
    if (seen && now?.[property.id]) writeOptions(draft, collectionId, { seen, options: optionsOf(property) })
    else draft.set(draft.at('collection', collectionId), ['schema', property.id], property)
  }
}

/** All rows are there, or those that are there are all. */
export const endImport = (draft: Draft, blockId: Uuid): void =>
  draft.unset(draft.at('block', blockId), ['format', IMPORT_MARK])

/** Back without its rows. A new database goes as a whole; what others did to the schema meanwhile stays. */
export function undoImport(
  draft: Draft,
  { blockId, collectionId }: ImportPlace,
  { before, properties }: ImportedSchema,
): void {
  if (!collectionId) return draft.trash(blockId)
  endImport(draft, blockId)
  const collection = draft.at('collection', collectionId)
  for (const property of properties) {
    const known = before[property.id]
    const had = new Set(known ? optionsOf(known).map(({ id }) => id) : [])
    if (!known) draft.unset(collection, ['schema', property.id])
    else
      for (const { id } of optionsOf(property))
        if (!had.has(id)) draft.removeItem(collection, ['schema', property.id, 'options'], id)
  }
}

/** A portion of a merge: cells of rows that are there, and rows that are not. */
export function mergePortion(
  draft: Draft,
  collectionId: Uuid,
  changed: readonly CellChange[],
  added: readonly RowSpec[],
): void {
  draft.importOf = collectionId
  for (const change of changed) writeCell(draft, collectionId, change)
  createRows(draft, collectionId, added)
}
