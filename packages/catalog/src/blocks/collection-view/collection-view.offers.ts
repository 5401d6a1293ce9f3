// A database in a page, as menus offer it: one line for each way of seeing it.
import type { KindOffers } from '@sheaf/core/kinds/offer'

const begin = (view: string) => ({ format: { begin_with_view: view } })

export const collectionViewOffers: KindOffers = {
  type: 'collection_view',
  offers: [
    {
      label: 'Table view',
      description: 'A database in this page, as rows and columns.',
      icon: 'table',
      group: 'database',
      aliases: 'database, grid, spreadsheet, rows, inline database',
      seed: begin('table'),
    },
    {
      label: 'Board view',
      description: 'A database in this page, as cards in columns.',
      icon: 'kanban',
      group: 'database',
      aliases: 'kanban, cards, columns, status',
      seed: begin('board'),
    },
    {
      label: 'List view',
      description: 'A database in this page, as calm lines.',
      icon: 'list',
      group: 'database',
      aliases: 'lines, simple list, index',
      seed: begin('list'),
    },
    {
      label: 'Gallery view',
      description: 'A database in this page, as cards with pictures.',
      icon: 'layout-grid',
      group: 'database',
      aliases: 'cards, pictures, covers, grid',
      seed: begin('gallery'),
    },
    {
      label: 'Calendar view',
      description: 'A database in this page, on the days of its dates.',
      icon: 'calendar-days',
      group: 'database',
      aliases: 'month, week, agenda, schedule, events',
      seed: begin('calendar'),
    },
    {
      label: 'Timeline view',
      description: 'A database in this page, as bars along time.',
      icon: 'chart-gantt',
      group: 'database',
      aliases: 'gantt, roadmap, plan, project, schedule',
      seed: begin('timeline'),
    },
    {
      label: 'Chart view',
      description: 'A database in this page, as a chart of its groups.',
      icon: 'chart-column',
      group: 'database',
      aliases: 'bars, donut, line, graph, figures',
      seed: begin('chart'),
    },
    {
      label: 'Import CSV',
      description: 'A database in this page, made of a file of rows.',
      icon: 'upload',
      group: 'database',
      aliases: 'csv, tsv, import, file, spreadsheet, excel, upload, database',
      seed: { format: { begin_with_file: 'csv' } },
    },
    {
      label: 'Linked view of database',
      description: 'A database that lives on another page, seen from here.',
      icon: 'arrow-up-right',
      group: 'database',
      aliases: 'link, reference, existing database, mirror, other database',
      seed: { format: { begin_linked: true } },
    },
  ],
}
