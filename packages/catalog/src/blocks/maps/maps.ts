// A place. It is shown as text until the person loads the map: a map comes from another company, which then learns who views it.
import { asksWhenBare, defineBlock } from '@sheaf/core/kinds/block-kind'

export const maps = defineBlock({
  type: 'maps',
  label: 'Map',
  head: 'void',
  holds: 'nothing',
  asks: asksWhenBare,
})
