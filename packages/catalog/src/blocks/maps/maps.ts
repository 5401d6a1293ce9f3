// A place. It is said in words until somebody asks for the map: a map comes from another company, which then knows who looks.
import { defineBlock } from '@sheaf/core/kinds/block-kind'

export const maps = defineBlock({
  type: 'maps',
  label: 'Map',
  icon: 'map-pin',
  head: 'void',
  holds: 'nothing',
  offers: [
    {
      label: 'Map',
      description: 'A place, by its address or coordinates.',
      icon: 'map-pin',
      group: 'embeds',
      aliases: 'place, location, address, google maps, openstreetmap, coordinates',
    },
  ],
})
