// What the data sources of a database are called; those that this person may not read are left out.
import type { Uuid } from '@sheaf/core/ids'
import { useDerived } from '../../data/hooks'
import { rawTitle } from '../../data/page-title'
import { t } from '../../i18n/t'
import { collectionIn } from './database-records'

export interface NamedSource {
  readonly id: Uuid
  readonly name: string
}

export const useSourceNames = (sources: readonly Uuid[]): readonly NamedSource[] =>
  useDerived(
    replica =>
      sources.flatMap(id => {
        const collection = collectionIn(replica, id)
        return collection
          ? [{ id, name: collection.name || rawTitle(replica.block(collection.parent_id)) || t('Untitled') }]
          : []
      }),
    (a, b) => a.length === b.length && a.every((one, i) => one.id === b[i]?.id && one.name === b[i]?.name),
  )
