import type { BlockView } from '@sheaf/editor/views/block-view'
import { headingView } from '../heading-view'

export const subHeaderView: BlockView = headingView({ type: 'sub_header', tag: 'h3', hint: 'Heading 2' })
