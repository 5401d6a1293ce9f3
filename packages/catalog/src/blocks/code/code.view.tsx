// A listing on the screen. Its text is the editor's; its controls float over it and come after it.
import type { BlockView } from '@sheaf/editor/views/block-view'
import { lazy } from 'react'
import { previewOf } from './code'
import './code.css'

const CodeControls = lazy(async () => ({ default: (await import('./code-controls')).CodeControls }))

export const codeView: BlockView = {
  type: 'code',
  attributes: fields => ({
    'data-wrap': String(fields.format['code_wrap'] === true),
    'data-preview': previewOf(fields),
  }),
  component: CodeControls,
}
