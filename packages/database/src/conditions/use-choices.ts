// What a condition about options, people or rows can be answered with.

import { MEANING, optionsOf, type Property } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import type { PropertyKinds } from '@sheaf/core/kinds/property-kind'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useDatabase } from '../contract/database-hooks'

export interface Choice {
  readonly id: string
  readonly name: string
  readonly color?: string
}

/** Of rows those that are named here, and those that the condition names; others are found by `RowChoiceList`. */
export function useChoices(property: Property, value?: unknown): readonly Choice[] {
  const { t, t: tData } = useBlockHost()
  const { kinds, people, words, query, cell } = useDatabase('kinds', 'people', 'words', 'query', 'cell')
  const kind = kinds.get(property.type)
  const refersTo = property[MEANING]?.refersTo ?? kind?.refersTo
  if (refersTo === 'people') return [{ id: 'me', name: t('Me') }, ...people.map(({ id, name }) => ({ id, name }))]
  if (refersTo === 'rows') {
    const rows = query.answer ? [query.answer, ...(query.answer.groups ?? [])].flatMap(list => list.rows) : []
    const named = new Set([...chosenIn(value), ...rows.flatMap(row => chosenIn(cell(row, property)))])
    return [...named].map(id => ({ id, name: words.names.page(id) }))
  }
  return kind?.fixedOptions?.map(({ id, label, color }) => ({ id, name: tData(label), color })) ?? optionsOf(property)
}

/** The ids that a condition names. */
export const chosenIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? (value as readonly string[]) : typeof value === 'string' ? [value] : []

/** Where the rows of a relation are; null for any other property. */
export const rowsChosenIn = (kinds: PropertyKinds, property: Property): Uuid | null => {
  const { refersTo, collection } = property[MEANING] ?? {
    refersTo: kinds.get(property.type)?.refersTo,
    collection: property['collection_id'],
  }
  return refersTo === 'rows' && typeof collection === 'string' ? (collection as Uuid) : null
}
