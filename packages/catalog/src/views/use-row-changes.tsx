// Rows that a view lays out together: drawn again when one of them changes, here at once and from elsewhere when it comes.
import type { Uuid } from '@sheaf/core/ids'
import { type Source, useBlockHost } from '@sheaf/editor/host/block-host'
import { useMemo, useSyncExternalStore } from 'react'

/** The rows: another list, of the same, whenever one of them has changed, so that what is computed from them is computed anew. */
export function useRowChanges(rows: readonly Uuid[]): readonly Uuid[] {
  const { record } = useBlockHost()
  const { subscribe, get } = useMemo(() => changingRows(rows, row => record('block', row)), [record, rows])
  return useSyncExternalStore(subscribe, get)
}

function changingRows(rows: readonly Uuid[], record: (row: Uuid) => Source<unknown>): Source<readonly Uuid[]> {
  let current = rows
  return {
    get: () => current,
    subscribe: listener => {
      const changed = (): void => {
        current = [...rows]
        listener()
      }
      const stops = rows.map(row => record(row).subscribe(changed))
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
