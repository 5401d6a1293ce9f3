// A place. It is said in words until somebody asks for the map: a map comes from another company, which then knows who looks.
import { asksWhenBare, defineBlock } from '@sheaf/core/kinds/block-kind'

export const maps = defineBlock({
  type: 'maps',
  label: 'Map',
  head: 'void',
  holds: 'nothing',
  asks: asksWhenBare,
})
