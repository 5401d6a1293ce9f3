// Ranges of cells to and from the clipboard: as a table for spreadsheets and as lines with tabs.
import type { Database } from '@sheaf/editor/host/database'
import type { ClipboardEvent } from 'react'
import { cellDeeds } from './cell-deeds'
import { isControl } from './cell-place'
import type { CellRange } from './cell-range'
import { type CellGrid, fromTabs, toHtmlTable, toTabs } from './cell-text'
import type { TableItem } from './table-items'

export function useCellClipboard(
  database: Database,
  items: readonly TableItem[],
  range: CellRange | null,
  isEditing: boolean,
) {
  const deeds = cellDeeds(database, items)
  /** What a cell or a head has opened is drawn elsewhere, but its events come here too. */
  const isElsewhere = (event: ClipboardEvent): boolean =>
    isEditing || isControl(event.target) || !event.currentTarget.contains(event.target as Node)
  const copy = (event: ClipboardEvent): boolean => {
    if (!range || isElsewhere(event)) return false
    const grid = deeds.texts(range)
    event.clipboardData.setData('text/plain', toTabs(grid))
    event.clipboardData.setData('text/html', toHtmlTable(grid))
    event.preventDefault()
    return true
  }
  return {
    onCopy: (event: ClipboardEvent): void => void copy(event),
    onCut: (event: ClipboardEvent): void => {
      if (copy(event) && range) deeds.clear(range)
    },
    onPaste: (event: ClipboardEvent): void => {
      if (!range || isElsewhere(event)) return
      const grid = gridFrom(event.clipboardData)
      if (grid.length === 0) return
      event.preventDefault()
      deeds.paste(grid, range)
    },
  }
}

/** The first table of what a spreadsheet copied, else its lines. */
function gridFrom(data: DataTransfer): CellGrid {
  const html = data.getData('text/html')
  if (html.includes('<t')) {
    const found = new DOMParser().parseFromString(html, 'text/html').querySelector('table')
    if (found) return [...found.rows].map(row => [...row.cells].map(cell => wordsOf(cell)))
  }
  const text = data.getData('text/plain')
  return text === '' ? [] : fromTabs(text)
}
function wordsOf(cell: HTMLElement): string {
  for (const br of cell.querySelectorAll('br')) br.replaceWith('\n')
  return (cell.textContent ?? '').trim()
}
