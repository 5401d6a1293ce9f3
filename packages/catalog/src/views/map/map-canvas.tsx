// The world behind pins. It is moved by dragging and by arrows, made nearer by buttons, by plus and minus, and by the wheel
// once it has the focus or while Ctrl is held: a page that is scrolled past a map goes on scrolling.
import type { Uuid } from '@sheaf/core/ids'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { IconButton } from '@sheaf/ui/button/button'
import { Icon, MaximizeIcon, MinusIcon, PlusIcon } from '@sheaf/ui/icon/icon'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useSize } from '../use-size'
import styles from './map.module.css'
import { MapPins } from './map-pins'
import { useCamera } from './use-camera'
import type { PlacedRow } from './use-placed'
import { loadWorld, WORLD, type World } from './world'

interface MapCanvasProps {
  readonly rows: readonly PlacedRow[]
  readonly wanted: Uuid | null
  readonly onWant: (row: Uuid | null) => void
}
const STEP_PX = 60

export function MapCanvas({ rows, wanted, onWant }: MapCanvasProps) {
  const { t } = useBlockHost()
  const [box, size] = useSize<HTMLDivElement>()
  const { camera, isDragged, zoom, pan, show } = useCamera(box, size, rows)
  const [world, setWorld] = useState<World | 'missing' | null>(null)
  useEffect(() => {
    let isHere = true
    loadWorld().then(
      made => isHere && setWorld(made),
      () => isHere && setWorld('missing'),
    )
    return () => {
      isHere = false
    }
  }, [])
  const { x, y } = rows.find(({ row }) => row === wanted)?.point ?? {}
  useEffect(() => {
    if (x !== undefined && y !== undefined) show([{ x, y }])
  }, [x, y, show])
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget) return
    const actions: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => pan(STEP_PX, 0),
      ArrowRight: () => pan(-STEP_PX, 0),
      ArrowUp: () => pan(0, STEP_PX),
      ArrowDown: () => pan(0, -STEP_PX),
      '+': () => zoom(1),
      '=': () => zoom(1),
      '-': () => zoom(-1),
      '0': () => show(rows.map(({ point }) => point)),
      Home: () => show(rows.map(({ point }) => point)),
    }
    const action = actions[event.key]
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    action()
  }
  const scale = (camera?.scale ?? 1) / WORLD
  return (
    <div className={styles.canvas}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is moved by keys */}
      <div
        ref={box}
        className={styles.sea}
        data-dragged={isDragged ? '' : undefined}
        role="application"
        aria-label={t('Map. Use the arrow keys to move, plus and minus to zoom, and 0 to show everything.')}
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        {camera && size && world && world !== 'missing' && (
          <svg className={styles.world} width={size.width} height={size.height} aria-hidden="true">
            <g
              transform={`translate(${size.width / 2 - camera.x * camera.scale} ${size.height / 2 - camera.y * camera.scale}) scale(${scale})`}
            >
              <path className={styles.land} d={world.land} />
              <path className={styles.borders} d={world.borders} />
            </g>
          </svg>
        )}
        {camera && size && (
          <MapPins rows={rows} camera={camera} size={size} wanted={wanted} onWant={onWant} onShow={show} />
        )}
      </div>
      {world === 'missing' && <p className={styles.missing}>{t('Couldn’t load the map. All rows are in the list.')}</p>}
      <div className={styles.controls} role="group" aria-label={t('Move map')}>
        <IconButton variant="secondary" label={t('Zoom in')} icon={<Icon of={PlusIcon} />} onClick={() => zoom(1)} />
        <IconButton variant="secondary" label={t('Zoom out')} icon={<Icon of={MinusIcon} />} onClick={() => zoom(-1)} />
        <IconButton
          variant="secondary"
          label={t('Show everything')}
          icon={<Icon of={MaximizeIcon} />}
          onClick={() => {
            onWant(null)
            show(rows.map(({ point }) => point))
          }}
        />
      </div>
    </div>
  )
}
