// Other people on a page: their carets, and avatars at their blocks and in the bar. The code is loaded with the first other person.
import type { Uuid } from '@sheaf/core/ids'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import type { PageContext } from '../../actions/page-context'
import { usePeers } from '../../data/hooks'

const Faces = onDemand(async () => (await import('./presence-avatars')).PresenceAvatars)
const PeerPositions = onDemand(async () => (await import('./peer-positions')).PeerPositions)

/** In the bar. */
export function OthersHere({ pageId, page }: { readonly pageId: Uuid; readonly page: PageContext | undefined }) {
  return usePeers(pageId).length > 0 && <Faces.Part pageId={pageId} page={page} />
}
/** Over the text. */
export function OthersAtBlocks({ page }: { readonly page: PageContext }) {
  return usePeers(page.editing.pageId).length > 0 && <PeerPositions.Part page={page} />
}
