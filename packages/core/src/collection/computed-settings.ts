// Where relations, rollups and formulas keep what they are about: the settings of their properties. Which of the two a computed
// property is follows from the settings present.
import { type Aggregation, aggregations } from './query'
import type { Property, PropertyId } from './schema'

/** Of a relation: where its rows are. */
export const relatedCollection = (property: Property | undefined): string | undefined =>
  textAt(property, 'collection_id')

export const formulaOf = (property: Property): string | undefined => textAt(property, 'expression')

export interface Rollup {
  readonly relation: PropertyId
  readonly target: PropertyId
  readonly aggregation: Aggregation
  /** Of count_per_group and percent_per_group: the group that is counted; all of them without. */
  readonly group: string | undefined
}
export function rollupOf(property: Property): Rollup | undefined {
  const relation = textAt(property, 'relation')
  const target = textAt(property, 'target')
  if (relation === undefined || target === undefined) return undefined
  const wanted = textAt(property, 'function')
  return {
    relation,
    target,
    aggregation: aggregations.find(name => name === wanted) ?? 'show_original',
    group: textAt(property, 'group'),
  }
}

function textAt(property: Property | undefined, setting: string): string | undefined {
  const value = property?.[setting]
  return typeof value === 'string' && value !== '' ? value : undefined
}
