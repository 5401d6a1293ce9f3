// Pins of rows; those that are near each other are one with a number, which comes apart when it is pressed.

import { TITLE } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import { useDatabase } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Icon, MapPinIcon } from '@sheaf/ui/icon/icon'
import { Tooltip } from '@sheaf/ui/tooltip/tooltip'
import { useMemo, useState } from 'react'
import { RowListDialog } from '../row-list'
import { type Camera, MOST_SCALE, type Size, toScreen } from './camera'
import styles from './map.module.css'
import { clustersOf, type Pin, type Point } from './places'
import type { PlacedRow } from './use-placed'

interface MapPinsProps {
  readonly rows: readonly PlacedRow[]
  readonly camera: Camera
  readonly size: Size
  readonly wanted: Uuid | null
  readonly onWant: (row: Uuid | null) => void
  readonly onShow: (points: readonly Point[]) => void
}
const NEAR_PX = 34
const EDGE_PX = 24

export function MapPins({ rows, camera, size, wanted, onWant, onShow }: MapPinsProps) {
  const { t } = useBlockHost()
  const { actions, schema, plain } = useDatabase('actions', 'schema', 'plain')
  const [together, setTogether] = useState<readonly Uuid[] | null>(null)
  // By the scale alone, so that pins do not change company while the map is moved.
  const { scale } = camera
  const clusters = useMemo(
    () =>
      clustersOf(
        rows.map((row): Pin<PlacedRow> => ({ row, x: row.point.x * scale, y: row.point.y * scale })),
        NEAR_PX,
      ),
    [rows, scale],
  )
  const title = schema[TITLE]
  const press = (members: readonly Pin<PlacedRow>[]): void => {
    const points = members.map(({ row }) => row.point)
    const isOnePoint = points.every(({ x, y }) => x === points[0]?.x && y === points[0]?.y)
    if (isOnePoint || scale >= MOST_SCALE) setTogether(members.map(({ row }) => row.row))
    else onShow(points)
  }
  const isSeen = ({ x, y }: Point): boolean =>
    x > -EDGE_PX && y > -EDGE_PX && x < size.width + EDGE_PX && y < size.height + EDGE_PX
  return (
    <>
      {clusters.map(cluster => {
        const at = toScreen(camera, size, { x: cluster.x / scale, y: cluster.y / scale })
        const [first] = cluster.pins
        if (!first || !isSeen(at)) return null
        const style = { left: at.x, top: at.y }
        const { row, place } = first.row
        if (cluster.pins.length > 1)
          return (
            <button
              key={row}
              type="button"
              className={styles.cluster}
              style={style}
              aria-label={t('{count} rows here', { count: cluster.pins.length })}
              onClick={() => press(cluster.pins)}
            >
              {cluster.pins.length}
            </button>
          )
        const name = (title && plain(row, title)) || t('Untitled')
        return (
          <Tooltip key={row} label={name} detail={place.name || place.address || undefined} side="top">
            <button
              type="button"
              className={styles.pin}
              style={style}
              data-wanted={wanted === row ? '' : undefined}
              aria-label={name}
              onClick={() => {
                onWant(row)
                actions.openRow(row)
              }}
            >
              <Icon of={MapPinIcon} size={20} />
            </button>
          </Tooltip>
        )
      })}
      {together && (
        <RowListDialog
          title={t('At this location')}
          rows={together}
          total={together.length}
          onMore={null}
          onClose={() => setTogether(null)}
        />
      )}
    </>
  )
}
