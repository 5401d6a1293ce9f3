// Tabs. One rule: a `tab` with `format.tab_panel` is one panel, whose text is its label and whose children are its content; any
// other `tab` is the strip that holds panels. The label is collaborative text, shown in the
// strip; which panel is open is stored per person.
import { defineBlock } from '@sheaf/core/kinds/block-kind'
import { type BlockTree, tree } from '@sheaf/core/kinds/block-tree'

export const isPanel = ({ format }: Pick<BlockTree, 'format'>): boolean => format['tab_panel'] === true
export const newPanel = (): BlockTree => tree('tab', { format: { tab_panel: true }, children: [tree('text')] })

export const tab = defineBlock({
  type: 'tab',
  label: 'Tabs',
  head: 'frame',
  borders: 'around',
})
