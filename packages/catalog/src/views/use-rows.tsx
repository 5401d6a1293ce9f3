// What every view of rows answers to: arrows, Enter, Space, Delete, presses with and without keys, and a selection.

import type { Uuid } from '@sheaf/core/ids'
import { useDatabaseActions, useRowsEditable } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useMemo, useState } from 'react'
import { useAnnouncer } from './announcer'
import { type Arrow, arrowOf } from './arrow-steps'
import { isRightToLeft } from './reading-direction'
import { samePlace } from './row-place'
import { extended, meant, nothingSelected, type RowSelection, stillThere, toggled } from './row-selection'
import { type RowSpot, spotAfter } from './row-spots'
import { type Roving, SPOT, spotOf, useRoving } from './use-roving'

export interface RowWays {
  /** As they are drawn. */
  readonly spots: readonly RowSpot[]
  /** Where an arrow leads; null: nowhere. */
  readonly step: (at: RowSpot, arrow: Arrow, root: HTMLElement) => string | null
  /** Alt and an arrow: it moves. */
  readonly move?: (at: RowSpot, arrow: Arrow, controls: RowControls) => void
  /** Tab on a row: whether it meant something there. */
  readonly tab?: (at: RowSpot, isBack: boolean) => boolean
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
export const isOwnPress = (target: EventTarget | null, spot: HTMLElement): boolean => {
  const pressed =
    target instanceof Element ? target.closest('a, button, input, select, textarea, label, [role=button]') : null
  return pressed !== null && spot.contains(pressed)
}

export function useRows(root: RefObject<HTMLElement | null>, ways: RowWays): Rows {
  const actions = useDatabaseActions()
  const isEditable = useRowsEditable()
  const { t } = useBlockHost()
  const { say, region } = useAnnouncer()
  const { spots } = ways
  const keys = useMemo(() => spots.map(({ key }) => key), [spots])
  const { stop, focus, onFocus } = useRoving(root, keys, ways.reveal)
  const [held, select] = useState(nothingSelected)
  const drawn = useMemo(() => spots.map(({ row }) => row), [spots])
  const selection = useMemo(() => stillThere(held, drawn), [held, drawn])
  const atTarget = (target: EventTarget | null): RowSpot | undefined => {
    const key = spotOf(target)?.getAttribute(SPOT)
    return key ? spots.find(spot => spot.key === key) : undefined
  }
  const tell = (next: RowSelection): void => {
    select(next)
    const count = next.rows.size
    say(
      count === 0
        ? t('Selection cleared')
        : t('{count, plural, one {# row selected} other {# rows selected}}', { count }),
    )
  }
  const trash = (at: RowSpot): void => {
    const gone = meant(selection, at.row, drawn)
    const next = spotAfter(spots, at, gone)
    actions.trashRows(gone)
    select(nothingSelected)
    say(
      t('{count, plural, one {Moved # row to trash} other {Moved # rows to trash}}', {
        count: gone.length,
      }),
    )
    if (next) focus(next.key)
  }
  const controls: RowControls = { meant: row => meant(selection, row, drawn), focus, say }
  const does = (event: KeyboardEvent, at: RowSpot, around: HTMLElement): boolean => {
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
    else if (event.key === ' ') tell(event.shiftKey ? extended(selection, at.row, drawn) : toggled(selection, at.row))
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
      const spot = spotOf(event.target)
      const at = atTarget(spot)
      const around = root.current
      // Only when the row itself has the focus, not something in it.
      if (!spot || spot !== event.target || !at || !around || event.ctrlKey || event.metaKey) return
      if (!does(event, at, around)) return
      event.preventDefault()
      event.stopPropagation()
    },
    onClick: event => {
      const spot = spotOf(event.target)
      const at = atTarget(spot)
      if (!spot || !at || event.button !== 0 || isOwnPress(event.target, spot)) return
      if (event.shiftKey) {
        getSelection()?.removeAllRanges()
        return tell(
          extended(
            selection,
            at.row,
            spots.filter(({ place }) => samePlace(place, at.place)).map(({ row }) => row),
          ),
        )
      }
      if (event.ctrlKey || event.metaKey) return tell(toggled(selection, at.row))
      if (selection.rows.size > 0) select(nothingSelected)
      actions.openRow(at.row)
    },
  }
}
