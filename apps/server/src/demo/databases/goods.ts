// What is on the shelves, and what is sent to whom.
import { type DatabasePlan, options } from '../database-plan'

export const products: DatabasePlan = {
  name: 'Inventory',
  icon: '📦',
  properties: {
    title: { name: 'Product', type: 'title' },
    sku: { name: 'SKU', type: 'text' },
    form: {
      name: 'Form',
      type: 'select',
      options: options(
        ['throw', 'Throw', 'purple'],
        ['cushion', 'Cushion', 'pink'],
        ['curtain', 'Curtain cloth', 'blue'],
        ['runner', 'Table runner', 'yellow'],
        ['upholstery', 'Upholstery cloth', 'brown'],
        ['scarf', 'Scarf', 'green'],
        ['blanket', 'Blanket', 'orange'],
      ),
    },
    price: { name: 'Price', type: 'number', format: 'euro', decimals: 0 },
    stock: { name: 'Stock', type: 'number' },
    least: { name: 'Reorder at', type: 'number' },
    shelf: { name: 'Shelf', type: 'text' },
    mill: { name: 'Yarn from', type: 'relation', to: 'companies', back: 'products', limit: 1 },
    orders: { name: 'Orders', type: 'relation', to: 'orders', back: 'product' },
    sold: { name: 'Sold', type: 'rollup', relation: 'orders', target: 'quantity', function: 'sum' },
    worth: { name: 'Worth', type: 'formula', expression: 'prop("Price") * prop("Stock")', format: 'euro', decimals: 0 },
    reorder: { name: 'Weave more', type: 'formula', expression: 'prop("Stock") <= prop("Reorder at")' },
  },
  views: [
    {
      type: 'table',
      name: 'Shelves',
      query: {
        sorts: [{ property: 'title', direction: 'ascending' }],
        aggregations: [
          { property: 'title', aggregation: 'count' },
          { property: 'stock', aggregation: 'sum' },
          { property: 'worth', aggregation: 'sum' },
          { property: 'reorder', aggregation: 'checked' },
        ],
      },
      shows: ['sku', 'form', 'price', 'stock', 'least', 'sold', 'worth', 'reorder', 'shelf', 'mill'],
    },
    {
      type: 'gallery',
      name: 'Swatches',
      query: { group: { property: 'form' }, sorts: [{ property: 'title', direction: 'ascending' }] },
      format: { cover: 'page_cover', cover_size: 'medium' },
      shows: ['price', 'stock'],
    },
    {
      type: 'list',
      name: 'Weave more',
      query: {
        filter: { property: 'reorder', operator: 'equals', value: true },
        sorts: [{ property: 'sold', direction: 'descending' }],
      },
      shows: ['stock', 'least', 'sold', 'mill'],
    },
  ],
}

export const orders: DatabasePlan = {
  name: 'Orders',
  icon: '🚚',
  prefix: 'ORD',
  properties: {
    title: { name: 'Order', type: 'title' },
    number: { name: 'Number', type: 'unique_id' },
    status: {
      name: 'Status',
      type: 'status',
      options: options(
        ['new', 'New', 'gray', 'to_do'],
        ['weaving', 'On the loom', 'blue', 'in_progress'],
        ['packed', 'Packed', 'purple', 'in_progress'],
        ['sent', 'Sent', 'green', 'complete'],
        ['back', 'Sent back', 'red', 'complete'],
      ),
    },
    company: { name: 'Customer', type: 'relation', to: 'companies', back: 'orders', limit: 1 },
    product: { name: 'Product', type: 'relation', to: 'products', back: 'orders', limit: 1 },
    quantity: { name: 'Quantity', type: 'number' },
    price: {
      name: 'Price each',
      type: 'rollup',
      relation: 'product',
      target: 'price',
      function: 'sum',
      format: 'euro',
      decimals: 0,
    },
    total: {
      name: 'Total',
      type: 'formula',
      expression: 'prop("Quantity") * prop("Price each")',
      format: 'euro',
      decimals: 0,
    },
    ordered: { name: 'Ordered', type: 'date' },
    sent: { name: 'Sends on', type: 'date' },
    paid: { name: 'Paid', type: 'checkbox' },
  },
  views: [
    {
      type: 'table',
      name: 'Open orders',
      query: {
        filter: { property: 'status', operator: 'does_not_equal', value: ['sent', 'back'] },
        sorts: [{ property: 'sent', direction: 'ascending' }],
        aggregations: [
          { property: 'title', aggregation: 'count' },
          { property: 'quantity', aggregation: 'sum' },
          { property: 'total', aggregation: 'sum' },
        ],
      },
      shows: ['number', 'status', 'company', 'product', 'quantity', 'price', 'total', 'sent', 'paid'],
    },
    {
      type: 'table',
      name: 'By month',
      query: {
        group: { property: 'ordered', by: 'month', sort: 'descending' },
        aggregations: [
          { property: 'title', aggregation: 'count' },
          { property: 'total', aggregation: 'sum' },
          { property: 'paid', aggregation: 'percent_checked' },
        ],
      },
      shows: ['number', 'status', 'company', 'quantity', 'total', 'ordered', 'paid'],
    },
    {
      type: 'board',
      name: 'Yard',
      query: {
        filter: { property: 'ordered', operator: 'within', value: { direction: 'past', count: 2, unit: 'month' } },
        group: { property: 'status' },
        aggregations: [{ property: 'total', aggregation: 'sum' }],
      },
      shows: ['company', 'quantity', 'sent'],
    },
    {
      type: 'chart',
      name: 'Revenue',
      query: {
        group: { property: 'ordered', by: 'month', sort: 'ascending' },
        aggregations: [{ property: 'total', aggregation: 'sum' }],
      },
      format: {
        chart_type: 'line',
        smooth_line: true,
        color_theme: 'teal',
        axis_labels: 'both',
        reference_lines: [{ id: 'aim', value: 35_000, label: 'Aim', color: 'orange', dash: 'dash' }],
      },
    },
  ],
}
