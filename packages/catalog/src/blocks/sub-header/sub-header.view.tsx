import type { BlockView } from '@sheaf/editor/views/block-view'
import { headingView } from '../heading-view'
import { subHeaderLook } from './sub-header.still'

export const subHeaderView: BlockView = headingView(subHeaderLook, 'Heading 2')
