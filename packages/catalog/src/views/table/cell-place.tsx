// Where in the table something happened, and whether it was meant for a control that stands in a cell.
import type { CellPlace } from './cell-range'

const cellAround = (target: EventTarget | null): HTMLElement | null =>
  (target as Element | null)?.closest?.<HTMLElement>('[data-line][data-column]') ?? null

/** The cell around an element, if it is one of a row. */
export function placeOf(target: EventTarget | null): CellPlace | null {
  const cell = cellAround(target)
  return cell ? { line: Number(cell.dataset['line']), column: Number(cell.dataset['column']) } : null
}
/** The text around the table is editable too: only what lies in the cell counts. */
export function isControl(target: EventTarget | null): boolean {
  const control = (target as Element | null)?.closest?.('a, button, input, textarea, [contenteditable=true]')
  return control != null && (cellAround(target)?.contains(control) ?? false)
}
