// Ranges of cells to and from the clipboard: as a table for spreadsheets and as lines with tabs.
import { type BlockHost, useBlockHost } from '@sheaf/editor/host/block-host'
import type { ClipboardEvent } from 'react'
import type { CellActions } from './cell-actions'
import { isControl } from './cell-place'
import type { CellRange } from './cell-range'
import { type CellGrid, fromTabs, toHtmlTable, toTabs } from './cell-text'

/** Programs read lines with tabs as well; as a page, more cells than these take them and us seconds. */
const MOST_HTML_CELLS = 200_000

export function useCellClipboard(actions: CellActions, range: CellRange | null, isEditing: boolean) {
  const host = useBlockHost()
  /** What a cell or a head has opened is drawn elsewhere, but its events come here too. */
  const isElsewhere = (event: ClipboardEvent): boolean =>
    isEditing || isControl(event.target) || !event.currentTarget.contains(event.target as Node)
  const copy = (event: ClipboardEvent): boolean => {
    if (!range || isElsewhere(event)) return false
    event.preventDefault()
    const grid = actions.texts(range)
    if (!grid) {
      void copyFar(host, actions, range)
      return false
    }
    event.clipboardData.setData('text/plain', toTabs(grid))
    event.clipboardData.setData('text/html', toHtmlTable(grid))
    return true
  }
  return {
    onCopy: (event: ClipboardEvent): void => void copy(event),
    onCut: (event: ClipboardEvent): void => {
      if (copy(event) && range) actions.clear(range)
    },
    onPaste: (event: ClipboardEvent): void => {
      if (!range || isElsewhere(event)) return
      const grid = gridFrom(event.clipboardData)
      if (grid.length === 0) return
      event.preventDefault()
      actions.paste(grid, range)
    },
  }
}

/** Rows that have to be fetched come too late for the event. */
async function copyFar({ t, toast }: BlockHost, actions: CellActions, range: CellRange): Promise<void> {
  const grid = await actions.farTexts(range)
  if (!grid) return
  const part = (type: string, text: string): [string, Blob] => [type, new Blob([text], { type })]
  const isShort = grid.length * (grid[0]?.length ?? 0) <= MOST_HTML_CELLS
  const parts = Object.fromEntries([
    part('text/plain', toTabs(grid)),
    ...(isShort ? [part('text/html', toHtmlTable(grid))] : []),
  ])
  await navigator.clipboard.write([new ClipboardItem(parts)]).then(
    () => toast(t('{count, plural, one {# row copied} other {# rows copied}}', { count: grid.length })),
    () => toast(t('Couldn’t copy')),
  )
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
