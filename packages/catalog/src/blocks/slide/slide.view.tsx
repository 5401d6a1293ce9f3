// A slide on its page: a card in the shape of a screen. What floats over its corner is loaded with the first.
import './slide.css'
import type { BlockView } from '@sheaf/editor/views/block-view'
import { lazy } from 'react'

const SlideBar = lazy(async () => ({ default: (await import('./slide-bar')).SlideBar }))

export const slideView: BlockView = { type: 'slide', component: SlideBar }
