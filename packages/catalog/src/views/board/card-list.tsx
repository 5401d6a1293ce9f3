// The cards of one column in one lane. Long ones draw only what is in sight.
import type { Uuid } from '@sheaf/core/ids'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { CardLook } from '../card-look'
import { RowCard } from '../row-card'
import { drawnRowKey, placeKey } from '../row-place'
import styles from './board.module.css'
import type { BoardList } from './board-shape'

export interface CardListProps {
  readonly of: BoardList
  readonly scroller: RefObject<HTMLElement | null>
  readonly look: CardLook
  readonly stop: string | null
  readonly selected: ReadonlySet<Uuid>
  readonly dragged: ReadonlySet<string>
  /** In front of which card something would land. */
  readonly dropIndex: number | null
  /** Tells how a card that is not drawn is brought into sight. */
  readonly onReveal: (list: string, reveal: ((index: number) => void) | null) => void
}
/** From here on it pays. */
const LONG = 60
const CARD_PX = 48
const GAP_PX = 8
const BEYOND = 10

export function CardList(props: CardListProps) {
  return props.of.list.rows.length < LONG ? <PlainCards {...props} /> : <VirtualCards {...props} />
}

function PlainCards(props: CardListProps) {
  return (
    <ul className={styles.cards}>
      {props.of.list.rows.map((row, index) => (
        <Card key={row} {...props} row={row} index={index} />
      ))}
    </ul>
  )
}

function VirtualCards(props: CardListProps) {
  const { of, scroller, onReveal } = props
  const { rows } = of.list
  const list = useRef<HTMLUListElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  useLayoutEffect(() => {
    const [own, board] = [list.current, scroller.current]
    if (!own || !board) return
    const measure = (): void =>
      setScrollMargin(Math.round(own.getBoundingClientRect().top - board.getBoundingClientRect().top + board.scrollTop))
    measure()
    // Lanes above it grow and are folded.
    const watch = new ResizeObserver(measure)
    for (const lane of board.children) watch.observe(lane)
    return () => watch.disconnect()
  }, [of, scroller])
  // oxlint-disable-next-line react/incompatible-library -- what it gives is used here and handed to nothing that is memoized
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => CARD_PX,
    gap: GAP_PX,
    overscan: BEYOND,
    scrollMargin,
    getItemKey: index => rows[index] ?? index,
  })
  const key = placeKey(of.place)
  useEffect(() => {
    onReveal(key, index => virtual.scrollToIndex(index, { align: 'center' }))
    return () => onReveal(key, null)
  }, [key, onReveal, virtual])
  const items = virtual.getVirtualItems()
  const before = (items[0]?.start ?? scrollMargin) - scrollMargin
  const after = virtual.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin)
  return (
    <ul ref={list} className={styles.cards} style={{ paddingBlock: `${before}px ${Math.max(0, after)}px` }}>
      {items.map(({ index }) => {
        const row = rows[index]
        return row && <Card key={row} {...props} row={row} index={index} measure={virtual.measureElement} />
      })}
    </ul>
  )
}

interface CardProps extends CardListProps {
  readonly row: Uuid
  readonly index: number
  readonly measure?: (element: HTMLElement | null) => void
}
function Card({ of, row, index, look, stop, selected, dragged, dropIndex, measure }: CardProps) {
  const rowKey = drawnRowKey(of.place, row)
  const isLast = index === of.list.rows.length - 1
  const edge = dropIndex === index ? 'before' : isLast && dropIndex === index + 1 ? 'after' : undefined
  return (
    <li
      ref={measure}
      className={styles.item}
      data-index={index}
      data-drop={edge}
      data-dragged={dragged.has(rowKey) || undefined}
    >
      <RowCard row={row} rowKey={rowKey} look={look} isStop={rowKey === stop} isSelected={selected.has(row)} />
    </li>
  )
}
