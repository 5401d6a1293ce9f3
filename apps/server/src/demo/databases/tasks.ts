// Tasks: phases with steps inside them, and what waits for what.
import { type DatabasePlan, options } from '../database-plan'

const isOpen = { property: 'status', operator: 'does_not_equal', value: ['done', 'dropped'] } as const
const byDue = { property: 'due', direction: 'ascending' } as const

export const tasks: DatabasePlan = {
  name: 'Tasks',
  icon: '✅',
  description: 'Everything that somebody has promised to do.',
  prefix: 'TASK',
  properties: {
    title: { name: 'Task', type: 'title' },
    number: { name: 'ID', type: 'unique_id' },
    status: {
      name: 'Status',
      type: 'status',
      options: options(
        ['later', 'Later', 'gray', 'to_do'],
        ['next', 'Next', 'yellow', 'to_do'],
        ['doing', 'Doing', 'blue', 'in_progress'],
        ['checking', 'Checking', 'purple', 'in_progress'],
        ['done', 'Done', 'green', 'complete'],
        ['dropped', 'Dropped', 'red', 'complete'],
      ),
    },
    priority: {
      name: 'Priority',
      type: 'select',
      options: options(['high', 'High', 'red'], ['medium', 'Medium', 'yellow'], ['low', 'Low', 'gray']),
    },
    assignee: { name: 'Who', type: 'person' },
    due: { name: 'Due', type: 'date' },
    work: { name: 'Work', type: 'date' },
    estimate: { name: 'Hours', type: 'number' },
    done: { name: 'Done', type: 'checkbox' },
    tags: {
      name: 'Tags',
      type: 'multi_select',
      options: options(
        ['loom', 'Loom hall', 'brown'],
        ['dye', 'Dye house', 'purple'],
        ['design', 'Design', 'blue'],
        ['sales', 'Sales', 'green'],
        ['web', 'Web', 'orange'],
        ['first', 'First week', 'pink'],
      ),
    },
    project: { name: 'Project', type: 'relation', to: 'projects', back: 'tasks', limit: 1 },
    parent: { name: 'Part of', type: 'relation', to: 'tasks', back: 'steps', limit: 1 },
    steps: { name: 'Steps', type: 'relation', to: 'tasks', back: 'parent' },
    blocked_by: { name: 'Waits for', type: 'relation', to: 'tasks', back: 'blocking' },
    blocking: { name: 'Holds up', type: 'relation', to: 'tasks', back: 'blocked_by' },
    steps_done: {
      name: 'Steps done',
      type: 'rollup',
      relation: 'steps',
      target: 'done',
      function: 'percent_checked',
      format: 'percent',
      show_as: 'ring',
      max: 1,
    },
    days_left: {
      name: 'Days left',
      type: 'formula',
      expression: 'if(prop("Done") or empty(prop("Due")), 0, dateBetween(prop("Due"), today(), "days"))',
    },
    late: {
      name: 'Late',
      type: 'formula',
      expression: 'not prop("Done") and not empty(prop("Due")) and prop("Due") < today()',
    },
  },
  views: [
    {
      type: 'board',
      name: 'Board',
      query: {
        filter: {
          and: [
            { property: 'steps', operator: 'is_empty' },
            { property: 'due', operator: 'within', value: { direction: 'next', count: 6, unit: 'week' } },
          ],
        },
        group: { property: 'status', hidden: ['dropped'] },
        sorts: [byDue],
      },
      format: { color_columns: true },
      shows: ['priority', 'assignee', 'due', 'tags'],
    },
    {
      type: 'table',
      name: 'All tasks',
      query: {
        filter: isOpen,
        sorts: [byDue],
        aggregations: [
          { property: 'title', aggregation: 'count' },
          { property: 'estimate', aggregation: 'sum' },
          { property: 'late', aggregation: 'percent_checked' },
          { property: 'due', aggregation: 'latest_date' },
        ],
      },
      format: { frozen_columns: 1 },
      shows: ['number', 'status', 'priority', 'assignee', 'due', 'estimate', 'project', 'late', 'days_left', 'tags'],
    },
    {
      type: 'table',
      name: 'By project',
      query: {
        filter: { property: 'parent', operator: 'is_empty' },
        group: { property: 'project', hideEmpty: true },
        aggregations: [
          { property: 'title', aggregation: 'count' },
          { property: 'steps_done', aggregation: 'average' },
        ],
      },
      shows: ['status', 'steps', 'steps_done', 'work', 'assignee'],
    },
    {
      type: 'list',
      name: 'Mine',
      query: {
        filter: { and: [isOpen, { property: 'assignee', operator: 'contains', value: 'me' }] },
        group: { property: 'due', by: 'relative' },
        sorts: [byDue],
      },
      shows: ['priority', 'due', 'project'],
    },
    {
      type: 'calendar',
      name: 'Due dates',
      query: { filter: { property: 'steps', operator: 'is_empty' } },
      format: { date_property_id: 'due', view_range: 'month', show_weekends: false },
      shows: ['assignee'],
    },
    {
      type: 'timeline',
      name: 'What waits for what',
      query: {
        filter: {
          and: [
            { property: 'work', operator: 'within', value: { direction: 'next', count: 2, unit: 'month' } },
            { property: 'steps', operator: 'is_empty' },
          ],
        },
        group: { property: 'project', hideEmpty: true },
        sorts: [{ property: 'work', direction: 'ascending' }],
      },
      format: {
        date_property_id: 'work',
        show_table: false,
        preference: { zoom: 'month' },
        arrows_by: 'blocked_by',
        color_by: 'status',
      },
      shows: ['assignee'],
    },
    {
      type: 'chart',
      name: 'Load by person',
      query: {
        filter: isOpen,
        group: { property: 'assignee' },
        sub_group: { property: 'status' },
        aggregations: [{ property: 'estimate', aggregation: 'sum' }],
      },
      format: { chart_type: 'column', color_theme: 'colorful', axis_labels: 'both', legend: 'bottom' },
    },
  ],
}
