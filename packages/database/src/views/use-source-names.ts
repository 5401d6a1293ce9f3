// What the data sources of a database are called; those that this person may not read are left out.

import type { Uuid } from '@sheaf/core/ids'
import { rawTitle } from '@sheaf/core/text/raw-title'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useDerived } from '@sheaf/editor/host/session'
import { collectionIn } from '../answer/database-records'

interface NamedSource {
  readonly id: Uuid
  readonly name: string
}

export function useSourceNames(sources: readonly Uuid[]): readonly NamedSource[] {
  const { t } = useBlockHost()
  return useDerived(
    replica =>
      sources.flatMap(id => {
        const collection = collectionIn(replica, id)
        return collection
          ? [{ id, name: collection.name || rawTitle(replica.block(collection.parent_id)) || t('Untitled') }]
          : []
      }),
    (a, b) => a.length === b.length && a.every((one, i) => one.id === b[i]?.id && one.name === b[i]?.name),
  )
}
