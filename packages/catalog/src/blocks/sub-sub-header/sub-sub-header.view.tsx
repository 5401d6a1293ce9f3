import type { BlockView } from '@sheaf/editor/views/block-view'
import { headingView } from '../heading-view'
import { subSubHeaderLook } from './sub-sub-header.still'

export const subSubHeaderView: BlockView = headingView(subSubHeaderLook, 'Heading 3')
