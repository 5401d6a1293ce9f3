// Puts the tab of a view elsewhere among the tabs of its database.
import type { Uuid } from '@sheaf/core/ids'
import type { BlockHost } from '@sheaf/editor/host/block-host'
import type { SpaceSession } from '../../data/space-session'

/** `to`: at which place it stands afterwards. */
export function moveView(
  session: SpaceSession,
  host: Pick<BlockHost, 'commit'>,
  blockId: Uuid,
  views: readonly { readonly id: Uuid }[],
  viewId: Uuid,
  to: number,
): void {
  const others = views.map(({ id }) => id).filter(id => id !== viewId)
  const [behind, next] = [others[to - 1], others[to]]
  if (to < 0 || to > others.length || views[to]?.id === viewId) return
  host.commit(draft => {
    draft.push({
      command: 'listInsert',
      pointer: session.pointer('block', blockId),
      path: ['view_ids'],
      args: { id: viewId, at: { after: behind ? [behind] : [], before: next ? [next] : [] } },
    })
  })
}
