// The way to this page, on the page; loaded when the first one is.
import './breadcrumb.css'
import type { BlockView } from '@sheaf/editor/views/block-view'
import { lazy } from 'react'

const Box = lazy(async () => ({ default: (await import('./breadcrumb-box')).Breadcrumb }))

export const breadcrumbView: BlockView = { type: 'breadcrumb', component: Box }
