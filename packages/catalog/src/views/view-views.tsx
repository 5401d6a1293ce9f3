// How every kind of view is drawn, in the order of the catalog.
import type { ViewView } from '@sheaf/database/contract/database'
import { boardView } from './board/board.view'
import { calendarView } from './calendar/calendar.view'
import { chartView } from './chart/chart.view'
import { dashboardView } from './dashboard/dashboard.view'
import { feedView } from './feed/feed.view'
import { formView } from './form/form.view'
import { galleryView } from './gallery/gallery.view'
import { listView } from './list/list.view'
import { mapView } from './map/map.view'
import { tableView } from './table/table.view'
import { timelineView } from './timeline/timeline.view'

export const allViewViews: readonly ViewView[] = [
  tableView,
  boardView,
  listView,
  galleryView,
  calendarView,
  timelineView,
  chartView,
  mapView,
  dashboardView,
  formView,
  feedView,
]
