// A chart, drawn by code of its own that comes when a chart is first seen.
import type { ViewView } from '@sheaf/database/contract/database'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { Skeleton } from '@sheaf/ui/skeleton/skeleton'

const Drawing = onDemand(async () => (await import('./chart-figure')).ChartFigure, <Skeleton height="20rem" />)
const Settings = onDemand(async () => (await import('./chart-settings')).ChartSettings)

export const chartView: ViewView = { type: 'chart', View: Drawing.Part, Settings: Settings.Part }
