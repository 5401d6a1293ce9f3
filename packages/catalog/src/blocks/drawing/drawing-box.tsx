// A drawing on the page. Strokes of all people show as they are drawn; the pen tools show while the person draws.
import { useFresh } from '@sheaf/editor/host/use-block'
import '../../media/media.css'
import './drawing.css'
import type { BlockProps } from '@sheaf/editor/views/block-view'
import { Button } from '@sheaf/ui/button/button'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Caption } from '../../media/caption'
import { plainField } from '../../media/media-fields'
import { useMedia } from '../../media/use-media'
import { PenBar } from './pen-bar'
import { inkPath } from './stroke-path'
import { CANVAS_WIDTH, drawingRatio, type Point, penWidths, type Stroke, strokesOf } from './strokes'
import { type Pen, usePen } from './use-pen'

const KEY_STEP = 40

export function DrawingBlock({ id }: BlockProps) {
  const media = useMedia(id)
  const { t } = media.host
  const format = media.block?.format
  const strokes = useMemo(() => strokesOf(format), [format])
  const height = Math.round(CANVAS_WIDTH * drawingRatio(format))
  const figure = useRef<HTMLElement>(null)
  const help = useId()
  const isFresh = useFresh(id)
  // A copy is new too, but was not made for drawing.
  const [isOut, setOut] = useState(media.isEditable && isFresh && strokes.length === 0)
  const [pen, setPen] = useState<Pen>({ ink: 'default', width: penWidths[1], isEraser: false })
  const strokeInput = usePen(media, strokes, pen)
  const isDrawing = isOut && media.isEditable
  const keys = useKeyboardPen(strokeInput.line, height)
  const canvas = useRef<SVGSVGElement>(null)
  const isAsked = useRef(false)
  // The button that was pressed is gone: the canvas has the keys now.
  useEffect(() => {
    if (isDrawing && isAsked.current) canvas.current?.focus()
    isAsked.current = false
  }, [isDrawing])
  const begin = (): void => {
    isAsked.current = true
    setOut(true)
  }
  const finish = (): void => {
    setOut(false)
    media.host.focus(id)
  }

  const press = (event: KeyboardEvent): void => {
    const isUndo = (event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'z'
    if (isUndo) {
      event.preventDefault()
      if (event.shiftKey) strokeInput.redo()
      else strokeInput.undo()
    } else if (event.key === 'Escape') {
      event.preventDefault()
      finish()
    } else keys.press(event)
  }
  return (
    <figure ref={figure} className="sheaf-media sheaf-drawing" data-drawing={isDrawing || undefined}>
      {isDrawing && (
        <>
          <PenBar host={media.host} pen={pen} setPen={setPen} strokeInput={strokeInput} onDone={finish} />
          <p id={help} className="sheaf-drawing-help">
            {t(
              'Draw with the pointer. On the keyboard, use the arrow keys to move the pen and Space to start or stop drawing.',
            )}
          </p>
        </>
      )}
      <svg
        ref={canvas}
        className="sheaf-drawing-canvas"
        viewBox={`0 0 ${CANVAS_WIDTH} ${height}`}
        role="img"
        aria-label={
          plainField(media.block?.properties, 'alt_text') ||
          t('{count, plural, one {Drawing with # stroke} other {Drawing with # strokes}}', { count: strokes.length })
        }
        {...(isDrawing && {
          role: 'application',
          tabIndex: 0,
          'aria-describedby': help,
          'data-control': true,
          onPointerDown: strokeInput.down,
          onPointerMove: strokeInput.move,
          onPointerUp: strokeInput.up,
          onPointerCancel: strokeInput.up,
          onKeyDown: press,
        })}
        onDoubleClick={begin}
      >
        {strokes.map(stroke => (
          <Ink key={stroke.id} stroke={stroke} />
        ))}
        {strokeInput.drawn.length > 0 && <path data-ink={pen.ink} d={inkPath(strokeInput.drawn, pen.width, false)} />}
        {keys.path.length > 0 && <path data-ink={pen.ink} d={inkPath(keys.path, pen.width, false)} />}
        {isDrawing && keys.at && <circle className="sheaf-drawing-cursor" cx={keys.at[0]} cy={keys.at[1]} r={12} />}
      </svg>
      {!isDrawing && media.isEditable && (
        <Button data-enter className="sheaf-drawing-start" size="small" onClick={begin}>
          {t('Draw')}
        </Button>
      )}
      <Caption id={id} box={figure} />
    </figure>
  )
}

function Ink({ stroke }: { readonly stroke: Stroke }) {
  const path = useMemo(() => inkPath(stroke.points, stroke.width), [stroke])
  return <path data-ink={stroke.ink} d={path} />
}

/** A pen moved by arrows. */
function useKeyboardPen(onLine: (path: readonly Point[]) => void, height: number) {
  const [at, setAt] = useState<Point | null>(null)
  const [path, setPath] = useState<readonly Point[]>([])
  const steps: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  }
  const press = (event: KeyboardEvent): void => {
    const here: Point = at ?? [CANVAS_WIDTH / 2, height / 2, 0.5]
    const step = steps[event.key]
    if (!step && event.key !== ' ') return
    event.preventDefault()
    if (step) {
      const by = event.shiftKey ? KEY_STEP / 4 : KEY_STEP
      const next: Point = [clamp(here[0] + step[0] * by, CANVAS_WIDTH), clamp(here[1] + step[1] * by, height), 0.5]
      setAt(next)
      if (path.length > 0) setPath([...path, next])
    } else if (path.length > 0) {
      onLine(path)
      setPath([])
    } else {
      setAt(here)
      setPath([here])
    }
  }
  return { at, path, press }
}
const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value))
