import type { BlockView } from '@sheaf/editor/views/block-view'
import { headingView } from '../heading-view'

export const subSubHeaderView: BlockView = headingView({ type: 'sub_sub_header', tag: 'h4', hint: 'Heading 3' })
