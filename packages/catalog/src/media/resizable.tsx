// A box whose width, or height, is drawn out by its edges: with the pointer, and with the arrow keys. The size is kept once, when
// it is let go.
import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { alignmentOf, numberField } from './media-fields'
import type { Media } from './use-media'

const STEP_PX = 16
const BIG_STEP_PX = 64

interface Edge {
  readonly name: 'start' | 'end' | 'bottom'
  readonly label: string
}
export interface ResizableProps {
  readonly media: Media
  /** What is drawn out. */
  readonly axis: 'width' | 'height'
  readonly least: number
  /** Without a size of its own: pixels, or null for as much as there is. */
  readonly usual: number | null
  readonly children: ReactNode
}

export function Resizable({ media, axis, least, usual, children }: ResizableProps) {
  const { t } = media.host
  const box = useRef<HTMLDivElement>(null)
  const [pulled, setPulled] = useState<number | null>(null)
  const field = axis === 'width' ? 'block_width' : 'block_height'
  const size = pulled ?? numberField(media.block?.format, field) ?? usual
  const edges: readonly Edge[] =
    axis === 'width'
      ? [
          { name: 'start', label: t('Width, start side') },
          { name: 'end', label: t('Width, end side') },
        ]
      : [{ name: 'bottom', label: t('Height') }]

  const room = (): number =>
    axis === 'width' ? (box.current?.parentElement?.clientWidth ?? least) : Math.max(window.innerHeight * 2, least)
  const present = (): number => (axis === 'width' ? box.current?.offsetWidth : box.current?.offsetHeight) ?? least
  /** The size that is kept, drawn yet or not: keys come faster than frames. */
  const kept = (): number => numberField(media.host.replica.block(media.id)?.format, field) ?? present()
  const within = (wanted: number): number => Math.round(Math.max(least, Math.min(room(), wanted)))
  /** As wide as there is room: no size at all, so that it stays so on other screens. */
  const keep = (wanted: number): void =>
    media.change([['format', field, axis === 'width' && wanted >= room() ? null : wanted]])

  const pull = (edge: Edge, event: PointerEvent<HTMLElement>): void => {
    event.preventDefault()
    const handle = event.currentTarget
    handle.setPointerCapture(event.pointerId)
    const from = { x: event.clientX, y: event.clientY, size: present() }
    const sign = signOf(edge, handle)
    // A box in the middle grows to both sides.
    const both = axis === 'width' && alignmentOf(media.block?.format) === 'center' ? 2 : 1
    let last = from.size
    const move = (to: globalThis.PointerEvent): void => {
      const by = axis === 'width' ? (to.clientX - from.x) * sign * both : to.clientY - from.y
      last = within(from.size + by)
      setPulled(last)
    }
    const end = (): void => {
      handle.removeEventListener('pointermove', move)
      handle.removeEventListener('pointerup', end)
      handle.removeEventListener('pointercancel', end)
      if (last !== from.size) keep(last)
      setPulled(null)
    }
    handle.addEventListener('pointermove', move)
    handle.addEventListener('pointerup', end)
    handle.addEventListener('pointercancel', end)
  }
  const press = (edge: Edge, event: KeyboardEvent<HTMLElement>): void => {
    const by = stepOf(edge, event)
    if (by === null) return
    event.preventDefault()
    keep(by === 'least' ? least : by === 'most' ? room() : within(kept() + by))
  }

  const sized: CSSProperties =
    size === null ? {} : axis === 'width' ? { inlineSize: `${size}px` } : { blockSize: `${size}px` }
  return (
    <div ref={box} className="sheaf-resizable" data-axis={axis} style={sized}>
      {children}
      {media.isEditable &&
        edges.map(edge => (
          // biome-ignore lint/a11y/useSemanticElements: a rule that is moved has no element of its own
          <div
            key={edge.name}
            className="sheaf-resize-edge"
            data-edge={edge.name}
            role="separator"
            aria-orientation={axis === 'width' ? 'vertical' : 'horizontal'}
            aria-label={edge.label}
            aria-valuenow={size ?? 100}
            aria-valuemin={least}
            aria-valuetext={size === null ? t('Full width') : t('{size} pixels', { size: Math.round(size) })}
            tabIndex={0}
            onPointerDown={event => pull(edge, event)}
            onKeyDown={event => press(edge, event)}
          />
        ))}
    </div>
  )
}

const isRightToLeft = (at: Element): boolean => getComputedStyle(at).direction === 'rtl'
/** Which way the pointer goes to make it larger. */
const signOf = ({ name }: Edge, at: Element): number => (name === 'end' ? 1 : -1) * (isRightToLeft(at) ? -1 : 1)

function stepOf(
  edge: Edge,
  { key, shiftKey, currentTarget }: KeyboardEvent<HTMLElement>,
): number | 'least' | 'most' | null {
  const step = shiftKey ? BIG_STEP_PX : STEP_PX
  if (key === 'Home') return 'least'
  if (key === 'End') return 'most'
  if (edge.name === 'bottom') return key === 'ArrowDown' ? step : key === 'ArrowUp' ? -step : null
  if (key === 'ArrowRight') return step * signOf(edge, currentTarget)
  if (key === 'ArrowLeft') return -step * signOf(edge, currentTarget)
  return null
}
