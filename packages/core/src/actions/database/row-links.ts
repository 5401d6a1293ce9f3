// Switches sub-items and dependencies of a database on and off.
import { DEPENDENCIES, SUB_ITEMS, selfPairs } from '../../collection/row-links'
import type { PropertyId } from '../../collection/schema'
import type { CollectionValue } from '../../records/collection'
import type { Json } from '../../validation/checks'
import type { Draft } from '../draft'
import type { DatabasePorts } from './database-ports'
import { freshName } from './fresh-name'

export type RowLink = typeof SUB_ITEMS | typeof DEPENDENCIES

const sides = {
  [SUB_ITEMS]: { near: 'parent', far: 'children' },
  [DEPENDENCIES]: { near: 'blocked_by', far: 'blocking' },
} as const

interface NewRowLink {
  readonly link: RowLink
  /** The first side of a pair that is there; null makes a new one, with these names. */
  readonly by: PropertyId | null
  readonly names: readonly [near: string, far: string]
}

export function turnOnRowLink(
  draft: Draft,
  { newShortId, now }: Pick<DatabasePorts, 'newShortId' | 'now'>,
  collection: CollectionValue,
  { link, by, names: [nearName, farName] }: NewRowLink,
): void {
  const pointer = draft.at('collection', collection.id)
  const found = selfPairs(collection, link).find(([near]) => near.id === by)
  const [near, far] = found ? [found[0].id, found[1].id] : [newShortId(), newShortId()]
  if (!found) {
    const taken = Object.values(collection.schema ?? {}).map(({ name }) => name)
    const side = (id: PropertyId, name: string, back: PropertyId, order: number): Record<string, Json> => ({
      id,
      name: freshName(name, taken),
      type: 'relation',
      order,
      kind: 'dual',
      collection_id: collection.id,
      synced_property: back,
    })
    const order = now()
    const single: Record<string, Json> = link === SUB_ITEMS ? { limit: 1 } : {}
    draft.set(pointer, ['schema', near], { ...side(near, nearName, far, order), ...single })
    draft.set(pointer, ['schema', far], side(far, farName, near, order + 1))
  }
  const names = sides[link]
  draft.set(pointer, ['format', link], { [names.near]: near, [names.far]: far })
}

/** What the rows say stays with them also where the properties go. */
export function turnOffRowLink(draft: Draft, collection: CollectionValue, link: RowLink, deletes: boolean): void {
  const pointer = draft.at('collection', collection.id)
  const held = (collection.format?.[link] ?? {}) as Readonly<Record<string, Json>>
  const names = sides[link]
  draft.unset(pointer, ['format', link])
  if (!deletes) return
  for (const id of [held[names.near], held[names.far]])
    if (typeof id === 'string' && collection.schema?.[id]) draft.unset(pointer, ['schema', id])
}
