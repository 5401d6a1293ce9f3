// Every kind of view, in the order in which people see them.
import type { ViewKind } from '@sheaf/core/kinds/view-kind'
import { board } from './board/board'
import { calendar } from './calendar/calendar'
import { chart } from './chart/chart'
import { dashboard } from './dashboard/dashboard'
import { feed } from './feed/feed'
import { form } from './form/form'
import { gallery } from './gallery/gallery'
import { list } from './list/list'
import { map } from './map/map'
import { table } from './table/table'
import { timeline } from './timeline/timeline'

export const allViewKinds: readonly ViewKind[] = [
  table,
  board,
  list,
  gallery,
  calendar,
  timeline,
  chart,
  map,
  dashboard,
  form,
  feed,
]

const byType = new Map(allViewKinds.map(kind => [kind.type, kind]))
export const catalogViewKinds = {
  all: allViewKinds,
  /** What a view of an unknown type is shown as. */
  first: table,
  get: (type: string): ViewKind | undefined => byType.get(type),
}
