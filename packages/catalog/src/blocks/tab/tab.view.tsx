// Tabs on the screen: the strip draws the labels, and each panel shows its content while it is the open one.
import { useBlock } from '@sheaf/editor/host/use-block'
import './tab.css'
import type { Uuid } from '@sheaf/core/ids'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import type { BlockProps, BlockView } from '@sheaf/editor/views/block-view'
import { lazy, Suspense } from 'react'
import { useActive } from './active-tab'
import { isPanel } from './tab'
import { usePanels } from './use-panels'

const TabStrip = lazy(async () => ({ default: (await import('./tab-strip')).TabStrip }))

function TabBlock({ id }: BlockProps) {
  const block = useBlock(id)
  if (!block) return null
  if (isPanel({ format: block.format ?? {} })) return <Panel id={id} strip={block.parent_id} />
  return (
    <Suspense fallback={<div className="sheaf-tabs" />}>
      <TabStrip id={id} />
    </Suspense>
  )
}

/** Says by its presence that the panel is open: the stylesheet looks for it, so that nothing else has to be kept in step. */
function Panel({ id, strip }: { readonly id: Uuid; readonly strip: Uuid }) {
  const host = useBlockHost()
  const panels = usePanels(strip)
  const active = useActive(host, strip, panels)
  // Outside of a strip there is nothing to choose from.
  return active === id || !panels.includes(id) ? <span data-shown="" hidden /> : null
}

export const tabView: BlockView = {
  type: 'tab',
  attributes: (fields): Record<string, string> =>
    isPanel(fields) ? { role: 'tabpanel', 'data-panel': 'true' } : { 'data-panel': 'false' },
  component: TabBlock,
}
