// Rows as calm lines: the title, and what is shown of it at the end.
import { defineView } from '@sheaf/core/kinds/view-kind'
import { list as listOf, string } from '@sheaf/core/validation/checks'

export const list = defineView({
  type: 'list',
  label: 'List',
  description: 'A simple list of pages',
  icon: 'list',
  aliases: 'lines, rows, simple, outline',
  format: { collapsed_groups: listOf(string) },
  groups: 'one',
  nests: true,
})
