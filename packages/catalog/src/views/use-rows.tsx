// What every view of rows answers to: arrows, Enter, Space, Delete, presses with and without keys, and a selection.

import type { Uuid } from '@sheaf/core/ids'
import { useDatabaseActions, useRowsEditable } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useMemo, useState } from 'react'
import { useAnnouncer } from './announcer'
import { type Arrow, arrowOf } from './arrow-steps'
import { type DrawnRow, drawnRowAfter } from './drawn-rows'
import { isRightToLeft } from './reading-direction'
import { samePlace } from './row-place'
import {
  extended,
  meant,
  nothingSelected,
  type RowSelection,
  selectionWords,
  stillThere,
  toggled,
} from './row-selection'
import { ROW_KEY, type Roving, rowElementOf, useRoving } from './use-roving'

export interface RowWays {
  /** In the order in which they are drawn. */
  readonly drawn: readonly DrawnRow[]
  /** Where an arrow leads; null: nowhere. */
  readonly step: (at: DrawnRow, arrow: Arrow, root: HTMLElement) => string | null
  /** Alt and an arrow: it moves. */
  readonly move?: (at: DrawnRow, arrow: Arrow, controls: RowControls) => void
  /** Tab on a row: whether it meant something there. */
  readonly tab?: (at: DrawnRow, isBack: boolean) => boolean
  readonly reveal?: (key: string) => void
}
/** What a action may ask of the rows as they are then. */
export interface RowControls {
  /** The rows that a action on this one is done to. */
  readonly meant: (row: Uuid) => readonly Uuid[]
  readonly focus: (key: string) => void
  readonly say: (words: string) => void
}
export interface Rows extends RowControls {
  /** The key of the one that Tab comes to. */
  readonly stop: string | null
  readonly onFocus: Roving['onFocus']
  readonly selection: RowSelection
  readonly select: (selection: RowSelection) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onClick: (event: MouseEvent) => void
  readonly region: ReactNode
}

/** A link or a button in a card is pressed for itself. */
export const isOwnPress = (target: EventTarget | null, element: HTMLElement): boolean => {
  const pressed =
    target instanceof Element ? target.closest('a, button, input, select, textarea, label, [role=button]') : null
  return pressed !== null && element.contains(pressed)
}

export function useRows(root: RefObject<HTMLElement | null>, ways: RowWays): Rows {
  const actions = useDatabaseActions()
  const isEditable = useRowsEditable()
  const { t } = useBlockHost()
  const { say, region } = useAnnouncer()
  const { drawn } = ways
  const keys = useMemo(() => drawn.map(({ key }) => key), [drawn])
  const { stop, focus, onFocus } = useRoving(root, keys, ways.reveal)
  const [held, select] = useState(nothingSelected)
  const ids = useMemo(() => drawn.map(({ row }) => row), [drawn])
  const selection = useMemo(() => stillThere(held, ids), [held, ids])
  const atTarget = (target: EventTarget | null): DrawnRow | undefined => {
    const key = rowElementOf(target)?.getAttribute(ROW_KEY)
    return key ? drawn.find(row => row.key === key) : undefined
  }
  const tell = (next: RowSelection): void => {
    select(next)
    say(selectionWords(t, next))
  }
  const trash = (at: DrawnRow): void => {
    const gone = meant(selection, at.row, ids)
    const next = drawnRowAfter(drawn, at, gone)
    actions.trashRows(gone)
    select(nothingSelected)
    say(
      t('{count, plural, one {Moved # row to trash} other {Moved # rows to trash}}', {
        count: gone.length,
      }),
    )
    if (next) focus(next.key)
  }
  const controls: RowControls = { meant: row => meant(selection, row, ids), focus, say }
  const does = (event: KeyboardEvent, at: DrawnRow, around: HTMLElement): boolean => {
    const arrow = arrowOf(event.key, isRightToLeft(around))
    if (arrow && event.altKey) {
      if (isEditable) ways.move?.(at, arrow, controls)
      return ways.move !== undefined
    }
    if (arrow) {
      const next = ways.step(at, arrow, around)
      if (next !== null) focus(next)
      return true
    }
    if (event.key === 'Tab') return isEditable && !event.altKey && ways.tab?.(at, event.shiftKey) === true
    if (event.key === 'Enter') actions.openRow(at.row)
    else if (event.key === ' ') tell(event.shiftKey ? extended(selection, at.row, ids) : toggled(selection, at.row))
    else if (event.key === 'Escape' && selection.rows.size > 0) tell(nothingSelected)
    else if ((event.key === 'Delete' || event.key === 'Backspace') && isEditable) trash(at)
    else return false
    return true
  }
  return {
    ...controls,
    stop,
    onFocus,
    selection,
    select: tell,
    region,
    onKeyDown: event => {
      const element = rowElementOf(event.target)
      const at = atTarget(element)
      const around = root.current
      // Only when the row itself has the focus, not something in it.
      if (!element || element !== event.target || !at || !around || event.ctrlKey || event.metaKey) return
      if (!does(event, at, around)) return
      event.preventDefault()
      event.stopPropagation()
    },
    onClick: event => {
      const element = rowElementOf(event.target)
      const at = atTarget(element)
      if (!element || !at || event.button !== 0 || isOwnPress(event.target, element)) return
      if (event.shiftKey) {
        getSelection()?.removeAllRanges()
        return tell(
          extended(
            selection,
            at.row,
            drawn.filter(({ place }) => samePlace(place, at.place)).map(({ row }) => row),
          ),
        )
      }
      if (event.ctrlKey || event.metaKey) return tell(toggled(selection, at.row))
      if (selection.rows.size > 0) select(nothingSelected)
      actions.openRow(at.row)
    },
  }
}
