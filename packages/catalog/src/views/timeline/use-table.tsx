// The table beside a timeline: which properties it shows, and how wide it is.
import { TITLE } from '@sheaf/core/collection/schema'
import type { ShownColumn } from '@sheaf/database/contract/database'
import {
  useColumns,
  useDatabaseActions,
  usePropertyKinds,
  useSchema,
  useViewFields,
  useViewsEditable,
} from '@sheaf/database/contract/database-hooks'
import { useMemo, useState } from 'react'
import { CELL_PX, LEAST_PX, MOST_PX } from './table-edge'

const NAME_PX = 240
const USUAL_MOST_PX = 480

export interface SideTable {
  /** Null: there is no table. The title stands in front of them. */
  readonly columns: readonly ShownColumn[] | null
  readonly width: number
  readonly pull: (width: number) => void
  readonly keep: (width: number) => void
}

/** Beside a narrow axis there is no room for it. */
export function useTable(isNarrow: boolean): SideTable {
  const fields = useViewFields()
  const schema = useSchema()
  const kinds = usePropertyKinds()
  const shown = useColumns()
  const actions = useDatabaseActions()
  const isConfigurable = useViewsEditable()
  const { show_table, table_properties, table_width } = fields.format
  const [pulled, setPulled] = useState<number | null>(null)
  const isShown = show_table !== false && !isNarrow
  const columns = useMemo(() => {
    if (!isShown) return null
    const ids = Array.isArray(table_properties) ? table_properties : []
    return ids.flatMap((id): ShownColumn[] => {
      const property = typeof id === 'string' && id !== TITLE ? schema[id] : undefined
      const kind = property && kinds.get(property.type)
      const known = shown.find(one => one.id === id)
      return property && kind ? [known ?? { id: property.id, visible: true, property, kind }] : []
    })
  }, [isShown, table_properties, schema, kinds, shown])
  const usual = Math.min(
    USUAL_MOST_PX,
    (columns ?? []).reduce((sum, one) => sum + (one.width ?? CELL_PX), NAME_PX),
  )
  const kept = typeof table_width === 'number' ? Math.min(Math.max(table_width, LEAST_PX), MOST_PX) : usual
  return {
    columns,
    width: isShown ? (pulled ?? kept) : 0,
    pull: setPulled,
    keep: width => {
      if (!isConfigurable) return setPulled(width)
      actions.setFormat('table_width', width)
      setPulled(null)
    },
  }
}
