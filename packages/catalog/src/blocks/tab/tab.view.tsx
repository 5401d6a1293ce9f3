// Tabs on the screen: the strip draws the labels, and each panel shows its content while it is the open one. Loaded with the first.
import './tab.css'
import type { BlockView } from '@sheaf/editor/views/block-view'
import { lazy } from 'react'
import { isPanel } from './tab'

const TabBlock = lazy(async () => ({ default: (await import('./tab-block')).TabBlock }))

export const tabView: BlockView = {
  type: 'tab',
  attributes: (fields): Record<string, string> =>
    isPanel(fields) ? { role: 'tabpanel', 'data-panel': 'true' } : { 'data-panel': 'false' },
  component: TabBlock,
}
