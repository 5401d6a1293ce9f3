// A listing on the screen. Its text is the editor's; its controls float over it and come after it.

import type { BlockView } from '@sheaf/editor/views/block-view'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import '../../media/caption.css'
import './code.css'
import { codeLook } from './code.still'

const CodeControls = onDemand(async () => (await import('./code-controls')).CodeControls).Part

export const codeView: BlockView = {
  ...codeLook,
  component: CodeControls,
}
