// A dashboard, drawn by code of its own that comes when one is first seen.
import type { ViewView } from '@sheaf/database/contract/database'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { Skeleton } from '@sheaf/ui/skeleton/skeleton'

const Drawing = onDemand(async () => (await import('./dashboard-board')).DashboardBoard, <Skeleton height="20rem" />)

export const dashboardView: ViewView = { type: 'dashboard', View: Drawing.Part }
