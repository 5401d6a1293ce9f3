// Rows where they are on earth, and a list of them beside it.
import type { Query } from '@sheaf/core/collection/query'
import { type Property, propertiesOf, type Schema } from '@sheaf/core/collection/schema'
import { defineView, type ViewFields } from '@sheaf/core/kinds/view-kind'
import { oneOf, string } from '@sheaf/core/validation/checks'

export const PLACE = 'place'
export const mapHeights = ['medium', 'small', 'large', 'extra_large'] as const
const ROWS = 500

/** The property that says where rows are: the chosen one, else the first of its kind. */
export function placeProperty({ format }: ViewFields, schema: Schema): Property | null {
  const places = propertiesOf(schema).filter(({ type }) => type === PLACE)
  return places.find(({ id }) => id === format['map_by']) ?? places[0] ?? null
}

export const map = defineView({
  type: 'map',
  // One without a place would be nowhere.
  beginsWithRows: false,
  isPaged: false,
  label: 'Map',
  description: 'Rows on a map',
  icon: 'map',
  aliases: 'places, world, locations, pins, geography',
  format: { height: oneOf(...mapHeights), map_by: string },
  needs: { type: PLACE, name: 'Place' },
  begin(schema) {
    const place = propertiesOf(schema).find(({ type }) => type === PLACE)
    return place ? { format: { map_by: place.id } } : {}
  },
  ask(fields, schema): Partial<Query> {
    const place = placeProperty(fields, schema)
    return {
      limit: ROWS,
      ...(place ? { aggregations: [{ property: place.id, aggregation: 'empty' }] } : {}),
    }
  },
})
