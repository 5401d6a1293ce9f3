// The databases of a copied page: their collections, layouts and views as records to be made, and the relations of their rows, which are made
// last, when every row is there.
import { schemaOfCopy } from '../collection/copied-schema'
import { propertyIn, relatedIn, relationOf } from '../collection/relation'
import type { Uuid } from '../ids'
import { renewIds } from '../kinds/renew-ids'
import type { Related } from '../operations/relate'
import type { CollectionValue } from '../records/collection'
import type { CollectionViewValue } from '../records/collection-view'
import { layoutId } from '../records/layout'
import type { Json } from '../validation/checks'
import type { CopiedBlock, CopiedPage } from './copied-page'

export interface NewRecord {
  readonly table: 'collection' | 'collection_view' | 'layout'
  readonly id: Uuid
  readonly value: Readonly<Record<string, Json>>
}

/** By the copy of the block that they belong to. */
export function copiedRecords(
  { collections, views, layouts }: CopiedPage,
  ids: ReadonlyMap<Uuid, Uuid>,
): ReadonlyMap<Uuid, NewRecord[]> {
  const made = new Map<Uuid, NewRecord[]>()
  const add = (table: NewRecord['table'], value: CollectionValue | CollectionViewValue): void => {
    const renewed = renewIds(value, ids) as NewRecord['value'] & { id: Uuid }
    const parent = renewed['parent_id'] as Uuid
    made.set(parent, [...(made.get(parent) ?? []), { table, id: renewed.id, value: renewed }])
  }
  for (const one of collections) {
    add('collection', { ...one, schema: schemaOfCopy(one.schema ?? {}, id => ids.has(id)) })
    const layout = layouts.find(({ parent_id }) => parent_id === one.id)
    const copy = ids.get(one.id)
    const block = ids.get(one.parent_id) ?? one.parent_id
    if (layout && copy)
      made.get(block)?.push({
        table: 'layout',
        id: layoutId(copy),
        value: { parent_table: 'collection', parent_id: copy, modules: [...(layout.modules ?? [])] },
      })
  }
  for (const one of views) add('collection_view', one)
  return made
}

/** Relations between the copies, and to rows outside, as far as they take nothing from another row. */
export function copiedRelations(
  blocks: readonly CopiedBlock[],
  collectionOf: (id: Uuid) => CollectionValue | undefined,
  ids: ReadonlyMap<Uuid, Uuid>,
): Related[] {
  return blocks.flatMap(({ id, parentTable, parentId, properties }) => {
    const home = parentTable === 'collection' ? collectionOf(parentId) : undefined
    return Object.entries(properties).flatMap(([property, value]): Related[] => {
      const relation = relationOf(propertyIn(home, property))
      if (!relation) return []
      const isInside = ids.has(relation.collectionId)
      const back = relation.back ? relationOf(propertyIn(collectionOf(relation.collectionId), relation.back)) : null
      // Of a row that is copied alone, a row that takes one would leave the original for the copy.
      if (!isInside && !ids.has(parentId) && back?.isSingle) return []
      return relatedIn(value).map(other => ({ row: ids.get(id) ?? id, property, other: ids.get(other) ?? other }))
    })
  })
}
