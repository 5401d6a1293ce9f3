// The rows of a calendar with the spans of their dates, and how they are put to other days.
import type { Property } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import type { Json } from '@sheaf/core/validation/checks'
import { useDatabase } from '@sheaf/database/contract/database-hooks'
import { useMemo } from 'react'
import { dateProperty } from '../date-property'
import { dateValueOfSpan } from '../date-writing'
import { type DaySpan, dateIn, spanOf } from '../day-spans'
import { useFormOf } from '../property-choice'
import { useRowChanges } from '../use-row-changes'
import type { Dated } from './week-segments'

export type CalendarItem = Dated<Uuid>
export interface DatedRows {
  readonly property: Property | undefined
  readonly items: readonly CalendarItem[]
  readonly undated: readonly Uuid[]
  /** Dates are written by people, and by this person here. */
  readonly isWritable: boolean
  readonly put: (row: Uuid, span: DaySpan) => void
  readonly add: (span: DaySpan) => Uuid
}

const noRows: readonly Uuid[] = []

export function useDatedRows(): DatedRows {
  const { properties, fields, kinds, query, isEditable } = useDatabase(
    'properties',
    'fields',
    'kinds',
    'query',
    'isEditable',
  )
  const drawn = useDatabase('asks', 'cell', 'actions', 'row')
  const property = dateProperty(fields.format['date_property_id'], properties, useFormOf())
  const rows = useRowChanges(query.answer?.rows ?? noRows)
  return useMemo(() => {
    const { asks, cell, actions, row: rowOf } = drawn
    const items: CalendarItem[] = []
    const undated: Uuid[] = []
    for (const row of property ? rows : noRows) {
      const date = property ? dateIn(cell(row, property)) : null
      if (date) items.push({ row, span: spanOf(date, asks.zone) })
      else undated.push(row)
    }
    const valueOf = (span: DaySpan, row?: Uuid): Json | null => {
      if (!property || !row) return dateValueOfSpan(span, asks.zone)
      const value = rowOf(row)?.properties?.[property.id]
      return dateValueOfSpan(span, asks.zone, { value, cell: dateIn(cell(row, property)) })
    }
    return {
      property,
      items,
      undated,
      isWritable: isEditable && property !== undefined && kinds.get(property.type)?.source === 'stored',
      put: (row, span) => property && actions.setValue(row, property.id, valueOf(span, row)),
      add: span => actions.addRow(property ? { values: { [property.id]: valueOf(span) } } : {}),
    }
  }, [drawn, property, rows, kinds, isEditable])
}
