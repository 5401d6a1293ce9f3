// Whom the studio knows: companies, the people in them, and what is being talked about with them.
import { type DatabasePlan, options } from '../database-plan'

export const companies: DatabasePlan = {
  name: 'Companies',
  icon: '🏛️',
  properties: {
    title: { name: 'Company', type: 'title' },
    kind: {
      name: 'Kind',
      type: 'select',
      options: options(
        ['hotel', 'Hotel', 'blue'],
        ['architect', 'Architect', 'purple'],
        ['retailer', 'Retailer', 'green'],
        ['mill', 'Mill', 'brown'],
        ['museum', 'Museum', 'pink'],
        ['press', 'Press', 'yellow'],
      ),
    },
    place: { name: 'Where', type: 'place' },
    country: { name: 'Country', type: 'text' },
    owner: { name: 'Whose', type: 'person', limit: 1 },
    site: { name: 'Site', type: 'url' },
    since: { name: 'Known since', type: 'date' },
    people: { name: 'People', type: 'relation', to: 'contacts', back: 'company' },
    deals: { name: 'Deals', type: 'relation', to: 'deals', back: 'company' },
    orders: { name: 'Orders', type: 'relation', to: 'orders', back: 'company' },
    products: { name: 'Delivers', type: 'relation', to: 'products', back: 'mill' },
    open: {
      name: 'Talked about',
      type: 'rollup',
      relation: 'deals',
      target: 'weighted',
      function: 'sum',
      format: 'euro',
      decimals: 0,
    },
    bought: {
      name: 'Bought',
      type: 'rollup',
      relation: 'orders',
      target: 'total',
      function: 'sum',
      format: 'euro',
      decimals: 0,
    },
    tier: {
      name: 'Tier',
      type: 'formula',
      expression:
        'ifs(prop("Kind") == "Mill", "Supplier", prop("Bought") > 20000, "Gold", prop("Bought") > 6000, "Silver", "New")',
    },
  },
  views: [
    {
      type: 'map',
      name: 'Where they are',
      format: { map_by: 'place', height: 'large' },
      shows: ['kind', 'owner'],
    },
    {
      type: 'table',
      name: 'Customers',
      query: {
        filter: { property: 'kind', operator: 'does_not_equal', value: ['mill', 'press'] },
        sorts: [{ property: 'bought', direction: 'descending' }],
        aggregations: [
          { property: 'title', aggregation: 'count' },
          { property: 'bought', aggregation: 'sum' },
          { property: 'open', aggregation: 'sum' },
        ],
      },
      shows: ['kind', 'country', 'owner', 'bought', 'open', 'tier', 'people', 'site'],
    },
    {
      type: 'table',
      name: 'By country',
      query: { group: { property: 'country', by: 'exact', sort: 'ascending' } },
      shows: ['kind', 'owner', 'tier', 'since'],
    },
    {
      type: 'chart',
      name: 'Kinds',
      query: { group: { property: 'kind' } },
      format: { chart_type: 'donut', color_theme: 'colorful', donut_labels: 'name_and_value', legend: 'side' },
    },
  ],
}

export const contacts: DatabasePlan = {
  name: 'People',
  icon: '📇',
  properties: {
    title: { name: 'Name', type: 'title' },
    role: { name: 'Role', type: 'text' },
    company: { name: 'Company', type: 'relation', to: 'companies', back: 'people', limit: 1 },
    email: { name: 'Email', type: 'email' },
    phone: { name: 'Phone', type: 'phone_number' },
    last: { name: 'Last spoken', type: 'date' },
    letters: { name: 'Gets the letter', type: 'checkbox' },
    deals: { name: 'Deals', type: 'relation', to: 'deals', back: 'contact' },
    quiet: {
      name: 'Quiet for',
      type: 'formula',
      expression: 'if(empty(prop("Last spoken")), 0, dateBetween(today(), prop("Last spoken"), "weeks"))',
    },
  },
  views: [
    {
      type: 'table',
      name: 'Everybody',
      query: {
        sorts: [{ property: 'title', direction: 'ascending' }],
        aggregations: [
          { property: 'title', aggregation: 'count' },
          { property: 'letters', aggregation: 'percent_checked' },
          { property: 'quiet', aggregation: 'median' },
        ],
      },
      shows: ['role', 'company', 'email', 'phone', 'last', 'quiet', 'letters'],
    },
    {
      type: 'list',
      name: 'A to Z',
      query: { group: { property: 'title', by: 'letter' }, sorts: [{ property: 'title', direction: 'ascending' }] },
      shows: ['role', 'company'],
    },
    {
      type: 'list',
      name: 'To be called',
      query: {
        filter: { property: 'quiet', operator: 'greater_than', value: 12 },
        sorts: [{ property: 'last', direction: 'ascending' }],
      },
      shows: ['company', 'last'],
    },
  ],
}

export const deals: DatabasePlan = {
  name: 'Deals',
  icon: '🤝',
  properties: {
    title: { name: 'Deal', type: 'title' },
    stage: {
      name: 'Stage',
      type: 'status',
      options: options(
        ['enquiry', 'Enquiry', 'gray', 'to_do'],
        ['brief', 'Brief', 'yellow', 'to_do'],
        ['sample', 'Sample', 'purple', 'in_progress'],
        ['quote', 'Quote', 'blue', 'in_progress'],
        ['won', 'Won', 'green', 'complete'],
        ['lost', 'Lost', 'red', 'complete'],
      ),
    },
    value: { name: 'Value', type: 'number', format: 'euro', decimals: 0 },
    chance: { name: 'Chance', type: 'number', format: 'percent' },
    closes: { name: 'Closes', type: 'date' },
    company: { name: 'Company', type: 'relation', to: 'companies', back: 'deals', limit: 1 },
    contact: { name: 'Contact', type: 'relation', to: 'contacts', back: 'deals' },
    project: { name: 'Project', type: 'relation', to: 'projects', back: 'deals', limit: 1 },
    owner: { name: 'Whose', type: 'person', limit: 1 },
    source: {
      name: 'Came by',
      type: 'select',
      options: options(
        ['fair', 'Fair', 'pink'],
        ['friend', 'Recommendation', 'green'],
        ['web', 'Web shop', 'blue'],
        ['press', 'Press', 'yellow'],
        ['again', 'Came back', 'purple'],
      ),
    },
    weighted: {
      name: 'Weighted',
      type: 'formula',
      expression: 'prop("Value") * prop("Chance")',
      format: 'euro',
      decimals: 0,
    },
  },
  views: [
    {
      type: 'board',
      name: 'Pipeline',
      query: {
        filter: { property: 'closes', operator: 'on_or_after', value: { relative: 'one_month_ago' } },
        group: { property: 'stage' },
        sorts: [{ property: 'value', direction: 'descending' }],
        aggregations: [{ property: 'value', aggregation: 'sum' }],
      },
      format: { color_columns: true },
      shows: ['company', 'value', 'closes', 'owner'],
    },
    {
      type: 'table',
      name: 'Forecast',
      query: {
        filter: { property: 'stage', operator: 'does_not_equal', value: ['won', 'lost'] },
        group: { property: 'closes', by: 'month', sort: 'ascending' },
        aggregations: [
          { property: 'value', aggregation: 'sum' },
          { property: 'weighted', aggregation: 'sum' },
        ],
      },
      shows: ['stage', 'company', 'value', 'chance', 'weighted', 'closes', 'owner'],
    },
    {
      type: 'chart',
      name: 'Won and lost by month',
      query: {
        filter: { property: 'stage', operator: 'equals', value: ['won', 'lost'] },
        group: { property: 'closes', by: 'month', sort: 'ascending' },
        sub_group: { property: 'stage', hideEmpty: true },
        aggregations: [{ property: 'value', aggregation: 'sum' }],
      },
      format: { chart_type: 'column', color_theme: 'colorful', group_style: 'side_by_side', axis_labels: 'both' },
    },
    {
      type: 'calendar',
      name: 'Closing dates',
      format: { date_property_id: 'closes', view_range: 'month', show_weekends: true },
    },
  ],
}
