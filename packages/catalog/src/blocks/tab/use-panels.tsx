// The panels that a strip of tabs has.
import type { Uuid } from '@sheaf/core/ids'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useBlock } from '@sheaf/editor/host/use-block'
import { panelsIn } from './tab-actions'

export function usePanels(strip: Uuid): readonly Uuid[] {
  const { replica } = useBlockHost()
  const block = useBlock(strip)
  return block ? panelsIn(replica, strip) : []
}
