// Switches sub-items and dependencies of a database on and off, each as one step that can be undone.
import { DEPENDENCIES, type Linked, SUB_ITEMS, selfPairs } from '@sheaf/core/collection/row-links'
import type { Property, PropertyId } from '@sheaf/core/collection/schema'
import type { CollectionValue } from '@sheaf/core/records/collection'
import type { Json } from '@sheaf/core/validation/checks'
import type { BlockHost } from '@sheaf/editor/host/block-host'
import { newShortId } from '../../data/browser-world'
import type { SpaceSession } from '../../data/space-session'
import { t } from '../../i18n/t'
import { freshName } from './fresh-name'

export type RowLink = typeof SUB_ITEMS | typeof DEPENDENCIES
interface LinkPlace {
  readonly session: SpaceSession
  readonly host: Pick<BlockHost, 'commit'>
  readonly collection: CollectionValue
}

const sides = {
  [SUB_ITEMS]: { near: 'parent', far: 'children' },
  [DEPENDENCIES]: { near: 'blocked_by', far: 'blocking' },
} as const
const namesOf = (link: RowLink): readonly [string, string] =>
  link === SUB_ITEMS ? [t('Parent item'), t('Sub-item')] : [t('Blocked by'), t('Blocking')]

export const pairsFor = (collection: Linked, link: RowLink): readonly [Property, Property][] =>
  selfPairs(collection, link)

/** `by`: the first side of a pair that is there; null makes a new one. */
export function turnOn({ session, host, collection }: LinkPlace, link: RowLink, by: PropertyId | null): void {
  const pointer = session.pointer('collection', collection.id)
  const found = pairsFor(collection, link).find(([near]) => near.id === by)
  const [near, far] = found ? [found[0].id, found[1].id] : [newShortId(), newShortId()]
  host.commit(draft => {
    if (!found) {
      const taken = Object.values(collection.schema ?? {}).map(({ name }) => name)
      const [nearName, farName] = namesOf(link)
      const side = (id: PropertyId, name: string, back: PropertyId, order: number): Record<string, Json> => ({
        id,
        name: freshName(name, taken),
        type: 'relation',
        order,
        kind: 'dual',
        collection_id: collection.id,
        synced_property: back,
      })
      const now = Date.now()
      const single: Record<string, Json> = link === SUB_ITEMS ? { limit: 1 } : {}
      draft.set(pointer, ['schema', near], { ...side(near, nearName, far, now), ...single })
      draft.set(pointer, ['schema', far], side(far, farName, near, now + 1))
    }
    const names = sides[link]
    draft.set(pointer, ['format', link], { [names.near]: near, [names.far]: far })
  })
}

/** What the rows say stays with them also where the properties go. */
export function turnOff({ session, host, collection }: LinkPlace, link: RowLink, deletes: boolean): void {
  const pointer = session.pointer('collection', collection.id)
  const held = (collection.format?.[link] ?? {}) as Readonly<Record<string, Json>>
  const names = sides[link]
  host.commit(draft => {
    draft.unset(pointer, ['format', link])
    if (!deletes) return
    for (const id of [held[names.near], held[names.far]])
      if (typeof id === 'string' && collection.schema?.[id]) draft.unset(pointer, ['schema', id])
  })
}

export function setLink(
  { session, host, collection }: LinkPlace,
  link: RowLink,
  name: string,
  value: Json | null,
): void {
  const pointer = session.pointer('collection', collection.id)
  host.commit(draft =>
    value === null ? draft.unset(pointer, ['format', link, name]) : draft.set(pointer, ['format', link, name], value),
  )
}
