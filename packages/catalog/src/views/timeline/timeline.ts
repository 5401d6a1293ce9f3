// Rows as bars along an axis of time, with a table of their properties beside them.
import { defineView } from '@sheaf/core/kinds/view-kind'
import { between, boolean, either, exact, list, number, oneOf, string } from '@sheaf/core/validation/checks'
import { beginByDate, dateChecks, MOST_ROWS, NEEDS_DATE } from '../date-property'
import { zooms } from './zooms'

const zoom = oneOf(...zooms)

export const timeline = defineView({
  type: 'timeline',
  isPaged: false,
  label: 'Timeline',
  description: 'Plan work over time, with dependencies',
  icon: 'chart-gantt',
  aliases: 'gantt, roadmap, plan, schedule, project',
  format: {
    ...dateChecks,
    end_date_property_id: string,
    show_table: boolean,
    table_properties: list(string, { max: 100 }),
    table_width: between(120, 900),
    preference: either(exact({ zoom }), exact({ zoom, center: number })),
    arrows_by: string,
    color_by: string,
    collapsed_groups: list(string),
  },
  begin: (schema, formOf) => ({
    format: { ...beginByDate(schema, formOf), show_table: true, preference: { zoom: 'month' } },
  }),
  needs: NEEDS_DATE,
  groups: 'one',
  nests: true,
  ask: () => ({ limit: MOST_ROWS }),
})
