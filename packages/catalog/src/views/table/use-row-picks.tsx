// Rows that are selected as rows: by their boxes, with Shift to another one, all of them. They may be more than are here; which they
// are is asked then.
import type { Uuid } from '@sheaf/core/ids'
import { useDatabase } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useMemo, useState } from 'react'
import { longJob } from '../long-job'
import { nothingSelected, type RowSelection, selectionWords, toggled } from '../row-selection'
import type { TableItems } from './table-items'

export interface RowPicks {
  readonly selection: RowSelection
  readonly rows: ReadonlySet<Uuid>
  readonly isAll: boolean
  readonly toggle: (line: number) => void
  /** From where it began to this line. */
  readonly extend: (line: number) => void
  readonly pick: (first: number, last: number) => void
  readonly all: () => void
  readonly clear: () => void
}

export function useRowPicks(items: TableItems, say: (words: string) => void): RowPicks {
  const host = useBlockHost()
  const { far, row } = useDatabase('far', 'row')
  const { t } = host
  const [held, setHeld] = useState(nothingSelected)
  // What is in the trash is selected no more.
  const selection = useMemo(() => {
    const left = [...held.rows].filter(id => row(id)?.alive !== false)
    return left.length === held.rows.size ? held : { ...held, rows: new Set(left) }
  }, [held, row])
  const tell = (next: RowSelection): void => {
    setHeld(next)
    say(selectionWords(t, next))
  }
  /** Every row of these lines comes to what is selected. */
  const pick = (first: number, last: number, anchor: Uuid | null): void => {
    const lines = items.rowLines(Math.min(first, last), Math.max(first, last))
    const here = lines.map(line => items.rowAt(line))
    if (here.every(id => id !== null)) return tell({ rows: new Set([...selection.rows, ...here]), anchor })
    void longJob(
      host,
      done => t('Selecting: {done} of {total} rows', { done, total: lines.length }),
      job => far.ids(items.stretches(Math.min(first, last), Math.max(first, last)), job),
    ).then(ids => ids && tell({ rows: new Set([...selection.rows, ...ids]), anchor }))
  }
  return {
    selection,
    rows: selection.rows,
    isAll: selection.rows.size > 0 && selection.rows.size >= items.rowCount,
    toggle: line => {
      const id = items.rowAt(line)
      if (id) tell(toggled(selection, id))
    },
    extend: line => {
      const from = selection.anchor === null ? -1 : items.lineOfRow(selection.anchor)
      pick(from < 0 ? line : from, line, selection.anchor ?? items.rowAt(line))
    },
    pick: (first, last) => pick(first, last, items.rowAt(first)),
    all: () => pick(0, items.count - 1, null),
    clear: () => tell(nothingSelected),
  }
}
