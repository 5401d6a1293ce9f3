// The pen over a drawing: strokes are kept when the pen is lifted, one field each, and taken back one by one.
import type { Json } from '@sheaf/core/validation/checks'
import { type PointerEvent, useRef, useState } from 'react'
import type { Media } from '../../media/use-media'
import { setStrokes } from './set-strokes'
import {
  CANVAS_WIDTH,
  distanceTo,
  type Ink,
  MAX_DRAWING_CHARACTERS,
  MAX_STROKE_CHARACTERS,
  type Point,
  type Stroke,
  writeStroke,
} from './strokes'

export interface Pen {
  readonly ink: Ink
  readonly width: number
  readonly isEraser: boolean
}
/** Strokes as they are kept, by id; null for one that is not there. */
type Step = Readonly<Record<string, { readonly before: Json | null; readonly after: Json | null }>>

const LEAST_STEP = 3
const ERASER_REACH = 16

export function usePen(media: Media, strokes: readonly Stroke[], pen: Pen) {
  const [drawn, setDrawn] = useState<readonly Point[]>([])
  const [past, setPast] = useState<readonly Step[]>([])
  const [future, setFuture] = useState<readonly Step[]>([])
  const points = useRef<Point[]>([])
  const rubbed = useRef(new Map<string, Json>())
  const held = (id: string): Json | null =>
    (media.block?.format as Record<string, Record<string, Json>> | undefined)?.['strokes']?.[id] ?? null

  const write = (changes: Readonly<Record<string, Json | null>>): void =>
    media.host.commit(draft => setStrokes(draft, media.id, changes))
  const take = (step: Step): void => {
    setPast([...past, step])
    setFuture([])
  }
  const go = (from: readonly Step[], side: 'before' | 'after'): Step | null => {
    const step = from.at(-1)
    if (!step) return null
    write(Object.fromEntries(Object.entries(step).map(([id, sides]) => [id, sides[side]])))
    return step
  }

  const rub = (at: Point): void => {
    for (const stroke of strokes) {
      const value = held(stroke.id)
      if (value === null || rubbed.current.has(stroke.id)) continue
      if (distanceTo(stroke, [at[0], at[1]]) > ERASER_REACH + stroke.width / 2) continue
      rubbed.current.set(stroke.id, value)
      write({ [stroke.id]: null })
    }
  }
  const keep = (): void => {
    const value = writeStroke({
      ink: pen.ink,
      width: pen.width,
      order: (strokes.at(-1)?.order ?? 0) + 1,
      points: shortened(points.current),
    })
    const all = JSON.stringify((media.block?.format as Record<string, unknown> | undefined)?.['strokes'] ?? {})
    if (all.length + JSON.stringify(value).length > MAX_DRAWING_CHARACTERS)
      return media.host.toast(media.host.t('This drawing is full. Continue in a new one.'))
    const id = media.host.newId().slice(0, 8)
    write({ [id]: value })
    take({ [id]: { before: null, after: value } })
  }

  return {
    drawn,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    undo: () => {
      const step = go(past, 'before')
      if (!step) return
      setPast(past.slice(0, -1))
      setFuture([...future, step])
    },
    redo: () => {
      const step = go(future, 'after')
      if (!step) return
      setFuture(future.slice(0, -1))
      setPast([...past, step])
    },
    clear: () => {
      const all = Object.fromEntries(strokes.map(({ id }) => [id, { before: held(id), after: null }]))
      if (strokes.length === 0) return
      write(Object.fromEntries(strokes.map(({ id }) => [id, null])))
      take(all)
    },
    /** A stroke drawn without a pointer. */
    line: (path: readonly Point[]) => {
      points.current = [...path]
      keep()
      points.current = []
    },
    down: (event: PointerEvent<SVGSVGElement>) => {
      if (event.button !== 0) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      event.currentTarget.focus()
      points.current = [pointOf(event.nativeEvent, event.currentTarget)]
      rubbed.current.clear()
      if (pen.isEraser) rub(points.current[0] as Point)
      else setDrawn(points.current)
    },
    move: (event: PointerEvent<SVGSVGElement>) => {
      if (points.current.length === 0) return
      const { nativeEvent, currentTarget } = event
      const passed = nativeEvent.getCoalescedEvents?.() ?? []
      for (const one of passed.length > 0 ? passed : [nativeEvent]) {
        const point = pointOf(one, currentTarget)
        const last = points.current.at(-1) as Point
        if (Math.hypot(point[0] - last[0], point[1] - last[1]) < LEAST_STEP) continue
        points.current.push(point)
        if (pen.isEraser) rub(point)
      }
      if (!pen.isEraser) setDrawn([...points.current])
    },
    up: () => {
      if (points.current.length === 0) return
      if (!pen.isEraser) keep()
      else if (rubbed.current.size > 0)
        take(Object.fromEntries([...rubbed.current].map(([id, before]) => [id, { before, after: null }])))
      points.current = []
      setDrawn([])
    },
  }
}

function pointOf(event: globalThis.PointerEvent, canvas: SVGSVGElement): Point {
  const { left, top, width } = canvas.getBoundingClientRect()
  const scale = CANVAS_WIDTH / width
  // A mouse says nothing, or one half.
  return [(event.clientX - left) * scale, (event.clientY - top) * scale, event.pressure || 0.5]
}

/** As many points as one stroke may have: of too many every other one goes. */
function shortened(points: readonly Point[]): readonly Point[] {
  let kept = points
  while (kept.length * 9 > MAX_STROKE_CHARACTERS) kept = kept.filter((_, i) => i % 2 === 0 || i === kept.length - 1)
  return kept
}
