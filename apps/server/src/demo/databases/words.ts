// What the studio says: to the world, to each other, and what people ask for.
import { type DatabasePlan, options } from '../database-plan'

export const content: DatabasePlan = {
  name: 'Content calendar',
  icon: '🗓️',
  properties: {
    title: { name: 'Headline', type: 'title' },
    status: {
      name: 'Status',
      type: 'status',
      options: options(
        ['idea', 'Idea', 'gray', 'to_do'],
        ['writing', 'Writing', 'yellow', 'in_progress'],
        ['pictures', 'Pictures', 'purple', 'in_progress'],
        ['ready', 'Ready', 'blue', 'in_progress'],
        ['out', 'Published', 'green', 'complete'],
      ),
    },
    channel: {
      name: 'Channel',
      type: 'select',
      options: options(
        ['journal', 'Journal', 'blue'],
        ['letter', 'Newsletter', 'green'],
        ['social', 'Social', 'pink'],
        ['press', 'Press', 'orange'],
        ['shop', 'Shop', 'purple'],
      ),
    },
    publish: { name: 'Publish', type: 'date' },
    author: { name: 'Author', type: 'person', limit: 1 },
    words: { name: 'Words', type: 'number' },
    link: { name: 'Link', type: 'url' },
    product: { name: 'About', type: 'relation', to: 'products', kind: 'single' },
    minutes: { name: 'Minutes to read', type: 'formula', expression: 'ceil(prop("Words") / 220)' },
  },
  views: [
    {
      type: 'calendar',
      name: 'Calendar',
      format: { date_property_id: 'publish', view_range: 'month', show_weekends: true },
      shows: ['channel'],
    },
    {
      type: 'board',
      name: 'On the way',
      query: {
        filter: { property: 'publish', operator: 'on_or_after', value: { relative: 'one_week_ago' } },
        group: { property: 'status' },
        sub_group: { property: 'channel' },
        sorts: [{ property: 'publish', direction: 'ascending' }],
      },
      shows: ['publish', 'author'],
    },
    {
      type: 'list',
      name: 'Next two weeks',
      query: {
        filter: { property: 'publish', operator: 'within', value: { direction: 'next', count: 2, unit: 'week' } },
        sorts: [{ property: 'publish', direction: 'ascending' }],
      },
      shows: ['channel', 'publish', 'author', 'status'],
    },
    {
      type: 'chart',
      name: 'By channel',
      query: { group: { property: 'publish', by: 'month', sort: 'ascending' }, sub_group: { property: 'channel' } },
      format: { chart_type: 'column', color_theme: 'colorful', axis_labels: 'both' },
    },
  ],
}

export const meetings: DatabasePlan = {
  name: 'Meeting notes',
  icon: '📝',
  properties: {
    title: { name: 'Meeting', type: 'title' },
    kind: {
      name: 'Kind',
      type: 'select',
      options: options(
        ['weekly', 'Weekly', 'blue'],
        ['review', 'Design review', 'purple'],
        ['client', 'Client', 'green'],
        ['supplier', 'Supplier', 'brown'],
        ['look_back', 'Looking back', 'pink'],
      ),
    },
    when: { name: 'When', type: 'date' },
    present: { name: 'Present', type: 'person' },
    project: { name: 'Project', type: 'relation', to: 'projects', back: 'notes', limit: 1 },
    decision: { name: 'Decided', type: 'text' },
    written: { name: 'Written by', type: 'created_by' },
  },
  views: [
    {
      type: 'feed',
      name: 'Latest',
      query: {
        filter: { property: 'when', operator: 'on_or_before', value: { relative: 'today' } },
        sorts: [{ property: 'when', direction: 'descending' }],
      },
      shows: ['when', 'kind', 'project', 'present'],
    },
    {
      type: 'list',
      name: 'By kind',
      query: { group: { property: 'kind' }, sorts: [{ property: 'when', direction: 'descending' }] },
      shows: ['when', 'present'],
    },
    {
      type: 'calendar',
      name: 'Week',
      format: { date_property_id: 'when', view_range: 'week', show_weekends: false },
      shows: ['kind'],
    },
    {
      type: 'table',
      name: 'Decisions',
      query: {
        filter: { property: 'decision', operator: 'is_not_empty' },
        sorts: [{ property: 'when', direction: 'descending' }],
      },
      format: { wrap_cells: true },
      shows: ['when', 'kind', 'decision', 'project', 'written'],
    },
  ],
}

export const samples: DatabasePlan = {
  name: 'Sample requests',
  icon: '✂️',
  properties: {
    title: { name: 'Your name', type: 'title' },
    email: { name: 'Email', type: 'email' },
    purpose: {
      name: 'What is it for?',
      type: 'select',
      options: options(
        ['home', 'My home', 'green'],
        ['hotel', 'A hotel or restaurant', 'blue'],
        ['shop', 'My shop', 'purple'],
        ['other', 'Something else', 'gray'],
      ),
    },
    cloths: {
      name: 'Which cloths?',
      type: 'multi_select',
      options: options(
        ['harbour', 'Harbour', 'blue'],
        ['furrow', 'Furrow', 'brown'],
        ['lattice', 'Lattice', 'purple'],
        ['dune', 'Dune', 'yellow'],
        ['meadow', 'Meadow', 'green'],
        ['tidal', 'Tidal', 'gray'],
      ),
    },
    note: { name: 'Anything else?', type: 'text' },
    until: { name: 'Needed by', type: 'date' },
    sent: { name: 'Sent', type: 'checkbox' },
  },
  views: [
    {
      type: 'form',
      name: 'Request form',
      format: {
        form_title: 'Feel the cloth first',
        form_description: 'We send up to four swatches, free of charge. They leave Ghent within three working days.',
        questions: [
          { id: 'title', required: true },
          { id: 'email', required: true, description: 'Only for this parcel.' },
          { id: 'purpose', required: true },
          { id: 'cloths', description: 'Up to four.' },
          { id: 'until' },
          { id: 'note', long: true },
        ],
        submission_permissions: 'none',
      },
    },
    {
      type: 'table',
      name: 'Requests',
      query: {
        filter: { property: 'sent', operator: 'equals', value: false },
        sorts: [{ property: 'until', direction: 'ascending' }],
        aggregations: [{ property: 'title', aggregation: 'count' }],
      },
      shows: ['email', 'purpose', 'cloths', 'until', 'note', 'sent'],
    },
    {
      type: 'chart',
      name: 'What for',
      query: { group: { property: 'purpose' } },
      format: { chart_type: 'donut', color_theme: 'colorful', donut_labels: 'name_and_value' },
    },
  ],
}
