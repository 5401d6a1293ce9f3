// A row cannot be below itself, nor wait for itself, over however many others. Whoever writes such a thing is told, and the rest of what
// they wrote is done. Two people can still make a circle together; the engine ends it.

import type { CellChange } from '@sheaf/core/actions/database/write-cell'
import { relatedIn } from '@sheaf/core/collection/relation'
import { dependenciesOf, leadsTo, subItemsOf } from '@sheaf/core/collection/row-links'
import type { Uuid } from '@sheaf/core/ids'
import type { BlockHost } from '@sheaf/editor/host/block-host'
import type { Replica } from '@sheaf/sync/replica'
import { collectionIn } from '../answer/database-records'
import { relatedRows } from './related-rows'

export function withoutCircles(
  replica: Replica,
  collectionId: Uuid,
  changes: readonly CellChange[],
  { t, toast }: Pick<BlockHost, 't' | 'toast'>,
): readonly CellChange[] {
  const collection = collectionIn(replica, collectionId)
  if (!collection) return changes
  const subItems = subItemsOf(collection)
  const dependencies = dependenciesOf(collection)
  const words = new Map<string, string>([
    ...[subItems?.parent, subItems?.children].map(
      one => [one?.id ?? '', t('A row can’t be its own sub-item')] as const,
    ),
    ...[dependencies?.blockedBy, dependencies?.blocking].map(
      one => [one?.id ?? '', t('A row can’t block itself')] as const,
    ),
  ])
  return changes.flatMap(change => {
    const { row, property, value } = change
    const refusal = words.get(property)
    if (refusal === undefined || !Array.isArray(value)) return [change]
    const before = relatedIn(replica.block(row)?.properties?.[property])
    const allowed = (value as readonly Uuid[]).filter(
      id => before.includes(id) || !leadsTo(id, row, one => relatedRows(replica, one, property)),
    )
    if (allowed.length === value.length) return [change]
    toast(refusal)
    return allowed.length > 0 || before.length === 0 ? [{ ...change, value: [...allowed] }] : []
  })
}
