// What an import needs before its rows: a new database, or new properties and options in one that is there. And back again.
import type { ImportPlan } from '@sheaf/catalog/csv/plan-import'
import { createCollection, placeCollection } from '@sheaf/core/actions/database/create-collection'
import { writeOptions } from '@sheaf/core/actions/database/write-options'
import type { Draft } from '@sheaf/core/actions/draft'
import { optionsOf, type Property, type Schema, TITLE } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import { collectionIn } from '@sheaf/database/answer/database-records'
import { newId } from '../../../data/browser-world'
import type { SpaceSession } from '../../../data/space-session'
import { t } from '../../../i18n/t'
import { databasePorts } from '../database-ports'
import { IMPORT_MARK } from './import-mark'

interface Place {
  readonly session: SpaceSession
  readonly blockId: Uuid
  readonly collectionId: Uuid | null
  readonly name: string
}

/** The collection that the rows go into. */
export function placeImport({ session, blockId, collectionId, name }: Place, before: Schema, plan: ImportPlan): Uuid {
  const block = session.pointer('block', blockId)
  let found = collectionId
  session.client.commit(draft => {
    if (plan.rows.length > 0) draft.set(block, ['format', IMPORT_MARK], plan.rows.length)
    if (collectionId)
      for (const property of plan.properties) placeProperty(session, draft, collectionId, before, property)
    else {
      draft.unset(block, ['format', 'begin_with_file'])
      const title = { id: TITLE, name: t('Name'), type: TITLE, order: Date.now() }
      const begun = { viewId: newId(), viewType: 'table', name, properties: [title, ...plan.properties] }
      found = createCollection(draft, databasePorts, blockId, begun)
      placeCollection(draft, blockId, found)
    }
  })
  return found as Uuid
}

/** A new property, or the options that one of the schema `before` learns. One that was deleted meanwhile is there again. */
export function placeProperty(
  session: SpaceSession,
  draft: Draft,
  collectionId: Uuid,
  before: Schema,
  property: Property,
): void {
  const seen = before[property.id]
  if (seen && collectionIn(session.replica, collectionId)?.schema?.[property.id])
    writeOptions(draft, collectionId, { seen, options: optionsOf(property) })
  else draft.set(session.pointer('collection', collectionId), ['schema', property.id], property)
}

/** What others did to the schema meanwhile stays. */
export function unplaceImport(
  { session, blockId, collectionId }: Place,
  made: Uuid,
  before: Schema,
  plan: ImportPlan,
): void {
  session.client.commit(draft => {
    if (!collectionId) return draft.trash(blockId)
    const collection = session.pointer('collection', made)
    draft.unset(session.pointer('block', blockId), ['format', IMPORT_MARK])
    for (const property of plan.properties) {
      const known = before[property.id]
      if (!known) draft.unset(collection, ['schema', property.id])
      else {
        const had = new Set(optionsOf(known).map(({ id }) => id))
        for (const { id } of optionsOf(property))
          if (!had.has(id)) draft.removeItem(collection, ['schema', property.id, 'options'], id)
      }
    }
  })
}
