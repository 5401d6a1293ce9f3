// Which columns are drawn: all of them where there are few, else those in sight and those that stay there.
import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useMemo } from 'react'
import { isRightToLeft } from '../reading-direction'
import { columnWidth } from './column-width'

/** Fewer are drawn sooner than it is worked out which of them are seen. */
const FEW = 12
const OVERSCAN = 2

interface Wanted {
  readonly frozen: number
  /** A row is as high as its highest cell, so all of them have to be there. */
  readonly isHighest: boolean
}

export function useShownColumns(
  columns: readonly Parameters<typeof columnWidth>[0][],
  scroller: RefObject<HTMLDivElement | null>,
  { frozen, isHighest }: Wanted,
): readonly number[] {
  const drawsAll = isHighest || columns.length <= FEW
  // oxlint-disable-next-line react/incompatible-library -- what it gives is read here alone
  const virtual = useVirtualizer({
    horizontal: true,
    count: drawsAll ? 0 : columns.length,
    getScrollElement: () => scroller.current,
    estimateSize: at => columnWidth(columns[at] as (typeof columns)[number]),
    overscan: OVERSCAN,
    isRtl: isRightToLeft(scroller.current),
  })
  const inSight = virtual.getVirtualItems()
  const first = inSight[0]?.index ?? 0
  const last = inSight.at(-1)?.index ?? -1
  // The same list while the same columns are in sight: rows are drawn again only for another one.
  return useMemo(
    () => shownColumns(columns.length, drawsAll ? null : { first, last }, frozen),
    [columns.length, drawsAll, first, last, frozen],
  )
}

/** In sight from `first` to `last`; null where all are drawn. */
export function shownColumns(
  count: number,
  inSight: { readonly first: number; readonly last: number } | null,
  frozen: number,
): readonly number[] {
  const all = Array.from({ length: count }, (_, at) => at)
  return inSight ? all.filter(at => at < frozen || (at >= inSight.first && at <= inSight.last)) : all
}
