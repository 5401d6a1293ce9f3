// What part of the world a map shows, moved by hand, wheel and keys. It begins with all rows, and stays where people put it.
import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { DrawnSize } from '../use-size'
import { type Camera, cameraFor, panned, ZOOM_STEP, zoomed } from './camera'
import type { Point } from './places'

interface CameraControl {
  readonly camera: Camera | null
  readonly isDragged: boolean
  readonly zoom: (steps: number, at?: Point) => void
  readonly pan: (dx: number, dy: number) => void
  readonly show: (points: readonly Point[]) => void
}
const WHEEL_PX = 160
/** A press that moves less than this is a press. */
const SLACK_PX = 3

export function useCamera(
  box: RefObject<HTMLDivElement | null>,
  size: DrawnSize | null,
  rows: readonly { readonly point: Point }[],
): CameraControl {
  const [moved, setMoved] = useState<Camera | null>(null)
  const [isDragged, setDragged] = useState(false)
  const change = useCallback(
    (next: (camera: Camera, size: DrawnSize) => Camera): void => {
      if (size) setMoved(held => next(held ?? cameraFor(pointsOf(rows), size), size))
    },
    [rows, size],
  )
  const zoom = useCallback(
    (steps: number, at?: Point) => change((held, room) => zoomed(held, room, steps, at)),
    [change],
  )
  const pan = useCallback((dx: number, dy: number) => change((held, room) => panned(held, room, dx, dy)), [change])
  const show = useCallback(
    (points: readonly Point[]): void => {
      if (size) setMoved(cameraFor(points, size))
    },
    [size],
  )

  useEffect(() => {
    const element = box.current
    if (!element) return
    const at = (event: MouseEvent): Point => {
      const { left, top } = element.getBoundingClientRect()
      return { x: event.clientX - left, y: event.clientY - top }
    }
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey && !element.contains(document.activeElement)) return
      event.preventDefault()
      zoom(-event.deltaY / WHEEL_PX, at(event))
    }
    // One finger or the mouse moves the map, two fingers bring it nearer.
    const fingers = new Map<number, Point>()
    let isFar = false
    const onDown = (event: PointerEvent): void => {
      if (event.button !== 0 || (event.target as Element).closest('button')) return
      if (fingers.size === 0) isFar = false
      fingers.set(event.pointerId, at(event))
      element.setPointerCapture(event.pointerId)
    }
    const onMove = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId)
      if (!before) return
      const here = at(event)
      const [dx, dy] = [here.x - before.x, here.y - before.y]
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
      if (!other && !isFar && Math.hypot(dx, dy) < SLACK_PX) return
      isFar = true
      fingers.set(event.pointerId, here)
      setDragged(true)
      if (!other) return pan(dx, dy)
      const ratio = Math.hypot(here.x - other.x, here.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y)
      zoom(Math.log(ratio) / Math.log(ZOOM_STEP), { x: (here.x + other.x) / 2, y: (here.y + other.y) / 2 })
    }
    const onUp = (event: PointerEvent): void => {
      fingers.delete(event.pointerId)
      if (fingers.size === 0) setDragged(false)
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    const steps = { pointerdown: onDown, pointermove: onMove, pointerup: onUp, pointercancel: onUp }
    const names = Object.keys(steps) as (keyof typeof steps)[]
    for (const name of names) element.addEventListener(name, steps[name])
    return () => {
      element.removeEventListener('wheel', onWheel)
      for (const name of names) element.removeEventListener(name, steps[name])
    }
  }, [box, zoom, pan])
  const camera = moved ?? (size ? cameraFor(pointsOf(rows), size) : null)
  return { camera, isDragged, zoom, pan, show }
}

const pointsOf = (rows: readonly { readonly point: Point }[]): readonly Point[] => rows.map(({ point }) => point)
