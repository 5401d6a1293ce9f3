// Synced block, as other programs have it.
import { tree } from '@sheaf/core/kinds/block-tree'
import { defineExchange, element } from '@sheaf/core/kinds/exchange'
import { type Check, canonicalUuid, exact, type Json, literal } from '@sheaf/core/validation/checks'
import { POINTER } from '../synced-pointer'

const pointer = exact({ table: literal('block'), id: canonicalUuid, spaceId: canonicalUuid }) as Check<Json>

export const transclusionReferenceExchange = defineExchange({
  type: 'transclusion_reference',
  format: { [POINTER]: pointer },
  html: {
    // Its content lies elsewhere, and may be hidden from the reader of the export: only the reference is written.
    write: () => [element('section')],
    read: node =>
      node.properties['dataSheafType'] === 'transclusion_reference' ? tree('transclusion_reference') : null,
  },
  plain: () => '',
})
