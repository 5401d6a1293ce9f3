// The panels that a strip of tabs has.
import type { Uuid } from '@sheaf/core/ids'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useBlock } from '@sheaf/editor/host/use-block'
import { isPanel } from './tab'

/** In their order. */
export function usePanels(strip: Uuid): readonly Uuid[] {
  const { replica } = useBlockHost()
  const block = useBlock(strip)
  return block
    ? replica.view.content(strip).filter(id => {
        const child = replica.block(id)
        return child?.alive && child.type === 'tab' && isPanel({ format: child.format ?? {} })
      })
    : []
}
