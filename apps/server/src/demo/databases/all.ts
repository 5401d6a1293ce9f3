// Every database of the demo, by the key that others name it by, and the dashboard over them.
import type { DashboardPlan, DatabasePlan } from '../database-plan'
import { companies, contacts, deals } from './crm'
import { orders, products } from './goods'
import { projects } from './projects'
import { tasks } from './tasks'
import { content, meetings, samples } from './words'

export const databases = {
  projects,
  tasks,
  meetings,
  companies,
  contacts,
  deals,
  products,
  orders,
  content,
  samples,
} as const satisfies Readonly<Record<string, DatabasePlan>>
export type DatabaseKey = keyof typeof databases

const viewOf = ({ views }: DatabasePlan, name: string) => {
  const found = views.find(view => view.name === name)
  if (!found) throw new Error(`there is no view ${name}`)
  return found
}
const figure = (name: string, query: NonNullable<DatabasePlan['views'][number]['query']>) => ({
  type: 'chart',
  name,
  query,
  format: { chart_type: 'number', height: 'small' },
})

export const dashboard: DashboardPlan = {
  name: 'Studio at a glance',
  icon: '📊',
  rows: [
    {
      height: 220,
      widgets: [
        {
          of: 'orders',
          width: 4,
          view: figure('Open orders, worth', {
            filter: { property: 'status', operator: 'does_not_equal', value: ['sent', 'back'] },
            aggregations: [{ property: 'total', aggregation: 'sum' }],
          }),
        },
        {
          of: 'tasks',
          width: 4,
          view: figure('Late tasks', {
            filter: { property: 'late', operator: 'equals', value: true },
            aggregations: [{ property: 'title', aggregation: 'count' }],
          }),
        },
        {
          of: 'deals',
          width: 4,
          view: figure('Pipeline, weighted', {
            filter: { property: 'stage', operator: 'does_not_equal', value: ['won', 'lost'] },
            aggregations: [{ property: 'weighted', aggregation: 'sum' }],
          }),
        },
      ],
    },
    {
      height: 380,
      widgets: [
        { of: 'orders', width: 7, view: viewOf(orders, 'Revenue') },
        { of: 'companies', width: 5, view: viewOf(companies, 'Kinds') },
      ],
    },
    {
      height: 420,
      widgets: [
        { of: 'tasks', width: 6, view: viewOf(tasks, 'Load by person') },
        { of: 'content', width: 6, view: viewOf(content, 'Next two weeks') },
      ],
    },
  ],
}
