// The caret from cell to cell. A cell that a row lacks is made when the caret comes to it.

import type { Draft } from '@sheaf/core/actions/draft'
import type { Uuid } from '@sheaf/core/ids'
import { anchorAt } from '@sheaf/core/operations/anchor'
import { parentOf } from '@sheaf/core/operations/tree'
import { Selection } from 'prosemirror-state'
import { BlockIndex } from '../../block-index'
import type { EditorCore } from '../../editor-core'
import { loadedChildren } from '../../render'
import { PARAGRAPH } from '../../schema'
import { pointAt } from '../../selection'
import { type Command, inBlock, siblingsOf } from '../command'
import { type CellPlace, cellAround, cellIn, cellsBetween, columnsIn } from './cell-place'

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
      const target = row ?? addRow(core, draft, here.table, rows.length)
      const cell = madeCell(core, draft, target, column, columns)
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
      const cell = madeCell(core, draft, row, here.column, columns)
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
    const id = core.options.newId()
    draft.create(
      id,
      PARAGRAPH,
      parentOf(core.replica.view.mustBlock(table)),
      anchorAt(siblings, siblings.indexOf(table) + 1),
    )
    return { block: id, offset: 0 }
  })
}

/** A row like the others of its table, with a cell for every column. */
export function addRow(core: Pick<EditorCore, 'replica' | 'options'>, draft: Draft, table: Uuid, index: number): Uuid {
  const { replica, options } = core
  const rows = loadedChildren(replica, table)
  const like = rows[0] === undefined ? undefined : replica.block(rows[0])
  const id = options.newId()
  if (!like) throw new Error(`table ${table} has no row to make another like`)
  draft.create(id, like.type, inBlock(table), anchorAt(rows, index))
  const columns = columnsIn(replica, table)
  for (const column of columns) madeCell(core, draft, id, column, columns)
  return id
}

/** The cell of a row in a column; one that is not there is made at its place. */
export function madeCell(
  { replica, options }: Pick<EditorCore, 'replica' | 'options'>,
  draft: Draft,
  row: Uuid,
  column: string,
  columns: readonly string[],
): Uuid {
  const known = cellIn(replica, row, column)
  if (known !== null) return known
  const id = options.newId()
  const before = columns.slice(0, columns.indexOf(column)).flatMap(other => cellIn(replica, row, other) ?? [])
  const behind = columns.slice(columns.indexOf(column) + 1).flatMap(other => cellIn(replica, row, other) ?? [])
  const at = { after: before.slice(-3).reverse(), before: behind.slice(0, 3) }
  draft.create(id, PARAGRAPH, inBlock(row), at, { format: { column } })
  return id
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
        emptyCell(core, draft, cell)
      }
    return first === null ? null : { block: first, offset: 0 }
  })
  return true
}
export function emptyCell({ replica }: Pick<EditorCore, 'replica'>, draft: Draft, cell: Uuid): void {
  const length = replica.length(cell)
  if (length > 0) draft.removeText(cell, 0, length)
  for (const child of loadedChildren(replica, cell)) draft.trash(child)
}
