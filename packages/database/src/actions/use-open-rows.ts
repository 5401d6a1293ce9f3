// Which rows of a view a person has open, on this device. The oldest are closed again when there are very many.
import { parseUuid, type Uuid } from '@sheaf/core/ids'
import { useCallback, useMemo, useState } from 'react'

const MOST_OPEN = 500
const keyOf = (view: Uuid): string => `open-rows:${view}`

export interface OpenRows {
  readonly open: ReadonlySet<Uuid>
  readonly setOpen: (row: Uuid, isOpen: boolean) => void
}

export function useOpenRows(view: Uuid): OpenRows {
  const [held, setHeld] = useState(() => ({ view, rows: stored(view) }))
  if (held.view !== view) setHeld({ view, rows: stored(view) })
  const { rows } = held
  const setOpen = useCallback(
    (row: Uuid, isOpen: boolean) =>
      setHeld(before => {
        const rest = before.rows.filter(one => one !== row)
        const next = isOpen ? [...rest, row].slice(-MOST_OPEN) : rest
        keep(before.view, next)
        return { view: before.view, rows: next }
      }),
    [],
  )
  return useMemo(() => ({ open: new Set(rows), setOpen }), [rows, setOpen])
}

function stored(view: Uuid): readonly Uuid[] {
  try {
    const held: unknown = JSON.parse(localStorage.getItem(keyOf(view)) ?? '[]')
    return Array.isArray(held) ? held.flatMap(one => parseUuid(one) ?? []) : []
  } catch {
    return []
  }
}
function keep(view: Uuid, rows: readonly Uuid[]): void {
  try {
    if (rows.length > 0) localStorage.setItem(keyOf(view), JSON.stringify(rows))
    else localStorage.removeItem(keyOf(view))
  } catch {
    // Without storage all are closed next time.
  }
}
