// Blocks onto the clipboard from a menu.
import type { BlockTree } from '@sheaf/core/kinds/block-tree'
import type { ClipboardHandler } from '@sheaf/editor/clipboard/clipboard-handler'
import { putOnClipboard } from '@sheaf/editor/clipboard/put-on-clipboard'
import type { Fetched } from '@sheaf/ui/on-demand/fetched'

export const copyBlocks = (
  trees: readonly BlockTree[],
  clipboardHandler: Fetched<ClipboardHandler>,
): Promise<boolean> =>
  clipboardHandler.load().then(
    ({ exchange }) =>
      putOnClipboard(data => {
        data.setData('text/html', exchange.toHtml(trees))
        data.setData('text/plain', exchange.toMarkdown(trees))
      }),
    () => false,
  )
