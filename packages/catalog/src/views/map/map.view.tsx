// A map, drawn by code of its own that comes when a map is first seen.
import type { ViewView } from '@sheaf/database/contract/database'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { Skeleton } from '@sheaf/ui/skeleton/skeleton'

const Drawing = onDemand(async () => (await import('./map-board')).MapBoard, <Skeleton height="26rem" />)
const Settings = onDemand(async () => (await import('./map-settings')).MapSettings)

export const mapView: ViewView = { type: 'map', View: Drawing.Part, Settings: Settings.Part }
