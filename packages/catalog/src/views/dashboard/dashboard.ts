// Several views on one page: rows of widgets, each another view of this database or of another one. Its own filter holds for all of
// them that have what it speaks of.
import type { Uuid } from '@sheaf/core/ids'
import { defineView, type ViewFields } from '@sheaf/core/kinds/view-kind'
import { between, type Checked, canonicalUuid, exact, list, string } from '@sheaf/core/validation/checks'
import { itemsIn } from '../format-fields'

export const TWELFTHS = 12
export const MOST_IN_A_ROW = 4
export const LEAST_WIDTH = TWELFTHS / MOST_IN_A_ROW
export const [LEAST_HEIGHT, MOST_HEIGHT, USUAL_HEIGHT] = [160, 1200, 360] as const
const MOST_WIDGETS = 60

/** An item of a keyed list: its place there is its place among the rows. */
const rowCheck = exact({ id: string, height: between(LEAST_HEIGHT, MOST_HEIGHT) })
/** Its place in the list is its place within its row. */
const widgetCheck = exact({
  id: string,
  row: string,
  view: canonicalUuid,
  width: between(1, TWELFTHS),
})
export type DashboardRow = Checked<typeof rowCheck>
export type Widget = Checked<typeof widgetCheck> & { readonly view: Uuid }

export interface FilledRow extends DashboardRow {
  readonly widgets: readonly Widget[]
}
/** Rows from above, each with its widgets. Rows without any are left out: nobody would see them. */
export function rowsOf({ format }: Pick<ViewFields, 'format'>): readonly FilledRow[] {
  const widgets = itemsIn(format, 'widgets', widgetCheck) as readonly Widget[]
  const rows = itemsIn(format, 'rows', rowCheck)
  return rows
    .map(row => ({ ...row, widgets: fitted(widgets.filter(one => one.row === row.id).slice(0, MOST_IN_A_ROW)) }))
    .filter(row => row.widgets.length > 0)
}

/** As wide as people said where that fills the row; shared out again where it is too much. What is too little leaves room. */
function fitted(widgets: readonly Widget[]): readonly Widget[] {
  const sum = widgets.reduce((all, { width }) => all + width, 0)
  if (sum <= TWELFTHS) return widgets
  const shares = widgets.map(({ width }) => Math.max(1, Math.floor((width * TWELFTHS) / sum)))
  let left = TWELFTHS - shares.reduce((all, share) => all + share, 0)
  return widgets.map((widget, i) => {
    const more = left > 0 ? 1 : 0
    left -= more
    return { ...widget, width: (shares[i] ?? 1) + more }
  })
}

export const dashboard = defineView({
  type: 'dashboard',
  showsRows: false,
  asksBy: ['filter'],
  isPaged: false,
  label: 'Dashboard',
  description: 'Several views side by side',
  icon: 'layout-dashboard',
  aliases: 'overview, widgets, report, cockpit, summary',
  format: { rows: list(rowCheck, { max: MOST_WIDGETS }), widgets: list(widgetCheck, { max: MOST_WIDGETS }) },
  begin: () => ({ format: { rows: [], widgets: [] } }),
  // Its widgets ask for themselves.
  ask: () => ({ limit: 1 }),
})
