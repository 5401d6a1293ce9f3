// A bar beside the words.
import type { BlockView } from '@sheaf/editor/views/block-view'
import './quote.css'
import { quoteStill } from './quote.still'

export const quoteView: BlockView = { ...quoteStill, hint: 'Quote' }
