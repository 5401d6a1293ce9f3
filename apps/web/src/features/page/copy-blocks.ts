// Blocks onto the clipboard from a menu.
import type { BlockTree } from '@sheaf/core/kinds/block-tree'
import type { ClipboardDesk } from '@sheaf/editor/clipboard/desk'
import { putOnClipboard } from '@sheaf/editor/clipboard/put-on-clipboard'
import type { Fetched } from '@sheaf/ui/on-demand/fetched'

export const copyBlocks = (trees: readonly BlockTree[], desk: Fetched<ClipboardDesk>): Promise<boolean> =>
  desk.load().then(
    ({ exchange }) =>
      putOnClipboard(data => {
        data.setData('text/html', exchange.toHtml(trees))
        data.setData('text/plain', exchange.toMarkdown(trees))
      }),
    () => false,
  )
