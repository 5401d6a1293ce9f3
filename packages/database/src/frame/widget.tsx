// Another view inside of a view: what it shows, without a bar of its own, with a filter that comes from around it.

import { filterElsewhere } from '@sheaf/core/collection/filter-elsewhere'
import type { Uuid } from '@sheaf/core/ids'
import type { Moment } from '@sheaf/core/kinds/view-question'
import type { CollectionValue } from '@sheaf/core/records/collection'
import type { CollectionViewValue } from '@sheaf/core/records/collection-view'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useChannel, useDerived, useSession } from '@sheaf/editor/host/session'
import { Skeleton } from '@sheaf/ui/skeleton/skeleton'
import { useMemo } from 'react'
import { collectionIn, viewIn } from '../answer/database-records'
import type { WidgetProps } from '../contract/database'
import { DatabaseProvider, useDatabase } from '../contract/database-hooks'
import { useDatabaseHost } from '../host/database-host'
import styles from './database.module.css'
import { useDatabaseOf } from './use-database'

export function Widget({ view: id, filter }: WidgetProps) {
  const view = useDerived(
    replica => viewIn(replica, id),
    (a, b) => a === b,
  )
  if (!view?.collection_id) return <Gone />
  return <WidgetOf view={view} filter={filter} />
}

function WidgetOf({ view, filter }: { readonly view: CollectionViewValue } & Pick<WidgetProps, 'filter'>) {
  const session = useSession()
  const collectionId = view.collection_id as Uuid
  const state = useChannel(session.pointer('collection', collectionId))
  const collection = useDerived(
    replica => collectionIn(replica, collectionId),
    (a, b) => a === b,
  )
  if (!collection) return state === 'gone' ? <Gone /> : <Skeleton height="8rem" />
  return <ShownWidget view={view} collection={collection} filter={filter} />
}

interface ShownWidgetProps extends Pick<WidgetProps, 'filter'> {
  readonly view: CollectionViewValue
  readonly collection: CollectionValue
}
function ShownWidget({ view, collection, filter }: ShownWidgetProps) {
  const { viewKindOf, viewViewOf } = useDatabaseHost()
  const around = useDatabase('blockId', 'schema')
  const moment = useMemo<Moment>(() => {
    const asked = filter && filterElsewhere(filter, around.schema, collection.schema ?? {})
    return asked ? { filter: asked } : {}
  }, [filter, around.schema, collection.schema])
  const database = useDatabaseOf(around.blockId, view, collection, moment, null)
  const type = viewKindOf(view.type).type
  const View = viewViewOf(type)?.View
  return <DatabaseProvider value={database}>{View && <View />}</DatabaseProvider>
}

function Gone() {
  const { t } = useBlockHost()
  return <p className={styles.gone}>{t('The source of this view was deleted or isn’t shared with you')}</p>
}
