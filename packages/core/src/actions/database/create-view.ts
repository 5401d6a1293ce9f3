// A view of a collection. What its kind needs and the collection does not have yet is made along with it.
import { derivedSchema } from '../../collection/derived-schema'
import type { Property } from '../../collection/schema'
import type { Uuid } from '../../ids'
import { formOf } from '../../kinds/property-kind'
import type { ViewKind } from '../../kinds/view-kind'
import type { Json } from '../../validation/checks'
import type { Draft } from '../draft'
import type { DatabasePorts } from './database-ports'
import { freshName } from './fresh-name'
import { insertView } from './insert-view'

export interface WantedView {
  readonly collectionId: Uuid
  readonly type: string
  readonly name?: string
  readonly query?: Json
  readonly format?: Json
  readonly after?: Uuid
}

export function createView(draft: Draft, ports: DatabasePorts, blockId: Uuid, id: Uuid, wanted: WantedView): void {
  const { collectionId, type, name, after } = wanted
  const begun = wanted.query === undefined ? beginView(draft, ports, collectionId, type) : {}
  insertView(draft, blockId, id, {
    collection_id: collectionId,
    type,
    ...(name ? { name } : {}),
    query: wanted.query ?? ((begun.query ?? {}) as Json),
    format: wanted.format ?? begun.format ?? {},
    ...(after ? { after } : {}),
  })
}

/** What a view of this kind begins with. A property that it cannot do without is made. */
export function beginView(
  draft: Draft,
  ports: DatabasePorts,
  collectionId: Uuid,
  type: string,
): ReturnType<ViewKind['begin']> {
  const schema = () => derivedSchema(draft.space, ports.properties, collectionId)
  const kind = ports.viewKind(type)
  const missing = neededBy(kind, Object.values(schema()), ports)
  if (missing) draft.set(draft.at('collection', collectionId), ['schema', missing.id], missing)
  return kind.begin(schema(), property => formOf(ports.properties, property))
}

function neededBy({ needs }: ViewKind, held: readonly Property[], ports: DatabasePorts) {
  if (!needs) return null
  const { form, type } = needs
  if (held.some(one => (form ? formOf(ports.properties, one) === form : one.type === type))) return null
  const names = held.map(property => property.name)
  return {
    ...ports.properties.get(type)?.settings,
    id: ports.newShortId(),
    type,
    name: freshName(ports.translate(needs.name), names),
    order: ports.now(),
  }
}
