// The cell that a person is at: under the pointer, else the one with the caret.
import type { Uuid } from '@sheaf/core/ids'
import { CELL_MENU_EVENT } from '@sheaf/editor/commands/table/cell-keys'
import { useEffect, useState } from 'react'

export interface CellTarget {
  readonly row: Uuid
  readonly column: string
  readonly dom: HTMLElement
}

/** How far outside of the table its controls lie. */
const REACH_PX = 28

export function useCell(
  table: HTMLElement | null,
  isHeld: boolean,
  onMenu: (target: CellTarget) => void,
): CellTarget | null {
  const [target, setTarget] = useState<CellTarget | null>(null)
  useEffect(() => {
    if (!table || isHeld) return
    const put = (next: CellTarget | null): void => setTarget(now => (now?.dom === next?.dom ? now : next))
    const focused = (): CellTarget | null => {
      const node = document.getSelection()?.focusNode ?? null
      return node && table.contains(node) ? targetAt(table, node) : null
    }
    const onMove = (event: PointerEvent): void => {
      const under = event.target instanceof Node && table.contains(event.target) ? targetAt(table, event.target) : null
      if (under) return put(under)
      const box = table.getBoundingClientRect()
      const isNear =
        event.clientX > box.left - REACH_PX &&
        event.clientX < box.right + REACH_PX &&
        event.clientY > box.top - REACH_PX &&
        event.clientY < box.bottom + REACH_PX
      if (!isNear) put(focused())
    }
    const onSelection = (): void => {
      const next = focused()
      if (next) put(next)
    }
    const onAsked = (event: Event): void => {
      const next = event.target instanceof Node ? targetAt(table, event.target) : null
      if (!next) return
      event.preventDefault()
      onMenu(next)
    }
    document.addEventListener('pointermove', onMove, { passive: true })
    document.addEventListener('selectionchange', onSelection)
    table.addEventListener(CELL_MENU_EVENT, onAsked)
    return () => {
      document.removeEventListener('pointermove', onMove)
      document.removeEventListener('selectionchange', onSelection)
      table.removeEventListener(CELL_MENU_EVENT, onAsked)
    }
  }, [table, isHeld, onMenu])
  return target?.dom.isConnected ? target : null
}

/** The cell of this very table that a node lies in; a table inside a cell has its own. */
function targetAt(table: HTMLElement, node: Node): CellTarget | null {
  let element = node instanceof Element ? node : node.parentElement
  for (; element && element !== table; element = element.parentElement) {
    if (!(element instanceof HTMLElement) || element.dataset['column'] === undefined) continue
    const row = element.parentElement?.parentElement
    if (row?.parentElement?.parentElement !== table) continue
    return { row: row.dataset['blockId'] as Uuid, column: element.dataset['column'], dom: element }
  }
  return null
}
