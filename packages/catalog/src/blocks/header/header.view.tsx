import type { BlockView } from '@sheaf/editor/views/block-view'
import { headingView } from '../heading-view'
import { headerLook } from './header.still'

export const headerView: BlockView = headingView(headerLook, 'Heading 1')
