// A listing on the screen. Its text is the editor's; its controls float over it and come after it.

import type { BlockView } from '@sheaf/editor/views/block-view'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import '../../media/caption.css'
import { previewOf } from './code'
import './code.css'

const CodeControls = onDemand(async () => (await import('./code-controls')).CodeControls).Part

export const codeView: BlockView = {
  type: 'code',
  attributes: fields => ({
    'data-wrap': String(fields.format['code_wrap'] === true),
    'data-preview': previewOf(fields),
  }),
  component: CodeControls,
}
