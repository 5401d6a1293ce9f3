// A database around something that stands elsewhere: the settings of a button fill in properties and filters of any of them.

import type { Uuid } from '@sheaf/core/ids'
import type { CollectionValue } from '@sheaf/core/records/collection'
import type { CollectionViewValue } from '@sheaf/core/records/collection-view'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useChannel, useDerived, useSession } from '@sheaf/editor/host/session'
import { useChannelOf } from '@sheaf/editor/host/use-block'
import { Skeleton, SkeletonRegion } from '@sheaf/ui/skeleton/skeleton'
import { type ReactNode, useMemo } from 'react'
import { collectionIn } from '../answer/database-records'
import { DatabaseProvider } from '../contract/database-hooks'
import { stateOf } from '../sources/collection-at'
import styles from './database.module.css'
import { useDatabaseOf } from './use-database'

interface InCollectionProps {
  readonly collection: Uuid
  readonly children: ReactNode
}

export function InCollection({ collection: id, children }: InCollectionProps) {
  const { t } = useBlockHost()
  const session = useSession()
  const channel = useChannel(session.pointer('collection', id))
  const state = useDerived(replica => stateOf(replica, id), Object.is)
  const collection = useDerived(
    replica => collectionIn(replica, id),
    (a, b) => a === b,
  )
  if (state === 'trashed') return <Gone words={t('This database is in the trash')} />
  if (collection && state === 'here') return <Inside collection={collection}>{children}</Inside>
  if (channel === 'gone') return <Gone words={t('This database was deleted or isn’t shared with you')} />
  return (
    <SkeletonRegion label={t('Loading database')}>
      <Skeleton height="3rem" />
    </SkeletonRegion>
  )
}

const Gone = ({ words }: { readonly words: string }) => (
  <p className={styles.gone} role="alert">
    {words}
  </p>
)

function Inside({ collection, children }: { readonly collection: CollectionValue; readonly children: ReactNode }) {
  // It is told when the block that it is at home in goes to the trash.
  useChannelOf(collection.parent_id)
  // A view of no rows, which nobody keeps.
  const view = useMemo(
    () =>
      ({
        id: collection.id,
        type: 'table',
        collection_id: collection.id,
        query: {},
        format: {},
      }) as CollectionViewValue,
    [collection.id],
  )
  const moment = useMemo(() => ({ rows: [] }), [])
  const database = useDatabaseOf(collection.parent_id, view, collection, moment, null)
  return <DatabaseProvider value={database}>{children}</DatabaseProvider>
}
