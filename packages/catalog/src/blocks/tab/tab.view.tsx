// Tabs on the screen: the strip draws the labels, and each panel shows its content while it is the open one. Loaded with the first.
import './tab.css'
import type { BlockView } from '@sheaf/editor/views/block-view'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { isPanel } from './tab'

const TabBlock = onDemand(async () => (await import('./tab-block')).TabBlock, <div className="sheaf-tabs" />).Part

export const tabView: BlockView = {
  type: 'tab',
  attributes: (fields): Record<string, string> =>
    isPanel(fields) ? { role: 'tabpanel', 'data-panel': 'true' } : { 'data-panel': 'false' },
  component: TabBlock,
}
