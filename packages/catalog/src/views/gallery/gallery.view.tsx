// A gallery, drawn; its code comes when the first one is.
import type { ViewView } from '@sheaf/database/contract/database'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { Skeleton } from '@sheaf/ui/skeleton/skeleton'

export const galleryView: ViewView = {
  type: 'gallery',
  View: onDemand(async () => (await import('./gallery-box')).GalleryBox, <Skeleton height="20rem" />).Part,
  Settings: onDemand(async () => (await import('./gallery-box')).GallerySettings).Part,
}
