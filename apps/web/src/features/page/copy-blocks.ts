// Blocks onto the clipboard from a menu: as if they had been selected and copied, so that every program gets what it reads.
import type { BlockTree } from '@sheaf/core/kinds/block-tree'
import type { Exchange } from '@sheaf/editor/host/block-host'

export function copyBlocks(trees: readonly BlockTree[], exchange: Exchange): boolean {
  let isDone = false
  const onCopy = (event: ClipboardEvent): void => {
    if (!event.clipboardData) return
    event.preventDefault()
    event.stopImmediatePropagation()
    event.clipboardData.setData('text/html', exchange.toHtml(trees))
    event.clipboardData.setData('text/plain', exchange.toPlain(trees))
    isDone = true
  }
  // The asynchronous clipboard takes away what it does not know from HTML; this event hands it over as it is.
  document.addEventListener('copy', onCopy, { capture: true })
  try {
    document.execCommand('copy')
  } finally {
    document.removeEventListener('copy', onCopy, { capture: true })
  }
  return isDone
}
