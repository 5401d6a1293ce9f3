// Projects: what the studio is busy with for weeks.
import { type DatabasePlan, options } from '../database-plan'

export const projects: DatabasePlan = {
  name: 'Projects',
  icon: '🧭',
  description: 'What keeps several of us busy for weeks. Each has one lead, who says how it is.',
  properties: {
    title: { name: 'Project', type: 'title' },
    status: {
      name: 'Status',
      type: 'status',
      options: options(
        ['idea', 'Idea', 'gray', 'to_do'],
        ['planned', 'Planned', 'yellow', 'to_do'],
        ['running', 'Running', 'blue', 'in_progress'],
        ['waiting', 'Waiting', 'orange', 'in_progress'],
        ['done', 'Done', 'green', 'complete'],
      ),
    },
    kind: {
      name: 'Kind',
      type: 'select',
      options: options(
        ['collection', 'Collection', 'purple'],
        ['commission', 'Commission', 'blue'],
        ['show', 'Show', 'pink'],
        ['shop', 'Shop', 'green'],
        ['works', 'Works', 'brown'],
        ['research', 'Research', 'yellow'],
      ),
    },
    lead: { name: 'Lead', type: 'person', limit: 1 },
    dates: { name: 'Dates', type: 'date' },
    budget: { name: 'Budget', type: 'number', format: 'euro', decimals: 0 },
    tasks: { name: 'Tasks', type: 'relation', to: 'tasks', back: 'project' },
    deals: { name: 'Deals', type: 'relation', to: 'deals', back: 'project' },
    notes: { name: 'Meetings', type: 'relation', to: 'meetings', back: 'project' },
    progress: {
      name: 'Progress',
      type: 'rollup',
      relation: 'tasks',
      target: 'done',
      function: 'percent_checked',
      format: 'percent',
      show_as: 'bar',
      max: 1,
      color: 'green',
    },
    hours: { name: 'Hours', type: 'rollup', relation: 'tasks', target: 'estimate', function: 'sum' },
    cost: { name: 'Cost', type: 'formula', expression: 'prop("Hours") * 58', format: 'euro', decimals: 0 },
    health: {
      name: 'Health',
      type: 'formula',
      expression:
        'ifs(prop("Status") == "Done", "Done", empty(prop("Budget")), "No budget", prop("Cost") > prop("Budget"), "Over budget", prop("Cost") > prop("Budget") * 0.9, "Tight", "Well")',
    },
  },
  views: [
    {
      type: 'gallery',
      name: 'All projects',
      query: { sorts: [{ property: 'dates', direction: 'descending' }] },
      format: { cover: 'page_cover', cover_size: 'small' },
      shows: ['status', 'lead', 'progress'],
    },
    {
      type: 'timeline',
      name: 'Year plan',
      query: { group: { property: 'kind' }, sorts: [{ property: 'dates', direction: 'ascending' }] },
      format: { date_property_id: 'dates', show_table: true, preference: { zoom: 'quarter' }, color_by: 'status' },
      shows: ['lead', 'status'],
    },
    {
      type: 'board',
      name: 'By status',
      query: { group: { property: 'status' } },
      format: { color_columns: true },
      shows: ['kind', 'lead', 'progress'],
    },
    {
      type: 'table',
      name: 'Budgets',
      query: {
        sorts: [{ property: 'budget', direction: 'descending' }],
        aggregations: [
          { property: 'title', aggregation: 'count' },
          { property: 'budget', aggregation: 'sum' },
          { property: 'hours', aggregation: 'sum' },
          { property: 'cost', aggregation: 'sum' },
        ],
      },
      shows: ['status', 'kind', 'lead', 'budget', 'hours', 'cost', 'health', 'progress'],
    },
    {
      type: 'chart',
      name: 'Budget by kind',
      query: {
        group: { property: 'kind' },
        sub_group: { property: 'status' },
        aggregations: [{ property: 'budget', aggregation: 'sum' }],
      },
      format: { chart_type: 'bar', color_theme: 'colorful', height: 'medium', axis_labels: 'both' },
    },
  ],
}
