// The rows of a view with where they are, and how many are nowhere.
import { aggregationKey } from '@sheaf/core/collection/query'
import type { Property } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import { useDatabase } from '@sheaf/database/contract/database-hooks'
import { useMemo } from 'react'
import { project } from './camera'
import { placeProperty } from './map'
import { type Place, type Point, readPlace } from './places'

export interface PlacedRow {
  readonly row: Uuid
  readonly place: Place
  /** On the square of the world. */
  readonly point: Point
}
export interface Placed {
  readonly property: Property | null
  readonly rows: readonly PlacedRow[]
  /** How many have no place, and those of them that are here. */
  readonly unplaced: number
  readonly unplacedRows: readonly Uuid[]
}

export function usePlaced(): Placed {
  const { fields, schema, query, row } = useDatabase('fields', 'schema', 'query', 'row')
  const { answer } = query
  return useMemo(() => {
    const property = placeProperty(fields, schema)
    if (!property) return { property, rows: [], unplaced: answer?.total ?? 0, unplacedRows: answer?.rows ?? [] }
    const rows = (answer?.rows ?? []).flatMap((id): PlacedRow[] => {
      const place = readPlace(row(id)?.properties?.[property.id])
      return place ? [{ row: id, place, point: project(place) }] : []
    })
    const empty = answer?.aggregations[aggregationKey({ property: property.id, aggregation: 'empty' })]
    const placed = new Set(rows.map(one => one.row))
    const unplacedRows = (answer?.rows ?? []).filter(id => !placed.has(id))
    return { property, rows, unplaced: typeof empty === 'number' ? empty : unplacedRows.length, unplacedRows }
  }, [fields, schema, answer, row])
}
