// A map with its rows as pins, and the same rows as a list beside it, which works without the map.
import type { Uuid } from '@sheaf/core/ids'
import { useAnswer, useDatabaseActions, useViewFields, useViewsEditable } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button } from '@sheaf/ui/button/button'
import { Icon, MapPinIcon, PlusIcon } from '@sheaf/ui/icon/icon'
import { Skeleton } from '@sheaf/ui/skeleton/skeleton'
import { type CSSProperties, useState } from 'react'
import { EmptyView } from '../empty-view'
import { wordIn } from '../format-fields'
import { NothingYet } from '../nothing-yet'
import { mapHeights, PLACE } from './map'
import styles from './map.module.css'
import { MapCanvas } from './map-canvas'
import { MapList } from './map-list'
import { usePlaced } from './use-placed'

const heightsPx = { small: 280, medium: 420, large: 560, extra_large: 720 }

export function MapBoard() {
  const { t } = useBlockHost()
  const fields = useViewFields()
  const query = useAnswer()
  const actions = useDatabaseActions()
  const isConfigurable = useViewsEditable()
  const placed = usePlaced()
  const [wanted, setWanted] = useState<Uuid | null>(null)
  const height = heightsPx[wordIn(fields.format, 'height', mapHeights)]
  if (!query.answer) return query.problem === null ? <Skeleton height={`${height}px`} /> : null
  if (!placed.property)
    return (
      <NothingYet
        icon={MapPinIcon}
        title={t('Show rows on a map')}
        action={
          isConfigurable && (
            <Button
              size="small"
              icon={<Icon of={PlusIcon} />}
              onClick={() => actions.setFormat('map_by', actions.addProperty(PLACE))}
            >
              {t('Add a Place property')}
            </Button>
          )
        }
      >
        {t('A map needs a Place property. This database doesn’t have one yet.')}
      </NothingYet>
    )
  if (query.answer.total === 0)
    return <EmptyView words={t('No places yet. Every row with a place appears as a pin.')} action={t('Add place')} />
  return (
    <div className={styles.board} style={{ '--map-height': `${height}px` } as CSSProperties}>
      <MapCanvas rows={placed.rows} wanted={wanted} onWant={setWanted} />
      <MapList placed={placed} wanted={wanted} onWant={setWanted} />
    </div>
  )
}
