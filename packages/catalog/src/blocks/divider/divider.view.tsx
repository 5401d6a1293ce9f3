// A hairline with room to be pressed.
import type { BlockProps, BlockView } from '@sheaf/editor/views/block-view'
import './divider.css'

function Divider(_props: BlockProps) {
  return <hr className="sheaf-divider" />
}

export const dividerView: BlockView = { type: 'divider', component: Divider }
