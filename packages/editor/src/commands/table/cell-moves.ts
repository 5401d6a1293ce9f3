// The caret from cell to cell. A cell that a row lacks is made when the caret comes to it.

import { createParagraph } from '@sheaf/core/actions/blocks/break-block'
import { loadedChildren, siblingsOf } from '@sheaf/core/actions/blocks/places'
import { addRow, emptyCell, madeCell } from '@sheaf/core/actions/blocks/simple-table'
import { cellIn, columnsIn } from '@sheaf/core/actions/blocks/table-cells'
import type { Uuid } from '@sheaf/core/ids'
import { anchorAt } from '@sheaf/core/operations/anchor'
import { parentOf } from '@sheaf/core/operations/tree'
import { Selection } from 'prosemirror-state'
import { BlockIndex } from '../../block-index'
import type { EditorCore } from '../../editor-core'
import { pointAt } from '../../selection'
import { type Command } from '../command'
import { type CellPlace, cellAround, cellsBetween } from './cell-place'

/** The cell that the head of the selection lies in. */
export function cellHere(core: EditorCore): CellPlace | null {
  const point = pointAt(core.state.selection.$head)
  return point && cellAround(core.replica, point.block)
}

/** Tab and Shift+Tab: through the cells in reading order. Behind the last there is a new row. */
export const nextCell =
  (step: 1 | -1): Command =>
  core => {
    const here = cellHere(core)
    if (!here) return false
    const rows = loadedChildren(core.replica, here.table)
    const columns = columnsIn(core.replica, here.table)
    const index = rows.indexOf(here.row) * columns.length + columns.indexOf(here.column) + step
    if (index < 0) return true
    const row = rows[Math.floor(index / columns.length)]
    const column = columns[index % columns.length] as string
    core.options.history.closeEntry()
    core.act(draft => {
      const target = row ?? addRow(draft, core.options.newId, here.table, rows.length)
      const cell = madeCell(draft, core.options.newId, target, column, columns)
      return { block: cell, offset: core.replica.length(cell) }
    })
    return true
  }

/** Enter and the arrows up and down: the same column of another row, and beyond the table what is read there. */
export const cellVertical =
  (step: 1 | -1): Command =>
  core => {
    const here = cellHere(core)
    if (!here) return false
    const rows = loadedChildren(core.replica, here.table)
    const row = rows[rows.indexOf(here.row) + step]
    if (row === undefined) return leaveTable(core, here.table, step)
    const columns = columnsIn(core.replica, here.table)
    core.options.history.closeEntry()
    core.act(draft => {
      const cell = madeCell(draft, core.options.newId, row, here.column, columns)
      return { block: cell, offset: core.replica.length(cell) }
    })
    return true
  }

/** Behind a table that ends the page there is a new paragraph; before one that begins it, nothing. */
function leaveTable(core: EditorCore, table: Uuid, step: 1 | -1): boolean {
  const { doc, tr } = core.state
  const shown = new BlockIndex(doc).get(table)
  if (!shown) return false
  if (step === -1) {
    const before = Selection.findFrom(doc.resolve(shown.pos), -1)
    if (!before) return false
    core.dispatch(tr.setSelection(before).scrollIntoView())
    return true
  }
  const siblings = siblingsOf(core.replica, table)
  const isLast = siblings.at(-1) === table
  const after = isLast ? null : Selection.findFrom(doc.resolve(shown.pos + shown.node.nodeSize), 1)
  if (after) {
    core.dispatch(tr.setSelection(after).scrollIntoView())
    return true
  }
  return core.act(draft => {
    const parent = parentOf(core.replica.view.mustBlock(table))
    const at = anchorAt(siblings, siblings.indexOf(table) + 1)
    return { block: createParagraph(draft, core.options.newId, parent, at), offset: 0 }
  })
}

/** Takes the text out of the selected cells and leaves the cells. False unless several are selected. */
export const clearCells: Command = core => {
  const { $anchor, $head } = core.state.selection
  const [anchor, head] = [pointAt($anchor), pointAt($head)]
  const range = anchor && head && cellsBetween(core.replica, anchor.block, head.block)
  if (!range) return false
  core.options.history.closeEntry()
  core.act(draft => {
    let first: Uuid | null = null
    for (const row of range.rows)
      for (const column of range.columns) {
        const cell = cellIn(core.replica, row, column)
        if (cell === null) continue
        first ??= cell
        emptyCell(draft, cell)
      }
    return first === null ? null : { block: first, offset: 0 }
  })
  return true
}
