// Faces at the blocks where others are. They come with the first other person: whoever is alone loads nothing of it.
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import type { PageDoor } from '../../actions/page-door'
import { usePeers } from '../../data/hooks'

const BlockFaces = onDemand(async () => (await import('./block-faces')).BlockFaces)

export function AtBlocks({ page }: { readonly page: PageDoor }) {
  return usePeers(page.stage.pageId).length > 0 && <BlockFaces.Part page={page} />
}
