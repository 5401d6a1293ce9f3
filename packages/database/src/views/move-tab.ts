// Puts the tab of a view elsewhere among the tabs of its database.
import { moveView } from '@sheaf/core/actions/database/insert-view'
import type { Uuid } from '@sheaf/core/ids'
import type { BlockHost } from '@sheaf/editor/host/block-host'

/** `to`: at which place it stands afterwards. */
export function moveTab(
  host: Pick<BlockHost, 'commit'>,
  blockId: Uuid,
  views: readonly { readonly id: Uuid }[],
  viewId: Uuid,
  to: number,
): void {
  if (to < 0 || to >= views.length || views[to]?.id === viewId) return
  const ids = views.map(({ id }) => id)
  host.commit(draft => moveView(draft, blockId, ids, viewId, to))
}
