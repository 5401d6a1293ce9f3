// Where a new card is being written, and what it becomes.
import type { Uuid } from '@sheaf/core/ids'
import { useState } from 'react'
import { placeKey } from '../row-place'
import type { BoardList } from './board-shape'
import type { Board } from './use-board'

type End = 'top' | 'bottom'
export interface NewCards {
  /** Undefined: none can be made there. */
  readonly opener: (list: BoardList | undefined, end: End) => (() => void) | undefined
  readonly isAt: (list: BoardList, end: End) => boolean
  readonly add: (list: BoardList, title: string) => void
  readonly close: () => void
}
interface Writing {
  readonly list: string
  readonly end: End
  /** The last one that was made: the next stands below it. */
  readonly after: Uuid | null
}

export function useNewCard(board: Board): NewCards {
  const [writing, setWriting] = useState<Writing | null>(null)
  return {
    opener: (list, end) =>
      list && board.canAdd(list.place) ? () => setWriting({ list: placeKey(list.place), end, after: null }) : undefined,
    isAt: (list, end) => writing?.list === placeKey(list.place) && writing.end === end,
    add: (list, title) => {
      if (!writing) return
      const after = writing.end === 'bottom' ? (list.list.rows.at(-1) ?? null) : writing.after
      const made = board.add(list, title, after)
      setWriting(before => before && { ...before, after: made })
    },
    close: () => setWriting(null),
  }
}
