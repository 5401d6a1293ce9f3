import type { BlockView } from '@sheaf/editor/views/block-view'
import { headingView } from '../heading-view'

export const headerView: BlockView = headingView({ type: 'header', tag: 'h2', hint: 'Heading 1' })
