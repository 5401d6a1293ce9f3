// The rows of a timeline: their lines, their bars, their colours, and how they are put to other times.
import type { QueryAnswer } from '@sheaf/core/collection/query'
import type { Property } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import { useDatabase } from '@sheaf/database/contract/database-hooks'
import { optionColor } from '@sheaf/database/groups/option-color'
import { useMemo } from 'react'
import { dateProperty } from '../date-property'
import { type DaySpan, dateIn } from '../day-spans'
import { useFormOf } from '../property-choice'
import { useCollapsed } from '../use-collapsed'
import { useRowChanges } from '../use-row-changes'
import { barSpan, barWrites, type DateProperties } from './bar-dates'
import { type Line, linesOf } from './lines'
import { shiftWaiting } from './shift-waiting'

export interface TimelineRows {
  readonly lines: readonly Line[]
  readonly lineOf: ReadonlyMap<Uuid, number>
  readonly spanOf: (row: Uuid) => DaySpan | null
  readonly colorOf: (row: Uuid) => string | null
  /** Rows that wait for this one. */
  readonly followersOf: (row: Uuid) => readonly Uuid[]
  readonly hasArrows: boolean
  readonly isWritable: boolean
  /** With those that wait for it, as one step; says how many these are. */
  readonly put: (row: Uuid, span: DaySpan) => number
  /** The second waits for the first; null where nothing can wait. */
  readonly link: ((row: Uuid, follower: Uuid) => void) | null
  readonly add: (span: DaySpan) => Uuid
  /** Folds a group, or unfolds it. */
  readonly toggle: (group: string) => void
}

const noRows: readonly Uuid[] = []
const noAnswer: QueryAnswer = { total: 0, rows: [], hasMore: false, aggregations: {} }

/** Null: there is no property to go by. */
export function useTimeline(): TimelineRows | null {
  const { properties, schema, fields, kinds, query, isEditable } = useDatabase(
    'properties',
    'schema',
    'fields',
    'kinds',
    'query',
    'isEditable',
  )
  const drawn = useDatabase('cell', 'asks', 'actions', 'row', 'colors', 'dependencies')
  const { format } = fields
  const start = dateProperty(format['date_property_id'], properties, useFormOf())
  const end = named(schema, format['end_date_property_id'])
  const answer = query.answer ?? noAnswer
  const { has, toggle } = useCollapsed()
  const folded = JSON.stringify((answer.groups ?? []).map(({ key }) => key).filter(has))
  const rows = useRowChanges(useMemo(() => rowsOf(answer), [answer]))
  const lines = useMemo(() => linesOf(answer, new Set(JSON.parse(folded) as string[])), [answer, folded])
  const lineOf = useMemo(() => {
    const places = new Map<Uuid, number>()
    for (const [i, line] of lines.entries()) if (line.kind === 'row' && !places.has(line.row)) places.set(line.row, i)
    return places
  }, [lines])
  const shown = useMemo((): Omit<TimelineRows, 'toggle'> | null => {
    if (!start) return null
    const { cell, asks, actions, row: rowOf, colors, dependencies } = drawn
    const color = named(schema, format['color_by'])
    const arrows = named(schema, format['arrows_by']) ?? dependencies?.blocking
    const idsIn = (row: Uuid, property: Property | undefined): readonly Uuid[] => {
      const ids = property ? cell(row, property) : null
      return Array.isArray(ids) ? (ids as readonly Uuid[]) : noRows
    }
    const spanIn = (row: Uuid): DaySpan | null => barSpan(cell(row, start), end ? cell(row, end) : undefined, asks.zone)
    const spans = new Map(rows.map(row => [row, spanIn(row)]))
    const ends: DateProperties = { start: start.id, ...(end ? { end: end.id } : {}) }
    const writes = (span: DaySpan, row?: Uuid) =>
      barWrites(span, asks.zone, ends, property => ({
        value: row && rowOf(row)?.properties?.[property],
        cell: row && schema[property] ? dateIn(cell(row, schema[property])) : null,
      }))
    const isStored = (property: Property): boolean => kinds.get(property.type)?.source === 'stored'
    return {
      lines,
      lineOf,
      spanOf: row => spans.get(row) ?? null,
      // A rule says more than an option.
      colorOf: row => colors(row).row ?? (color ? optionColor(cell(row, color), color) : null),
      followersOf: row => idsIn(row, arrows),
      hasArrows: arrows !== undefined,
      isWritable: isEditable && isStored(start) && (!end || isStored(end)),
      put: (row, span) => {
        const others = dependencies
          ? shiftWaiting(row, span, {
              ...dependencies,
              // Those that this view does not show wait too.
              spanOf: one => (rowOf(one)?.alive ? spanIn(one) : null),
              followersOf: one => idsIn(one, dependencies.blocking),
              blockersOf: one => idsIn(one, dependencies.blockedBy),
            })
          : null
        actions.setValues(
          [[row, span] as const, ...(others ?? [])].flatMap(([id, to]) =>
            writes(to, id).map(write => ({ row: id, ...write })),
          ),
        )
        return others?.size ?? 0
      },
      link:
        dependencies && isEditable
          ? (row, follower) => {
              const held = idsIn(row, dependencies.blocking)
              if (!held.includes(follower)) actions.setValue(row, dependencies.blocking.id, [...held, follower])
            }
          : null,
      add: span =>
        actions.addRow({
          values: Object.fromEntries(writes(span).map(({ property, value }) => [property, value])),
        }),
    }
  }, [drawn, schema, format, start, end, lines, lineOf, rows, kinds, isEditable])
  return shown && { ...shown, toggle }
}

/** Each once, where it is in several groups too. */
const rowsOf = ({ groups, rows }: QueryAnswer): readonly Uuid[] =>
  groups ? [...new Set(groups.flatMap(group => group.rows))] : rows

const named = (schema: Readonly<Record<string, Property>>, id: unknown): Property | undefined =>
  typeof id === 'string' ? schema[id] : undefined
