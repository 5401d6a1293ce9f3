// A paragraph is drawn by the editor, as it is.
import type { BlockView } from '@sheaf/editor/views/block-view'

export const textView: BlockView = { type: 'text' }
