// A slide on its page: a card in the shape of a screen. What floats over its corner is loaded with the first.
import './slide.css'
import type { BlockView } from '@sheaf/editor/views/block-view'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'

const SlideBar = onDemand(async () => (await import('./slide-bar')).SlideBar).Part

export const slideView: BlockView = { type: 'slide', component: SlideBar }
