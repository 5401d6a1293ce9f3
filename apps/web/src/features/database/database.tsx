// A database where it stands: its views as tabs, what is asked of the open one, and the view itself.

import { allViewViews } from '@sheaf/catalog/view-views'
import { sourcesOf, viewsOf } from '@sheaf/core/collection/database-block'
import type { Uuid } from '@sheaf/core/ids'
import { isLockedBlock } from '@sheaf/core/operations/database-lock'
import type { CollectionValue } from '@sheaf/core/records/collection'
import type { CollectionViewValue } from '@sheaf/core/records/collection-view'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { DatabaseProvider, type OtherView } from '@sheaf/editor/host/database'
import { useEditable } from '@sheaf/editor/host/use-block'
import { Skeleton, SkeletonRegion } from '@sheaf/ui/skeleton/skeleton'
import { type ReactNode, useMemo, useState } from 'react'
import { useChannel, useDerived, useRecord, useSession } from '../../data/hooks'
import { usePeople } from '../../data/use-people'
import { t, tData } from '../../i18n/t'
import { addView } from './add-view'
import { AskedBar } from './asked-bar'
import { CsvDesk } from './csv/csv-desk'
import { ImportHere } from './csv/import-here'
import styles from './database.module.css'
import { DatabaseHead } from './database-head'
import { DatabaseMenu } from './database-menu'
import { collectionIn } from './database-records'
import { LinkedBegin } from './linked-begin'
import { openView, useNamedView } from './open-view'
import { OwnStrip } from './own-strip'
import { Toolbar } from './toolbar'
import { useBegin } from './use-begin'
import { useCellHere } from './use-cell-here'
import { type Moment, useDatabaseOf } from './use-database'
import { useOwnView } from './use-own-view'
import { viewKindOf } from './view-kinds'
import { ViewTabs } from './view-tabs'
import { Widget } from './widget'

const sameViews = (a: readonly CollectionViewValue[], b: readonly CollectionViewValue[]): boolean =>
  a.length === b.length && a.every((view, i) => view === b[i])

export function Database({ block: blockId }: { readonly block: Uuid }) {
  const host = useBlockHost()
  const isEditable = useEditable()
  const block = useRecord('block', blockId)
  const views = useDerived(replica => viewsOf(replica, replica.block(blockId)), sameViews)
  const [chosen, setChosen] = useState<Uuid | null>(() => openView.get(blockId))
  const named = useNamedView()
  const [followed, setFollowed] = useState(named)
  const view = views.find(one => one.id === chosen) ?? views[0]
  if (named !== followed) {
    setFollowed(named)
    if (views.some(one => one.id === named)) setChosen(named)
  }
  // What is open stays open, also when its tab is put elsewhere.
  if (chosen === null && view && views.length === block?.view_ids?.length) setChosen(view.id)
  const cellHere = useCellHere()
  usePeople(host.pageId)
  useBegin(blockId)
  if (block && !view && block.format?.['begin_linked'] === true) return <LinkedBegin blockId={blockId} />
  if (block && !view && block.format?.['begin_with_file'] !== undefined)
    return (
      <section className={styles.database} aria-label={t('Database')} data-database={blockId}>
        <CsvDesk blockId={blockId}>
          <ImportHere blockId={blockId} />
        </CsvDesk>
      </section>
    )
  if (!block || !view)
    return (
      <SkeletonRegion label={t('Loading database')}>
        <Skeleton height="12rem" />
      </SkeletonRegion>
    )
  const open = (id: Uuid): void => {
    openView.set(blockId, id)
    setChosen(id)
  }
  const add = (type: string, source?: Uuid): void => {
    const collectionId = source ?? view.collection_id ?? sourcesOf(block)[0]
    if (collectionId) open(addView(host, blockId, { collectionId, type }))
  }
  const isLocked = isLockedBlock(block)
  return (
    <section className={styles.database} aria-label={t('Database')} data-database={blockId} {...cellHere}>
      <CsvDesk blockId={blockId}>
        <OpenView
          key={view.id}
          blockId={blockId}
          view={view}
          tabs={
            <ViewTabs
              blockId={blockId}
              views={views}
              open={view.id}
              isConfigurable={isEditable && !isLocked}
              onOpen={open}
              onAdd={add}
              menu={isEditable && <DatabaseMenu blockId={blockId} isLocked={isLocked} onOpen={open} />}
            />
          }
        />
      </CsvDesk>
    </section>
  )
}

interface OpenViewProps {
  readonly blockId: Uuid
  readonly view: CollectionViewValue
  readonly tabs: ReactNode
}

function OpenView({ blockId, view, tabs }: OpenViewProps) {
  const session = useSession()
  const collectionId = view.collection_id as Uuid
  const state = useChannel(session.pointer('collection', collectionId))
  const collection = useDerived(
    replica => collectionIn(replica, collectionId),
    (a, b) => a === b,
  )
  if (!collection)
    return (
      <>
        <div className={styles.bar}>{tabs}</div>
        {state === 'gone' ? (
          <p className={styles.gone}>{t('The source of this view was deleted or isn’t shared with you')}</p>
        ) : (
          <SkeletonRegion label={t('Loading database')}>
            <Skeleton height="12rem" />
          </SkeletonRegion>
        )}
      </>
    )
  return <ShownView blockId={blockId} view={view} collection={collection} tabs={tabs} />
}

const namedView = ({ id, name, type }: CollectionViewValue): OtherView => {
  const kind = viewKindOf(type)
  return { id, name: name || tData(kind.label), type: kind.type }
}

function ShownView({ blockId, view, collection, tabs }: OpenViewProps & { readonly collection: CollectionValue }) {
  const isLocked = isLockedBlock(useRecord('block', blockId))
  const own = useOwnView(blockId, view)
  const { search } = own
  const moment = useMemo<Moment>(() => (search.trim() === '' ? {} : { search: search.trim() }), [search])
  const alone = useDatabaseOf(blockId, view, collection, moment, own)
  const views = useDerived(replica => viewsOf(replica, replica.block(blockId)), sameViews)
  const database = useMemo(
    () => ({ ...alone, Widget, otherViews: views.filter(({ id }) => id !== view.id).map(namedView) }),
    [alone, views, view.id],
  )
  const type = viewKindOf(view.type).type
  const View = allViewViews.find(one => one.type === type)?.View
  const { problem, answer } = database.query
  return (
    <DatabaseProvider value={database}>
      <DatabaseHead blockId={blockId} collection={collection} isLocked={isLocked} />
      <div className={styles.bar}>
        {tabs}
        <Toolbar search={search} onSearch={own.setSearch} />
      </div>
      <AskedBar />
      <OwnStrip own={own} />
      {problem !== null && (
        <p className={styles.problem} role="status">
          {answer ? t('This may be out of date. {problem}', { problem }) : problem}
        </p>
      )}
      {View && <View />}
    </DatabaseProvider>
  )
}
