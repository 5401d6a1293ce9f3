// Cards in columns, one column for each value of a property: work that moves from left to right.

import type { Grouping } from '@sheaf/core/collection/query'
import { optionsOf, type Property, propertiesOf, type Schema } from '@sheaf/core/collection/schema'
import { defineView, type FormOf, type ViewFields } from '@sheaf/core/kinds/view-kind'
import { boolean, list, string } from '@sheaf/core/validation/checks'
import { cardChecks } from '../card-look'

export const board = defineView({
  type: 'board',
  label: 'Board',
  description: 'Cards in columns, such as a Kanban board',
  icon: 'kanban',
  aliases: 'kanban, columns, cards, status, workflow',
  format: { ...cardChecks, color_columns: boolean, collapsed_groups: list(string) },
  groups: 'two',
  needs: { form: 'choice', type: 'status', name: 'Status' },
  begin: (schema, formOf) => {
    const property = firstChoice(schema, formOf)
    return property ? { query: { group: { property: property.id } } } : {}
  },
  // What is hidden is asked for as well: the board says how much it hides.
  ask: (fields, schema) => {
    const group = boardGrouping(fields, schema)
    if (!group) return {}
    const { hidden: _hidden, ...asked } = group
    return { group: asked }
  },
})

/** A status before a select. */
function firstChoice(schema: Schema, formOf: FormOf): Property | undefined {
  const choices = propertiesOf(schema).filter(property => formOf(property) === 'choice')
  return choices.find(property => property.type === board.needs?.type) ?? choices[0]
}

/** What its columns are made by. A board whose property was deleted goes by another one with options, if there is one. */
export function boardGrouping({ query }: ViewFields, schema: Schema): Grouping | null {
  if (query.group && schema[query.group.property]) return query.group
  const other = propertiesOf(schema).find(property => optionsOf(property).length > 0)
  return other ? { property: other.id } : null
}
