// Another view of a collection. What its kind needs and the collection does not have yet is made along with it.
import { catalogProperties } from '@sheaf/catalog/properties/all'
import type { Schema } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import type { ViewKind } from '@sheaf/core/kinds/view-kind'
import type { Json } from '@sheaf/core/validation/checks'
import type { BlockHost } from '@sheaf/editor/host/block-host'
import type { Draft } from '@sheaf/sync/draft'
import { newShortId } from '../../data/browser-world'
import type { SpaceSession } from '../../data/space-session'
import { tData } from '../../i18n/t'
import { derivedSchema } from './derived-schema'
import { formOf } from './filter-tree'
import { freshName } from './fresh-name'
import { viewKindOf } from './view-kinds'

export interface WantedView {
  readonly collectionId: Uuid
  readonly type: string
  readonly name?: string
  readonly query?: Json
  readonly format?: Json
  readonly after?: Uuid
}

export function addView(
  session: SpaceSession,
  host: Pick<BlockHost, 'commit' | 'newId'>,
  blockId: Uuid,
  wanted: WantedView,
): Uuid {
  const id = host.newId()
  host.commit(draft => draftView(session, draft, blockId, id, wanted))
  return id
}

/** The same as a part of something larger. */
export function draftView(
  session: SpaceSession,
  draft: Draft,
  blockId: Uuid,
  id: Uuid,
  { collectionId, type, name, query, format, after }: WantedView,
): void {
  const begun = query === undefined ? beginView(session, draft, collectionId, type) : {}
  draft.push({
    command: 'create',
    pointer: session.pointer('collection_view', id),
    args: {
      value: {
        parent_table: 'block',
        parent_id: blockId,
        collection_id: collectionId,
        type,
        ...(name ? { name } : {}),
        query: query ?? ((begun.query ?? {}) as Json),
        format: format ?? begun.format ?? {},
      },
    },
  })
  draft.push({
    command: 'listInsert',
    pointer: session.pointer('block', blockId),
    path: ['view_ids'],
    args: { id, at: { after: after ? [after] : [], before: [] } },
  })
}

/** What a view of this kind begins with. A property that it cannot do without is made. */
export function beginView(
  session: SpaceSession,
  draft: Draft,
  collectionId: Uuid,
  type: string,
): ReturnType<ViewKind['begin']> {
  const kind = viewKindOf(type)
  const missing = neededBy(kind, derivedSchema(session.replica, collectionId))
  if (missing) draft.set(session.pointer('collection', collectionId), ['schema', missing.id], missing)
  return kind.begin(derivedSchema(session.replica, collectionId), property => formOf(catalogProperties, property))
}

function neededBy({ needs }: ViewKind, schema: Schema) {
  const properties = Object.values(schema)
  if (!needs) return null
  const { form, type } = needs
  if (properties.some(one => (form ? formOf(catalogProperties, one) === form : one.type === type))) return null
  const names = properties.map(property => property.name)
  return {
    ...catalogProperties.get(needs.type)?.settings,
    id: newShortId(),
    type: needs.type,
    name: freshName(tData(needs.name), names),
    order: Date.now(),
  }
}
