// Something of another product.
import type { BlockView } from '@sheaf/editor/views/block-view'
import { lazy } from 'react'
import './external-object-instance.css'

const ExternalObject = lazy(async () => ({ default: (await import('./external-object-box')).ExternalObject }))

export const externalObjectInstanceView: BlockView = { type: 'external_object_instance', component: ExternalObject }
