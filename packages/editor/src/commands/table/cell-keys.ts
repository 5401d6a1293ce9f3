// Keys, selection and clipboard inside tables. A selection from one cell to another means whole cells: they are marked, taken out
// and copied as a table.
import { cellIn } from '@sheaf/core/actions/blocks/table-cells'
import { Plugin, TextSelection } from 'prosemirror-state'
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view'
import { BlockIndex } from '../../block-index'
import type { EditorCore } from '../../editor-core'
import { pointAt } from '../../selection'
import type { Command } from '../command'
import { cellHere, cellVertical, clearCells, nextCell } from './cell-moves'
import { type CellRange, cellsBetween, textsOf } from './cell-place'

/** Told to the element of a cell when a person asks for its menu by key. It bubbles. */
export const CELL_MENU_EVENT = 'sheaf-cell-menu'

interface CellKeyTargets {
  readonly core: () => EditorCore
  readonly isEditable: () => boolean
}

export function cellKeys({ core, isEditable }: CellKeyTargets): Plugin {
  const copy = (view: EditorView, event: ClipboardEvent): boolean => {
    const range = selectedCells(core())
    if (!range || !event.clipboardData || !view.hasFocus()) return false
    const rows = textsOf(core().replica, range)
    event.clipboardData.setData('text/plain', asLines(rows))
    event.clipboardData.setData('text/html', asHtml(rows))
    event.preventDefault()
    return true
  }
  return new Plugin({
    props: {
      handleKeyDown: (view, event) => {
        if (event.isComposing || !(view.state.selection instanceof TextSelection) || cellHere(core()) === null)
          return false
        const isMenu = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
        if (isMenu) return isEditable() && openMenu(view, core())
        const command = commandOf(view, event)
        if (!command || (!isEditable() && !event.key.startsWith('Arrow'))) return false
        return command(core())
      },
      handleDOMEvents: {
        mousedown: (view, event) => event.button === 0 && event.shiftKey && extendTo(view, event, core()),
        copy,
        cut: (view, event) => copy(view, event) && isEditable() && clearCells(core()),
      },
      decorations: state => {
        const range = state === core().state ? selectedCells(core()) : null
        if (!range) return DecorationSet.empty
        const index = new BlockIndex(state.doc)
        const cells = range.rows.flatMap(row => range.columns.map(column => cellIn(core().replica, row, column)))
        return DecorationSet.create(
          state.doc,
          cells.flatMap(cell => {
            const shown = cell === null ? undefined : index.get(cell)
            return shown
              ? [Decoration.node(shown.pos, shown.pos + shown.node.nodeSize, { class: 'sheaf-cell-selected' })]
              : []
          }),
        )
      },
    },
  })
}

function commandOf(view: EditorView, event: KeyboardEvent): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  switch (event.key) {
    case 'Tab':
      return nextCell(event.shiftKey ? -1 : 1)
    case 'Enter':
      return event.shiftKey ? null : cellVertical(1)
    case 'ArrowUp':
    case 'ArrowDown': {
      const direction = event.key === 'ArrowUp' ? 'up' : 'down'
      if (event.shiftKey || !view.endOfTextblock(direction)) return null
      return cellVertical(direction === 'up' ? -1 : 1)
    }
    case 'Backspace':
    case 'Delete':
      return clearCells
    default:
      return null
  }
}

/** Shift and a press on another cell of the same table: the cells from here to there. */
function extendTo(view: EditorView, event: MouseEvent, core: EditorCore): boolean {
  const pressed = view.posAtCoords({ left: event.clientX, top: event.clientY })
  const { selection, doc, tr } = view.state
  const from = selection instanceof TextSelection ? pointAt(selection.$anchor) : null
  const to = pressed && pointAt(doc.resolve(pressed.pos))
  if (!from || !to || !pressed || !cellsBetween(core.replica, from.block, to.block)) return false
  event.preventDefault()
  view.dispatch(tr.setSelection(TextSelection.create(doc, selection.anchor, pressed.pos)))
  view.focus()
  return true
}

/** The cells of a selection that covers several. */
function selectedCells(core: EditorCore): CellRange | null {
  if (core.isBehind || core.state.selection.empty) return null
  const { $anchor, $head } = core.state.selection
  const [anchor, head] = [pointAt($anchor), pointAt($head)]
  return anchor && head && anchor.block !== head.block ? cellsBetween(core.replica, anchor.block, head.block) : null
}

function openMenu(view: EditorView, core: EditorCore): boolean {
  const here = cellHere(core)
  const dom = here && view.dom.querySelector(`[data-block-id="${CSS.escape(here.cell)}"]`)
  return dom !== null && !dom.dispatchEvent(new CustomEvent(CELL_MENU_EVENT, { bubbles: true, cancelable: true }))
}

/** Cells beside each other by tabs, as spreadsheets read them. */
export const asLines = (rows: readonly (readonly string[])[]): string =>
  rows
    .map(cells => cells.map(text => (/[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join('\t'))
    .join('\n')
export const asHtml = (rows: readonly (readonly string[])[]): string =>
  `<table><tbody>${rows
    .map(cells => `<tr>${cells.map(text => `<td>${escaped(text)}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>')
