// The properties of a row at the head of its page, as the layout of its collection says: some pinned under the title, the others in
// groups that fold.

import type { LaidProperty } from '@sheaf/core/collection/page-layout'
import type { Uuid } from '@sheaf/core/ids'
import type { CollectionValue } from '@sheaf/core/records/collection'
import type { CollectionViewValue } from '@sheaf/core/records/collection-view'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useChannel, useDerived, useRecord, useSession } from '@sheaf/editor/host/session'
import { useBlock } from '@sheaf/editor/host/use-block'
import { Button } from '@sheaf/ui/button/button'
import { ChevronDownIcon, ChevronUpIcon, Icon, LayoutListIcon } from '@sheaf/ui/icon/icon'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { useMemo, useState } from 'react'
import { collectionIn } from '../answer/database-records'
import type { Database } from '../contract/database'
import { DatabaseProvider, useDatabase } from '../contract/database-hooks'
import { useDatabaseOf } from '../frame/use-database'
import { TemplateBanner, TemplateOffers } from '../templates/row-templates'
import { PropertyGroup } from './property-group'
import styles from './row-properties.module.css'
import { useLayout } from './use-layout'

/** Of those in no group, more than these are folded away until they are asked for. */
const FIRST_PROPERTIES = 12

const LayoutEditor = onDemand(async () => (await import('./layout-editor')).LayoutEditor).Part

export function RowProperties({ row }: { readonly row: Uuid }) {
  const session = useSession()
  const block = useRecord('block', row)
  const collectionId = block?.parent_id as Uuid
  useChannel(session.pointer('collection', collectionId))
  const collection = useDerived(
    replica => collectionIn(replica, collectionId),
    (a, b) => a === b,
  )
  return collection ? <Properties row={row} collection={collection} /> : null
}

function Properties({ row, collection }: { readonly row: Uuid; readonly collection: CollectionValue }) {
  const { t } = useBlockHost()
  // A view of this row alone, which nobody keeps.
  const view = useMemo(
    () =>
      ({
        id: row,
        type: 'table',
        collection_id: collection.id,
        query: {},
        format: {},
      }) as CollectionViewValue,
    [row, collection.id],
  )
  const moment = useMemo(() => ({ rows: [row] }), [row])
  const database = useDatabaseOf(collection.parent_id, view, collection, moment, null)
  const { layout, actions } = useLayout(collection.id, database.schema)
  const [isWhole, setWhole] = useState(false)
  const [isArranging, setArranging] = useState(false)
  useBlock(row)
  const { heading, groups } = layout
  const isShown = ({ property, show }: LaidProperty, i: number, isGrouped: boolean): boolean =>
    isWhole ||
    (show !== 'never' &&
      (show === 'always' || !isEmpty(database, row, property.id)) &&
      (isGrouped || i < FIRST_PROPERTIES))
  const pinned = heading.filter(laid => isShown(laid, 0, true))
  const shown = groups.map(({ module, properties }) => ({
    module,
    properties: properties.filter((laid, i) => isShown(laid, i, module !== null)),
  }))
  const all = heading.length + groups.reduce((sum, { properties }) => sum + properties.length, 0)
  const hidden = all - pinned.length - shown.reduce((sum, { properties }) => sum + properties.length, 0)
  const [plain, ...named] = shown
  const { AddProperty } = database
  return (
    <DatabaseProvider value={database}>
      <TemplateBanner row={row} collection={collection} />
      <section className={styles.properties} aria-label={t('Properties')}>
        {pinned.length > 0 && <Lines row={row} properties={pinned} look="pinned" />}
        {plain && plain.properties.length > 0 && <Lines row={row} properties={plain.properties} look="lines" />}
        <div className={styles.groups}>
          {named.map(
            ({ module, properties }) =>
              module &&
              properties.length > 0 && (
                <PropertyGroup key={module.id} group={module}>
                  <Lines row={row} properties={properties} look="lines" />
                </PropertyGroup>
              ),
          )}
        </div>
        <div className={styles.more}>
          {(hidden > 0 || isWhole) && (
            <Button
              variant="quiet"
              size="small"
              icon={<Icon of={isWhole ? ChevronUpIcon : ChevronDownIcon} />}
              onClick={() => setWhole(!isWhole)}
            >
              {isWhole
                ? t('Show fewer properties')
                : t('{count, plural, one {# more property} other {# more properties}}', { count: hidden })}
            </Button>
          )}
          {database.isSchemaOpen && (
            <>
              <AddProperty />
              <Button
                variant="quiet"
                size="small"
                icon={<Icon of={LayoutListIcon} />}
                onClick={() => setArranging(true)}
              >
                {t('Customize layout')}
              </Button>
            </>
          )}
        </div>
        {isArranging && <LayoutEditor layout={layout} actions={actions} onClose={() => setArranging(false)} />}
      </section>
      <TemplateOffers row={row} collection={collection} />
    </DatabaseProvider>
  )
}

interface LinesProps {
  readonly row: Uuid
  readonly properties: readonly LaidProperty[]
  readonly look: 'lines' | 'pinned'
}

function Lines({ row, properties, look }: LinesProps) {
  const { Cell, PropertyHead } = useDatabase('Cell', 'PropertyHead')
  return (
    <dl className={look === 'pinned' ? styles.pinned : styles.list}>
      {properties.map(({ property }) => (
        <div key={property.id} className={look === 'pinned' ? styles.pin : styles.line}>
          <dt className={styles.name}>
            <PropertyHead property={property} />
          </dt>
          <dd className={styles.value}>
            <Cell row={row} property={property} place="page" />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function isEmpty({ schema, cell }: Database, row: Uuid, id: string): boolean {
  const property = schema[id]
  const held = property ? cell(row, property) : null
  return held === null || held === '' || (Array.isArray(held) && held.length === 0)
}
