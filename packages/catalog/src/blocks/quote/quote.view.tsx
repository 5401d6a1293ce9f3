// A bar beside the words.
import type { BlockView } from '@sheaf/editor/views/block-view'
import './quote.css'

export const quoteView: BlockView = { type: 'quote', tag: 'blockquote', hint: 'Quote' }
