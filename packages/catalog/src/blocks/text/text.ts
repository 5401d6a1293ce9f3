// A paragraph: the block people type into.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const text = defineBlock({ type: 'text', label: 'Text', icon: 'type', flowing: true, page: false })
