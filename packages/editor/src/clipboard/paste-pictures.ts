// Pastes HTML that has pictures inside: their blocks first, then each picture to its block.
import type { Uuid } from '@sheaf/core/ids'
import type { BlockTree } from '@sheaf/core/kinds/block-tree'
import { pasteBlocks } from '../commands/paste'
import type { EditorCore } from '../editor-core'
import type { Exchange } from '../host/block-host'
import { takePictures, withoutAddresses } from './enclosed-pictures'

export function pastePictures(
  core: EditorCore,
  html: string,
  beside: { readonly files: readonly File[]; readonly rtf: string },
  exchange: Exchange,
  onPicture: ((block: Uuid, picture: File) => void) | undefined,
): void {
  const taken = takePictures(html, beside.files, beside.rtf)
  const waiting = new Map<BlockTree, File>()
  const trees = withoutAddresses(exchange.fromHtml(taken.html), taken.pictures, (block, picture) =>
    waiting.set(block, picture),
  )
  const made: [Uuid, File][] = []
  const onMade = (block: BlockTree, id: Uuid): void => {
    const picture = waiting.get(block)
    if (picture) made.push([id, picture])
  }
  pasteBlocks(trees, { onMade })(core)
  for (const [id, picture] of made) onPicture?.(id, picture)
}
