// The panel open over the whole frame, one at a time. A store, since it is opened and rendered in distant places.
import type { Uuid } from '@sheaf/core/ids'
import { holdUntilFocus } from '@sheaf/ui/held-keys/hold-until-focus'
import { Store } from '../editing/store'

export type FramePanel =
  | { readonly name: 'quick-find'; readonly query?: string }
  | { readonly name: 'trash' }
  /** Of a page, or of the whole workspace. */
  | { readonly name: 'export'; readonly page?: Uuid }
  /** Where a page, or blocks of the page that is open, shall go. */
  | { readonly name: 'move-to'; readonly pageId: Uuid }
  | { readonly name: 'move-to'; readonly blocks: readonly Uuid[] }
  /** Asks before something is done. */
  | {
      readonly name: 'ask'
      readonly title: string
      readonly text: string
      readonly confirm: string
      readonly run: () => void
    }

export const framePanel = new Store<FramePanel | null>(null)

/** Its code may still have to come: what is typed meanwhile is for it. */
export function openFramePanel(panel: FramePanel): void {
  if (framePanel.get() === null) holdUntilFocus(() => framePanel.set(null))
  framePanel.set(panel)
}
