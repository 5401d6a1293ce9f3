// Something of another product.

import type { BlockView } from '@sheaf/editor/views/block-view'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import './external-object-instance.css'

const ExternalObject = onDemand(async () => (await import('./external-object-box')).ExternalObject).Part

export const externalObjectInstanceView: BlockView = { type: 'external_object_instance', component: ExternalObject }
