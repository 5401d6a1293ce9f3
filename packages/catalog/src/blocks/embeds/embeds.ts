// Other sites in a frame: `embed` for any address, and a type for each service that people look for by name.
import { asksWhenBare, type BlockKind, defineBlock } from '@sheaf/core/kinds/block-kind'
import { embedServices } from './embed-list'

export const embeds: readonly BlockKind[] = embedServices.map(({ type, label }) =>
  defineBlock({ type, label, head: 'void', holds: 'nothing', asks: asksWhenBare }),
)
