// How keys go through a board, how they move cards, and what is said of it.

import { useDatabase } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { type RefObject, useMemo } from 'react'
import { type ColumnPosition, columnStep } from '../arrow-steps'
import { type DrawnRow, drawnRowsOf } from '../drawn-rows'
import { drawnRowKey, placeKey, samePlace } from '../row-place'
import type { Collapsed } from '../use-collapsed'
import type { RowControls, RowWays } from '../use-rows'
import type { BoardList } from './board-shape'
import { moveStep } from './card-steps'
import type { Board } from './use-board'

interface BoardWays extends RowWays {
  /** The cards that an action on this one applies to. */
  readonly cardsMeant: (rowKey: string, meant: RowControls['meant']) => readonly DrawnRow[]
  readonly movedWords: (cards: readonly DrawnRow[], to: BoardList) => string
}

export function useBoardWays(
  board: Board,
  collapsed: Collapsed,
  reveals: RefObject<ReadonlyMap<string, (index: number) => void>>,
): BoardWays {
  const { kinds, words, row } = useDatabase('kinds', 'words', 'row')
  const { t, pages } = useBlockHost()
  const isOpen = ({ column }: BoardList): boolean => !collapsed.has(column.key)
  // Folded columns are passed over: nothing in them can have the focus.
  const lanes = board.lanes.map(({ lists }) => lists.filter(isOpen))
  const drawn = useDrawnRows(lanes.flat())
  const counts = lanes.map(lists => lists.map(({ list }) => list.rows.length))
  const whereIs = ({ place, row: id }: DrawnRow): ColumnPosition | null => {
    for (const [lane, lists] of lanes.entries()) {
      const column = lists.findIndex(list => samePlace(list.place, place))
      if (column >= 0) return { lane, column, index: lists[column]?.list.rows.indexOf(id) ?? 0 }
    }
    return null
  }
  const columnWords = ({ column }: BoardList): string => {
    const { property } = board.columnAxis
    const name = kinds.get(property.type)?.plain(column.value, property, words)
    return name || t('No {property}', { property: property.name })
  }
  const movedWords: BoardWays['movedWords'] = (cards, to) => {
    const block = cards[0] && row(cards[0].row)
    const title = block ? pages.lookOf(block).title : ''
    return cards.length > 1
      ? t('Moved {count} cards to {column}', { count: cards.length, column: columnWords(to) })
      : t('Moved {title} to {column}', { title, column: columnWords(to) })
  }
  const cardsMeant: BoardWays['cardsMeant'] = (key, meant) => {
    const at = drawn.find(card => card.key === key)
    if (!at) return []
    return meant(at.row).flatMap(id => (id === at.row ? [at] : (drawn.find(card => card.row === id) ?? [])))
  }
  return {
    drawn,
    cardsMeant,
    movedWords,
    step: (at, arrow) => {
      const from = whereIs(at)
      const to = from && columnStep(from, counts, arrow)
      const list = to && lanes[to.lane]?.[to.column]
      const id = list?.list.rows[to?.index ?? 0]
      return list && id ? drawnRowKey(list.place, id) : null
    },
    move: (at, arrow, controls) => {
      const from = whereIs(at)
      const to = from && moveStep(from, counts, arrow)
      const list = to && lanes[to.lane]?.[to.column]
      if (!list) return
      if (board.isSorted && samePlace(list.place, at.place))
        return controls.say(t('Cards are sorted. Remove the sort to move them.'))
      const cards = cardsMeant(at.key, controls.meant)
      if (!board.drop(cards, list, to.index)) return controls.say(t('Can’t move cards there'))
      controls.focus(drawnRowKey(list.place, at.row))
      controls.say(movedWords(cards, list))
    },
    reveal: key => {
      const card = drawn.find(one => one.key === key)
      const at = card && whereIs(card)
      if (card && at) reveals.current.get(placeKey(card.place))?.(at.index)
    },
  }
}

/** The same list for as long as the same cards are drawn. */
function useDrawnRows(lists: readonly BoardList[]): readonly DrawnRow[] {
  const drawn = drawnRowsOf(lists)
  const sign = drawn.map(({ key }) => key).join('\n')
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the sign says all of them
  return useMemo(() => drawn, [sign])
}
