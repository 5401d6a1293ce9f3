// The panel that stands over the whole frame, one at a time. Whoever opens it and what draws it lie far apart.
import type { Uuid } from '@sheaf/core/ids'
import { Store } from '../editing/store'

export type FramePanel =
  | { readonly name: 'quick-find'; readonly query?: string }
  | { readonly name: 'trash' }
  /** Where a page, or blocks of the page that is open, shall go. */
  | { readonly name: 'move-to'; readonly pageId: Uuid }
  | { readonly name: 'move-to'; readonly blocks: readonly Uuid[] }

export const framePanel = new Store<FramePanel | null>(null)
