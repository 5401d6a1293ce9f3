// Rows on the days of their dates: a month, a week with its hours, or the days to come as a list.
import { defineView } from '@sheaf/core/kinds/view-kind'
import { boolean, oneOf } from '@sheaf/core/validation/checks'
import { beginByDate, dateChecks, MOST_ROWS, NEEDS_DATE } from '../date-property'

const ranges = ['month', 'week', 'agenda'] as const
export type Range = (typeof ranges)[number]

export const calendar = defineView({
  type: 'calendar',
  // One without a date would be on no day.
  beginsWithRows: false,
  isPaged: false,
  label: 'Calendar',
  description: 'Rows on a calendar',
  icon: 'calendar-days',
  aliases: 'month, week, agenda, schedule, days, events',
  format: { ...dateChecks, view_range: oneOf(...ranges), show_weekends: boolean },
  begin: (schema, formOf) => ({
    format: { ...beginByDate(schema, formOf), view_range: 'month', show_weekends: true },
  }),
  needs: NEEDS_DATE,
  ask: ({ query, format }) => {
    const property = format['date_property_id']
    // The latest dates come first, so that it is the old ones that are left out of too many.
    const sorts = query.sorts?.length || typeof property !== 'string' ? {} : { sorts: [latestFirst(property)] }
    return { limit: MOST_ROWS, ...sorts }
  },
})

const latestFirst = (property: string) => ({ property, direction: 'descending' }) as const

export const rangeOf = (format: Readonly<Record<string, unknown>>): Range =>
  ranges.find(range => range === format['view_range']) ?? 'month'
