// What a condition about options, people or rows can be answered with.
import { optionsOf, type Property } from '@sheaf/core/collection/schema'
import { useDatabase } from '@sheaf/editor/host/database'
import { t, tData } from '../../i18n/t'

export interface Choice {
  readonly id: string
  readonly name: string
  readonly color?: string
}

export function useChoices(property: Property): readonly Choice[] {
  const { kinds, people, words, query, cell } = useDatabase()
  const kind = kinds.get(property.type)
  if (kind?.refersTo === 'people') return [{ id: 'me', name: t('Me') }, ...people.map(({ id, name }) => ({ id, name }))]
  if (kind?.refersTo === 'rows') {
    const rows = query.answer ? [query.answer, ...(query.answer.groups ?? [])].flatMap(list => list.rows) : []
    const named = new Set(rows.flatMap(row => (cell(row, property) as readonly string[] | null) ?? []))
    return [...named].map(id => ({ id, name: words.names.page(id) }))
  }
  return kind?.fixedOptions?.map(({ id, label, color }) => ({ id, name: tData(label), color })) ?? optionsOf(property)
}

/** The ids that a condition names. */
export const chosenIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? (value as readonly string[]) : typeof value === 'string' ? [value] : []
