// A place that shows what lies in a synced block.
import { defineBlock } from '@sheaf/core/kinds/block-kind'
import { tree } from '@sheaf/core/kinds/block-tree'
import { element } from '@sheaf/core/kinds/exchange'
import { type Check, canonicalUuid, exact, type Json, literal } from '@sheaf/core/validation/checks'
import { POINTER } from '../synced-pointer'

const pointer = exact({ table: literal('block'), id: canonicalUuid, spaceId: canonicalUuid }) as unknown as Check<Json>

export const transclusionReference = defineBlock({
  type: 'transclusion_reference',
  label: 'Synced block',
  icon: 'repeat',
  head: 'void',
  holds: 'nothing',
  format: { [POINTER]: pointer },
  html: {
    // What it shows lies elsewhere, and may be hidden from whoever reads this: only the reference is written.
    write: () => [element('section')],
    read: node =>
      node.properties['dataSheafType'] === 'transclusion_reference' ? tree('transclusion_reference') : null,
  },
  plain: () => '',
})
