// A form, drawn by code of its own that comes when one is first seen.
import type { ViewView } from '@sheaf/database/contract/database'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { Skeleton } from '@sheaf/ui/skeleton/skeleton'

const Drawing = onDemand(async () => (await import('./form-board')).FormBoard, <Skeleton height="20rem" />)
const Settings = onDemand(async () => (await import('./form-sharing')).FormSharing)

export const formView: ViewView = { type: 'form', View: Drawing.Part, Settings: Settings.Part }
