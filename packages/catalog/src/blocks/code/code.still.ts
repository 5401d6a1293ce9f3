// A listing before it is coloured. Its controls float over it; a caption and a diagram take room of their own.
import type { BlockLook, StillBlock } from '@sheaf/core/kinds/block-look'
import { captionOf, previewOf } from './code'

export const codeLook: BlockLook = {
  type: 'code',
  attributes: fields => ({
    'data-wrap': String(fields.format['code_wrap'] === true),
    'data-preview': previewOf(fields),
  }),
}

export const codeStill: StillBlock = {
  ...codeLook,
  hasSlot: true,
  isStill: fields => previewOf(fields) === 'code' && captionOf(fields.properties).length === 0,
}
