// Other sites in a frame: `embed` for any address, and a type for each service that people look for by name.
import { type BlockKind, defineBlock } from '@sheaf/core/kinds/block-kind'
import { type EmbedService, embedServices } from './embed-list'

const kindOf = ({ type, label, description, icon, aliases }: EmbedService): BlockKind =>
  defineBlock({
    type,
    label,
    icon,
    head: 'void',
    holds: 'nothing',
    offers: [{ label, description, icon, group: 'embeds', aliases }],
  })

export const embeds: readonly BlockKind[] = embedServices.map(kindOf)
