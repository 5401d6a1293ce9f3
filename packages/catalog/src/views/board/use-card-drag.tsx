// Dragging cards: a copy under the pointer, a line where they would land, and the drop.
import { AutoScroll } from '@sheaf/editor/drag/auto-scroll'
import { pointerDrag } from '@sheaf/editor/drag/pointer-drag'
import { type PointerEvent as ReactPointerEvent, type RefObject, useState } from 'react'
import type { DrawnRow } from '../drawn-rows'
import { ROW_KEY, rowElementOf } from '../use-roving'
import { isOwnPress } from '../use-rows'
import styles from './board.module.css'
import { indexAt } from './card-drop'

export interface DropAt {
  /** The key of the list. */
  readonly list: string
  /** Null: the list as a whole. */
  readonly index: number | null
}
interface CardDrag {
  /** Keys of the cards that are being dragged. */
  readonly dragged: ReadonlySet<string>
  readonly target: DropAt | null
  readonly onPointerDown: (event: ReactPointerEvent) => void
}
interface DragWays {
  readonly root: RefObject<HTMLElement | null>
  readonly isEditable: boolean
  readonly cardsAt: (rowKey: string) => readonly DrawnRow[]
  /** Cards have no place of their own in such a list: sorting decides, or it is folded. */
  readonly isWhole: (list: string) => boolean
  readonly canDrop: (cards: readonly DrawnRow[], list: string) => boolean
  readonly onDrop: (cards: readonly DrawnRow[], target: DropAt) => void
}

const nothing: ReadonlySet<string> = new Set()

export function useCardDrag({ root, isEditable, cardsAt, isWhole, canDrop, onDrop }: DragWays): CardDrag {
  const [dragged, setDragged] = useState(nothing)
  const [target, setTarget] = useState<DropAt | null>(null)
  const onPointerDown = (event: ReactPointerEvent): void => {
    const element = rowElementOf(event.target)
    const board = root.current
    const key = element?.getAttribute(ROW_KEY)
    if (!isEditable || !element || !board || !key || event.button !== 0 || isOwnPress(event.target, element)) return
    let cards: readonly DrawnRow[] = []
    let over: DropAt | null = null
    let ghost: Ghost | null = null
    let last = { x: event.clientX, y: event.clientY }
    const look = (): void => {
      const found = targetAt(board, last, isWhole)
      const next = found && canDrop(cards, found.list) ? found : null
      if (next?.list === over?.list && next?.index === over?.index) return
      over = next
      setTarget(next)
    }
    const scroll = new AutoScroll(board, look)
    pointerDrag(event.nativeEvent, {
      start: () => {
        cards = cardsAt(key)
        if (cards.length === 0) return false
        setDragged(new Set(cards.map(card => card.key)))
        ghost = new Ghost(element, cards.length, event)
        return true
      },
      move: moved => {
        last = { x: moved.clientX, y: moved.clientY }
        ghost?.moveTo(last)
        scroll.at(last.y, last.x)
        look()
      },
      end: isDropped => {
        scroll.stop()
        ghost?.remove()
        setDragged(nothing)
        setTarget(null)
        if (isDropped && over) onDrop(cards, over)
      },
    })
  }
  return { dragged, target, onPointerDown }
}

interface Point {
  readonly x: number
  readonly y: number
}
const LIST = 'data-list'

/** The list whose column is under the pointer, in the lane that is nearest. */
function targetAt(board: HTMLElement, { x, y }: Point, isWhole: (list: string) => boolean): DropAt | null {
  const lists = [...board.querySelectorAll<HTMLElement>(`[${LIST}]`)].flatMap(element => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return x >= left && x <= right ? [{ element, away: Math.max(top - y, y - bottom, 0) }] : []
  })
  const nearest = lists.sort((a, b) => a.away - b.away)[0]?.element
  const list = nearest?.getAttribute(LIST)
  if (!nearest || !list) return null
  if (isWhole(list)) return { list, index: null }
  const boxes = [...nearest.querySelectorAll<HTMLElement>('[data-index]')].map(element => {
    const { top, bottom } = element.getBoundingClientRect()
    return { index: Number(element.dataset['index']), start: top, end: bottom }
  })
  return { list, index: indexAt(y, boxes) }
}

/** A copy of the card that follows the pointer, with a number on it where it stands for several. */
class Ghost {
  private readonly element = document.createElement('div')
  private readonly offset: Point

  constructor(card: HTMLElement, count: number, from: { readonly clientX: number; readonly clientY: number }) {
    const { left, top, width } = card.getBoundingClientRect()
    this.offset = { x: from.clientX - left, y: from.clientY - top }
    this.element.className = styles['ghost'] ?? ''
    this.element.inert = true
    this.element.setAttribute('aria-hidden', 'true')
    this.element.style.setProperty('inline-size', `${width}px`)
    const copy = card.cloneNode(true) as HTMLElement
    copy.removeAttribute(ROW_KEY)
    this.element.append(copy)
    if (count > 1) {
      const badge = document.createElement('span')
      badge.className = styles['badge'] ?? ''
      badge.textContent = String(count)
      this.element.append(badge)
    }
    document.body.append(this.element)
  }
  moveTo({ x, y }: Point): void {
    this.element.style.setProperty('transform', `translate(${x - this.offset.x}px, ${y - this.offset.y}px)`)
  }
  remove(): void {
    this.element.remove()
  }
}
