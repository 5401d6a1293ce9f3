// A database where it stands: its views as tabs, what is asked of the open one, and the view itself.

import { sourcesOf, viewsOf } from '@sheaf/core/collection/database-block'
import type { Uuid } from '@sheaf/core/ids'
import type { Moment } from '@sheaf/core/kinds/view-question'
import { isLockedBlock } from '@sheaf/core/operations/database-lock'
import type { CollectionValue } from '@sheaf/core/records/collection'
import type { CollectionViewValue } from '@sheaf/core/records/collection-view'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useChannel, useDerived, useRecord, useSession } from '@sheaf/editor/host/session'
import { useEditable } from '@sheaf/editor/host/use-block'
import { Skeleton, SkeletonRegion } from '@sheaf/ui/skeleton/skeleton'
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react'
import { addView } from '../actions/add-view'
import { collectionIn } from '../answer/database-records'
import type { OtherView } from '../contract/database'
import { DatabaseProvider } from '../contract/database-hooks'
import { AskedBar } from '../filters/asked-bar'
import { useDatabaseHost } from '../host/database-host'
import { LinkedBegin } from '../sources/linked-begin'
import { Toolbar } from '../toolbar/toolbar'
import { openView } from '../views/open-view'
import { OwnStrip } from '../views/own-strip'
import { useOwnView } from '../views/use-own-view'
import { ViewTabs } from '../views/view-tabs'
import styles from './database.module.css'
import { DatabaseHead } from './database-head'
import { DatabaseMenu } from './database-menu'
import { DatabaseSection } from './database-section'
import { useBegin } from './use-begin'
import { useDatabaseOf } from './use-database'
import { useDrawable } from './use-drawable'
import { Widget } from './widget'

const sameViews = (a: readonly CollectionViewValue[], b: readonly CollectionViewValue[]): boolean =>
  a.length === b.length && a.every((view, i) => view === b[i])

export function Database({ block: blockId }: { readonly block: Uuid }) {
  const { CsvArea, CsvImport, namedView, ports } = useDatabaseHost()
  const host = useBlockHost()
  const { t } = host
  const isEditable = useEditable()
  const block = useRecord('block', blockId)
  const views = useDerived(replica => viewsOf(replica, replica.block(blockId)), sameViews)
  // An address that names a view wins, also where a link leads from one view of a page to another.
  const named = useSyncExternalStore(namedView.subscribe, namedView.get)
  const [chosen, setChosen] = useState<Uuid | null>(() => named ?? openView.get(blockId))
  const [followed, setFollowed] = useState(named)
  const [isOpening, setOpening] = useState(true)
  const view = views.find(one => one.id === chosen) ?? views[0]
  if (named !== followed) {
    setFollowed(named)
    setOpening(false)
    if (views.some(one => one.id === named)) setChosen(named)
  }
  // What is open stays open, also when its tab is put elsewhere.
  if (chosen === null && view && views.length === block?.view_ids?.length) setChosen(view.id)
  useBegin(blockId)
  if (block && !view && block.format?.['begin_linked'] === true) return <LinkedBegin blockId={blockId} />
  if (block && !view && block.format?.['begin_with_file'] !== undefined)
    return (
      <DatabaseSection blockId={blockId}>
        <CsvArea blockId={blockId}>
          <CsvImport blockId={blockId} />
        </CsvArea>
      </DatabaseSection>
    )
  if (!block || !view)
    return (
      <SkeletonRegion label={t('Loading database')}>
        <Skeleton height="12rem" />
      </SkeletonRegion>
    )
  const open = (id: Uuid): void => {
    openView.set(blockId, id)
    setOpening(false)
    setChosen(id)
  }
  const add = (type: string, source?: Uuid): void => {
    const collectionId = source ?? view.collection_id ?? sourcesOf(block)[0]
    if (collectionId) open(addView(host, ports, blockId, { collectionId, type }))
  }
  const isLocked = isLockedBlock(block)
  return (
    <DatabaseSection blockId={blockId}>
      <CsvArea blockId={blockId}>
        <OpenView
          key={view.id}
          blockId={blockId}
          view={view}
          isOpening={isOpening}
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
      </CsvArea>
    </DatabaseSection>
  )
}

interface OpenViewProps {
  readonly blockId: Uuid
  readonly view: CollectionViewValue
  /** Not by another view of the same database. */
  readonly isOpening: boolean
  readonly tabs: ReactNode
}

function OpenView(props: OpenViewProps) {
  const { view, tabs } = props
  const { t } = useBlockHost()
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
  return <ShownView {...props} collection={collection} />
}

interface ShownViewProps extends OpenViewProps {
  readonly collection: CollectionValue
}

function ShownView({ blockId, view, collection, isOpening, tabs }: ShownViewProps) {
  const { t, t: tData } = useBlockHost()
  const { viewKindOf, viewViewOf } = useDatabaseHost()
  const isLocked = isLockedBlock(useRecord('block', blockId))
  const own = useOwnView(blockId, view)
  const { search } = own
  const moment = useMemo<Moment>(() => (search.trim() === '' ? {} : { search: search.trim() }), [search])
  const alone = useDatabaseOf(blockId, view, collection, moment, own)
  const views = useDerived(replica => viewsOf(replica, replica.block(blockId)), sameViews)
  const otherViews = useMemo(
    () =>
      views.flatMap(({ id, name, type }): OtherView[] => {
        if (id === view.id) return []
        const kind = viewKindOf(type)
        return [{ id, name: name || tData(kind.label), type: kind.type }]
      }),
    [views, view.id, viewKindOf, tData],
  )
  const database = useMemo(() => ({ ...alone, Widget, otherViews }), [alone, otherViews])
  const type = viewKindOf(view.type).type
  const View = viewViewOf(type)?.View
  const { problem, answer } = database.query
  if (!useDrawable(isOpening, answer !== null || problem !== null))
    return (
      <SkeletonRegion label={t('Loading database')}>
        <Skeleton height="12rem" />
      </SkeletonRegion>
    )
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
